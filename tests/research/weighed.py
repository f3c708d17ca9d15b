"""Loop that calls a learned policy, to be bound plain and native."""

from typing import Any, Final

from moguls.bots.search.policy_interface import compute_prior, prior, pruned_actions
from moguls.bots.search.tree_fields import Scratch

ENTRIES: Final = ("weights",)


def weights(states: Any, actions: Any, out: Any, scratch: Scratch) -> int:
    """Write the probability that each candidate of states[0] is best; return their number."""
    scratch.values[0] = 0.0
    count = pruned_actions(states[0], actions)
    compute_prior(states[0], actions, count, scratch)
    for k in range(count):
        out[k] = prior(k, scratch)
    return count
