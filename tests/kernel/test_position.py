"""Positions: states that are played on without checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import moguls
from moguls.errors import UsageError
from moguls.kernel.loops.single_calls import REFUSED
from tests.strategies import choices, choose

if TYPE_CHECKING:
    from moguls.kernel.engines.base import Engine

GAME = moguls.game("mogul-2002")


@pytest.fixture(params=["plain", "jit"])
def engine(request: pytest.FixtureRequest) -> Engine:
    made: Engine = getattr(GAME, request.param)()
    return made


def test_a_game_is_played_to_its_end(engine: Engine) -> None:
    position = engine.begin(3, 7)
    for number in choices(1):
        if position.over:
            break
        position.apply(choose(position.choices(), number))

    assert position.choices() == []
    assert GAME.rules.is_over(position.state)


def test_a_step_is_refused_and_nothing_changes_or_it_is_played(engine: Engine) -> None:
    position, other = engine.begin(4, 7), engine.begin(4, 7)
    before = position.bytes
    for action in (-1, 1, 99, 1 << 70):
        assert position.try_step(action) == REFUSED
        assert (position.bytes, position.status) == (before, other.status)
    action = position.choices()[0]
    other.apply(action)

    assert position.try_step(action) == position.status == other.status != REFUSED
    assert position.bytes == other.bytes != before


def test_a_copy_goes_its_own_way(engine: Engine) -> None:
    position = engine.begin(4, 7)
    before, state = position.bytes, position.state
    twin = position.copy()
    twin.apply(3)

    assert position.bytes == before != twin.bytes
    position.apply(2)
    assert state.pack() == before


def test_positions_keep_their_bytes_when_others_come_and_go(engine: Engine) -> None:
    positions = [engine.begin(4, seed) for seed in range(200)]
    bytes_of = [position.bytes for position in positions]
    for position in positions[::2]:
        position.apply(2)

    assert [position.bytes for position in positions[1::2]] == bytes_of[1::2]


def test_another_state_is_written_over_it(engine: Engine) -> None:
    position, other = engine.begin(4, 7), engine.begin(3, 8)
    other.apply(other.choices()[0])
    position.write(other.bytes)

    assert position.status == other.status
    assert position.choices() == other.choices()
    assert engine.position(other.bytes).state == position.state


def test_a_redeal_changes_only_what_is_hidden(engine: Engine) -> None:
    position = engine.begin(4, 7)
    twin = position.copy()
    twin.redeal(2)

    assert twin.bytes != position.bytes
    assert GAME.rules.display.view(twin.state, 2) == GAME.rules.display.view(position.state, 2)


def test_an_observation_is_written_to_an_array_or_to_a_new_one(engine: Engine) -> None:
    position, out = engine.begin(4, 7), np.zeros(GAME.rules.size, np.int16)
    first = position.observe(0)
    assert position.observe(1, out=out) is out
    kept = out.copy()
    position.observe(2)

    assert (out == kept).all(), "an array of the caller is left alone"
    assert (position.observe(0) == first).all()
    assert not (kept == first).all()
    wrong: Any
    for wrong in (out[:-1], out.astype(np.int32), np.zeros(2 * len(out), np.int16)[::2]):
        with pytest.raises(UsageError, match="of int16, contiguous"):
            position.observe(0, out=wrong)


@pytest.mark.parametrize("seats", [2, 7])
def test_seats_that_cannot_be_are_refused(engine: Engine, seats: int) -> None:
    with pytest.raises(UsageError):
        engine.begin(seats, 1)
