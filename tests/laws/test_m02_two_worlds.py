"""Two states that a seat cannot distinguish send it the same bytes until a card is revealed."""

import json

import pytest
from hypothesis import given

from moguls.core.play.playthrough import Playthrough
from tests.strategies import choices, choose, law, numbers_of, seeds, tables

NAME = "mogul-2002"


def sent_to(table: Playthrough, seat: int | None) -> bytes:
    seen = [table.view(seat), table.events(seat)]
    if seat is not None:
        seen.append(numbers_of(table, seat))  # type: ignore[arg-type]  # JSON takes it
    return json.dumps(seen, sort_keys=True).encode()


@pytest.mark.rule("M02-H1")
@law
@given(tables(NAME), seeds, seeds)
def test_play_in_two_worlds_sends_the_same_until_the_next_card(
    table: Playthrough, seed: int, moves: int
) -> None:
    """The two states differ in the deck; the same moves are played in both."""
    for seat in (None, 0, table.seats - 1):
        here, there = table.copy(), table.copy()
        state = there.state.copy()
        state.rng = seed
        there.game.rules.redeal(state, seat or 0)
        there.state = state
        for number in choices(moves):
            assert sent_to(here, seat) == sent_to(there, seat)
            assert here.legal() == there.legal()
            left = here.view(None)["deck_left"]
            if here.over:
                break
            action = choose(here.game.rules.legal_actions(here.state), number)
            here.step(action)
            there.step(action)
            if here.view(None)["deck_left"] != left:
                break
