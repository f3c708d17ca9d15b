"""Values of stocks, cards and events in points, from the seat's information only.

The weights were found by matches of bots that differ in one of them; see docs/bots.md.
"""

from typing import Final

from moguls.bots.takestock.heuristic_weights import IN_HAND, OVER_BEST, RIVALS, weight
from moguls.games.takestock.market import LANE_MASK, column, price, top, up_to_top
from moguls.games.takestock.material import (
    HIGHEST,
    LANE,
    NUM_STOCKS,
    SHARES_ON,
    START,
    STOCK_OF,
    VALUE_OF,
)
from moguls.games.takestock.round_end import shares, worth
from moguls.games.takestock.state import State
from moguls.games.takestock.switches import FOUR_STEPS, SKIP_START
from moguls.kernel.state.bits import has, lowest, popcount

OUTLINED: Final = ("interest", "top_after", "if_saved", "lead", "weakest", "strongest")

# A column will rise by this part of what is missing to 12 before the round ends.
HOPE: Final = 0.15


def expected(s: State, stock: int) -> float:
    """Return what a share of the stock will pay at the end of the round, about."""
    height = top(s, stock)
    hope = 0.0 if has(s.frozen, stock) else HOPE
    return (1 + s.splits[stock]) * (height + hope * (HIGHEST - height))


def shares_on(s: State, card: int) -> int:
    """Return how many shares a card shows."""
    scale = HIGHEST if s.options & FOUR_STEPS else 0
    return 0 + SHARES_ON[scale + VALUE_OF[card] - START]


def if_saved(s: State, card: int) -> float:
    """Return what a card would pay as a certificate, about."""
    return shares_on(s, card) * expected(s, STOCK_OF[card])


def shares_in_hand(s: State, seat: int, stock: int) -> int:
    """Return how many shares of a stock the cards in a hand show."""
    cards = s.hands[seat] >> LANE * stock & LANE_MASK
    count = 0
    for _ in range(popcount(cards)):
        count += shares_on(s, LANE * stock + lowest(cards))
        cards &= cards - 1
    return count


def interest(s: State, seat: int, stock: int, style: int) -> float:
    """Return what a seat gains on the others when a stock rises by 1."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others += shares(s, other, stock)
    mine = shares(s, seat, stock) + weight(style, IN_HAND) * shares_in_hand(s, seat, stock)
    return mine - weight(style, RIVALS) * others / (s.seats - 1)


def lead(s: State, seat: int, style: int) -> float:
    """Return by how much a seat's certificates are worth more than the others', about."""
    others, best = 0, 0
    for other in range(s.seats):
        if other != seat:
            others += worth(s, other)
            best = max(best, worth(s, other))
    mean = others / (s.seats - 1)
    return worth(s, seat) - mean - weight(style, OVER_BEST) * (best - mean)


def weakest(s: State, cards: int) -> int:
    """Return the card of a set that would pay least as a certificate; -1 of none."""
    best, least = -1, 1e9
    for _ in range(popcount(cards)):
        card = lowest(cards)
        cards &= cards - 1
        pays = if_saved(s, card)
        if pays < least:
            best, least = card, pays
    return best


def strongest(s: State, cards: int) -> int:
    """Return the card of a set that would pay most as a certificate; -1 of none."""
    best, most = -1, -1.0
    for _ in range(popcount(cards)):
        card = lowest(cards)
        cards &= cards - 1
        pays = if_saved(s, card)
        if pays > most:
            best, most = card, pays
    return best


def top_after(s: State, stock: int, gone: int) -> int:
    """Return the highest value of a column without so many of its cards."""
    cards = column(s, stock)
    for _ in range(min(gone, popcount(cards))):
        cards ^= 1 << popcount(up_to_top(cards)) - 1
    return START + popcount(up_to_top(cards))


def of_split(s: State, stock: int) -> int:
    """Return by how much a split changes the price. Rules: TKS-V1."""
    if has(s.frozen, stock):
        return 0
    return top_after(s, stock, 1) * (2 + s.splits[stock]) - price(s, stock)


def of_crash(s: State, stock: int) -> int:
    """Return by how much a crash changes the price. Rules: TKS-V2."""
    cards = popcount(column(s, stock))
    if not s.options & SKIP_START:
        cards += START
    after = top_after(s, stock, cards // 2) * (1 + max(0, s.splits[stock] - 1))
    return after - price(s, stock)


def of_market_crash(s: State, seat: int, style: int) -> float:
    """Return what a crash of all stocks is worth to a seat. Rules: TKS-V3."""
    total = 0.0
    for stock in range(NUM_STOCKS):
        total += of_crash(s, stock) * interest(s, seat, stock, style)
    return total
