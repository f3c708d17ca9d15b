"""Features of the value network of Mogul (2002) between two rounds, of each seat and the table."""

from typing import Final

from moguls.bots.mogul.round_features import (
    FEW,
    HOPES,
    LARGE,
    POINTS,
    SHARE_FIRST,
    appraise,
    count_cards,
    describe,
    hope_of,
    rounds_before,
    unseen_before,
)
from moguls.bots.mogul2002.heuristics import CHIP_AT_END, CHIP_PER_ROUND, SALE_CHANCE
from moguls.bots.mogul2002.workspace import GLOBALS, NUM_FEATURES, ROWS
from moguls.bots.search.tree_fields import Scratch
from moguls.games.mogul2002.finish import is_over, num_shares
from moguls.games.mogul2002.material import (
    CHIPS_PER_POINT,
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    SALE_OF,
)
from moguls.games.mogul2002.state import State

OUTLINED: Final = ("features",)


def points_before(s: State, seat: int) -> float:
    """Return the points that a seat would end with had the crash come, shares a little on top."""
    shares = SHARE_FIRST * num_shares(s, seat)
    if is_over(s):
        return s.score[seat] + shares
    paid = s.shares[seat][COMPANY_OF[s.revealed]]
    return s.score[seat] - paid + s.chips[seat] // CHIPS_PER_POINT + shares


def features(s: State, scratch: Scratch) -> None:
    """Describe the table as it was before the last card was turned up."""
    count_cards(s, COMPANY_OF, SALE_OF, CRASH, scratch)
    rounds = rounds_before(s, CRASH_PLACES)
    appraise(rounds / max(1, unseen_before(s)), SALE_CHANCE, 0.0, scratch)
    _describe_table(s, rounds, scratch)
    chip = CHIP_AT_END + CHIP_PER_ROUND * rounds
    for seat in range(s.seats):
        scratch.values[POINTS + seat] = points_before(s, seat)
        scratch.values[HOPES + seat] = hope_of(s, seat, chip, scratch)
    for seat in range(s.seats):
        describe(s, seat, rounds, ROWS + NUM_FEATURES * seat, scratch)


def _describe_table(s: State, rounds: float, scratch: Scratch) -> None:
    """Describe what is the same for all seats."""
    unseen = unseen_before(s)
    scratch.values[GLOBALS] = rounds / LARGE
    scratch.values[GLOBALS + 1] = 1.0 / rounds
    scratch.values[GLOBALS + 2] = (s.seats - FEW) / 2
    scratch.values[GLOBALS + 3] = s.bank / LARGE
    scratch.values[GLOBALS + 4] = 1.0 if unseen < CRASH_PLACES else 0.0
    scratch.values[GLOBALS + 5] = 1.0 if unseen == 1 else 0.0
