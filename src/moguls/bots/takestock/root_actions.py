"""Which actions a thought compares at its root when it goes by foresight.

All legal ones are weighed by the network, not only those that pay with the card that is missed
least, and the best dozen are thought about.
"""

from typing import Any, Final

from moguls.bots.search import options
from moguls.bots.search.options import AHEAD, dial
from moguls.bots.takestock.candidates import candidates
from moguls.bots.takestock.greedy_by_value import worth_after
from moguls.bots.takestock.value_network import WEIGHTS, network_of
from moguls.bots.takestock.workspace import ROOM
from moguls.games.takestock.choices import choices
from moguls.games.takestock.state import State
from moguls.kernel.bits import signed

OUTLINED: Final = ("contenders",)

MOST: Final = 12


def contenders(s: State, memo: Any, out: Any) -> int:
    """Write the actions that a thought compares, the most promising ones first; return how many.

    Without the dials `ahead`, and `halved` or `raced`, they are the candidates, ascending.
    """
    is_shared = dial(memo, options.HALVED) + dial(memo, options.RACED) > 0
    if dial(memo, AHEAD) == 0 or not is_shared:
        return candidates(s, out)
    kept = 0
    for k in range(choices(s, out)):
        worth = worth_after(s, signed(out[k]), WEIGHTS, network_of(s.seats), memo)
        kept = _put(signed(out[k]), worth, kept, memo)
    for k in range(kept):
        out[k] = int(memo[ROOM + k])
    return kept


def _put(action: int, worth: float, kept: int, memo: Any) -> int:
    """Put an action where it belongs among the best so far; return how many are kept."""
    worths = ROOM + MOST
    at = kept
    while at > 0 and memo[worths + at - 1] < worth:
        at -= 1
    if at == MOST:
        return kept
    kept = min(MOST, kept + 1)
    for k in range(kept - 1, at, -1):
        memo[ROOM + k], memo[worths + k] = memo[ROOM + k - 1], memo[worths + k - 1]
    memo[ROOM + at], memo[worths + at] = float(action), worth
    return kept
