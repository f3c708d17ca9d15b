"""A loop that asks a learned value, for tests to bind plain and native."""

from typing import Any, Final

from moguls.bots.search.policy_interface import gain, is_settled

ENTRIES: Final = ("gains",)


def gains(states: Any, out: Any, memo: Any) -> None:
    """Write what states[1] is worth to each seat after a thought that began in states[0]."""
    memo[0] = 0.0
    is_settled(states[0], memo)
    is_settled(states[1], memo)
    for seat in range(states[1].seats):
        out[seat] = gain(states[1], seat, memo)
