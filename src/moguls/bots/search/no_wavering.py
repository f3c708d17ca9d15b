"""For a search of a game's own that does not say what its steps have tried."""

from typing import Any


def any_tried(states: Any, num_actions: int, tree: Any) -> int:  # noqa: ARG001  # one signature
    """Leave it to the favourite."""
    return -1
