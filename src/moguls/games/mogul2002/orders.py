"""Standing orders: stay in the auction until a condition holds, then leave.

An order is a convenience, not a rule of the game: it plays moves on behalf of its seat.
"""

from typing import Final

from moguls.core.auto_response import RecurringQuestion
from moguls.games.mogul2002.actions import Action, Why
from moguls.games.mogul2002.auction import why_not_bid
from moguls.games.mogul2002.state import Phase, State
from moguls.mechanisms.mogul.orders import is_met


def _is_asked(s: State) -> bool:
    """Return whether the seat on turn is asked for a loan before the auction. Rules: M02-L2."""
    return s.phase == Phase.LOAN


LOAN: Final = RecurringQuestion(
    "loan", _is_asked, usual="decline", once="loan", off=("loan_timing", "on_own_turn")
)


def standing_order(s: State, seat: int, order: dict[str, int | None]) -> int | None:
    """Return the action that an order makes for the seat on turn, or None outside the auction.

    Rules: M02-A2.
    """
    if s.phase != Phase.AUCTION or s.turn != seat:
        return None
    if is_met(s, seat, order) or why_not_bid(s) != Why.NONE:
        return Action.LEAVE
    return Action.BID
