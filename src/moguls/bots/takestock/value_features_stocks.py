"""Features of each stock, and of the cards that a seat could turn into points."""

from typing import Final

from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.heuristics import shares_on
from moguls.bots.takestock.workspace import OF_STOCK, SEEN, TABLE
from moguls.games.takestock.event_bags import count_of
from moguls.games.takestock.market import LANE_MASK, column, raising, top
from moguls.games.takestock.material import (
    CLOSING,
    CRASH,
    INSIDER,
    LANE,
    NUM_STOCKS,
    SPLIT,
    VALUE_OF,
)
from moguls.games.takestock.round_end import shares
from moguls.games.takestock.state import State
from moguls.kernel.state.bits import has, lowest, popcount, signed

OUTLINED: Final = ("see_stocks", "_see_market", "_see_shares", "_see_cards", "_see_unseen")

SHARES: Final = 4.0
POINTS: Final = 40.0
CLOSERS: Final = 3 << LANE - 2  # the 11 and the 12 of a stock
# Whether the seat could close the market, then its four best cards as certificates.
BEST: Final = TABLE + 43
NUM_BEST: Final = 4


def see_stocks(
    s: State, seat: int, leader: int, is_over: bool, lead: float, scratch: Scratch
) -> None:
    """Write what a seat sees of each stock; nothing between two rounds."""
    for k in range(SEEN, SEEN + NUM_STOCKS * OF_STOCK):
        scratch.values[k] = 0.0
    if is_over:
        return
    playable, visible = raising(s), _visible_cards(s, seat)
    for stock in range(NUM_STOCKS):
        at = SEEN + stock * OF_STOCK
        _see_market(s, seat, stock, at, scratch)
        _see_shares(s, seat, leader, stock, at, scratch)
        _see_cards(s, seat, stock, playable, at, scratch)
        _see_unseen(s, stock, playable, visible, at, scratch)
    _see_best(s, seat, lead, scratch)


def _visible_cards(s: State, seat: int) -> int:
    """Return the cards that the seat sees."""
    cards = s.columns | s.discards | s.hands[seat] | s.shown
    for other in range(signed(s.seats)):
        cards |= s.certificates[other]
    return cards


def _see_market(s: State, seat: int, stock: int, at: int, scratch: Scratch) -> None:
    """Write how a column stands, and which events for it the seat keeps."""
    height = top(s, stock)
    scratch.values[at] = height / 12.0
    scratch.values[at + 1] = s.splits[stock] / 2.0
    scratch.values[at + 2] = height * (1 + s.splits[stock]) / 20.0
    scratch.values[at + 3] = popcount(column(s, stock)) / 5.0
    scratch.values[at + 4] = 1.0 if has(s.frozen, stock) else 0.0
    scratch.values[at + 15] = 0.0 + count_of(s.kept[seat], SPLIT + stock)
    scratch.values[at + 16] = 0.0 + count_of(s.kept[seat], CRASH + stock)
    scratch.values[at + 17] = 0.0 + count_of(s.kept[seat], INSIDER + stock)


def _see_shares(s: State, seat: int, leader: int, stock: int, at: int, scratch: Scratch) -> None:
    """Write how many shares seats have saved, and what the difference pays."""
    mine, others, most = shares(s, seat, stock), 0, 0
    for other in range(signed(s.seats)):
        if other != seat:
            theirs = shares(s, other, stock)
            others += theirs
            most = max(most, theirs)
    mean = others / (s.seats - 1.0)
    scratch.values[at + 5] = mine / SHARES
    scratch.values[at + 6] = mean / SHARES
    scratch.values[at + 7] = most / SHARES
    scratch.values[at + 8] = shares(s, leader, stock) / SHARES
    scratch.values[at + 18] = (mine - mean) * top(s, stock) * (1 + s.splits[stock]) / POINTS


def _see_cards(s: State, seat: int, stock: int, playable: int, at: int, scratch: Scratch) -> None:
    """Write what cards of a stock the seat holds: to save, and to raise with."""
    price = top(s, stock) * (1 + s.splits[stock])
    cards = s.hands[seat] & LANE_MASK << LANE * stock
    up = cards & playable
    held, high, most, highest = 0, 0, 0, 0
    for _ in range(popcount(cards)):
        card = lowest(cards)
        cards &= cards - 1
        held += shares_on(s, card)
        high = VALUE_OF[card]  # they come in order
        most = max(most, shares_on(s, card) * price)
        if has(up, card):
            highest = high
        _keep_best(0.0 + shares_on(s, card) * price, scratch)
    scratch.values[at + 9] = popcount(up) / 2.0
    scratch.values[at + 10] = held / SHARES
    scratch.values[at + 11] = high / 12.0
    scratch.values[at + 12] = most / POINTS
    scratch.values[at + 13] = (highest - top(s, stock)) / 4.0 if highest > 0 else 0.0
    scratch.values[at + 14] = 1.0 if highest >= CLOSING else 0.0


def _keep_best(pays: float, scratch: Scratch) -> None:
    """Put what a card pays in its place among the best four."""
    for k in range(BEST + 1, BEST + 1 + NUM_BEST):
        if pays > scratch.values[k]:
            lower = scratch.values[k]
            scratch.values[k] = pays
            pays = lower


def _see_unseen(
    s: State, stock: int, playable: int, visible: int, at: int, scratch: Scratch
) -> None:
    """Write how many cards and splits of a stock are still to be feared, or hoped for."""
    lane = ~visible >> LANE * stock & LANE_MASK
    scratch.values[at + 19] = popcount(s.discards >> LANE * stock & LANE_MASK) / 5.0
    scratch.values[at + 20] = popcount(lane & playable >> LANE * stock) / 4.0
    scratch.values[at + 21] = popcount(lane) / 10.0
    scratch.values[at + 22] = popcount(lane & CLOSERS) / 2.0
    scratch.values[at + 23] = count_of(s.played, SPLIT + stock) / 2.0


def _see_best(s: State, seat: int, lead: float, scratch: Scratch) -> None:
    """Write whether the seat can close the market, and what its best cards and tokens pay."""
    closes = 0.0
    for stock in range(NUM_STOCKS):
        closes = max(closes, scratch.values[SEEN + stock * OF_STOCK + 14])
    scratch.values[BEST] = closes
    for k in range(BEST + 1, BEST + 1 + NUM_BEST):
        scratch.values[k] /= POINTS
    scratch.values[BEST + 5] = scratch.values[BEST + 1] if s.tokens[seat] > 0 else 0.0
    scratch.values[BEST + 6] = scratch.values[BEST + 2] if s.tokens[seat] > 1 else 0.0
    scratch.values[BEST + 7] = lead if scratch.values[TABLE + 1] == 1.0 else 0.0
    scratch.values[BEST + 8] = lead if closes > 0.0 else 0.0
