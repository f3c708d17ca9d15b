"""Insider: look through the discarded shares for those of one stock."""

from moguls.games.takestock.actions import Why
from moguls.games.takestock.hand import discard, why_not_card, why_not_now
from moguls.games.takestock.market import LANE_MASK
from moguls.games.takestock.material import LANE, MAX_TAKES, STOCK_OF
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.turn import next_turn
from moguls.kernel.state.bits import has


def open_insider(s: State, stock: int) -> None:
    """Let the seat look for shares of a stock among the discards. Rules: TKS-V4, TKS-V12."""
    s.phase = Phase.INSIDER
    s.stock = stock
    s.taken = 0
    s.pool = s.discards & LANE_MASK << LANE * stock


def why_not_take(s: State, card: int, other: int) -> Why:
    """Return why a card may not be taken and another discarded, or `Why.NONE`. Rules: TKS-V4."""
    denied = why_not_card(s, Phase.INSIDER, other)
    if denied != Why.NONE or has(s.pool, card):
        return denied
    return Why.OTHER_STOCK if STOCK_OF[card] != s.stock else Why.NOT_DISCARDED


def take(s: State, card: int, other: int) -> None:
    """Take a card from the discards, shown to all, and discard a hand card. Rules: TKS-V4."""
    discard(s, other)
    s.pool ^= 1 << card
    s.discards ^= 1 << card
    s.hands[s.turn] |= 1 << card
    s.shown |= 1 << card
    s.taken += 1
    if s.taken == MAX_TAKES:
        insider_done(s)


def why_not_insider_done(s: State) -> Why:
    """Return why there is no insider to end, or `Why.NONE`. Rules: TKS-V4."""
    return why_not_now(s, Phase.INSIDER)


def insider_done(s: State) -> None:
    """End the insider. Rules: TKS-V4."""
    s.pool = 0
    s.taken = 0
    s.stock = 0
    next_turn(s)
