"""Positions of environments: the same on both engines, observed within bounds."""

from __future__ import annotations

import copy
import pickle
import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import moguls
import moguls.vector
from moguls.envs.observations import Observer
from moguls.envs.positions import advance, draw, redeal
from moguls.envs.setting import Setting
from moguls.errors import UsageError
from moguls.kernel.engines.scaling import FORMS, Scaling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.kernel.engines.position import Position

GAMES = moguls.games()


def played(name: str, engine: str, seed: int) -> Iterator[Position]:
    setting = Setting.of(name, moguls.game(name).seats[-1], {"engine": engine})
    rng = random.Random(seed)
    position = setting.played_by.begin(setting.seats, seed)
    yield position
    while not position.over:
        advance(position, rng.choice(position.choices()))
        yield position


@pytest.mark.parametrize("name", GAMES)
def test_both_engines_play_the_same_game_and_see_the_same(name: str) -> None:
    for seed in range(2):
        both = zip(played(name, "native", seed), played(name, "plain", seed), strict=True)
        observer = Observer(moguls.game(name), "int16", perfect_memory=bool(seed))
        for ply, (native, plain) in enumerate(both):
            assert native.bytes == plain.bytes
            if ply % 16 == 0 or native.over:
                seat = native.turn
                assert (observer.observe(native, seat) == observer.observe(plain, seat)).all()


@pytest.mark.parametrize("name", GAMES)
def test_every_number_lies_within_its_bounds_in_every_form(name: str) -> None:
    game = moguls.game(name)
    makers = [Observer(game, form, perfect_memory=True) for form in FORMS]
    for ply, position in enumerate(played(name, "native", 3)):
        if ply % 8 and not position.over:
            continue
        for observer in makers:
            seen, (low, high) = observer.observe(position, position.turn), observer.bounds()
            assert seen.dtype == low.dtype == high.dtype
            assert ((low <= seen) & (seen <= high)).all()


def test_forms_tell_the_same_numbers_on_other_scales() -> None:
    game = moguls.game("mogul-2002")
    position = game.engine().begin(4, 1)
    raw, unit, signed = (
        Observer(game, form, perfect_memory=False).observe(position, 0)
        for form in ("int16", "unit", "signed")
    )
    chips = next(plane for plane in game.rules.planes if plane.name == "chips")
    at = chips.start + 1  # another's chips are hidden
    assert [float(each[at]) for each in (raw, unit, signed)] == [chips.low, 0.0, -1.0]
    bank = next(plane for plane in game.rules.planes if plane.name == "bank")
    part = (raw[bank.start] - bank.low) / (bank.high - bank.low)
    assert 0 < part < 1
    assert unit[bank.start] == pytest.approx(part)
    assert signed[bank.start] == pytest.approx(2 * part - 1)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", GAMES)
def test_native_code_scales_single_positions_as_numpy_does(
    name: str, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = moguls.game(name)
    observer = Observer(game, form, perfect_memory=False)
    copied = pickle.loads(pickle.dumps(observer))  # noqa: S301  # its own
    pairs = zip(played(name, "native", 5), played(name, "plain", 5), strict=True)
    for ply, (native, plain) in enumerate(pairs):
        if ply % 16 and not native.over:
            continue
        expected, turn = observer.observe(plain, 0), native.turn
        known = observer.everything(plain, 2)
        with monkeypatch.context() as patch:
            patch.setattr(Scaling, "scaled", None)  # not called
            for _ in range(2):
                assert (observer.observe(native, 0) == expected).all()
                assert (observer.everything(native, 2) == known).all()
            assert (copy.deepcopy(copied).observe(native, 0) == expected).all()
        assert (native.turn, native.choices()) == (turn, plain.choices())


@pytest.mark.parametrize("name", GAMES)
def test_a_plane_scaled_by_its_range_of_play_is_clipped_to_it(name: str) -> None:
    game = moguls.game(name)
    scaling = Scaling(game.rules, "playing")
    for plane in game.rules.planes:
        low, high = plane.playing
        assert plane.low <= low < high <= plane.high
        raw = np.zeros((4, game.rules.size), np.int16)
        raw[:, plane.start] = plane.low, low, high, plane.high
        seen = scaling.scale(raw, np.empty(raw.shape, np.float32))
        assert seen[:, plane.start] == pytest.approx(np.array([0, 0, 1, 1]))


def test_ranges_of_play_hold_nearly_all_numbers_of_random_games() -> None:
    for name in GAMES:
        game = moguls.game(name)
        tables = moguls.vector.tables(name, game.seats[0], n=64, seed=3, perfect_memory=True)
        rng, beyond, count = np.random.default_rng(1), np.zeros(game.rules.size), 0
        scaling = Scaling(game.rules, "playing")
        low, high, _, _ = scaling.scale_arrays
        seen, _ = tables.reset()
        for _ in range(200):
            seen, *_ = tables.step(tables.sample(rng))
            beyond += ((seen < low) | (seen > high)).sum(axis=0)
            count += len(seen)
        for plane in game.rules.planes:
            part = beyond[plane.start :][: plane.count].sum() / (count * plane.count)
            assert part <= 0.002, (name, plane.name, part)


def test_everything_is_what_each_seat_knows_with_a_perfect_memory_in_turn() -> None:
    game = moguls.game("take-stock")
    position = game.plain().begin(3, 2)
    seen = Observer(game, "int16", perfect_memory=False).everything(position, 3)
    known = Observer(game, "int16", perfect_memory=True)
    assert (seen == np.concatenate([known.observe(position, seat) for seat in range(3)])).all()


def test_chance_that_is_due_is_drawn_by_the_number_that_is_given() -> None:
    game = moguls.game("take-stock")
    rng = random.Random(0)
    position = game.engine().begin(4, 0)
    while not position.chance_due:
        position.apply(rng.choice(position.choices()))
    drawn = [position.copy() for _ in range(3)]
    for each, number in zip(drawn, (7, 7, 8), strict=True):
        draw(game.rules, each, number)
        assert not each.chance_due
    assert drawn[0].bytes == drawn[1].bytes != drawn[2].bytes


def test_what_is_drawn_again_is_what_the_seat_cannot_know() -> None:
    game = moguls.game("take-stock")
    position = game.engine().begin(4, 5)
    known = Observer(game, "int16", perfect_memory=True)
    other = position.copy()
    redeal(other, 2, 99)
    assert (known.observe(position, 2) == known.observe(other, 2)).all()
    assert not (known.observe(position, 1) == known.observe(other, 1)).all()


def test_what_does_not_exist_is_refused_by_name() -> None:
    game = moguls.game("moguli")
    with pytest.raises(UsageError, match="expected int16, unit, signed, playing"):
        Observer(game, "float", perfect_memory=False)
    with pytest.raises(UsageError, match="moguli is for 2 seats"):
        game.engine().begin(3, 1)
