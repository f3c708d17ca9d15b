"""Loop that calls a learned value, to be bound plain and native."""

from typing import Any, Final

from moguls.bots.search.policy_interface import is_leaf, leaf_value
from moguls.bots.search.tree_fields import Scratch

ENTRIES: Final = ("gains",)


def gains(states: Any, out: Any, scratch: Scratch) -> None:
    """Write the value of states[1] to each seat after a search that began in states[0]."""
    scratch.values[0] = 0.0
    is_leaf(states[0], scratch)
    is_leaf(states[1], scratch)
    for seat in range(states[1].seats):
        out[seat] = leaf_value(states[1], seat, scratch)
