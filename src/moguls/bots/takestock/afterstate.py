"""Afterstate of an action: the state before anything is drawn for the acting seat."""

from enum import IntEnum
from typing import Final

from moguls.games.takestock.actions import Action
from moguls.games.takestock.material import BULL, NUM_KEEPABLE
from moguls.games.takestock.state import Phase, State
from moguls.kernel.rules.interface import apply
from moguls.kernel.state.bits import signed

OUTLINED: Final = ("go_on", "_pending")


class Pending(IntEnum):
    """What is still to come of an action when nothing has been drawn yet. Rules: TKS-A5."""

    NOTHING = 0
    TWO_EVENTS = 1
    ONE_EVENT = 2
    BULL = 3
    AUDIT = 4
    FREEZE = 5
    INSIDER = 6
    BEAR = 7
    OPTIONS = 8
    NEXT_ROUND = 9


NUM_PENDING: Final = len(Pending)


def go_on(s: State, action: int) -> int:
    """Play a legal action as far as the seat on turn draws nothing; return what is pending.

    What others draw is in the state, and must not be looked at.

    Rules: TKS-T1, TKS-A5.
    """
    seat = s.turn
    if action >= Action.DRAW_TWO and action < Action.KEEP:
        return _pay(s, action - Action.DRAW_TWO, Pending.TWO_EVENTS)
    if action >= Action.KEEP and action < Action.PLAY:
        return _pay(s, action - Action.KEEP, Pending.ONE_EVENT)
    if action >= Action.PLAY and action < Action.CHOOSE:
        if (action - Action.PLAY) % NUM_KEEPABLE == BULL:
            return _pay(s, (action - Action.PLAY) // NUM_KEEPABLE, Pending.BULL)
    elif action == Action.CHOOSE + BULL:
        return Pending.BULL
    hand = signed(s.hands[seat])
    apply(s, action)
    if action >= Action.BEAR and action < Action.OPTION and s.phase == Phase.TURN:
        s.hands[seat] = hand ^ 1 << action - Action.BEAR  # of two seats it may have drawn already
    return _pending(s, seat)


def _pay(s: State, card: int, pending: int) -> int:
    """Discard the card that an event costs. Rules: TKS-A5."""
    s.hands[s.turn] ^= 1 << card
    s.discards |= 1 << card
    return pending


def _pending(s: State, seat: int) -> int:
    """Return what is asked next, or that the round is over. Rules: TKS-E1, TKS-E2."""
    if s.phase == Phase.OPTIONS:
        return Pending.OPTIONS
    if s.phase >= Phase.NEXT_ROUND:
        return Pending.NEXT_ROUND
    if s.phase == Phase.BEAR:
        return Pending.BEAR
    if s.turn == seat:
        if s.phase == Phase.AUDIT:
            return Pending.AUDIT
        if s.phase == Phase.FREEZE:
            return Pending.FREEZE
        if s.phase == Phase.INSIDER:
            return Pending.INSIDER
    return Pending.NOTHING
