"""Trajectories: the same steps and states whenever they are read, compressed or not."""

from __future__ import annotations

import pickle
import random
from typing import TYPE_CHECKING

import pytest

import moguls
from moguls.core.play.trajectory import BLOCK, Trajectory

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough

STEPS = 90


def played(name: str, *, asked: bool, native: bool = False) -> Playthrough:
    """Return a game after some steps; asked for its steps after each, or not at all."""
    game, rng = moguls.game(name), random.Random(5)
    play = (game.native() if native else game).new(game.seats[0], 5)
    for _ in range(STEPS):
        if play.over:
            break
        play.step(rng.choice(play.choices()))
        if asked:
            play.events(None)
    return play


@pytest.mark.parametrize("name", moguls.games())
def test_a_game_is_the_same_whether_it_was_asked_or_not(name: str) -> None:
    silent, asked = played(name, asked=False), played(name, asked=True)

    assert silent.ply == asked.ply > 0
    assert silent.length == asked.length
    assert silent.record() == asked.record()
    assert [state.pack() for state in silent.states()] == [it.pack() for it in asked.states()]
    assert silent == asked


@pytest.mark.parametrize("name", moguls.games())
def test_copies_pickles_and_undo_have_what_nobody_has_asked_for(name: str) -> None:
    whole = played(name, asked=True)
    twin, read, back = (played(name, asked=False) for _ in range(3))

    assert twin.copy() == pickle.loads(pickle.dumps(read)) == whole  # noqa: S301  # our own
    back.undo()
    whole.undo()
    assert (back.ply, back.state) == (whole.ply, whole.state)
    assert back == whole


def test_native_code_notes_the_steps_and_the_chance_that_plain_rules_note() -> None:
    silent, asked = played("take-stock", asked=False, native=True), played("take-stock", asked=True)

    assert len(silent.steps()) > silent.ply == asked.ply
    assert (silent.steps(), silent.states()) == (asked.steps(), asked.states())


def test_a_step_is_made_once_and_later_steps_leave_it() -> None:
    play = moguls.game("mogul-2002").new(seats=3, seed=1)
    play.step(play.choices()[0])
    first = play.step_at(1)
    play.step(play.choices()[0])

    assert play.step_at(1) is first
    assert [play.step_at(0), play.step_at(3)] == [None, None]


def test_a_state_that_was_changed_counts_and_is_left_by_undo() -> None:
    play = moguls.game("moguli").new(seed=1)
    play.step(play.choices()[0])
    before = play.state.pack()
    play.step(play.choices()[0])
    changed = play.state.copy()
    changed.rng += 1
    play.state = changed
    assert play.state == changed

    play.step(play.choices()[-1])
    assert play.state != changed
    play.undo()
    play.undo()

    assert play.state.pack() == before
    assert play.ply == 1


RULES = moguls.game("take-stock").rules


def numbered(number: int) -> bytes:
    state = RULES.state()
    state.rng = number
    data: bytes = state.pack()
    return data


def filled(count: int, *, compact: bool) -> Trajectory:
    trajectory = Trajectory(RULES)
    for number in range(count):
        trajectory.log += numbered(number), number
        if compact:
            trajectory.compact()
    return trajectory


def numbers(trajectory: Trajectory) -> list[int]:
    states = [trajectory.state(number) for number in range(trajectory.length)]
    assert states == trajectory.states()
    return [state.rng for state in states]


@pytest.mark.parametrize("compact", [False, True])
@pytest.mark.parametrize("count", [0, 1, BLOCK, BLOCK + 1, BLOCK + 2, 5 * BLOCK + 3])
def test_every_state_can_be_read(count: int, compact: bool) -> None:
    assert numbers(filled(count, compact=compact)) == [*range(count)]


@pytest.mark.parametrize("compact", [False, True])
def test_states_are_taken_back_and_others_come(compact: bool) -> None:
    trajectory = filled(3 * BLOCK + 5, compact=compact)
    twin = trajectory.copy()
    for number in reversed(range(7, 3 * BLOCK + 5)):
        assert trajectory.take_back() == numbered(number)
    trajectory.log += numbered(99), 0

    assert numbers(trajectory) == [*range(7), 99]
    assert numbers(twin) == [*range(3 * BLOCK + 5)]


@pytest.mark.parametrize("number", [-1, 40, 41])
def test_there_are_no_other_states(number: int) -> None:
    with pytest.raises(IndexError):
        filled(40, compact=True).state(number)


def test_compressed_states_take_a_fraction_of_the_room() -> None:
    trajectory = filled(4 * BLOCK, compact=True)

    assert sum(map(len, trajectory.blocks)) < BLOCK * RULES.state.layout_.size / 2
    assert len(trajectory.blocks) == 3
