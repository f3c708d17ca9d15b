"""Actions A and B: raise a price, save a certificate."""

from typing import Final

from moguls.games.takestock.actions import Why
from moguls.games.takestock.hand import discard, leave_hand, save, why_not_card
from moguls.games.takestock.market import longest, raising, top
from moguls.games.takestock.material import CLOSING, STOCK_OF, VALUE_OF
from moguls.games.takestock.round_end import end_round
from moguls.games.takestock.state import Phase, State
from moguls.games.takestock.turn import next_turn
from moguls.kernel.state.bits import has, popcount

OUTLINED: Final = ("raise_price", "save_and_discard")


def raises(s: State) -> int:
    """Return the hand cards with which the seat on turn may raise. Rules: TKS-A1, TKS-V7."""
    return s.hands[s.turn] & raising(s)


def why_not_raise(s: State, card: int) -> Why:
    """Return why a card may not be raised with, or `Why.NONE`. Rules: TKS-A1, TKS-V7."""
    denied = why_not_card(s, Phase.TURN, card)
    if denied != Why.NONE or has(raising(s), card):
        return denied
    stock = STOCK_OF[card]
    if has(s.frozen, stock):
        return Why.FROZEN
    return Why.TOO_LOW if VALUE_OF[card] < top(s, stock) else Why.TOO_HIGH


def raise_price(s: State, card: int) -> None:
    """Lay a hand card on its column; an 11 or a 12 ends the round. Rules: TKS-A1, TKS-A2."""
    leave_hand(s, card)
    s.columns |= 1 << card
    if VALUE_OF[card] >= CLOSING:
        end_round(s)
    else:
        next_turn(s)


def may_save(s: State) -> bool:
    """Return whether the seat on turn has fewer certificates than the limit. Rules: TKS-A4."""
    return popcount(s.certificates[s.turn]) < longest(s)


def why_not_save(s: State, saved: int, other: int) -> Why:
    """Return why the seat on turn may not save one card and discard another, or `Why.NONE`.

    Rules: TKS-A3, TKS-A4.
    """
    denied = why_not_card(s, Phase.TURN, saved)
    if denied == Why.NONE:
        denied = why_not_card(s, Phase.TURN, other)
    if denied != Why.NONE:
        return denied
    if saved == other:
        return Why.SAME_CARD
    return Why.NONE if may_save(s) else Why.TOO_MANY


def save_and_discard(s: State, saved: int, other: int) -> None:
    """Save one hand card and discard another; the last card gone ends the round.

    Rules: TKS-A3, TKS-E1.
    """
    save(s, saved)
    discard(s, other)
    if s.hands[s.turn] == 0:
        end_round(s)
    else:
        next_turn(s)
