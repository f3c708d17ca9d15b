"""Market: a column for each stock, its price, and the cards that may be laid on it."""

from typing import Final

from moguls.games.takestock.event_bags import added
from moguls.games.takestock.material import FREEZE, LANE, NUM_CARDS, NUM_STOCKS, SPLIT, START
from moguls.games.takestock.state import State
from moguls.games.takestock.switches import SKIP_START
from moguls.kernel.state.bits import has, popcount

OUTLINED: Final = ("crash", "discard_top", "discard_split", "split", "raising")

LANE_MASK: Final = (1 << LANE) - 1
LOWEST: Final = sum(1 << LANE * stock for stock in range(NUM_STOCKS))  # the 2 of each stock
EVERYTHING: Final = (1 << NUM_CARDS) - 1
# Cards that remain in their lane when a set is moved down by this many values.
UP_1: Final = EVERYTHING ^ LOWEST
UP_2: Final = UP_1 ^ LOWEST << 1
UP_4: Final = UP_2 ^ LOWEST << 2 ^ LOWEST << 3
UP_8: Final = UP_4 ^ (LOWEST << 4 | LOWEST << 5 | LOWEST << 6 | LOWEST << 7)


def column(s: State, stock: int) -> int:
    """Return the cards of a column as a set of 11 bits, the 2 first. Rules: TKS-S2."""
    return s.columns >> LANE * stock & LANE_MASK


def up_to_top(columns: int) -> int:
    """Return the cards up to the highest of their column. Rules: TKS-A1."""
    columns |= (columns & UP_1) >> 1
    columns |= (columns & UP_2) >> 2
    columns |= (columns & UP_4) >> 4
    return columns | (columns & UP_8) >> 8


def raising(s: State) -> int:
    """Return the cards with which columns that are not frozen could be raised.

    Rules: TKS-A1, TKS-V7.
    """
    low = up_to_top(s.columns)
    reach = (low << 1 & UP_1) | LOWEST  # as high as one above the top; an empty column has a 1
    reach |= reach << 1 & UP_1
    reach |= reach << 2 & UP_2
    cards = reach & ~low
    if s.frozen != 0:
        for stock in range(NUM_STOCKS):
            if has(s.frozen, stock):
                cards &= ~(LANE_MASK << LANE * stock)
    return cards


def top(s: State, stock: int) -> int:
    """Return the highest value of a column. Rules: TKS-P1."""
    return START + popcount(up_to_top(column(s, stock)))


def price(s: State, stock: int) -> int:
    """Return the price of a share of the stock. Rules: TKS-P1."""
    return top(s, stock) * (1 + s.splits[stock])


def longest(s: State) -> int:
    """Return the number of cards in the longest column, with the 1 and splits. Rules: TKS-A4."""
    most = 0
    for stock in range(NUM_STOCKS):
        most = max(most, START + popcount(column(s, stock)) + s.splits[stock])
    return most


def discard_top(s: State, stock: int) -> None:
    """Discard the highest share of a column, unless only the 1 is there. Rules: TKS-V1."""
    height = top(s, stock)
    if height != START:
        card = 1 << LANE * stock + height - START - 1
        s.columns ^= card
        s.discards |= card


def discard_split(s: State, stock: int) -> None:
    """Discard one split of a column, if there is one. Rules: TKS-V2, TKS-V11."""
    if s.splits[stock] != 0:
        s.splits[stock] -= 1
        s.played = added(s.played, SPLIT + stock)


def thaw(s: State, stock: int) -> None:
    """Discard the freeze of a frozen column. Rules: TKS-V6, TKS-V11."""
    s.frozen &= ~(1 << stock)
    s.played = added(s.played, FREEZE)


def split(s: State, stock: int) -> None:
    """Lay a split on a column, and discard its highest share; or discard the split.

    Rules: TKS-V1, TKS-V7, TKS-V11.
    """
    if has(s.frozen, stock):
        s.played = added(s.played, SPLIT + stock)
    else:
        s.splits[stock] += 1
        discard_top(s, stock)


def crash(s: State, stock: int) -> None:
    """Free a frozen column; then discard half of its shares from the top, and a split.

    Rules: TKS-V2, TKS-V7.
    """
    if has(s.frozen, stock):
        thaw(s, stock)
    cards = popcount(column(s, stock))
    if not s.options & SKIP_START:
        cards += START
    for _ in range(cards // 2):
        discard_top(s, stock)
    discard_split(s, stock)


def market_crash(s: State) -> None:
    """Let all five stocks crash. Rules: TKS-V3."""
    for stock in range(NUM_STOCKS):
        crash(s, stock)
