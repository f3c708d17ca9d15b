"""Audit and freeze: the events that ask for a column."""

from moguls.games.takestock.actions import NEITHER, NUM_WAYS, SPLITS, TOP, Why
from moguls.games.takestock.event_bags import added
from moguls.games.takestock.hand import why_not_now
from moguls.games.takestock.market import column, discard_split, discard_top, thaw
from moguls.games.takestock.material import FREEZE, NUM_STOCKS
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.turn import next_turn
from moguls.kernel.state.bits import has


def why_not_audit(s: State, stock: int, way: int) -> Why:
    """Return why a column may not be audited in this way, or `Why.NONE`. Rules: TKS-V5, TKS-V7."""
    denied = why_not_now(s, Phase.AUDIT)
    if denied != Why.NONE:
        return denied
    if has(s.frozen, stock):
        return Why.FROZEN
    has_top = column(s, stock) != 0
    has_split = s.splits[stock] != 0
    if way == TOP and not has_top:
        return Why.NO_TOP
    if way == SPLITS and not has_split:
        return Why.NO_SPLIT
    return Why.SOMETHING if way == NEITHER and (has_top or has_split) else Why.NONE


def audits(s: State) -> int:
    """Return the possible audits as a set of bits: stock * 3 + way. Rules: TKS-V5, TKS-V7."""
    ways = 0
    for stock in range(NUM_STOCKS):
        if not has(s.frozen, stock):
            mine = 0
            if column(s, stock) != 0:
                mine = 1 << TOP
            if s.splits[stock] != 0:
                mine |= 1 << SPLITS
            if mine == 0:
                mine = 1 << NEITHER
            ways |= mine << stock * NUM_WAYS
    return ways


def audit(s: State, stock: int, way: int) -> None:
    """Discard a column's highest share, or a split, or nothing if there is neither.

    Rules: TKS-V5.
    """
    if way == TOP:
        discard_top(s, stock)
    elif way == SPLITS:
        discard_split(s, stock)
    next_turn(s)


def why_not_freeze(s: State) -> Why:
    """Return why no column may be frozen or freed now, or `Why.NONE`. Rules: TKS-V6."""
    return why_not_now(s, Phase.FREEZE)


def freeze(s: State, stock: int) -> None:
    """Freeze a column, or free a frozen one and discard both freezes. Rules: TKS-V6, TKS-V11."""
    if has(s.frozen, stock):
        thaw(s, stock)
        s.played = added(s.played, FREEZE)
    else:
        s.frozen |= 1 << stock
    next_turn(s)
