"""The game below an environment: one on both engines, observed within bounds, copied whole."""

from __future__ import annotations

import copy
import pickle
import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import moguls
from moguls.envs.observations import Observer
from moguls.envs.table import Table
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = moguls.games()


def played(name: str, engine: str, seed: int) -> Iterator[Table]:
    """Play at random; yield the table after the deal and after every action."""
    game = moguls.game(name)
    table, rng = Table.deal(game, game.seats[-1], seed, engine), random.Random(seed)
    yield table
    while not table.at.over:
        table.at.advance(rng.choice(table.at.choices()))
        yield table


@pytest.mark.parametrize("name", GAMES)
def test_both_engines_play_the_same_game_and_see_the_same(name: str) -> None:
    for seed in range(2):
        both = zip(played(name, "native", seed), played(name, "plain", seed), strict=True)
        observer = Observer(moguls.game(name), "int16", perfect_memory=bool(seed))
        for ply, (native, plain) in enumerate(both):
            assert native.bytes == plain.bytes
            if ply % 16 == 0 or native.at.over:
                seat = native.at.turn
                assert (observer.observe(native, seat) == observer.observe(plain, seat)).all()


@pytest.mark.parametrize("name", GAMES)
def test_the_deal_of_a_seed_is_that_of_playouts_and_batches(name: str) -> None:
    game = moguls.game(name)
    assert Table.deal(game, game.seats[0], 5).bytes == game.native().new(game.seats[0], 5).bytes


@pytest.mark.parametrize("name", GAMES)
def test_every_number_lies_within_its_bounds_in_every_form(name: str) -> None:
    game = moguls.game(name)
    makers = [Observer(game, form, perfect_memory=True) for form in ("int16", "unit", "signed")]
    for ply, table in enumerate(played(name, "native", 3)):
        if ply % 8 and not table.at.over:
            continue
        for observer in makers:
            seen, (low, high) = observer.observe(table, table.at.turn), observer.bounds()
            assert seen.dtype == low.dtype == high.dtype
            assert ((low <= seen) & (seen <= high)).all()


def test_forms_tell_the_same_numbers_on_other_scales() -> None:
    game = moguls.game("mogul-2002")
    table = Table.deal(game, 4, 1)
    raw, unit, signed = (
        Observer(game, form, perfect_memory=False).observe(table, 0)
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


def test_everything_is_what_each_seat_knows_with_a_perfect_memory_in_turn() -> None:
    game = moguls.game("take-stock")
    table = Table.deal(game, 3, 2, "plain")
    seen = Observer(game, "int16", perfect_memory=False).everything(table, 3)
    known = Observer(game, "int16", perfect_memory=True)
    assert (seen == np.concatenate([known.observe(table, seat) for seat in range(3)])).all()


@pytest.mark.parametrize("engine", ["native", "plain"])
def test_a_copy_goes_its_own_way_and_a_pickle_keeps_the_chance_to_come(engine: str) -> None:
    game = moguls.game("take-stock")
    table = Table.deal(game, 4, 8, engine)
    pickled = pickle.loads(pickle.dumps(table))  # noqa: S301  # our own
    twins = [copy.deepcopy(table), pickled, table.copy()]
    for twin in twins:
        assert (twin.bytes, twin.engine) == (table.bytes, engine)
    rng = random.Random(4)
    while not table.at.over:
        action = rng.choice(table.at.choices())
        for each in (table, *twins):
            each.at.advance(action)
    assert {twin.bytes for twin in twins} == {table.bytes}
    table.load(Table.deal(game, 4, 8, engine).bytes)
    assert not table.at.over
    assert twins[0].at.over


def test_chance_that_is_due_is_drawn_by_the_number_that_is_given() -> None:
    game = moguls.game("take-stock")
    rng = random.Random(0)
    table = Table.deal(game, 4, 0)
    while not table.at.chance_due:
        table.at.apply_unchecked(rng.choice(table.at.choices()))
    drawn = [table.copy() for _ in range(3)]
    for each, number in zip(drawn, (7, 7, 8), strict=True):
        each.draw(number)
        assert not each.at.chance_due
    assert drawn[0].bytes == drawn[1].bytes != drawn[2].bytes


def test_what_is_drawn_again_is_what_the_seat_cannot_know() -> None:
    game = moguls.game("take-stock")
    table = Table.deal(game, 4, 5)
    known = Observer(game, "int16", perfect_memory=True)
    other = table.copy()
    other.redeal(2, 99)
    assert (known.observe(table, 2) == known.observe(other, 2)).all()
    assert not (known.observe(table, 1) == known.observe(other, 1)).all()


def test_what_does_not_exist_is_refused_by_name() -> None:
    game = moguls.game("moguli")
    with pytest.raises(UsageError, match="there is auto, native, plain"):
        Table.deal(game, 2, 1, "cuda")
    with pytest.raises(UsageError, match="there is int16, unit, signed"):
        Observer(game, "float", perfect_memory=False)
    with pytest.raises(UsageError, match="moguli is for 2 seats"):
        Table.deal(game, 3, 1)
