"""Sequential halving of the root actions (Karnin, Koren, Somekh 2013).

All root actions are tried equally often, then the worse half is dropped, and so on until one is
left; each stage has an equal part of the simulations. The rollout action is not favoured.
"""

from typing import Final

from moguls.bots.search.edges_interface import edge_of
from moguls.bots.search.tree_fields import ALIVE, BUDGET, ROOTS, STAGE, Tree
from moguls.kernel.state.bits import has, popcount, signed
from moguls.kernel.state.types import GameState

OUTLINED: Final = ("halving_action", "_drop_half")

MAX_SEATS: Final = 6
MOST: Final = 63  # root actions; others are not searched
NEVER: Final = -1e9


def halving_action(s: GameState, k: int, tree: Tree) -> int:
    """Return the root action that simulation number k begins with.

    Args:
        s: the root.
        k: counts from 0.
        tree: the arrays.
    """
    counts = tree.counts
    many = min(MOST, signed(counts[ROOTS]))
    if k == 0:
        counts[ALIVE], counts[STAGE] = (1 << many) - 1, 0
    stages = _stages(many)
    while counts[STAGE] < stages and k >= (counts[STAGE] + 1) * (counts[BUDGET] - 2) // stages:
        _drop_half(s, many, tree)
        counts[STAGE] += 1
    return signed(tree.root_actions[least_visited(many, tree)])


def _stages(many: int) -> int:
    """Return the number of halvings that leave one of so many actions."""
    stages = 1
    while 1 << stages < many:
        stages += 1
    return stages


def least_visited(many: int, tree: Tree) -> int:
    """Return the index of the least visited action left; of equal ones the first."""
    best, least = 0, -1
    for i in range(many):
        if has(tree.counts[ALIVE], i):
            child = tree.children[edge_of(0, tree.root_actions[i], tree)]
            visits = signed(tree.visits[child]) if child > 0 else 0
            if least < 0 or visits < least:
                best, least = i, visits
    return best


def _drop_half(s: GameState, many: int, tree: Tree) -> None:
    alive = signed(tree.counts[ALIVE])
    for _ in range(popcount(alive) // 2):
        worst, least = -1, -NEVER
        for i in range(many):
            if has(alive, i):
                mean = mean_of(s, tree.root_actions[i], tree)
                if mean < least:
                    worst, least = i, mean
        alive &= ~(1 << worst)
    tree.counts[ALIVE] = alive


def mean_of(s: GameState, action: int, tree: Tree) -> float:
    """Return the mean value of a root action for the seat on turn."""
    child = tree.children[edge_of(0, action, tree)]
    if child == 0 or tree.visits[child] == 0:
        return NEVER
    total: float = tree.values[child * MAX_SEATS + signed(s.turn)]
    return total / signed(tree.visits[child])


def best_alive(s: GameState, tree: Tree) -> int:
    """Return the index of the action left with the highest mean; -1 without any."""
    best, most = -1, 2 * NEVER
    for i in range(min(MOST, tree.counts[ROOTS])):
        if has(tree.counts[ALIVE], i):
            mean = mean_of(s, tree.root_actions[i], tree)
            if mean > most:
                best, most = i, mean
    return best
