"""Cards that leave a hand: raised, saved or discarded."""

from typing import Final

from moguls.games.takestock.actions import Why
from moguls.games.takestock.state import Phase, State
from moguls.kernel.state.bits import has

OUTLINED: Final = ("why_not_card", "why_not_now")


def why_not_now(s: State, phase: int) -> Why:
    """Return why an action of `phase` is not possible now, or `Why.NONE`.

    Rules: TKS-T1, TKS-A5, TKS-E2, TKS-E4.
    """
    if s.phase == phase:
        return Why.NONE
    if s.phase == Phase.OVER:
        return Why.OVER
    if s.phase >= Phase.RESHUFFLE:
        return Why.CHANCE
    if s.phase == Phase.OPTIONS:
        return Why.ROUND_ENDED
    if phase == Phase.OPTIONS:
        return Why.ROUND_RUNNING
    if s.phase == Phase.CHOOSE:
        return Why.CHOOSING
    if phase == Phase.CHOOSE:
        return Why.NOT_CHOOSING
    return Why.EVENT_RUNNING if phase == Phase.TURN else Why.NO_SUCH_EVENT


def why_not_card(s: State, phase: int, card: int) -> Why:
    """Return why a hand card cannot be used in `phase` now, or `Why.NONE`. Rules: TKS-T1."""
    denied = why_not_now(s, phase)
    if denied == Why.NONE and not has(s.hands[s.turn], card):
        return Why.NOT_IN_HAND
    return denied


def leave_hand(s: State, card: int) -> None:
    """Take a card out of the hand of the seat on turn; it no longer counts as shown.

    Rules: TKS-H1.
    """
    s.hands[s.turn] &= ~(1 << card)
    s.shown &= ~(1 << card)


def discard(s: State, card: int) -> None:
    """Discard a hand card of the seat on turn. Rules: TKS-A3, TKS-A5, TKS-A7."""
    leave_hand(s, card)
    s.discards |= 1 << card


def save(s: State, card: int) -> None:
    """Save a hand card of the seat on turn as a certificate. Rules: TKS-A3, TKS-E2."""
    leave_hand(s, card)
    s.certificates[s.turn] |= 1 << card
