"""Playing, undoing, copying and recording lose nothing."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.core.play.replay import replay
from moguls.envs.positions import advance
from moguls.kernel.rules.chance import stream
from moguls.kernel.state.layout import State
from tests.strategies import choices, choose, finish, law, new_tables, play_on, seeds, tables


@law
@given(tables())
def test_undoing_leads_back_through_every_state_to_the_deal(table: Playthrough) -> None:
    again = begin_again(table)
    states = [bytes_of(again)]
    for step in table.steps():
        take(again, step)
        if "chance" in step:
            states.pop()
        states.append(bytes_of(again))

    assert table.ply == len(states) - 1
    for expected in reversed(states[1:]):
        assert bytes_of(table) == expected
        table.undo()
    assert (bytes_of(table), table.ply) == (states[0], 0)


@law
@given(tables(), seeds)
def test_a_copy_goes_its_own_way(table: Playthrough, seed: int) -> None:
    before, steps = table.state.pack(), table.steps()
    twin = table.copy()
    assert (twin.state.pack(), twin.steps(), twin.view(0)) == (before, steps, table.view(0))

    finish(twin, seed)
    for _ in range(twin.ply):
        twin.undo()
    assert twin.ply == 0

    assert (table.state.pack(), table.steps()) == (before, steps)


@pytest.mark.slow
@law
@given(tables())
def test_a_record_replays_to_the_same_bytes(table: Playthrough) -> None:
    written = with_checks(table)
    read = json.loads(json.dumps(written))

    for native in (False, True):
        done = replay(table.game, read, check=True, native=native)
        assert done.differences == []
        assert without_counter(done.play.state) == without_counter(table.state)
    assert done.play.record() == table.record()


def without_counter(state: State) -> State:
    """Return a state without the random counter, which a record does not have."""
    twin = state.copy()
    twin.rng = 0
    return twin


def with_checks(table: Playthrough) -> dict[str, Any]:
    again = begin_again(table)
    checks = [{"after": 0, "state": again.check_state()}]
    for number, step in enumerate(table.steps(), 1):
        take(again, step)
        checks.append({"after": number, "state": again.check_state()})
    return {**table.record(), "checks": checks}


def begin_again(table: Playthrough) -> Playthrough:
    """Return the game at its deal, before later chance steps."""
    return Playthrough(table.game, table.seats, table.deal, later_chance=None)


def bytes_of(table: Playthrough) -> bytes:
    return without_counter(table.state).pack()


def take(table: Playthrough, step: dict[str, Any]) -> None:
    if "chance" in step:
        table.chance(step)
    else:
        table.move(step["move"])


@law
@given(tables())
def test_bytes_and_states_go_both_ways(table: Playthrough) -> None:
    kind = table.game.rules.state
    data = table.state.pack()

    assert kind.unpack(data) == table.state
    assert kind.unpack(data).pack() == data


@law
@given(new_tables(), seeds, seeds)
def test_plain_and_native_play_the_same_bytes(table: Playthrough, seed: int, moves: int) -> None:
    game = table.game
    state: State = game.rules.state()
    game.plain().ns.setup(state, table.seats, game.packed_options, stream(seed, 0))
    position = game.native_engine().begin(table.seats, seed)
    for number in choices(moves):
        assert position.bytes == state.pack()
        assert position.choices() == game.rules.legal_actions(state)
        assert position.over == game.rules.is_over(state)
        if position.over:
            break
        action = choose(position.choices(), number)
        advance(position, action)
        game.plain().ns.advance(state, action)


@law
@given(tables())
def test_plain_and_native_deny_for_the_same_reasons(table: Playthrough) -> None:
    rules = table.game.rules
    position = table.game.native().position(table.state.pack())
    some = [*rules.legal_actions(table.state), *range(0, rules.num_actions, 23)]

    assert [position.why_not(a) for a in some] == [rules.why_not(table.state, a) for a in some]


@law
@given(tables(), seeds)
def test_plain_and_native_redeal_the_same_bytes(table: Playthrough, seed: int) -> None:
    state = table.state.copy()
    state.rng = seed
    position = table.game.native().position(state.pack())

    seat = seed % table.seats
    table.game.rules.redeal(state, seat)
    position.redeal(seat)

    assert position.bytes == state.pack()


@law
@given(new_tables(), seeds)
def test_a_seed_always_deals_the_same(table: Playthrough, seed: int) -> None:
    game, seats = table.game, table.seats

    assert game.deal(seats, seed) == game.deal(seats, seed)
    made = moguls.game(game.name, **game.options)
    dealt = made.new(seats, deal=game.deal(seats, seed))
    assert without_counter(made.new(seats, seed).state) == dealt.state


@law
@given(tables(), st.data())
def test_what_a_standing_order_plays_is_legal(table: Playthrough, data: st.DataObject) -> None:
    numbers = st.one_of(st.none(), st.integers(0, 12))
    order = {field: data.draw(numbers) for field in table.game.order_fields}
    if table.turn is None:
        return

    move = table.game.standing_order(table.state, table.turn, order)

    assert move is None or move in table.legal()


@law
@given(new_tables(), seeds)
def test_a_game_goes_on_as_if_never_interrupted(table: Playthrough, seed: int) -> None:
    """Played, recorded, replayed and continued: the same game."""
    half = play_on(table.copy(), seed, 30)
    read = moguls.game(table.game.name, **table.game.options).replay(
        json.loads(json.dumps(half.record()))
    )
    read.later_chance = half.later_chance
    state = read.state.copy()
    state.rng = half.state.rng
    read.state = state

    assert finish(read, seed).record() == finish(half, seed).record()
