"""Steady: a few rules of thumb, each with the reason that a player would give.

It reads what is public and the chips of the seat on turn, never the order of the deck: what it
counts in the deck are the cards not yet seen, which everybody knows. The functions compile, for
the search plays its games to the end by them.
"""

from typing import Final

from moguls.bots.mogul.prospects import price_of
from moguls.bots.mogul2002.heuristics import chance_of_sale, chip_worth, share_worth, unseen_of_both
from moguls.bots.search.tree_fields import Scratch
from moguls.games.mogul2002.actions import Action
from moguls.games.mogul2002.material import COMPANY_OF, SALE_OF
from moguls.games.mogul2002.state import Phase, State
from moguls.games.mogul2002.step import legal
from moguls.kernel.state.bits import has, lowest, popcount

OUTLINED: Final = ("rollout_policy",)

# What is kept for the round, in points: of the share on offer, of it besides each share of its
# company that one has, of selling one share now rather than keeping it, and of a chip.
ROUND, SHARE, ANOTHER, SALE, CHIP = range(5)

# A further share raises the price of all that one has; others sell into that price, though.
RAISED: Final = 0.31
# Early in the game two chips win more than the two points that they cost.
EARLY_CHIP: Final = 0.75
# Points that a round must be worth to a seat without chips before it borrows later.
WORTH_A_LOAN: Final = 4.0
# The last chips are dear: a seat without any must leave. Points, divided by the chips in hand.
LAST_CHIPS: Final = 2.2
# Each rival beyond the first will bid the price up. Points.
CROWD: Final = 0.75
# The bowl can be taken later too, and fuller, as long as others stay; this part of it counts now.
BOWL_NOW: Final = 0.68
# Part of what the winner leaves over that the runner-up may count on.
LEFT_OVER: Final = 0.88


def rollout_policy(s: State, scratch: Scratch) -> int:
    """Return the action that the rules of thumb advise to the seat on turn."""
    if scratch.values[ROUND] != s.round:
        appraise(s, scratch)
    if s.phase == Phase.AUCTION:
        return in_auction(s, scratch)
    if s.phase == Phase.LOAN:
        return Action.LOAN if wants_loan(s, scratch) else Action.DECLINE
    return _after_auction(s, scratch)


def appraise(s: State, scratch: Scratch) -> None:
    """Work out once a round what is at stake; nothing in a round changes it."""
    offered, sold = COMPANY_OF[s.revealed], SALE_OF[s.revealed]
    paying, selling, paying_sold, selling_sold = unseen_of_both(s, offered, sold)
    unsold = share_worth(s, sold, paying_sold, selling_sold)
    scratch.values[ROUND] = s.round
    scratch.values[SHARE] = share_worth(s, offered, paying, selling)
    scratch.values[ANOTHER] = RAISED * chance_of_sale(s, selling)
    scratch.values[SALE] = max(0.0, price_of(s, sold) - unsold)
    scratch.values[CHIP] = chip_worth(s)


def gain_of_share(s: State, seat: int, scratch: Scratch) -> float:
    """Return what a seat gains by taking the share on offer."""
    return scratch.values[SHARE] + scratch.values[ANOTHER] * s.shares[seat][COMPANY_OF[s.revealed]]


def gain_of_sale(s: State, seat: int, scratch: Scratch) -> float:
    """Return what a seat gains by selling all it may now: the price beats keeping, or nothing."""
    return s.shares[seat][SALE_OF[s.revealed]] * scratch.values[SALE]


def wants_loan(s: State, scratch: Scratch) -> bool:
    """Say whether to borrow: two chips now for two points for good.

    Early in the game a chip is worth more than a point; later "a loan is dear", and only a seat
    that could not bid at all takes one, for a round worth it.
    """
    if not has(legal(s), Action.LOAN):
        return False
    if scratch.values[CHIP] > EARLY_CHIP:
        return True
    gain = max(gain_of_share(s, s.turn, scratch), gain_of_sale(s, s.turn, scratch))
    return s.chips[s.turn] == 0 and gain > WORTH_A_LOAN


def in_auction(s: State, scratch: Scratch) -> int:
    """Stay while winning is worth more than the bowl and the chip that staying costs."""
    if wants_loan(s, scratch):
        return Action.LOAN
    chips = s.chips[s.turn]
    if chips == 0:
        return Action.LEAVE
    others = s.in_auction & ~(1 << s.turn)
    share, sale = gain_of_share(s, s.turn, scratch), gain_of_sale(s, s.turn, scratch)
    staying = max(share, sale) - scratch.values[CHIP] - LAST_CHIPS / chips
    staying -= CROWD * (popcount(others) - 1)
    leaving = s.bowl * scratch.values[CHIP] * BOWL_NOW
    if others & (others - 1) == 0:
        leaving += LEFT_OVER * _left_over(s, lowest(others), share, sale, scratch)
    return Action.BID if staying > leaving else Action.LEAVE


def _left_over(s: State, rival: int, share: float, sale: float, scratch: Scratch) -> float:
    """Return what the last to leave gets besides the bowl: the option that its rival leaves."""
    if gain_of_share(s, rival, scratch) >= gain_of_sale(s, rival, scratch):
        return sale
    return share


def _after_auction(s: State, scratch: Scratch) -> int:
    """Take or sell, whichever is worth more; sell all or none, as the price is one for all."""
    actions = legal(s)
    share, sale = gain_of_share(s, s.turn, scratch), gain_of_sale(s, s.turn, scratch)
    if has(actions, Action.TAKE) and (share >= sale or not has(actions, Action.SELL)):
        return Action.TAKE
    if sale > 0:
        return Action.SELL + s.shares[s.turn][SALE_OF[s.revealed]]
    return Action.SELL
