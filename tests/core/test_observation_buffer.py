"""Tests of observation buffers: the arrays of `observe` and `mask`, written again and again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import moguls
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
