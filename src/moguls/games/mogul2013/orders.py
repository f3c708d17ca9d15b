"""Standing orders: stay in the auction until a condition holds, then leave.

An order is a convenience, not a rule of the game: it plays moves on behalf of its seat.
"""

from moguls.games.mogul2013.actions import Action, Why
from moguls.games.mogul2013.auction import why_not_bid
from moguls.games.mogul2013.state import Phase, State
from moguls.mechanisms.mogul.orders import is_met


def standing_order(s: State, seat: int, order: dict[str, int | None]) -> int | None:
    """Return the action that an order makes for the seat on turn, or None outside the auction.

    Rules: M13-A2.
    """
    if s.phase != Phase.AUCTION or s.turn != seat:
        return None
    if is_met(s, seat, order) or why_not_bid(s) != Why.NONE:
        return Action.LEAVE
    return Action.BID
