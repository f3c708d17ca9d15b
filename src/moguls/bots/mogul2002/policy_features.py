"""What the learned policy of Mogul (2002) reads at a decision: numbers about the seat on turn.

They rest on what `steady` has worked out for the round. All that is read is public, the chips too:
every payment is.
"""

from typing import Any, Final

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
from moguls.games.mogul2002.actions import Action
from moguls.games.mogul2002.material import COMPANY_OF, CRASH_PLACES, SALE_OF
from moguls.games.mogul2002.state import Phase, State
from moguls.kernel.bits import has, popcount

OUTLINED: Final = ("describe",)

# Points, chips, shares and rounds are brought to about 1.
LARGE: Final = 10.0
FEW: Final = 4.0

# Kinds of candidates: all but sales by their number, sales of none, of some and of all.
NONE, SOME, ALL = range(Action.SELL, NUM_KINDS)


def kind_of(s: State, action: int, memo: list[float]) -> int:  # noqa: ARG001  # one signature
    """Return of which kind a candidate is."""
    if action < Action.SELL:
        return action
    if action == Action.SELL:
        return NONE
    return ALL if action - Action.SELL == s.shares[s.turn][SALE_OF[s.revealed]] else SOME


def describe(s: State, actions: Any, count: int, memo: list[float]) -> None:  # noqa: ARG001  # one signature
    """Describe the decision of the seat on turn."""
    if memo[ROUND] != s.round:
        appraise(s, memo)
    rivals = _rivals(s)
    share, sale = gain_of_share(s, s.turn, memo), gain_of_sale(s, s.turn, memo)
    memo[READ] = share / FEW
    memo[READ + 1] = sale / FEW
    memo[READ + 2] = max(share, sale) / FEW
    _describe_chips(s, memo)
    memo[READ + 8] = popcount(rivals) / 2.0
    memo[READ + 9] = 1.0 if popcount(rivals) == 1 else 0.0
    rounds = rounds_left(s, CRASH_PLACES)
    memo[READ + 10] = rounds / LARGE
    memo[READ + 11] = 1.0 / (1.0 + rounds)
    _describe_shares(s, memo)
    memo[READ + 15] = (s.seats - FEW) / 2
    _describe_rivals(s, rivals, memo)
    _describe_lead(s, rivals, rounds, memo)
    memo[READ + 23] = 1.0 if _is_advised_to_go_on(s, share, sale, memo) else 0.0


def _rivals(s: State) -> int:
    """Return the seats that may get what the seat on turn wants or leaves over."""
    if s.phase == Phase.AUCTION:
        return s.in_auction & ~(1 << s.turn)
    if s.phase == Phase.WINNER:
        return 1 << s.runner_up
    return 0


def _is_advised_to_go_on(s: State, share: float, sale: float, memo: list[float]) -> bool:
    """Say whether rules of thumb bid, borrow, or take: what the others do not."""
    if s.phase == Phase.AUCTION:
        return in_auction(s, memo) == Action.BID
    if s.phase == Phase.LOAN:
        return wants_loan(s, memo)
    return share >= sale


def _describe_chips(s: State, memo: list[float]) -> None:
    """Describe what a chip is worth, the chips in hand and those in the bowl."""
    chips = s.chips[s.turn]
    memo[READ + 3] = memo[CHIP]
    memo[READ + 4] = chips / FEW
    memo[READ + 5] = 1.0 / (1.0 + chips)
    memo[READ + 6] = s.bowl / FEW
    memo[READ + 7] = s.bowl * memo[CHIP]


def _describe_shares(s: State, memo: list[float]) -> None:
    """Describe what the seat has of the company on offer and of the one that may be sold."""
    company, sold = COMPANY_OF[s.revealed], SALE_OF[s.revealed]
    own = s.shares[s.turn][sold]
    memo[READ + 12] = own / FEW
    memo[READ + 13] = own * price_of(s, sold) / LARGE
    memo[READ + 14] = s.shares[s.turn][company] / FEW


def _describe_rivals(s: State, rivals: int, memo: list[float]) -> None:
    """Describe what the rivals would gain at most, and their chips."""
    share, sale, most, least = 0.0, 0.0, 0.0, 20.0
    for other in range(s.seats):
        if has(rivals, other):
            share = max(share, gain_of_share(s, other, memo))
            sale = max(sale, gain_of_sale(s, other, memo))
            most = max(most, s.chips[other])
            least = min(least, s.chips[other])
    memo[READ + 16] = share / FEW
    memo[READ + 17] = sale / FEW
    memo[READ + 18] = most / FEW
    memo[READ + 19] = 1.0 / (1.0 + least)


def _describe_lead(s: State, rivals: int, rounds: float, memo: list[float]) -> None:
    """Describe the lead over the best other seat, and by how much the best rival is behind it."""
    best, rival = -1000.0, -1000.0
    for other in range(s.seats):
        if other != s.turn:
            best = max(best, s.score[other])
            if has(rivals, other):
                rival = max(rival, s.score[other])
    lead = s.score[s.turn] - best
    memo[READ + 20] = lead / LARGE
    memo[READ + 21] = lead / (1.0 + rounds)
    memo[READ + 22] = (rival - best) / LARGE if rivals != 0 else 0.0
