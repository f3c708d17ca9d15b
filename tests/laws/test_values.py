"""A game is a value: compared, copied, pickled, saved and loaded, it continues identically."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given, settings

import moguls
from moguls import vector
from moguls.core.records.chance_source import COUNTER, Salt
from moguls.errors import IllegalMove, MalformedMove, RecordError, SavedError, UsageError
from tests.strategies import choices, choose, finish, new_tables, play_on, seeds, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.engines.native_position import Handle

few = settings(max_examples=12)  # each plays whole games several times
WAYS: dict[str, Callable[[Playthrough], Playthrough]] = {
    "pickled": lambda play: pickle.loads(pickle.dumps(play)),  # noqa: S301  # our own
    "copied deeply": copy.deepcopy,
    "saved": lambda play: game_of(play).at(play.save()),
}
ELSEWHERE = """
import pickle, sys
from tests.strategies import finish
play = pickle.load(sys.stdin.buffer)
read = play.game.at(play.save())
assert read == play
sys.stdout.buffer.write(finish(read, 5).save())
"""


@pytest.mark.parametrize("way", WAYS)
@few
@given(tables(), seeds)
def test_a_game_that_travelled_goes_on_as_it_would_have(
    way: str, table: Playthrough, seed: int
) -> None:
    made = WAYS[way](table)

    assert made == table
    assert hash(made) == hash(table)
    assert made.state == table.state
    assert finish(made, seed).save() == finish(table, seed).save()


@pytest.mark.parametrize("way", WAYS)
@few
@given(tables("take-stock"), seeds)
def test_chance_that_was_taken_back_comes_again_after_a_journey(
    way: str, table: Playthrough, seed: int
) -> None:
    made = WAYS[way](table)
    for play in (made, table):
        for _ in range(min(play.ply, 30)):
            play.undo()

    assert made.state == table.state
    assert finish(made, seed).save() == finish(table, seed).save()


@pytest.mark.parametrize("way", WAYS)
def test_a_game_that_waits_for_chance_goes_on_waiting(way: str) -> None:
    play = waiting()
    made = WAYS[way](play)

    assert made.chance_due
    assert made == play
    made.chance()
    play.chance()
    assert made == play
    assert made.state == play.state


def game_of(play: Playthrough) -> Game:
    return moguls.game(play.game.name, **play.game.options)


def waiting(seed: int = 3) -> Playthrough:
    play = moguls.game("take-stock").new(seats=2, seed=seed)
    play.later_chance = None
    numbers = choices(seed)
    while not play.chance_due:
        play.step(choose(play.choices(), next(numbers)))
    return play


@pytest.mark.parametrize("name", moguls.games())
def test_a_game_goes_on_the_same_in_another_process(name: str) -> None:
    play = play_on(moguls.game(name).new(seed=4), 4, 25)
    made = subprocess.run(  # our own
        [sys.executable, "-c", ELSEWHERE], input=pickle.dumps(play), capture_output=True, check=True
    )

    assert made.stdout == finish(play, 5).save()


@pytest.mark.parametrize("name", moguls.games())
def test_a_game_with_its_rules_is_a_value(name: str) -> None:
    switch = moguls.game(name).switches[0]
    one = moguls.game(name, **{switch.name: switch.values[-1]})

    assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one  # noqa: S301  # our own
    assert len({one, moguls.game(name), pickle.loads(pickle.dumps(one))}) == 2  # noqa: S301


def test_what_differs_is_not_equal() -> None:
    game = moguls.game("mogul-2002")
    play = game.new(seats=3, seed=1)
    others = [game.new(seats=3, seed=2), game.new(seats=4, seed=1), play_on(play.copy(), 1, 1)]

    assert all(other != play for other in others)
    assert play != play.record()
    assert len({play, play.copy(), *others}) == 4


@few
@given(tables(), seeds)
def test_a_game_begins_again_at_a_state_without_its_past(table: Playthrough, seed: int) -> None:
    game = game_of(table)
    begun = game.at(table.state.pack())

    assert (begun.ply, begun.seats) == (0, table.seats)
    assert begun.legal() == table.legal()
    assert begun.view(None)["options"] == table.view(None)["options"]
    assert begun.events(0) == []
    with pytest.raises(RecordError, match="began at a saved state"):
        begun.record()
    again = game.at(begun.save())
    assert again == begun
    assert finish(again, seed).state == finish(table, seed).state


@few
@given(new_tables(), seeds)
def test_a_salt_goes_along(table: Playthrough, seed: int) -> None:
    table.later_chance = Salt("abc")
    made = game_of(table).at(table.save())

    assert made.later_chance == table.later_chance
    assert finish(made, seed) == finish(table, seed)
    assert "abc" not in repr(table.later_chance)


def test_a_source_of_chance_of_ones_own_is_not_saved() -> None:
    play = moguls.game("mogul-2002").new(seats=3, seed=1)
    play.later_chance = lambda _rules, _state, _drawn: None

    with pytest.raises(UsageError, match="save\\(\\) knows Counter, System and Salt"):
        play.save()


SAVED = moguls.game("mogul-2002").new(seats=3, seed=1).save()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "a state of mogul-2002 has 112 bytes, not 0"),
        (b"{}", "a state of mogul-2002 has 112 bytes, not 2"),
        (SAVED[:-1], "not whole"),
        (SAVED + b"x", "not whole"),
        (SAVED.replace(b"save/1", b"save/7"), "of version 7, and this reads version 1"),
        (moguls.game("moguli").new(seed=1).save(), "is moguli, and this is mogul-2002"),
        (
            moguls.game("mogul-2002", open_chips="on").new(seed=1).save(),
            "under {'open_chips': 'on'}, and this under {}",
        ),
        (moguls.game("mogul-2002", open_chips="on").new(seed=1).state.pack(), "other house rules"),
    ],
)
def test_what_is_no_saved_game_of_this_one_is_refused(data: bytes, says: str) -> None:
    with pytest.raises(SavedError) as refusal:
        moguls.game("mogul-2002").at(data)

    assert says in str(refusal.value)


# -- the same verbs on native code -----------------------------------------------------------------


@few
@given(new_tables(), seeds)
def test_every_way_to_begin_a_seed_goes_the_same_way(table: Playthrough, moves: int) -> None:
    """Includes chance after the deal: playthrough, native code, and batch."""
    game, number = game_of(table), table.state.rng  # type: ignore[attr-defined]  # each has it
    seed = number % 2**40
    play, handle = game.new(table.seats, seed), game.native().new(table.seats, seed)
    batch = vector.batch(game, 1, table.seats, seed)
    for each in choices(moves):
        assert play.state.pack() == handle.bytes == batch.states[0].tobytes()
        if play.over:
            break
        action = choose(play.choices(), each)
        play.step(action)
        handle.step(action)
        batch.step(np.array([action]))
    assert game.new(table.seats, seed, number=1) != game.new(table.seats, seed)


@few
@given(tables())
def test_a_handle_says_what_the_playthrough_says(table: Playthrough) -> None:
    handle = table.game.native().load(table.state.pack())

    assert same(handle) == same(table)
    assert handle.turn == table.state.turn  # type: ignore[attr-defined]  # each game's has it
    for seat in range(table.seats):
        assert handle.observe(seat).tolist() == table.observe(seat).tolist()
        known = handle.observe(seat, perfect_memory=True)
        assert known.tolist() == table.observe(seat, perfect_memory=True).tolist()
        assert handle.view(seat).items() <= {**table.view(seat), **handle.view(seat)}.items()
    assert handle.mask().tolist() == table.mask().tolist()
    flat = [n for plane in table.observation(0).values() for n in plane]
    assert table.observe(0).tolist() == flat


def same(it: Any) -> tuple[Any, ...]:
    told = it.choices(), it.over, it.chance_due, it.returns(), it.scores, it.seats
    return tuple(told)


@few
@given(tables())
def test_a_handle_refuses_what_the_playthrough_refuses(table: Playthrough) -> None:
    handle = table.game.native().load(table.state.pack())
    before, legal = handle.bytes, set(table.choices())
    for action in [*range(0, table.game.rules.num_actions, 41), -1, table.game.rules.num_actions]:
        if action in legal:
            continue
        errors = [refusal(each, action) for each in (table, handle)]
        assert errors[0] == errors[1]
    assert handle.bytes == before


def refusal(it: Any, action: int) -> tuple[Any, ...]:
    with pytest.raises((IllegalMove, MalformedMove, moguls.errors.GameOver)) as error:
        it.step(action)
    return type(error.value), getattr(error.value, "denial", None), error.value.args[:0]


@few
@given(new_tables(), seeds)
def test_a_handle_goes_back_step_by_step(table: Playthrough, seed: int) -> None:
    handle = table.game.native().load(table.state.pack())
    states: list[bytes] = []
    for number in choices(seed):
        if handle.over or len(states) == 60:
            break
        states.append(handle.bytes)
        handle.step(choose(handle.choices(), number))
    made: Handle = pickle.loads(pickle.dumps(handle))  # noqa: S301  # our own
    assert made == handle == copy.deepcopy(handle)
    assert table.game.native().load(handle.save()) == handle
    for expected in reversed(states):
        made.undo()
        assert made.bytes == expected
    with pytest.raises(moguls.errors.GameOver, match="nothing to undo"):
        made.undo()


@pytest.mark.parametrize("native", [False, True])
def test_chance_that_is_left_to_the_caller_is_brought_or_drawn(native: bool) -> None:
    play = waiting()
    game = game_of(play)
    it: Any = game.native().load(play.state.pack()) if native else play.copy()

    assert it.choices() == []
    with pytest.raises(IllegalMove):
        it.step(0)
    it.chance()
    drawn = play.copy()
    drawn.later_chance = COUNTER
    drawn.draw_later()
    brought: Any = game.native().load(play.state.pack()) if native else play.copy()
    brought.chance(drawn.steps()[play.length])
    with pytest.raises(RecordError, match=r"no chance is due here: seat \d is to act"):
        brought.chance()

    assert same(it) == same(drawn) == same(brought)


def test_a_batch_is_a_value() -> None:
    game = moguls.game("mogul-2002")
    batch = vector.batch(game, 4, 3, 1)
    batch.step(batch.random_actions())
    made, deep = pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch)  # noqa: S301  # our own

    assert made == deep == batch
    batch.step(batch.random_actions())
    assert made != batch
    for each in (made, deep):
        each.step(each.random_actions())
        assert each == batch
    with pytest.raises(TypeError, match="unhashable"):
        hash(batch)
