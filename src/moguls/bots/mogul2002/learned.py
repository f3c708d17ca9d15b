"""What a learned value says of a simulation that ends early: a policy's `is_settled` and `gain`.

The dial `ahead` says after how many rounds one ends, counted from the one in which the thought
began; 0 plays to the end of the game. docs/bots.md says how the value was learned.
"""

import json
from pathlib import Path
from typing import Final

from moguls.bots.dials import AHEAD, dial
from moguls.bots.mogul2002.features import features, unseen_before
from moguls.bots.mogul2002.memory import BEGUN, KNOWN, POINTS, SHARES, SIZES, STOP
from moguls.bots.network import evaluate
from moguls.bots.policy_defaults import gain as gain_at_end
from moguls.games.mogul2002.material import CRASH_PLACES
from moguls.games.mogul2002.state import State

OUTLINED: Final = ("gain", "_reckon")

PLACE: Final = Path(__file__).with_name("values.json")
CACHE_KEY: Final = PLACE.read_bytes()  # compiled code has the weights in it
WEIGHTS: Final[tuple[int, ...]] = tuple(json.loads(CACHE_KEY))

NEVER: Final = 1000.0
NO_ROUND: Final = -1.0


def is_settled(s: State, memo: list[float]) -> bool:
    """Say whether so many rounds are over since the thought began."""
    if memo[BEGUN] == 0:
        ahead = dial(memo, AHEAD)
        memo[BEGUN] = NO_ROUND
        memo[KNOWN] = 0.0
        memo[STOP] = s.deck_at + ahead if ahead > 0 else NEVER
    return s.deck_at >= memo[STOP]


def gain(s: State, seat: int, memo: list[float]) -> float:
    """Return what the end of a simulation, or of exact play, is worth to a seat."""
    if memo[BEGUN] == 0 or s.deck_at < memo[STOP]:
        return gain_at_end(s, seat, memo)
    if memo[KNOWN] == 0:
        _reckon(s, memo)
        memo[KNOWN] = 1.0
    return memo[SHARES + seat]


def _reckon(s: State, memo: list[float]) -> None:
    """Write what share of the win each seat can expect before the next card is turned up."""
    unseen = unseen_before(s)
    features(s, memo)
    evaluate(s.seats, WEIGHTS, SIZES, memo)
    if unseen < CRASH_PLACES:
        _allow_for_crash(s, 1.0 / (unseen + 1), memo)


def _allow_for_crash(s: State, chance: float, memo: list[float]) -> None:
    """Blend in who has won if the crash comes next."""
    best, many = -1000.0, 0.0
    for seat in range(s.seats):
        if memo[POINTS + seat] > best:
            best, many = memo[POINTS + seat], 1.0
        elif memo[POINTS + seat] == best:
            many += 1.0
    for seat in range(s.seats):
        memo[SHARES + seat] *= 1.0 - chance
        if memo[POINTS + seat] == best:
            memo[SHARES + seat] += chance / many
