"""Many tables stepped together play the same games as one table alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

import moguls
from moguls.errors import IllegalMove, UsageError
from moguls.vector.batches import Batch

if TYPE_CHECKING:
    from moguls.kernel.engines.native import NativeEngine

GAME = moguls.game("mogul-2002")


def test_each_table_plays_the_game_that_its_number_names(fast: NativeEngine) -> None:
    batch = Batch(fast, tables=8, seats=4, seed=11)
    alone = GAME.new(seats=4, seed=11)

    assert batch.states[0].tobytes()[8:] == alone.state.pack()[8:]
    assert len({batch.states[i].tobytes() for i in range(8)}) == 8


def test_random_batches_come_to_the_same_ends_as_playouts(fast: NativeEngine) -> None:
    batch = Batch(fast, tables=20, seats=3, seed=5)
    plies = 0
    while not batch.over.all():
        plies += int((~batch.over).sum())
        batch.step(batch.random_actions())

    assert plies == fast.playouts(3, 5, 20)[0]


def test_legal_has_the_moves_of_the_playthrough(fast: NativeEngine) -> None:
    batch = Batch(fast, tables=3, seats=5, seed=2)
    first = GAME.new(seats=5, seed=2)

    assert np.flatnonzero(batch.legal()[0]).tolist() == list(first.legal().values())


def test_an_illegal_action_is_refused_with_its_rule_and_nothing_is_played(
    fast: NativeEngine,
) -> None:
    batch = Batch(fast, tables=4, seats=4, seed=1)
    before = batch.states.tobytes()

    with pytest.raises(IllegalMove, match="M02-L2") as refused:
        batch.step(np.array([3, 3, 4, 3]))

    assert refused.value.legal == ["loan", "decline"]
    assert refused.value.table == 2
    assert str(refused.value).startswith("table 2: seat ")
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("actions", [[3, 3], [3, 3, 3, 14], [3, -1, 3, 3]])
def test_an_invalid_action_is_refused(fast: NativeEngine, actions: list[int]) -> None:
    batch = Batch(fast, tables=4, seats=4, seed=1)

    with pytest.raises(UsageError):
        batch.step(np.array(actions))


def test_restart_begins_new_games_only_where_one_has_ended(fast: NativeEngine) -> None:
    batch = Batch(fast, tables=6, seats=3, seed=9)
    while not batch.over.any():
        batch.step(batch.random_actions())
    ended = batch.over
    running = batch.states[~ended].tobytes()

    batch.restart()

    assert not batch.over.any()
    assert batch.states[~ended].tobytes() == running
    assert (batch.games[ended] >= 6).all()


def test_observations_of_a_batch_are_those_of_the_seat_on_turn(fast: NativeEngine) -> None:
    batch = Batch(fast, tables=2, seats=4, seed=3)
    play = GAME.new(seats=4, seed=3)
    assert play.turn is not None

    for perfect_memory in (False, True):
        seen = play.observation(play.turn, perfect_memory=perfect_memory)
        row = batch.observe(perfect_memory=perfect_memory)[0]
        assert row.tolist() == [number for plane in seen.values() for number in plane]


@pytest.mark.parametrize(("tables", "seats"), [(0, 4), (3, 2), (3, 7)])
def test_a_batch_that_cannot_be_is_refused(fast: NativeEngine, tables: int, seats: int) -> None:
    with pytest.raises(UsageError):
        Batch(fast, tables, seats, 1)
