"""Standing orders: stay in the auction until a condition holds, then leave.

An order is a convenience, not a rule of the game: it plays moves on behalf of its seat.
"""

from typing import Final

from moguls.core.auto_response import RecurringQuestion
from moguls.games.mogul2002.actions import Action, Why
from moguls.games.mogul2002.auction import why_not_bid
from moguls.games.mogul2002.edition import EDITION
from moguls.games.mogul2002.loan import why_not_loan
from moguls.games.mogul2002.options import saleable, why_not_sell, why_not_take
from moguls.games.mogul2002.state import Phase, State
from moguls.mechanisms.mogul.orders import is_met
from moguls.mechanisms.mogul.standing import EditionMoves, language, limited


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


def _sale(s: State) -> int | None:
    """Return the sale of all shares that can be sold, if there are any. Rules: M02-X4."""
    count = saleable(s)
    return Action.SELL + count if count and why_not_sell(s, count) == Why.NONE else None


def _no_sale(s: State) -> int | None:
    """Return the sale of no share. Rules: M02-X4, M02-X5."""
    return Action.SELL + 0 if why_not_sell(s, 0) == Why.NONE else None


MOVES: Final = EditionMoves(
    EDITION,
    bid=Action.BID,
    leave=Action.LEAVE,
    take=Action.TAKE,
    can_bid=lambda s: why_not_bid(s) == Why.NONE,
    loan=lambda s: Action.LOAN if why_not_loan(s) == Why.NONE else None,
    may_take=lambda s: why_not_take(s) == Why.NONE,
    sell=_sale,
    nothing=_no_sale,
    decline=Action.DECLINE,
)
STANDING: Final = language(MOVES)
LIMITED: Final = limited(MOVES, frozenset({int(Action.LOAN)}))
