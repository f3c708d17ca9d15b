"""Standing orders: stay in the auction until a condition holds, then leave.

An order is a convenience, not a rule of the game: it plays moves on behalf of its seat.
"""

from typing import Final

from moguls.games.mogul2013.actions import Action, Why
from moguls.games.mogul2013.auction import why_not_bid
from moguls.games.mogul2013.credit import why_not_credit
from moguls.games.mogul2013.edition import EDITION
from moguls.games.mogul2013.material import CODES, STATION_OF
from moguls.games.mogul2013.options import (
    why_not_erect,
    why_not_nothing,
    why_not_sell,
    why_not_take,
)
from moguls.games.mogul2013.state import Phase, State
from moguls.mechanisms.mogul.orders import is_met
from moguls.mechanisms.mogul.standing import EditionMoves, language, limited


def standing_order(s: State, seat: int, order: dict[str, int | None]) -> int | None:
    """Return the action that an order makes for the seat on turn, or None outside the auction.

    Rules: M13-A2.
    """
    if s.phase != Phase.AUCTION or s.turn != seat:
        return None
    if is_met(s, seat, order) or why_not_bid(s) != Why.NONE:
        return Action.LEAVE
    return Action.BID


def _site(s: State, codes: list[str]) -> int | None:
    """Return the first of some stations where a depot can be put up. Rules: M13-D1, M13-D2."""
    places = (STATION_OF[code] for code in codes)
    return next((Action.ERECT + at for at in places if why_not_erect(s, at) == Why.NONE), None)


MOVES: Final = EditionMoves(
    EDITION,
    bid=Action.BID,
    leave=Action.LEAVE,
    take=Action.TAKE,
    can_bid=lambda s: why_not_bid(s) == Why.NONE,
    loan=lambda s: Action.CREDIT if why_not_credit(s) == Why.NONE else None,
    may_take=lambda s: why_not_take(s) == Why.NONE,
    sell=lambda s: Action.SELL if why_not_sell(s) == Why.NONE else None,
    nothing=lambda s: Action.NOTHING if why_not_nothing(s) == Why.NONE else None,
    build=_site,
    stations=CODES,
)
STANDING: Final = language(MOVES)
LIMITED: Final = limited(MOVES, frozenset({int(Action.CREDIT)}))
