"""Tests of observation buffers: the arrays of `observe` and `mask`, written again and again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import numpy as np
import pytest

import moguls
from moguls.errors import UsageError

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
