"""Credit: three chips from the bank for three dollars, once in the game."""

from moguls.games.mogul2013.actions import Why
from moguls.games.mogul2013.material import CREDIT_CHIPS, CREDIT_DOLLARS
from moguls.games.mogul2013.state import Phase, State
from moguls.games.mogul2013.switches import SCORE_FLOOR
from moguls.kernel.state.bits import has


def why_not_credit(s: State) -> Why:
    """Return why the seat on turn may not take a credit, or `Why.NONE`. Rules: M13-L1, M13-L2."""
    if s.phase == Phase.OVER:
        return Why.OVER
    if s.phase != Phase.AUCTION:
        return Why.NO_CREDIT_NOW
    if has(s.credit, s.turn):
        return Why.CREDIT_TAKEN
    if s.options & SCORE_FLOOR and s.score[s.turn] < CREDIT_DOLLARS:
        return Why.BELOW_ZERO
    return Why.NONE


def borrow(s: State) -> None:
    """Move three chips from the bank to the seat on turn, which goes back three dollars.

    The seat must still bid or leave. The bank holds a credit for every seat.

    Rules: M13-L1, M13-L2.
    """
    s.bank -= CREDIT_CHIPS
    s.chips[s.turn] += CREDIT_CHIPS
    s.score[s.turn] -= CREDIT_DOLLARS
    s.credit |= 1 << s.turn
