"""What holds in every position of every game, under any house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

import moguls
from moguls.core.errors import GameOver, RulesError
from tests.laws.worlds import WORLDS
from tests.strategies import choices, choose, finish, law, new_tables, tables

if TYPE_CHECKING:
    from moguls.core.playthrough import Playthrough


def test_every_registered_game_has_its_laws() -> None:
    assert set(moguls.games()) == set(WORLDS)


@law
@given(new_tables())
def test_nothing_is_lost_or_made_from_the_deal_to_the_end(table: Playthrough) -> None:
    check = WORLDS[table.game.name].check
    check(table.state)
    for number in choices(table.state.deck[0]):  # type: ignore[attr-defined]  # any number
        if table.over:
            break
        table.act(choose(table.game.rules.legal_actions(table.state), number))
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
@given(tables())
def test_a_denied_action_changes_no_byte(table: Playthrough) -> None:
    before, ply = table.state.pack(), table.ply
    for move, denial in table.denials():
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
    assert finish(table).ply <= WORLDS[table.game.name].most_plies


@settings(law, max_examples=8)
@given(new_tables())
def test_the_longest_lines_end_within_the_bound_too(table: Playthrough) -> None:
    """Whoever can always plays what keeps the most open: here, the highest and the second move."""
    twin = table.copy()
    while not table.over:
        table.act(max(table.legal().values()))
    while not twin.over:
        moves = list(twin.legal().values())
        twin.act(moves[1 % len(moves)])

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
    assert all(table.scores[seat] == best for seat in table.winners)


@law
@given(new_tables())
def test_rules_know_no_seat_by_its_number(table: Playthrough) -> None:
    """Everybody moves one place on: the same moves, and every result one place on."""
    game, seats = table.game, table.seats
    if "first_player" in game.options:
        return
    turned = game.new(seats, deal=WORLDS[game.name].turned(table.deal, seats))
    finish(table)
    for step in table.steps():
        assert turned.turn == (step["seat"] + 1) % seats
        turned.move(step["move"])

    assert turned.scores == [table.scores[seat - 1] for seat in range(seats)]
    assert turned.winners == sorted((seat + 1) % seats for seat in table.winners)


@law
@given(tables())
def test_moves_read_back_what_they_write(table: Playthrough) -> None:
    rules = table.game.rules
    texts = [rules.to_text(action) for action in range(rules.num_actions)]

    assert [rules.actions[text] for text in texts] == list(range(rules.num_actions))
    assert len(rules.actions) == rules.num_actions
