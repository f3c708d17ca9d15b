"""Steps are made when somebody asks for them: whenever that is, they and the past are the same."""

from __future__ import annotations

import pickle
import random

import pytest

import moguls
from moguls.core.play.playthrough import Playthrough

STEPS = 90


def played(name: str, *, asked: bool, native: bool = False) -> Playthrough:
    """Return a game after some steps; asked for its steps after each, or not at all."""
    game, rng = moguls.game(name), random.Random(5)
    engine = game.native() if native else None
    play = Playthrough.of_seed(game, game.seats[0], 5, engine=engine)
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
    lent = play.state

    play.step(play.choices()[-1])
    assert lent == play.state
    play.undo()
    play.undo()

    assert play.state.pack() == before
    assert play.ply == 1
