"""Racing of the root actions (Maron and Moore 1994), with paired differences.

All actions still in the race are tried equally often, with common random numbers on the same
determinizations. From time to time those are dropped that trail the leader by more standard
errors than the option `racing` says, and those that can hardly be better by more than
`NEGLIGIBLE`. The search ends when one is left, so easy decisions take less time.
"""

from math import sqrt
from typing import Final

from moguls.bots.search.edges_interface import edge_of
from moguls.bots.search.sequential_halving import MOST, best_alive, least_visited, mean_of
from moguls.bots.search.tree_fields import ALIVE, ENDED, ROOTS, STAGE, Tree
from moguls.kernel.state.bits import has, popcount, signed
from moguls.kernel.state.types import GameState

OUTLINED: Final = ("race_arm", "update_race", "_drop_trailing")

# Index of the value of each action's last try; before it is, for each pair of actions, the sum of
# the squared differences of their tries.
LATEST: Final = MOST * MOST
NUMBERS: Final = LATEST + MOST
# Tries of each action before the first comparison; half as many again before each other one.
FIRST: Final = 32
# A gain of two thousandths of a win over the leader is not worth the time.
NEGLIGIBLE: Final = 0.002
TENTHS: Final = 10.0


def race_arm(k: int, tree: Tree) -> int:
    """Return the index of the root action that simulation k begins with."""
    counts = tree.counts
    many = min(MOST, signed(counts[ROOTS]))
    if k == 0:
        counts[ALIVE], counts[STAGE] = (1 << many) - 1, FIRST
        for a in range(many):
            for b in range(a):
                tree.race[a * MOST + b] = 0.0
    return least_visited(many, tree)


def update_race(s: GameState, i: int, value: float, errors: float, tree: Tree) -> None:
    """Add the value of a try; after a round of tries drop the actions that trail.

    Args:
        s: the root.
        i: the index of the root action.
        value: of the try, for the seat on turn.
        errors: tenths of a standard error by which an action must trail to be dropped.
        tree: the arrays.
    """
    counts, numbers = tree.counts, tree.race
    numbers[LATEST + i] = value
    alive = signed(counts[ALIVE])
    for b in range(i):
        if has(alive, b):
            difference = value - numbers[LATEST + b]
            numbers[i * MOST + b] += difference * difference
    if alive >> i != 1:
        return  # other actions are still to be tried in this round
    tries = signed(tree.visits[tree.children[edge_of(0, tree.root_actions[i], tree)]])
    if tries >= counts[STAGE]:
        counts[STAGE] = tries + tries // 2
        _drop_trailing(s, tries, errors / TENTHS, tree)
        if popcount(signed(counts[ALIVE])) == 1:
            counts[ENDED] = 1


def _drop_trailing(s: GameState, tries: int, errors: float, tree: Tree) -> None:
    """Drop what trails the leader by `errors` standard errors less a negligible gain."""
    counts, actions = tree.counts, tree.root_actions
    alive = remaining = signed(counts[ALIVE])
    leader = best_alive(s, tree)
    best = mean_of(s, actions[leader], tree)
    for i in range(min(MOST, signed(counts[ROOTS]))):
        if i != leader and has(alive, i):
            behind = best - mean_of(s, actions[i], tree)
            squares = tree.race[max(i, leader) * MOST + min(i, leader)] / tries
            error = sqrt(max(0.0, squares - behind * behind) / tries)
            if errors * error - behind <= NEGLIGIBLE:
                remaining &= ~(1 << i)
    counts[ALIVE] = remaining
