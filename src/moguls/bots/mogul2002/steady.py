"""Steady: a few rules of thumb, each with the reason that a player would give.

It reads what is public and the chips of the seat on turn, never the order of the deck: what it
counts in the deck are the cards not yet seen, which everybody knows. The functions compile, for
the search plays its games to the end by them.
"""

from typing import Final

from moguls.bots.mogul2002.worth import chip_worth, price_of, share_worth, unseen_of_both
from moguls.core.bits import has, signed
from moguls.games.mogul2002.actions import Action
from moguls.games.mogul2002.material import COMPANY_OF, SALE_OF
from moguls.games.mogul2002.state import Phase, State
from moguls.games.mogul2002.step import legal

# What is kept for the round, in points: of the share on offer, of selling one share now rather
# than keeping it, and of a chip.
ROUND, SHARE, SALE, CHIP = range(4)

# Two chips cost two points for good: only a seat that cannot bid at all, for a round worth it.
WORTH_A_LOAN: Final = 4.0


def advise(s: State, memo: list[float]) -> int:
    """Return the action that the rules of thumb advise to the seat on turn."""
    if memo[ROUND] != s.round:
        _appraise(s, memo)
    if s.phase == Phase.AUCTION:
        return _in_auction(s, memo)
    if s.phase == Phase.LOAN:
        return Action.LOAN if _needs_loan(s, memo) else Action.DECLINE
    return _after_auction(s, memo)


def _appraise(s: State, memo: list[float]) -> None:
    """Work out once a round what is at stake; nothing in a round changes it."""
    offered, sold = COMPANY_OF[s.revealed], SALE_OF[s.revealed]
    paying, selling, paying_sold, selling_sold = unseen_of_both(s, offered, sold)
    kept = share_worth(s, sold, paying_sold, selling_sold)
    memo[ROUND] = s.round
    memo[SHARE] = share_worth(s, offered, paying, selling)
    memo[SALE] = max(0.0, price_of(s, sold) - kept)
    memo[CHIP] = chip_worth(s)


def _gain_of_sale(s: State, seat: int, memo: list[float]) -> float:
    """Return what a seat gains by selling all it may now: the price beats keeping, or nothing."""
    return s.shares[seat][SALE_OF[s.revealed]] * memo[SALE]


def _needs_loan(s: State, memo: list[float]) -> bool:
    """Say whether to borrow: only to be in an auction that matters, as "a loan is dear"."""
    if s.chips[s.turn] > 0 or not has(legal(s), Action.LOAN):
        return False
    return max(memo[SHARE], _gain_of_sale(s, s.turn, memo)) > WORTH_A_LOAN


def _in_auction(s: State, memo: list[float]) -> int:
    """Stay while winning is worth more than the bowl and the chip that staying costs.

    The last to leave gets the option that the winner does not want, besides the bowl.
    """
    if s.chips[s.turn] == 0:
        return Action.LOAN if _needs_loan(s, memo) else Action.LEAVE
    sale = _gain_of_sale(s, s.turn, memo)
    winning = max(memo[SHARE], sale)
    leaving = s.bowl * memo[CHIP]
    others = s.in_auction & ~(1 << s.turn)
    if others & (others - 1) == 0:
        leaving += _left_over(s, others, sale, memo)
    return Action.BID if winning > leaving + memo[CHIP] else Action.LEAVE


def _left_over(s: State, others: int, sale: float, memo: list[float]) -> float:
    """Return what the runner-up would get from the one rival left: what that one leaves."""
    rival = 0
    for seat in range(signed(s.seats)):
        if has(others, seat):
            rival = seat
    if memo[SHARE] >= _gain_of_sale(s, rival, memo):
        return sale
    return memo[SHARE]


def _after_auction(s: State, memo: list[float]) -> int:
    """Take or sell, whichever is worth more; sell all or none, as the price is one for all."""
    actions = legal(s)
    sale = _gain_of_sale(s, s.turn, memo)
    if has(actions, Action.TAKE) and (memo[SHARE] >= sale or not has(actions, Action.SELL)):
        return Action.TAKE
    if sale > 0:
        return Action.SELL + s.shares[s.turn][SALE_OF[s.revealed]]
    return Action.SELL
