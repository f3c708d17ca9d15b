"""Features of the policy network of Mogul (2002): numbers about the seat on turn.

They rest on what `steady` has worked out for the round. All that is read is public, the chips too:
every payment is.
"""

from typing import Final

from moguls.bots.mogul.prospects import price_of, rounds_left
from moguls.bots.mogul2002.steady import (
    CHIP,
    ROUND,
    appraise,
    gain_of_sale,
    gain_of_share,
    in_auction,
    wants_loan,
)
from moguls.bots.mogul2002.workspace import NUM_KINDS, READ
from moguls.bots.search.tree_fields import Scratch
from moguls.games.mogul2002.actions import Action
from moguls.games.mogul2002.material import COMPANY_OF, CRASH_PLACES, SALE_OF
from moguls.games.mogul2002.state import Phase, State
from moguls.kernel.state.bits import has, popcount
from moguls.kernel.state.types import IntArray

OUTLINED: Final = ("describe",)

# Points, chips, shares and rounds are brought to about 1.
LARGE: Final = 10.0
FEW: Final = 4.0

# Kinds of candidates: all but sales by their number, sales of none, of some and of all.
NONE, SOME, ALL = range(Action.SELL, NUM_KINDS)


def kind_of(s: State, action: int, scratch: Scratch) -> int:  # noqa: ARG001  # one signature
    """Return of which kind a candidate is."""
    if action < Action.SELL:
        return action
    if action == Action.SELL:
        return NONE
    return ALL if action - Action.SELL == s.shares[s.turn][SALE_OF[s.revealed]] else SOME


def describe(s: State, actions: IntArray, count: int, scratch: Scratch) -> None:  # noqa: ARG001  # one signature
    """Describe the decision of the seat on turn."""
    if scratch.values[ROUND] != s.round:
        appraise(s, scratch)
    rivals = _rivals(s)
    share, sale = gain_of_share(s, s.turn, scratch), gain_of_sale(s, s.turn, scratch)
    scratch.values[READ] = share / FEW
    scratch.values[READ + 1] = sale / FEW
    scratch.values[READ + 2] = max(share, sale) / FEW
    _describe_chips(s, scratch)
    scratch.values[READ + 8] = popcount(rivals) / 2.0
    scratch.values[READ + 9] = 1.0 if popcount(rivals) == 1 else 0.0
    rounds = rounds_left(s, CRASH_PLACES)
    scratch.values[READ + 10] = rounds / LARGE
    scratch.values[READ + 11] = 1.0 / (1.0 + rounds)
    _describe_shares(s, scratch)
    scratch.values[READ + 15] = (s.seats - FEW) / 2
    _describe_rivals(s, rivals, scratch)
    _describe_lead(s, rivals, rounds, scratch)
    scratch.values[READ + 23] = 1.0 if _is_advised_to_go_on(s, share, sale, scratch) else 0.0


def _rivals(s: State) -> int:
    """Return the seats that may get what the seat on turn wants or leaves over."""
    if s.phase == Phase.AUCTION:
        return s.in_auction & ~(1 << s.turn)
    if s.phase == Phase.WINNER:
        return 1 << s.runner_up
    return 0


def _is_advised_to_go_on(s: State, share: float, sale: float, scratch: Scratch) -> bool:
    """Say whether rules of thumb bid, borrow, or take: what the others do not."""
    if s.phase == Phase.AUCTION:
        return in_auction(s, scratch) == Action.BID
    if s.phase == Phase.LOAN:
        return wants_loan(s, scratch)
    return share >= sale


def _describe_chips(s: State, scratch: Scratch) -> None:
    """Describe what a chip is worth, the chips in hand and those in the bowl."""
    chips = s.chips[s.turn]
    scratch.values[READ + 3] = scratch.values[CHIP]
    scratch.values[READ + 4] = chips / FEW
    scratch.values[READ + 5] = 1.0 / (1.0 + chips)
    scratch.values[READ + 6] = s.bowl / FEW
    scratch.values[READ + 7] = s.bowl * scratch.values[CHIP]


def _describe_shares(s: State, scratch: Scratch) -> None:
    """Describe what the seat has of the company on offer and of the one that may be sold."""
    company, sold = COMPANY_OF[s.revealed], SALE_OF[s.revealed]
    own = s.shares[s.turn][sold]
    scratch.values[READ + 12] = own / FEW
    scratch.values[READ + 13] = own * price_of(s, sold) / LARGE
    scratch.values[READ + 14] = s.shares[s.turn][company] / FEW


def _describe_rivals(s: State, rivals: int, scratch: Scratch) -> None:
    """Describe what the rivals would gain at most, and their chips."""
    share, sale, most, least = 0.0, 0.0, 0.0, 20.0
    for other in range(s.seats):
        if has(rivals, other):
            share = max(share, gain_of_share(s, other, scratch))
            sale = max(sale, gain_of_sale(s, other, scratch))
            most = max(most, s.chips[other])
            least = min(least, s.chips[other])
    scratch.values[READ + 16] = share / FEW
    scratch.values[READ + 17] = sale / FEW
    scratch.values[READ + 18] = most / FEW
    scratch.values[READ + 19] = 1.0 / (1.0 + least)


def _describe_lead(s: State, rivals: int, rounds: float, scratch: Scratch) -> None:
    """Describe the lead over the best other seat, and by how much the best rival is behind it."""
    best, rival = -1000.0, -1000.0
    for other in range(s.seats):
        if other != s.turn:
            best = max(best, s.score[other])
            if has(rivals, other):
                rival = max(rival, s.score[other])
    lead = s.score[s.turn] - best
    scratch.values[READ + 20] = lead / LARGE
    scratch.values[READ + 21] = lead / (1.0 + rounds)
    scratch.values[READ + 22] = (rival - best) / LARGE if rivals != 0 else 0.0
