"""Steady: a few rules of thumb, each with the reason that a player would give.

It reads what is public and the chips of the seat on turn, never the order of the deck: what it
counts in the deck are the cards not yet seen, which everybody knows. The functions compile, for
the search plays its games to the end by them.
"""

from typing import Final

from moguls.bots.mogul.prospects import chance_to_sell, price_of, rounds_left
from moguls.bots.mogul2013.depot_heuristics import FUTURE, GROW, build_action, build_worth, is_full
from moguls.bots.mogul2013.heuristics import SALE_CHANCE, chip_worth, options_on, share_worth
from moguls.bots.search.tree_fields import Scratch
from moguls.games.mogul2013.actions import Action, Why
from moguls.games.mogul2013.credit import why_not_credit
from moguls.games.mogul2013.facts import MAX_SEATS, NUM_COMPANIES
from moguls.games.mogul2013.material import BOX_OF, COMPANY_OF, CRASH_PLACES
from moguls.games.mogul2013.options import why_not_nothing, why_not_option, why_not_take
from moguls.games.mogul2013.state import Phase, State
from moguls.kernel.state.bits import lowest, popcount

OUTLINED: Final = ("rollout_policy",)

# What is kept for the round, in dollars: of the share on offer, of it besides each share of its
# company that one has, of selling one share now rather than keeping it, of a chip, and what a
# depot in hand is worth kept for later; then FUTURE, and of each seat the share, the sell option,
# and the best depot alone.
ROUND, SHARE, ANOTHER, SALE, CHIP, PIECE = range(6)
TAKING: Final = FUTURE + NUM_COMPANIES
OPTION: Final = TAKING + MAX_SEATS
BUILDING: Final = OPTION + MAX_SEATS
NUM_VALUES: Final = BUILDING + MAX_SEATS

# A further share raises the price of all that one has; others sell into that price, though.
RAISED: Final = 0.21
# A credit: three chips win more than the three dollars that they cost while a chip is worth more
# than this; later only a seat without chips takes it, for a round that is worth as much.
EARLY_CHIP: Final = 1.6
WORTH_A_CREDIT: Final = 5.0
# The last chips are dear: a seat without any must leave. Dollars, divided by the chips in hand.
LAST_CHIPS: Final = 2.2
# Each rival beyond the first will bid the price up. Dollars.
CROWD: Final = 0.75
# The bowl can be taken later too, and fuller, as long as others stay; this part of it counts now.
BOWL_NOW: Final = 0.92
# Part of what the winner leaves over that the runner-up may count on.
LEFT_OVER: Final = 0.88
# A depot put up now cannot be put up later: dollars for each round still to come.
PER_ROUND: Final = 0.1


def rollout_policy(s: State, scratch: Scratch) -> int:
    """Return the action that the rules of thumb advise to the seat on turn."""
    if scratch.values[ROUND] != s.round:
        appraise(s, scratch)
    if s.phase == Phase.AUCTION:
        return _in_auction(s, scratch)
    return _after_auction(s, scratch)


def appraise(s: State, scratch: Scratch) -> None:
    """Work out once a round what is at stake; nothing in an auction changes it."""
    offered, sold = COMPANY_OF[s.revealed], BOX_OF[s.revealed]
    scratch.values[ROUND] = s.round
    scratch.values[CHIP] = chip_worth(s)
    scratch.values[PIECE] = PER_ROUND * rounds_left(s, CRASH_PLACES)
    for company in range(NUM_COMPANIES):
        scratch.values[FUTURE + company] = GROW * options_on(s, company)
    options = scratch.values[FUTURE + offered] / GROW
    scratch.values[SHARE] = share_worth(s, offered, options)
    scratch.values[ANOTHER] = RAISED * chance_to_sell(options, SALE_CHANCE)
    unsold = share_worth(s, sold, scratch.values[FUTURE + sold] / GROW)
    scratch.values[SALE] = max(0.0, price_of(s, sold) - unsold)
    for seat in range(s.seats):
        build = build_worth(s, seat, scratch)
        if not is_full(s, seat):
            build -= scratch.values[PIECE]
        scratch.values[BUILDING + seat] = build
        scratch.values[OPTION + seat] = max(build, s.shares[seat][sold] * scratch.values[SALE])
        scratch.values[TAKING + seat] = (
            scratch.values[SHARE] + scratch.values[ANOTHER] * s.shares[seat][offered]
        )


def wants_credit(s: State, scratch: Scratch) -> bool:
    """Say whether to take the credit: three chips now for three dollars for good."""
    if why_not_credit(s) != Why.NONE:
        return False
    if scratch.values[CHIP] > EARLY_CHIP:
        return True
    gain = max(scratch.values[TAKING + s.turn], scratch.values[OPTION + s.turn])
    return s.chips[s.turn] == 0 and gain > WORTH_A_CREDIT


def _in_auction(s: State, scratch: Scratch) -> int:
    """Stay while winning is worth more than the bowl and the chip that staying costs."""
    if wants_credit(s, scratch):
        return Action.CREDIT
    if s.chips[s.turn] == 0:
        return Action.LEAVE
    return Action.BID if margin(s, scratch) > 0 else Action.LEAVE


def margin(s: State, scratch: Scratch) -> float:
    """Return by how much staying promises more than leaving, to a seat that has a chip."""
    others = s.in_auction & ~(1 << s.turn)
    share, option = scratch.values[TAKING + s.turn], scratch.values[OPTION + s.turn]
    staying = max(share, option) - scratch.values[CHIP] - LAST_CHIPS / s.chips[s.turn]
    staying -= CROWD * (popcount(others) - 1)
    leaving = s.bowl * scratch.values[CHIP] * BOWL_NOW
    if others & (others - 1) == 0:
        rival = lowest(others)
        left = option if scratch.values[TAKING + rival] >= scratch.values[OPTION + rival] else share
        leaving += LEFT_OVER * left
    return staying - leaving


def _after_auction(s: State, scratch: Scratch) -> int:
    """Take the share or use the option, whichever is worth more; sell or build likewise."""
    build, option = scratch.values[BUILDING + s.turn], scratch.values[OPTION + s.turn]
    wants_share = scratch.values[TAKING + s.turn] >= option or why_not_option(s) != Why.NONE
    if wants_share and why_not_take(s) == Why.NONE:
        return Action.TAKE
    if option <= 0:
        return Action.NOTHING if why_not_nothing(s) == Why.NONE else Action.SELL
    return Action.SELL if option > build else build_action(s, scratch)
