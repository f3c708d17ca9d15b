"""Redealt states for tests, from the engine under test."""

from itertools import permutations
from typing import Any

from moguls.core.play.playthrough import Playthrough
from moguls.mechanisms.mogul.cards import name_of
from tests.tables import ENGINE


def redealt(table: Playthrough, seat: int, times: int) -> list[Any]:
    rules = table.game.rules
    made = []
    s: Any = table.state.copy()
    for draw in range(times):
        s.rng = draw * 7919 + 1
        if ENGINE["name"] == "plain":
            rules.redeal(s, seat)
            made.append(s.copy())
        else:
            position = table.game.native().position(s.pack())
            position.redeal(seat)
            made.append(position.state)
    return made


def orders(table: Playthrough, times: int) -> list[tuple[str, ...]]:
    colours = tuple(table.game.rules.display.colours)
    return [
        tuple(name_of(kind, colours) for kind in s.deck[s.deck_at :])
        for s in redealt(table, 0, times)
    ]


def possible(cards: list[str], places: int) -> set[tuple[str, ...]]:
    """Return all orders of these cards with the crash in one of the bottom places."""
    found = set(permutations(cards))
    return {order for order in found if len(order) - order.index("crash") <= places}
