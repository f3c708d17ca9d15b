"""A race: actions at the root run until it is plain which of them is the best.

All that are still in it are tried equally often, on the same deals where they are paired. Now and
then those are dropped that lag so far behind the leader that luck hardly explains it, and those
that surely promise next to nothing more than it does. When one is left, the thought is over; so
easy choices are made soon, and what is saved goes into hard ones.
"""

from math import sqrt
from typing import Any, Final

from moguls.bots.search.edges_interface import edge_of
from moguls.bots.search.sequential_halving import MOST, best_alive, least_tried, mean_of
from moguls.bots.search.tree_fields import ALIVE, ENDED, ROOTS, STAGE
from moguls.kernel.bits import has, popcount, signed

OUTLINED: Final = ("raced", "run", "_drop_laggards")

# Where what the last try of each action brought begins; before it lie, for each pair of actions,
# the squares of by how much their tries differed, added up.
LATEST: Final = MOST * MOST
NUMBERS: Final = LATEST + MOST
# So many tries of each come first; after each look half as many again before the next.
FIRST: Final = 32
# What promises no more than two thousandths of a win beyond the leader is not worth the wait.
ENOUGH: Final = 0.002
TENTHS: Final = 10.0


def raced(k: int, num_actions: int, tree: Any) -> int:
    """Return which of the actions at the root, by number, simulation k begins with."""
    counts = tree[7]
    many = min(MOST, signed(counts[ROOTS]))
    if k == 0:
        counts[ALIVE], counts[STAGE] = (1 << many) - 1, FIRST
        for a in range(many):
            for b in range(a):
                tree[12][a * MOST + b] = 0.0
    return least_tried(many, num_actions, tree)


def run(s: Any, i: int, brought: float, errors: float, num_actions: int, tree: Any) -> None:
    """Take down what a try has brought; after a round of tries see who is left.

    Args:
        s: the root.
        i: number of the action at the root that was tried.
        brought: what it was worth to the seat on turn.
        errors: how many tenths of a standard error one must lag behind to be dropped.
        num_actions: of the game, and the outcomes of its chance.
        tree: the arrays.
    """
    counts, numbers = tree[7], tree[12]
    numbers[LATEST + i] = brought
    alive = signed(counts[ALIVE])
    for b in range(i):
        if has(alive, b):
            apart = brought - numbers[LATEST + b]
            numbers[i * MOST + b] += apart * apart
    if alive >> i != 1:
        return  # others have still to run this round
    tries = signed(tree[2][tree[0][edge_of(0, tree[11][i], num_actions, tree)]])
    if tries >= counts[STAGE]:
        counts[STAGE] = tries + tries // 2
        _drop_laggards(s, tries, errors / TENTHS, num_actions, tree)
        if popcount(signed(counts[ALIVE])) == 1:
            counts[ENDED] = 1


def _drop_laggards(s: Any, tries: int, errors: float, num_actions: int, tree: Any) -> None:
    """Drop what lags too far behind the leader, so many standard errors less what is enough."""
    counts, actions = tree[7], tree[11]
    alive = left = signed(counts[ALIVE])
    leader = best_alive(s, num_actions, tree)
    best = mean_of(s, actions[leader], num_actions, tree)
    for i in range(min(MOST, signed(counts[ROOTS]))):
        if i != leader and has(alive, i):
            behind = best - mean_of(s, actions[i], num_actions, tree)
            squares = tree[12][max(i, leader) * MOST + min(i, leader)] / tries
            error = sqrt(max(0.0, squares - behind * behind) / tries)
            if errors * error - behind <= ENOUGH:
                left &= ~(1 << i)
    counts[ALIVE] = left
