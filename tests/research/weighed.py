"""A loop that asks a learned policy, for tests to bind plain and native."""

from typing import Any, Final

from moguls.bots.search.policy_interface import candidates, likely, weigh

ENTRIES: Final = ("weights",)


def weights(states: Any, actions: Any, out: Any, memo: Any) -> int:
    """Write how likely each candidate of states[0] is best; return how many there are."""
    memo[0] = 0.0
    count = candidates(states[0], actions)
    weigh(states[0], actions, count, memo)
    for k in range(count):
        out[k] = likely(k, memo)
    return count
