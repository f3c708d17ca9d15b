"""Simulations of both Mogul games that end some rounds ahead, and what a crash next would mean.

The dial `ahead` says after how many rounds one ends, counted from the one in which the thought
began; 0 plays to the end of the game. docs/bots.md says how the value was learned that is asked
then.
"""

from typing import Any, Final

from moguls.bots.mogul.round_features import BEGUN, KNOWN, POINTS, STOP, unseen_before
from moguls.bots.networks.value_network import evaluate
from moguls.bots.search.options import AHEAD, dial

OUTLINED: Final = ("reckon",)

NEVER: Final = 1000.0
NO_ROUND: Final = -1.0


def is_settled(s: Any, memo: Any) -> bool:
    """Say whether so many rounds are over since the thought began."""
    if memo[BEGUN] == 0:
        ahead = dial(memo, AHEAD)
        memo[BEGUN] = NO_ROUND
        memo[KNOWN] = 0.0
        memo[STOP] = s.deck_at + ahead if ahead > 0 else NEVER
    return bool(s.deck_at >= memo[STOP])


def is_at_end(s: Any, memo: Any) -> bool:
    """Say whether what is to be valued is the end of the game, in a simulation or exact play."""
    return bool(memo[BEGUN] == 0 or s.deck_at < memo[STOP])


def reckon(s: Any, crash_places: int, weights: Any, sizes: Any, memo: Any) -> None:
    """Write what share of the win each seat can expect before the next card is turned up."""
    evaluate(s.seats, weights, sizes, memo)
    unseen = unseen_before(s)
    if unseen < crash_places:
        _allow_for_crash(s, 1.0 / (unseen + 1), sizes[0], memo)
    memo[KNOWN] = 1.0


def _allow_for_crash(s: Any, chance: float, shares: int, memo: Any) -> None:
    """Blend in who has won if the crash comes next: shares of the win begin at `shares`."""
    best, many = -1000.0, 0.0
    for seat in range(s.seats):
        if memo[POINTS + seat] > best:
            best, many = memo[POINTS + seat], 1.0
        elif memo[POINTS + seat] == best:
            many += 1.0
    for seat in range(s.seats):
        memo[shares + seat] *= 1.0 - chance
        if memo[POINTS + seat] == best:
            memo[shares + seat] += chance / many
