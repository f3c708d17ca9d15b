"""The names by which the loop for all games calls what describes a decision of one game."""

from typing import Any

from moguls.bots.search.tree_fields import Scratch


def describe(
    s: Any, actions: Any, count: int, scratch: Scratch
) -> None:  # a placeholder that a build replaces
    """Describe the decision of the seat on turn for the network."""
    msg = "this loop is not bound to a game's features: see research.policies.games"
    raise NotImplementedError(msg)


def kind_of(s: Any, action: int, scratch: Scratch) -> int:  # likewise
    """Return of which kind a candidate is, after `describe`."""
    msg = "this loop is not bound to a game's features: see research.policies.games"
    raise NotImplementedError(msg)
