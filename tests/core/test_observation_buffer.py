"""Tests of observation buffers: the arrays of `observe` and `mask`, written again and again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import moguls
from moguls.core.records.chance_source import COUNTER, Salt
from moguls.errors import GameOver, IllegalMove, MalformedMove, UsageError
from moguls.kernel.engines.scaling import FORMS, Scaling

if TYPE_CHECKING:
    from moguls.core.play.game import Game

GAMES = 3


def engines(name: str) -> list[Game]:
    game = moguls.game(name)
    return [game.played_by(game.plain()), game.native()]


@pytest.mark.parametrize("perfect_memory", [False, True])
@pytest.mark.parametrize("name", moguls.games())
def test_a_buffer_writes_observation_mask_and_choices(name: str, perfect_memory: bool) -> None:
    rng = random.Random(1)
    for game in engines(name):
        buffer = game.observation_buffer(perfect_memory=perfect_memory)
        planes, mask = buffer.planes, buffer.mask
        for number in range(GAMES):
            play = game.new(game.seats[-1], 7, number=number)
            for _ in range(40):
                assert buffer.read(play) == play.choices()
                seat = play.turn or 0
                expected = play.observe(seat, perfect_memory=perfect_memory)
                assert np.array_equal(planes, expected)
                assert np.array_equal(mask, play.mask())
                if play.over:
                    break
                play.step(rng.choice(play.choices()))
        assert buffer.planes is planes
        assert buffer.mask is mask


@pytest.mark.parametrize("perfect_memory", [False, True])
@pytest.mark.parametrize("name", moguls.games())
@pytest.mark.parametrize("form", FORMS)
def test_one_call_plays_and_writes_the_same_as_separate_calls(
    form: str, name: str, perfect_memory: bool
) -> None:
    game, rng = moguls.game(name), random.Random(2)
    scaling = Scaling(game.rules, form)
    buffers = [one.observation_buffer(form, perfect_memory=perfect_memory) for one in engines(name)]
    for number in range(GAMES):
        plays = [one.new(game.seats[-1], 7, number=number) for one in engines(name)]
        both = [buffer.read(play) for buffer, play in zip(buffers, plays, strict=True)]
        for _ in range(40):
            assert both[0] == both[1] == plays[0].choices()
            raw = plays[0].observe(plays[0].turn or 0, perfect_memory=perfect_memory)
            expected = scaling.scaled(raw).tobytes()
            for buffer, play in zip(buffers, plays, strict=True):
                assert buffer.planes.tobytes() == expected
                assert np.array_equal(buffer.mask, play.mask())
            if plays[0].over:
                break
            action = rng.choice(both[0])
            both = [buffer.step(it, action) for buffer, it in zip(buffers, plays, strict=True)]
        assert plays[0].record() == plays[1].record()
        plays[1].undo()
        plays[0].undo()
        assert plays[0].state == plays[1].state


def test_an_illegal_step_changes_neither_the_game_nor_the_arrays() -> None:
    for game in engines("mogul-2002"):
        play, buffer = game.new(3, 5), game.observation_buffer("unit")
        legal = buffer.read(play)
        before, planes, mask = play.state, buffer.planes.copy(), buffer.mask.copy()
        wrong = next(action for action in range(game.rules.num_actions) if action not in legal)
        for action, error in ((wrong, IllegalMove), (10**30, MalformedMove), (-1, MalformedMove)):
            with pytest.raises(error):
                buffer.step(play, action)
        with pytest.raises(UsageError, match="seat"):
            buffer.step(play, legal[0], 3)
        assert play.state == before
        assert np.array_equal(buffer.planes, planes)
        assert np.array_equal(buffer.mask, mask)
        while not play.over:
            legal = buffer.step(play, play.choices()[-1])
        assert legal == []
        with pytest.raises(GameOver):
            buffer.step(play, 0)


def test_an_observation_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UsageError, match="expected int16, unit, signed, playing"):
        moguls.game("moguli").observation_buffer("float")


def test_a_buffer_of_another_seat_keeps_the_mask_of_the_seat_to_act() -> None:
    game = moguls.game("take-stock")
    play, buffer = game.new(3, 5), game.observation_buffer()
    for seat in range(3):
        buffer.read(play, seat)
        assert np.array_equal(buffer.planes, play.observe(seat))
        assert np.array_equal(buffer.mask, play.mask())


def test_a_game_that_is_over_has_no_legal_action() -> None:
    game = moguls.game("mogul-2002")
    play, buffer = game.new(3, 5), game.observation_buffer()
    while not play.over:
        play.step(buffer.read(play)[-1])
    assert buffer.read(play) == []
    assert not buffer.mask.any()


def test_another_game_and_another_seat_are_refused() -> None:
    buffer = moguls.game("moguli").observation_buffer()
    with pytest.raises(UsageError, match="for moguli, not for take-stock"):
        buffer.read(moguls.game("take-stock").new(2, 5))
    with pytest.raises(UsageError, match="seat"):
        buffer.read(moguls.game("moguli").new(2, 5), 2)


def test_chance_between_two_actions_is_drawn_and_noted_as_by_single_steps() -> None:
    game, rng = moguls.game("take-stock"), random.Random(3)
    for later_chance in (COUNTER, Salt("salt")):
        plays = [game.native().new(3, 5, later_chance=later_chance) for _ in range(2)]
        buffer, steps = game.observation_buffer(), plays[0].length
        legal = buffer.read(plays[0])
        while legal:
            seat = rng.choice((None, 1))
            plays[1].step(action := rng.choice(legal))
            legal = buffer.step(plays[0], action, seat)
            assert legal == plays[1].choices()
            if plays[1].length > steps + 1 or seat is not None:
                expected = plays[1].observe(plays[1].turn or 0 if seat is None else seat)
                assert np.array_equal(buffer.planes, expected)
                assert np.array_equal(buffer.mask, plays[1].mask())
            steps = plays[1].length
        assert plays[0].over
        assert plays[0].record() == plays[1].record()
        assert plays[0].length > plays[0].ply


def test_chance_that_is_left_to_the_caller_waits() -> None:
    game = moguls.game("take-stock").native()
    play, buffer = game.replay(game.new(3, 5).record()), game.observation_buffer()
    play.later_chance, legal = None, buffer.read(play)
    while not play.chance_due:
        assert legal
        legal = buffer.step(play, legal[0])
    assert legal == []
    assert not buffer.mask.any()
    play.chance()
    assert buffer.read(play) == play.choices() != []


@pytest.mark.parametrize("name", moguls.games())
def test_playthroughs_of_several_engines_take_turns_with_one_buffer(name: str) -> None:
    game, rng = moguls.game(name), random.Random(4)
    plays = [one.new(3 if 3 in game.seats else 2, seed) for one in engines(name) for seed in (1, 2)]
    buffer = game.observation_buffer()
    for _ in range(60):
        play = rng.choice(plays)
        if play.over:
            break
        legal = buffer.step(play, rng.choice(play.choices()), rng.choice((None, 0, 1)))
        assert legal == play.choices()
        assert np.array_equal(buffer.mask, play.mask())


def test_a_mask_cannot_be_written_by_the_caller() -> None:
    buffer = moguls.game("moguli").observation_buffer()
    with pytest.raises(ValueError, match="read-only"):
        buffer.mask[0] = True


@pytest.mark.slow  # the compiler takes seconds
def test_the_compiler_plays_and_reads_as_libraries_do() -> None:
    game, rng = moguls.game("mogul-2002"), random.Random(2)
    plays = [one.new(3, 7) for one in (game.played_by(game.jit()), game.native())]
    buffers = [game.observation_buffer("unit") for _ in plays]
    while not plays[0].over:
        action = rng.choice(plays[0].choices())
        both = [buffer.step(it, action) for buffer, it in zip(buffers, plays, strict=True)]
        assert both[0] == both[1]
        assert buffers[0].planes.tobytes() == buffers[1].planes.tobytes()
        assert np.array_equal(buffers[0].mask, buffers[1].mask)
    for wrong in (-1, 10**30):
        with pytest.raises(GameOver):
            buffers[0].step(plays[0], wrong)
