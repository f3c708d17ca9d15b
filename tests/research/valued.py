"""A loop that asks the learned value, for tests to bind plain and native."""

from typing import Any, Final

from moguls.bots.dials import NUM_DIALS, SOFT
from research.values.learned import gain, is_settled

ENTRIES: Final = ("gains",)


def gains(states: Any, soft: float, out: Any, memo: Any) -> None:
    """Write what states[0] is worth to each seat, with `soft` set."""
    s = states[0]
    memo[0] = 0.0
    memo[len(memo) - NUM_DIALS + SOFT] = soft
    is_settled(s, memo)
    for seat in range(s.seats):
        out[seat] = gain(s, seat, memo)
