"""A race: actions at the root run until it is plain which of them is the best.

All that are still in it are tried equally often, on the same deals where they are paired. Now and
then those are dropped that lag so far behind the leader that luck hardly explains it, and those
that surely promise next to nothing more than it does. When one is left, the search is over; so
easy choices are made soon, and what is saved goes into hard ones.
"""

from math import sqrt
from typing import Final

from moguls.bots.search.edges_interface import edge_of
from moguls.bots.search.sequential_halving import MOST, best_alive, least_tried, mean_of
from moguls.bots.search.tree_fields import ALIVE, ENDED, ROOTS, STAGE, Tree
from moguls.kernel.state.bits import has, popcount, signed
from moguls.kernel.state.types import GameState

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


def raced(k: int, tree: Tree) -> int:
    """Return which of the actions at the root, by number, simulation k begins with."""
    counts = tree.counts
    many = min(MOST, signed(counts[ROOTS]))
    if k == 0:
        counts[ALIVE], counts[STAGE] = (1 << many) - 1, FIRST
        for a in range(many):
            for b in range(a):
                tree.race[a * MOST + b] = 0.0
    return least_tried(many, tree)


def run(s: GameState, i: int, brought: float, errors: float, tree: Tree) -> None:
    """Take down what a try has brought; after a round of tries see who is left.

    Args:
        s: the root.
        i: number of the action at the root that was tried.
        brought: what it was worth to the seat on turn.
        errors: how many tenths of a standard error one must lag behind to be dropped.
        tree: the arrays.
    """
    counts, numbers = tree.counts, tree.race
    numbers[LATEST + i] = brought
    alive = signed(counts[ALIVE])
    for b in range(i):
        if has(alive, b):
            apart = brought - numbers[LATEST + b]
            numbers[i * MOST + b] += apart * apart
    if alive >> i != 1:
        return  # others have still to run this round
    tries = signed(tree.visits[tree.children[edge_of(0, tree.root_actions[i], tree)]])
    if tries >= counts[STAGE]:
        counts[STAGE] = tries + tries // 2
        _drop_laggards(s, tries, errors / TENTHS, tree)
        if popcount(signed(counts[ALIVE])) == 1:
            counts[ENDED] = 1


def _drop_laggards(s: GameState, tries: int, errors: float, tree: Tree) -> None:
    """Drop what lags too far behind the leader, so many standard errors less what is enough."""
    counts, actions = tree.counts, tree.root_actions
    alive = left = signed(counts[ALIVE])
    leader = best_alive(s, tree)
    best = mean_of(s, actions[leader], tree)
    for i in range(min(MOST, signed(counts[ROOTS]))):
        if i != leader and has(alive, i):
            behind = best - mean_of(s, actions[i], tree)
            squares = tree.race[max(i, leader) * MOST + min(i, leader)] / tries
            error = sqrt(max(0.0, squares - behind * behind) / tries)
            if errors * error - behind <= ENOUGH:
                left &= ~(1 << i)
    counts[ALIVE] = left
