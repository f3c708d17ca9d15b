"""Dispatch over all actions: legality and effect."""

from moguls.games.mogul2002.actions import Action, Why
from moguls.games.mogul2002.auction import bid, leave, why_not_bid, why_not_leave
from moguls.games.mogul2002.loan import borrow, decline, why_not_decline, why_not_loan
from moguls.games.mogul2002.options import sales, sell, take, why_not_sell, why_not_take
from moguls.games.mogul2002.state import Phase, State


def legal(s: State) -> int:
    """Return the legal actions of the seat on turn as a set of bits; 0 when the game is over.

    Rules: M02-R1.
    """
    actions = 0
    if s.phase == Phase.AUCTION:
        actions = 1 << Action.LEAVE
        if why_not_bid(s) == Why.NONE:
            actions |= 1 << Action.BID
        if why_not_loan(s) == Why.NONE:
            actions |= 1 << Action.LOAN
    elif s.phase == Phase.LOAN:
        actions = 1 << Action.DECLINE
        if why_not_loan(s) == Why.NONE:
            actions |= 1 << Action.LOAN
    elif s.phase != Phase.OVER:
        if why_not_take(s) == Why.NONE:
            actions = 1 << Action.TAKE
        if why_not_sell(s, 0) == Why.NONE:
            actions |= sales(s) << Action.SELL
    return actions


def why_not(s: State, action: int) -> Why:
    """Return why the seat on turn may not play `action` now, or `Why.NONE`.

    Rules: M02-R1.
    """
    if action == Action.LEAVE:
        return why_not_leave(s)
    if action == Action.BID:
        return why_not_bid(s)
    if action == Action.LOAN:
        return why_not_loan(s)
    if action == Action.DECLINE:
        return why_not_decline(s)
    if action == Action.TAKE:
        return why_not_take(s)
    return why_not_sell(s, action - Action.SELL)


def apply(s: State, action: int) -> None:
    """Play a legal action of the seat on turn, and all that follows by itself.

    Rules: M02-R1.
    """
    if action == Action.BID:
        bid(s)
    elif action == Action.LEAVE:
        leave(s)
    elif action == Action.DECLINE:
        decline(s)
    elif action == Action.LOAN:
        borrow(s)
    elif action == Action.TAKE:
        take(s)
    else:
        sell(s, action - Action.SELL)
