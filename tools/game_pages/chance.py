"""Numbers of random outcomes, counted from the material of each game."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, factorial, log2, prod
from typing import TYPE_CHECKING, NamedTuple

from moguls.games.mogul2002 import material as m02
from moguls.games.mogul2013 import material as m13
from moguls.games.mogul2013.facts import LOW_SEATS, NUM_SHARES
from moguls.games.mogul2013.setup import num_dealt
from moguls.games.mogul2013.state import State as State2013
from moguls.games.moguli import material as mog
from moguls.games.takestock import material as tks

if TYPE_CHECKING:
    from collections.abc import Iterable


class Outcomes(NamedTuple):
    """Moment, subject and number of outcomes; 0 where the number varies."""

    when: str
    what: str
    number: int


def orders(cards: Iterable[int]) -> int:
    """Return how many orders of some cards differ, those of one kind being alike."""
    kinds = Counter(cards)
    return factorial(kinds.total()) // prod(map(factorial, kinds.values()))


def mogul_2002(seats: int) -> list[Outcomes]:
    """Return the deals: first player, a start share a seat, and the deck with the crash in it."""
    dealt = {tuple(sorted(hand)) for hand in combinations(m02.START_SHARES, seats)}
    shares = Counter(m02.SHARES)
    cards = sum(orders(hand) * orders((shares - Counter(hand)).elements()) for hand in dealt)
    what = "first player, start shares, order of the deck, place of the crash"
    return [Outcomes("deal", what, seats * cards * m02.CRASH_PLACES)]


def mogul_2013(seats: int) -> list[Outcomes]:
    """Return the deals: first player, and the deck with the crash in it."""
    state = State2013()
    state.seats = seats
    at, dealt = (seats - LOW_SEATS) * NUM_SHARES, num_dealt(state)
    cards = orders(m13.SHARES[at + dealt : at + NUM_SHARES])
    what = "first player, order of the deck, place of the crash"
    return [Outcomes("deal", what, seats * cards * m13.CRASH_PLACES)]


def moguli(seats: int) -> list[Outcomes]:
    """Return the deals: first player, which tiles are marked, how each lies."""
    tiles = comb(mog.NUM_TILES, mog.NUM_MARKED) * mog.QUARTERS**mog.NUM_TILES
    return [Outcomes("deal", "first player, places and orientations of the tiles", seats * tiles)]


def take_stock(seats: int) -> list[Outcomes]:
    """Return the deals and the chance of later rounds and reshuffles.

    Market closed lies at a fixed place, so that the other events alone are in any order.
    """
    shares = factorial(tks.NUM_CARDS)
    events = orders(kind for kind in tks.EVENTS if kind != tks.MARKET_CLOSED)
    both = "order of the shares, order of the events"
    return [
        Outcomes("deal", f"first player, {both}", seats * shares * events),
        Outcomes("a round after market closed", f"{both}, all cards", shares * events),
        Outcomes("a round otherwise", "order of the shares; events that go under the pile", shares),
        Outcomes("the draw pile is empty", "order of the discarded shares: k! for k of them", 0),
    ]


COUNTED = {
    "mogul-2002": mogul_2002,
    "mogul-2013": mogul_2013,
    "moguli": moguli,
    "take-stock": take_stock,
}


def table(name: str, seats: range) -> list[str]:
    """Return when chance comes, as a table in Markdown; a column for each number of seats."""
    rows = {at: COUNTED[name](at) for at in seats}
    heads = [f"{at} seats" for at in seats]
    lines = [f"| When | Decides | {' | '.join(heads)} |", "| --- " * (2 + len(heads)) + "|"]
    for k, each in enumerate(rows[seats[0]]):
        counts = [rows[at][k].number for at in seats]
        bits = [f"{log2(count):.1f}" if count else "varies" for count in counts]
        lines.append(f"| {each.when} | {each.what} | {' | '.join(bits)} |")
    return lines
