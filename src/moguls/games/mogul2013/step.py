"""Dispatch over all actions: legality, a random legal action, and effect."""

from moguls.games.mogul2013.actions import MOVE, Action, Why
from moguls.games.mogul2013.auction import bid, leave, why_not_bid, why_not_leave
from moguls.games.mogul2013.credit import borrow, why_not_credit
from moguls.games.mogul2013.depots import free_spaces, num_depots
from moguls.games.mogul2013.material import DEPOTS, NUM_STATIONS
from moguls.games.mogul2013.options import (
    do_nothing,
    erect,
    move,
    saleable,
    sell,
    take,
    why_not_erect,
    why_not_move,
    why_not_nothing,
    why_not_option,
    why_not_sell,
    why_not_take,
)
from moguls.games.mogul2013.state import Phase, State
from moguls.kernel.rules.chance import draw
from moguls.kernel.rules.legal_sets import offer
from moguls.kernel.state.bits import lowest, nth, popcount
from moguls.kernel.state.types import IntArray


def simple(s: State) -> int:
    """Return the legal actions below `Action.ERECT` as a set of bits; 0 when the game is over.

    Rules: M13-A2, M13-L1, M13-X1, M13-X2.
    """
    if s.phase == Phase.AUCTION:
        actions = 1 << Action.LEAVE
        if s.chips[s.turn] != 0:
            actions |= 1 << Action.BID
        if why_not_credit(s) == Why.NONE:
            actions |= 1 << Action.CREDIT
        return actions
    actions = 0
    if why_not_take(s) == Why.NONE:
        actions = 1 << Action.TAKE
    if why_not_option(s) == Why.NONE:
        if why_not_nothing(s) == Why.NONE:
            actions |= 1 << Action.NOTHING
        if saleable(s) != 0:
            actions |= 1 << Action.SELL
    return actions


def spaces(s: State) -> int:
    """Return the stations where the seat on turn may put a depot now, as a set of bits.

    It puts up a new one if it has one left, else moves any of those on the board.

    Rules: M13-X2, M13-D1, M13-D2.
    """
    if s.phase == Phase.AUCTION or why_not_option(s) != Why.NONE:
        return 0
    return free_spaces(s)


def choices(s: State, out: IntArray) -> int:
    """Offer the legal actions of the seat on turn, ascending; return how many.

    Rules: M13-R1.
    """
    count = offer(out, 0, 0, simple(s))
    free = spaces(s)
    if num_depots(s, s.turn) < DEPOTS:
        return offer(out, count, Action.ERECT, free)
    own = s.depots[s.turn]
    while own != 0:
        count = offer(out, count, MOVE + lowest(own) * NUM_STATIONS, free)
        own &= own - 1
    return count


def sample(s: State) -> int:
    """Draw one of the legal actions, all equally likely. Rules: M13-R1."""
    actions = simple(s)
    count = popcount(actions)
    if s.phase == Phase.AUCTION:
        return nth(actions, draw(s, count))
    free = spaces(s)
    width = popcount(free)
    is_full = num_depots(s, s.turn) == DEPOTS
    at = draw(s, count + (width * DEPOTS if is_full else width))
    if at < count:
        return nth(actions, at)
    at -= count
    if not is_full:
        return Action.ERECT + nth(free, at)
    start = nth(s.depots[s.turn], at // width)
    return MOVE + start * NUM_STATIONS + nth(free, at % width)


def why_not(s: State, action: int) -> Why:
    """Return why the seat on turn may not play `action` now, or `Why.NONE`.

    Rules: M13-R1.
    """
    if action == Action.LEAVE:
        return why_not_leave(s)
    if action == Action.BID:
        return why_not_bid(s)
    if action == Action.CREDIT:
        return why_not_credit(s)
    if action == Action.TAKE:
        return why_not_take(s)
    if action == Action.SELL:
        return why_not_sell(s)
    if action == Action.NOTHING:
        return why_not_nothing(s)
    return _why_not_depot(s, action)


def _why_not_depot(s: State, action: int) -> Why:
    """Return why the seat on turn may not put up or move a depot so. Rules: M13-D1, M13-D2."""
    if action < MOVE:
        return why_not_erect(s, action - Action.ERECT)
    pair = action - MOVE
    return why_not_move(s, pair // NUM_STATIONS, pair % NUM_STATIONS)


def apply(s: State, action: int) -> None:
    """Play a legal action of the seat on turn, and all that follows by itself.

    Rules: M13-R1.
    """
    if action == Action.BID:
        bid(s)
    elif action == Action.LEAVE:
        leave(s)
    elif action == Action.CREDIT:
        borrow(s)
    elif action == Action.TAKE:
        take(s)
    elif action == Action.SELL:
        sell(s)
    else:
        _use_option(s, action)


def _use_option(s: State, action: int) -> None:
    """Use the sell option for a depot, or leave it unused. Rules: M13-X2, M13-D1, M13-D2."""
    if action == Action.NOTHING:
        do_nothing(s)
    elif action < MOVE:
        erect(s, action - Action.ERECT)
    else:
        pair = action - MOVE
        move(s, pair // NUM_STATIONS, pair % NUM_STATIONS)
