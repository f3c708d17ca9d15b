"""Root actions of a search with the value network: the most promising ones.

All legal ones are weighed by the network, not only those that pay with the card that is missed
least, and the best dozen are searched.
"""

from typing import Final

from moguls.bots.search import options
from moguls.bots.search.options import ROLLOUT_HORIZON, option
from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.greedy_by_value import worth_after
from moguls.bots.takestock.pruned_actions import pruned_actions
from moguls.bots.takestock.value_network import WEIGHTS, network_of
from moguls.bots.takestock.workspace import ROOM
from moguls.games.takestock.choices import choices
from moguls.games.takestock.state import State
from moguls.kernel.state.bits import signed
from moguls.kernel.state.types import IntArray

OUTLINED: Final = ("root_actions",)

MOST: Final = 12


def root_actions(s: State, scratch: Scratch, out: IntArray) -> int:
    """Write the actions that a search compares, the most promising ones first; return how many.

    Without the options `rollout_horizon`, and `sequential_halving` or `racing`, they are the
    candidates, ascending.
    """
    is_shared = option(scratch, options.SEQUENTIAL_HALVING) + option(scratch, options.RACING) > 0
    if option(scratch, ROLLOUT_HORIZON) == 0 or not is_shared:
        return pruned_actions(s, out)
    count = 0
    for k in range(choices(s, out)):
        worth = worth_after(s, signed(out[k]), WEIGHTS, network_of(s.seats), scratch)
        count = _put(signed(out[k]), worth, count, scratch)
    for k in range(count):
        out[k] = int(scratch.values[ROOM + k])
    return count


def _put(action: int, worth: float, count: int, scratch: Scratch) -> int:
    """Put an action where it belongs among the best so far; return how many are kept."""
    worths = ROOM + MOST
    at = count
    while at > 0 and scratch.values[worths + at - 1] < worth:
        at -= 1
    if at == MOST:
        return count
    count = min(MOST, count + 1)
    for k in range(count - 1, at, -1):
        scratch.values[ROOM + k], scratch.values[worths + k] = (
            scratch.values[ROOM + k - 1],
            scratch.values[worths + k - 1],
        )
    scratch.values[ROOM + at], scratch.values[worths + at] = float(action), worth
    return count
