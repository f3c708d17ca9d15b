"""Defaults for games without an endgame solver and for searches that do not count visits."""

from moguls.bots.search.tree_fields import Scratch, SearchTree
from moguls.kernel.state.types import States


def solve(states: States, tree: SearchTree, scratch: Scratch) -> int:  # noqa: ARG001  # one signature
    """Return -1, so that the search decides."""
    return -1


def sampled_action(states: States, tree: SearchTree) -> int:  # noqa: ARG001  # one signature
    """Return -1, so that the best action is played."""
    return -1
