"""Laws for every position of every game, under any house rules."""

import os

import pytest
from hypothesis import given, settings

import moguls
from moguls.core.play.configured import ConfiguredRules
from moguls.core.play.playthrough import Playthrough
from moguls.errors import GameOver, RulesError
from moguls.kernel.engines.base import Engine
from moguls.kernel.rules.chance import draw
from moguls.kernel.state.layout import State
from tests.laws.worlds import WORLDS
from tests.strategies import choices, choose, finish, law, new_tables, seeds, tables


def test_every_registered_game_has_its_laws() -> None:
    assert set(moguls.games()) == set(WORLDS)


@pytest.mark.slow
@law
@given(new_tables(), seeds)
def test_nothing_is_lost_or_made_from_the_deal_to_the_end(table: Playthrough, seed: int) -> None:
    check = WORLDS[table.game.name].check
    check(table.state)
    for number in choices(seed):
        if table.over:
            break
        table.step(choose(table.game.rules.legal_actions(table.state), number))
        check(table.state)


@law
@given(tables())
def test_what_is_legal_is_exactly_what_nothing_speaks_against(table: Playthrough) -> None:
    rules = table.game.rules
    open_now = {a for a in range(rules.num_actions) if rules.why_not(table.state, a) == 0}

    assert set(table.legal().values()) == open_now
    assert bool(open_now) != table.over
    assert table.legal() == {rules.to_text(a): a for a in sorted(open_now)}


@law
@given(tables(), seeds)
def test_a_denied_action_changes_no_byte(table: Playthrough, seed: int) -> None:
    before, ply = table.state.pack(), table.ply
    denied = table.denials()
    for move, denial in denied[seed % 97 :: len(denied) // 50 + 1]:  # of thousands some
        with pytest.raises(RulesError) as refused:
            table.move(move)
        assert isinstance(refused.value, GameOver) or denial.rule in str(refused.value)

    assert (table.state.pack(), table.ply) == (before, ply)


@law
@given(tables())
def test_asking_changes_no_byte(table: Playthrough) -> None:
    before = table.state.pack()
    for seat in (None, *range(table.seats)):
        table.view(seat)
        table.events(seat)
    for seat in range(table.seats):
        table.observation(seat)
        table.observation(seat, perfect_memory=True)
    _ = table.legal(), table.denials(), table.check_state(), table.record(), table.returns()

    assert table.state.pack() == before


@law
@given(new_tables())
def test_games_end_within_their_bound(table: Playthrough) -> None:
    world = WORLDS[table.game.name]

    assert finish(table).ply <= world.most_plies or world.endless(table.game)


@settings(law, max_examples=8)
@given(new_tables())
def test_the_longest_lines_end_within_the_bound_too(table: Playthrough) -> None:
    """The moves that keep the most open are tried: the highest and the second one."""
    if WORLDS[table.game.name].endless(table.game):
        return
    twin = table.copy()
    while not table.over:
        table.step(max(table.legal().values()))
    while not twin.over:
        moves = list(twin.legal().values())
        twin.step(moves[1 % len(moves)])

    assert max(table.ply, twin.ply) <= WORLDS[table.game.name].most_plies


@law
@given(new_tables())
def test_the_returns_share_one_win(table: Playthrough) -> None:
    assert table.returns() == [0] * table.seats
    assert table.winners == []

    finish(table)

    assert sum(table.returns()) == pytest.approx(1)
    assert [seat for seat, won in enumerate(table.returns()) if won > 0] == table.winners
    best = max(table.scores)
    is_draw = WORLDS[table.game.name].can_draw and len(table.winners) == table.seats
    assert is_draw or all(table.scores[seat] == best for seat in table.winners)


@law
@given(new_tables())
def test_rules_know_no_seat_by_its_number(table: Playthrough) -> None:
    """All seats are rotated by one: the same moves give the rotated result."""
    game, seats, world = table.game, table.seats, WORLDS[table.game.name]
    if "first_player" in game.options:
        return
    turned = Playthrough(game, seats, world.turned(table.deal, seats), later_chance=None)
    finish(table)
    for step in table.steps():
        made = world.turned_step(step, seats)
        if "chance" in made:
            turned.chance(made)
            continue
        assert turned.turn == made["seat"]
        turned.move(made["move"])

    assert turned.scores == [table.scores[seat - 1] for seat in range(seats)]
    assert turned.winners == sorted((seat + 1) % seats for seat in table.winners)


@law
@given(tables(), seeds)
def test_a_drawn_action_is_one_of_the_choices_by_one_number(table: Playthrough, seed: int) -> None:
    """Random play draws exactly the legal actions, all equally likely."""
    if table.over:
        return
    open_now = table.game.rules.legal_actions(table.state)
    assert open_now == sorted(set(open_now))
    assert len(open_now) <= table.game.rules.max_choices
    for engine in engines(table.game):
        for k in range(5):
            state, twin = table.state.copy(), table.state.copy()
            state.rng = twin.rng = (seed + k) % 2**64
            expected = open_now[draw(twin, len(open_now))]
            assert drawn_by(engine, state) == expected


def engines(game: ConfiguredRules) -> list[Engine]:
    """Return both engines of a game, or the single one in mutation testing."""
    asked = os.environ.get("MOGULS_ENGINE") == "plain"
    return [game.plain()] if asked else [game.plain(), game.native_engine()]


def drawn_by(engine: Engine, state: State) -> int:
    return engine.position(state.pack()).sample()


@law
@given(tables())
def test_moves_read_back_what_they_write(table: Playthrough) -> None:
    rules = table.game.rules
    texts = [rules.to_text(action) for action in range(rules.num_actions)]

    assert [rules.codec.actions[text] for text in texts] == list(range(rules.num_actions))
    assert len(rules.codec.actions) == rules.num_actions
