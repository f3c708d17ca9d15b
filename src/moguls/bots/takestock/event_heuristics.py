"""Values of events in points, and the best answers to their questions."""

from typing import Final

from moguls.bots.takestock.heuristic_weights import STOPPED, weight
from moguls.bots.takestock.heuristics import (
    if_saved,
    interest,
    of_crash,
    of_market_crash,
    of_split,
    strongest,
    top_after,
    weakest,
)
from moguls.games.takestock.actions import NUM_WAYS, SPLITS, TOP, Action
from moguls.games.takestock.audit import audits
from moguls.games.takestock.market import LANE_MASK, price, top
from moguls.games.takestock.material import (
    AUDIT,
    CRASH,
    FREEZE,
    HIGHEST,
    INSIDER,
    LANE,
    MARKET_CRASH,
    NUM_CARDS,
    NUM_STOCKS,
)
from moguls.games.takestock.state import State
from moguls.kernel.state.bits import has

OUTLINED: Final = ("event_worth", "of_insider", "best_audit", "best_freeze")

# A card better by so much, taken by an insider, is worth this part of it.
IN_EXCHANGE: Final = 0.3
TAKES: Final = 2.0  # cards that an insider takes for its best, about


def event_worth(s: State, seat: int, kind: int, style: int) -> float:
    """Return what it is worth to a seat on turn that an event takes effect now.

    A bull, a bear and options hit all alike.
    """
    if kind < CRASH:
        return of_split(s, kind) * interest(s, seat, kind, style)
    if kind < INSIDER:
        return of_crash(s, kind - CRASH) * interest(s, seat, kind - CRASH, style)
    if kind < AUDIT:
        return of_insider(s, seat, kind - INSIDER)
    if kind == AUDIT:
        return audit_worth(s, seat, best_audit(s, seat, style), style)
    if kind == FREEZE:
        return freeze_worth(s, seat, best_freeze(s, seat, style), style)
    if kind == MARKET_CRASH:
        return of_market_crash(s, seat, style)
    return 0.0


def of_insider(s: State, seat: int, stock: int) -> float:
    """Return what an insider is worth: better cards for the weakest. Rules: TKS-V4."""
    there = s.discards & LANE_MASK << LANE * stock
    if there == 0 or s.hands[seat] == 0:
        return 0.0
    best = if_saved(s, strongest(s, there))
    gain = best - if_saved(s, weakest(s, s.hands[seat]))
    return TAKES * IN_EXCHANGE * max(0.0, gain)


def audit_worth(s: State, seat: int, way: int, style: int) -> float:
    """Return what an audit is worth to a seat; `way` is stock * 3 + way. Rules: TKS-V5."""
    stock = way // NUM_WAYS
    after = price(s, stock)
    if way % NUM_WAYS == TOP:
        after = top_after(s, stock, 1) * (1 + s.splits[stock])
    elif way % NUM_WAYS == SPLITS:
        after = top(s, stock) * s.splits[stock]
    return (after - price(s, stock)) * interest(s, seat, stock, style)


def best_audit(s: State, seat: int, style: int) -> int:
    """Return the best audit as stock * 3 + way. Rules: TKS-V5, TKS-V7."""
    ways = audits(s)
    best, most = -1, -1e9
    for way in range(NUM_STOCKS * NUM_WAYS):
        if has(ways, way):
            gain = audit_worth(s, seat, way, style)
            if gain > most:
                best, most = way, gain
    return best


def freeze_worth(s: State, seat: int, stock: int, style: int) -> float:
    """Return what it is worth to freeze a column, or to free a frozen one. Rules: TKS-V6."""
    rises = weight(style, STOPPED) * (HIGHEST - top(s, stock)) * (1 + s.splits[stock])
    gain = rises * interest(s, seat, stock, style)
    return gain if has(s.frozen, stock) else -gain


def best_freeze(s: State, seat: int, style: int) -> int:
    """Return the column that it is best to freeze or to free. Rules: TKS-V6."""
    best, most = -1, -1e9
    for stock in range(NUM_STOCKS):
        gain = freeze_worth(s, seat, stock, style)
        if gain > most:
            best, most = stock, gain
    return best


def answer_insider(s: State) -> int:
    """Take the best card there is for the weakest in hand, as long as it is better.

    Rules: TKS-V4.
    """
    if s.pool == 0:
        return Action.INSIDER_DONE
    taken, other = strongest(s, s.pool), weakest(s, s.hands[s.turn])
    if if_saved(s, taken) <= if_saved(s, other):
        return Action.INSIDER_DONE
    return Action.TAKE + taken * NUM_CARDS + other
