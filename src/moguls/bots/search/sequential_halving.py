"""Sequential halving: which action at the root the next simulation begins with.

All actions compared there are tried equally often, then the worse half of them is dropped, and so
on, each time with an equal part of the simulations, until one is left. So a thought spends its time
on telling good actions apart, and none is favoured by the advice.
"""

from typing import Any, Final

from moguls.bots.search.edges_interface import edge_of
from moguls.bots.search.tree_fields import ALIVE, BUDGET, ROOTS, STAGE
from moguls.kernel.bits import has, popcount, signed

OUTLINED: Final = ("halved", "_drop_half")

MAX_SEATS: Final = 6
MOST: Final = 63  # actions; of more only so many are thought about
NEVER: Final = -1e9


def halved(s: Any, k: int, num_actions: int, tree: Any) -> int:
    """Return the action that simulation number k begins with.

    Args:
        s: the root.
        k: from 0, each one once.
        num_actions: of the game, and the outcomes of its chance.
        tree: the arrays.
    """
    counts = tree[7]
    many = min(MOST, signed(counts[ROOTS]))
    if k == 0:
        counts[ALIVE], counts[STAGE] = (1 << many) - 1, 0
    stages = _stages(many)
    while counts[STAGE] < stages and k >= (counts[STAGE] + 1) * (counts[BUDGET] - 2) // stages:
        _drop_half(s, many, num_actions, tree)
        counts[STAGE] += 1
    return signed(tree[11][least_tried(many, num_actions, tree)])


def _stages(many: int) -> int:
    """Return how often half of so many must be dropped until one is left."""
    stages = 1
    while 1 << stages < many:
        stages += 1
    return stages


def least_tried(many: int, num_actions: int, tree: Any) -> int:
    """Return which of those left has been tried least; of equal ones the first."""
    best, least = 0, -1
    for i in range(many):
        if has(tree[7][ALIVE], i):
            child = tree[0][edge_of(0, tree[11][i], num_actions, tree)]
            visits = signed(tree[2][child]) if child > 0 else 0
            if least < 0 or visits < least:
                best, least = i, visits
    return best


def _drop_half(s: Any, many: int, num_actions: int, tree: Any) -> None:
    """Drop the worse half of those left."""
    alive = signed(tree[7][ALIVE])
    for _ in range(popcount(alive) // 2):
        worst, least = -1, -NEVER
        for i in range(many):
            if has(alive, i):
                mean = mean_of(s, tree[11][i], num_actions, tree)
                if mean < least:
                    worst, least = i, mean
        alive &= ~(1 << worst)
    tree[7][ALIVE] = alive


def mean_of(s: Any, action: int, num_actions: int, tree: Any) -> float:
    """Return what an action at the root has been worth to the seat on turn."""
    child = tree[0][edge_of(0, action, num_actions, tree)]
    if child == 0 or tree[2][child] == 0:
        return NEVER
    total: float = tree[3][child * MAX_SEATS + signed(s.turn)]
    return total / signed(tree[2][child])


def best_alive(s: Any, num_actions: int, tree: Any) -> int:
    """Return which of the actions left has been worth most; -1 where none were halved."""
    best, most = -1, 2 * NEVER
    for i in range(min(MOST, tree[7][ROOTS])):
        if has(tree[7][ALIVE], i):
            mean = mean_of(s, tree[11][i], num_actions, tree)
            if mean > most:
                best, most = i, mean
    return best
