"""The name by which loops for all games call what describes a table of one game."""

from typing import Any

from moguls.bots.search.tree_fields import Scratch


def features(s: Any, scratch: Scratch) -> None:  # a placeholder that a build replaces
    """Describe the table for the network, as it was when the round began."""
    msg = "this loop is not bound to a game's features: see research.values.games"
    raise NotImplementedError(msg)
