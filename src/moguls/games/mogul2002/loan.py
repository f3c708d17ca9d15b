"""Loans: two chips from the bank for two points."""

from moguls.games.mogul2002.actions import Why
from moguls.games.mogul2002.auction import open_auction
from moguls.games.mogul2002.material import LOAN_CHIPS, LOAN_POINTS
from moguls.games.mogul2002.state import Phase, State
from moguls.games.mogul2002.switches import ANY_LOANS, ON_OWN_TURN, SCORE_FLOOR
from moguls.kernel.state.bits import has
from moguls.mechanisms.seats import all_seats, next_seat


def open_window(s: State) -> None:
    """Ask the start player first for a loan, or open the auction if no loan is possible now.

    Rules: M02-L1, M02-L2, M02-L3.
    """
    s.borrowed = 0
    s.in_auction = all_seats(s.seats)
    s.turn = s.start
    if s.options & ON_OWN_TURN or s.bank < LOAN_CHIPS:
        open_auction(s)
    else:
        s.phase = Phase.LOAN


def why_not_loan(s: State) -> Why:
    """Return why the seat on turn may not borrow now, or `Why.NONE`.

    Rules: M02-L1, M02-L2, M02-L3, M02-L4.
    """
    if s.phase == Phase.OVER:
        return Why.OVER
    if s.phase != Phase.LOAN and (s.phase != Phase.AUCTION or not s.options & ON_OWN_TURN):
        return Why.NO_LOAN_NOW
    if s.bank < LOAN_CHIPS:
        return Why.BANK_EMPTY
    if has(s.borrowed, s.turn) and not s.options & ANY_LOANS:
        return Why.LOAN_TAKEN
    if s.options & SCORE_FLOOR and s.score[s.turn] < LOAN_POINTS:
        return Why.BELOW_ZERO
    return Why.NONE


def why_not_decline(s: State) -> Why:
    """Return why the seat on turn may not decline a loan now, or `Why.NONE`. Rules: M02-L2."""
    if s.phase == Phase.OVER:
        return Why.OVER
    if s.phase != Phase.LOAN:
        return Why.NO_WINDOW
    return Why.NONE


def borrow(s: State) -> None:
    """Move two chips from the bank to the seat on turn, which loses two points.

    In the loan window the next seat is asked then, unless loans are unlimited.

    Rules: M02-L1, M02-L2, M02-L3.
    """
    s.bank -= LOAN_CHIPS
    s.chips[s.turn] += LOAN_CHIPS
    s.score[s.turn] -= LOAN_POINTS
    s.borrowed |= 1 << s.turn
    if s.phase == Phase.LOAN:
        if s.bank < LOAN_CHIPS:
            open_auction(s)
        elif not s.options & ANY_LOANS:
            decline(s)


def decline(s: State) -> None:
    """Ask the next seat, or begin the auction when all have been asked. Rules: M02-L2."""
    s.turn = next_seat(s.in_auction, s.turn)
    if s.turn == s.start:
        open_auction(s)
