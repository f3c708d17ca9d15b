"""Simulations of both Mogul games that end some rounds ahead, and what a crash next would mean.

The option `rollout_horizon` says after how many rounds one ends, counted from the one in which the
search began; 0 plays to the end of the game. docs/bots.md says how the value was learned that is
asked then.
"""

from collections.abc import Sequence
from typing import Final

from moguls.bots.mogul.round_features import BEGUN, KNOWN, POINTS, STOP, unseen_before
from moguls.bots.networks.value_network import evaluate
from moguls.bots.search.options import ROLLOUT_HORIZON, option
from moguls.bots.search.tree_fields import Scratch
from moguls.kernel.state.types import Weights
from moguls.mechanisms.mogul.edition import MogulState

OUTLINED: Final = ("reckon",)

NEVER: Final = 1000.0
NO_ROUND: Final = -1.0


def is_leaf(s: MogulState, scratch: Scratch) -> bool:
    """Say whether so many rounds are over since the search began."""
    if scratch.values[BEGUN] == 0:
        ahead = option(scratch, ROLLOUT_HORIZON)
        scratch.values[BEGUN] = NO_ROUND
        scratch.values[KNOWN] = 0.0
        scratch.values[STOP] = s.deck_at + ahead if ahead > 0 else NEVER
    return bool(s.deck_at >= scratch.values[STOP])


def is_at_end(s: MogulState, scratch: Scratch) -> bool:
    """Say whether what is to be valued is the end of the game, in a simulation or exact play."""
    return bool(scratch.values[BEGUN] == 0 or s.deck_at < scratch.values[STOP])


def reckon(
    s: MogulState, crash_places: int, weights: Weights, sizes: Sequence[int], scratch: Scratch
) -> None:
    """Write what share of the win each seat can expect before the next card is turned up."""
    evaluate(s.seats, weights, sizes, scratch)
    unseen = unseen_before(s)
    if unseen < crash_places:
        _allow_for_crash(s, 1.0 / (unseen + 1), sizes[0], scratch)
    scratch.values[KNOWN] = 1.0


def _allow_for_crash(s: MogulState, chance: float, shares: int, scratch: Scratch) -> None:
    """Blend in who has won if the crash comes next: shares of the win begin at `shares`."""
    best, many = -1000.0, 0.0
    for seat in range(s.seats):
        if scratch.values[POINTS + seat] > best:
            best, many = scratch.values[POINTS + seat], 1.0
        elif scratch.values[POINTS + seat] == best:
            many += 1.0
    for seat in range(s.seats):
        scratch.values[shares + seat] *= 1.0 - chance
        if scratch.values[POINTS + seat] == best:
            scratch.values[shares + seat] += chance / many
