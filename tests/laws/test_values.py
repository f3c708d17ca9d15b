"""A game is a value: compared, copied, pickled, saved and loaded, it continues identically."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings

import moguls
from moguls import vector
from moguls.core.play.game import Game
from moguls.core.play.playthrough import Playthrough
from moguls.core.records.chance_source import COUNTER, Salt
from moguls.errors import IllegalMove, MalformedMove, RecordError, SavedError, UsageError
from tests.strategies import choices, choose, finish, new_tables, play_on, seeds, tables

few = settings(max_examples=12)  # each plays whole games several times
WAYS: dict[str, Callable[[Playthrough], Playthrough]] = {
    "pickled": lambda play: pickle.loads(pickle.dumps(play)),  # noqa: S301  # our own
    "copied deeply": copy.deepcopy,
    "saved": lambda play: game_of(play).load(play.save()),
}
ELSEWHERE = """
import pickle, sys
from tests.strategies import finish
play = pickle.load(sys.stdin.buffer)
read = play.game.load(play.save())
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
    begun = game.load(table.state.pack())

    assert (begun.ply, begun.seats) == (0, table.seats)
    assert begun.legal() == table.legal()
    assert begun.view(None)["options"] == table.view(None)["options"]
    assert begun.events(0) == []
    with pytest.raises(RecordError, match="began at a saved state"):
        begun.record()
    again = game.load(begun.save())
    assert again == begun
    assert finish(again, seed).state == finish(table, seed).state


@few
@given(new_tables(), seeds)
def test_a_salt_goes_along(table: Playthrough, seed: int) -> None:
    table.later_chance = Salt("abc")
    made = game_of(table).load(table.save())

    assert made.later_chance == table.later_chance
    assert finish(made, seed) == finish(table, seed)
    assert "abc" not in repr(table.later_chance)


def test_a_source_of_chance_of_ones_own_is_not_saved() -> None:
    play = moguls.game("mogul-2002").new(seats=3, seed=1)
    play.later_chance = lambda _rules, _state, _drawn: None

    with pytest.raises(UsageError, match="save\\(\\) supports Counter, System, Salt and None"):
        play.save()


SAVED = moguls.game("mogul-2002").new(seats=3, seed=1).save()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "a state of mogul-2002 has 112 bytes, not 0"),
        (b"{}", "a state of mogul-2002 has 112 bytes, not 2"),
        (SAVED[:-1], "is damaged"),
        (SAVED + b"x", "is damaged"),
        (SAVED.replace(b"save/1", b"save/7"), "of version 7, but this program reads version 1"),
        (moguls.game("moguli").new(seed=1).save(), "is moguli, not mogul-2002"),
        (
            moguls.game("mogul-2002", open_chips="on").new(seed=1).save(),
            "has the options {'open_chips': 'on'}, but this game has {}",
        ),
        (moguls.game("mogul-2002", open_chips="on").new(seed=1).state.pack(), "other house rules"),
    ],
)
def test_an_invalid_saved_game_of_this_one_is_refused(data: bytes, says: str) -> None:
    with pytest.raises(SavedError) as refusal:
        moguls.game("mogul-2002").load(data)

    assert says in str(refusal.value)


# -- the same game on native code ------------------------------------------------------------------


@few
@given(new_tables(), seeds)
def test_every_way_to_begin_a_seed_goes_the_same_way(table: Playthrough, moves: int) -> None:
    """Chance after the deal included: of a playthrough, native code, and a batch."""
    game, number = game_of(table), table.state.rng
    seed = number % 2**40
    play, native = game.new(table.seats, seed), game.native().new(table.seats, seed)
    batch = vector.batch(game, 1, table.seats, seed)
    for each in choices(moves):
        assert play.state.pack() == native.position().bytes == batch.states[0].tobytes()
        if play.over:
            break
        action = choose(play.choices(), each)
        play.step(action)
        native.step(action)
        batch.step(np.array([action]))
    assert play == native
    assert game.new(table.seats, seed, number=1) != game.new(table.seats, seed)


@few
@given(tables())
def test_both_engines_show_the_same(table: Playthrough) -> None:
    game, data = game_of(table), table.state.pack()
    plain, native = (
        Playthrough.at_state(played, data, None)
        for played in (game.played_by(game.plain()), game.native())
    )

    assert same(native) == same(plain)
    for seat in range(table.seats):
        for perfect_memory in (False, True):
            seen = native.observe(seat, perfect_memory=perfect_memory)
            assert seen.tolist() == plain.observe(seat, perfect_memory=perfect_memory).tolist()
        assert native.view(seat) == plain.view(seat)
    assert native.mask().tolist() == plain.mask().tolist()
    flat = [n for plane in plain.observation(0).values() for n in plane]
    assert native.observe(0).tolist() == flat


def same(play: Playthrough) -> tuple[object, ...]:
    return play.choices(), play.turn, play.over, play.chance_due, play.returns(), play.scores


@few
@given(tables())
def test_both_engines_refuse_the_same(table: Playthrough) -> None:
    game, data = game_of(table), table.state.pack()
    both = [game.played_by(game.plain()).load(data), game.native().load(data)]
    before, legal = both[1].state.pack(), set(both[0].choices())
    for action in [*range(0, table.game.rules.num_actions, 41), -1, table.game.rules.num_actions]:
        if action in legal:
            continue
        errors = [refusal(play, action) for play in both]
        assert errors[0] == errors[1]
    assert both[1].state.pack() == before


def refusal(play: Playthrough, action: int) -> tuple[object, ...]:
    with pytest.raises((IllegalMove, MalformedMove, moguls.errors.GameOver)) as error:
        play.step(action)
    return type(error.value), getattr(error.value, "denial", None), error.value.args[:0]


@few
@given(new_tables(), seeds)
def test_native_code_goes_back_step_by_step(table: Playthrough, seed: int) -> None:
    game = game_of(table).native()
    play = game.load(table.state.pack())
    states: list[bytes] = []
    for number in choices(seed):
        if play.over or len(states) == 60:
            break
        states.append(play.state.pack())
        play.step(choose(play.choices(), number))
    read: Playthrough = pickle.loads(pickle.dumps(play))  # noqa: S301  # our own
    assert read == play == copy.deepcopy(play) == game.load(play.save())
    for expected in reversed(states):
        read.undo()
        assert read.state.pack() == expected
    with pytest.raises(moguls.errors.GameOver, match="nothing to undo"):
        read.undo()


@pytest.mark.parametrize("native", [False, True])
def test_chance_that_is_left_to_the_caller_is_brought_or_drawn(native: bool) -> None:
    play = waiting()
    game = game_of(play).native() if native else game_of(play)
    left, brought = (Playthrough.at_state(game, play.state.pack(), None) for _ in range(2))

    assert left.choices() == []
    with pytest.raises(IllegalMove):
        left.step(0)
    left.chance()
    drawn = play.copy()
    drawn.later_chance = COUNTER
    drawn.draw_later()
    brought.chance(drawn.steps()[play.length])
    with pytest.raises(RecordError, match=r"no chance is due here: seat \d is to act"):
        brought.chance()

    assert same(left) == same(drawn) == same(brought)


@pytest.mark.parametrize("engine", ["plain", "native_engine"])
def test_a_position_is_copied_and_pickled_with_its_future_chance(engine: str) -> None:
    game = moguls.game("take-stock")
    position = getattr(game, engine)().begin(3, 8)
    read = pickle.loads(pickle.dumps(position))  # noqa: S301  # our own
    copies = [copy.deepcopy(position), copy.copy(position), position.copy(), read]
    for _ in range(200):
        action = position.choices()[-1]
        for each in (position, *copies):
            each.apply(action)
            if each.chance_due:
                each.draw_chance()
                each.take_chance()
        if position.over:
            break
    assert {each.bytes for each in copies} == {position.bytes}


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
