"""Tree search for any game with hidden cards: UCT over redealt states, written once.

Each simulation redeals what the searching seat cannot know, walks down a tree whose nodes are
the actions played since the root, adds one node, and plays the game to its end by the advice of
the game's policy. The advice also leans the choice in the tree towards itself, by a weight that
the visits soon outweigh. An action counts as often as it was available, so that one that few
worlds allow is not held to be neglected.

Nothing is allocated: the caller gives the arrays (`moguls.bots.tree`). The result depends on
the seed and the number of simulations alone, not on how they are cut into slices.
"""

from math import sqrt
from typing import Any, Final

from moguls.bots.policy_api import advise
from moguls.core.bits import has, lowest, popcount, signed, unsigned
from moguls.core.chance import stream
from moguls.core.rules_api import apply, copy_state, is_over, legal, points, redeal, winners

ENTRIES: Final = ("grow", "favourite")

MAX_SEATS: Final = 6
MAX_DEPTH: Final = 128

# How much the unsure is tried, what part of it goes to the advised action alone, and what a
# point ahead of the table's mean counts beside the win.
CURIOSITY: Final = 1.0
TRUST: Final = 0.5
POINT: Final = 0.003


def grow(
    states: Any, seat: int, num_actions: int, seed: int, done: int, sims: int, tree: Any, memo: Any
) -> None:
    """Run the simulations numbered `done` to `done + sims` - 1 from states[0].

    Args:
        states: states[0] is the root and stays; states[1] is scratch.
        seat: the seat that searches; states[0] is redealt for it in states[1].
        num_actions: of the game.
        seed: of all simulations; each has random numbers of its own.
        done: how many have run before; 0 begins a new tree.
        sims: how many to run; done + sims nodes and one must fit.
        tree: the five arrays of `moguls.bots.tree`.
        memo: the floats that `advise` keeps.
    """
    children, available, visits, values, path = tree
    if done == 0:
        _clear(children, available, visits, values, 0, num_actions)
    for k in range(done, done + sims):
        copy_state(states, 1, 0)
        s = states[1]
        s.rng = stream(unsigned(seed), unsigned(k))
        redeal(s, seat)
        memo[0] = 0.0
        depth = _descend(s, num_actions, k + 1, tree, memo)
        while not is_over(s):
            apply(s, advise(s, memo))
        _credit(s, depth, visits, values, path)


def _clear(
    children: Any, available: Any, visits: Any, values: Any, node: int, num_actions: int
) -> None:
    """Make a node new: no visits, no children."""
    for edge in range(node * num_actions, (node + 1) * num_actions):
        children[edge] = 0
        available[edge] = 0
    visits[node] = 0
    for seat in range(MAX_SEATS):
        values[node * MAX_SEATS + seat] = 0.0


def _descend(s: Any, num_actions: int, fresh: int, tree: Any, memo: Any) -> int:
    """Walk from the root to a node not yet in the tree, playing in `s`; add it as `fresh`.

    Returns:
        The depth reached; path[0..depth] are the nodes.
    """
    children, available, visits, values, path = tree
    path[0] = 0
    depth = 0
    node = 0
    while depth + 1 < MAX_DEPTH and not is_over(s):
        action = _select(s, node, num_actions, tree, memo)
        edge = node * num_actions + action
        apply(s, action)
        depth += 1
        node = children[edge]
        if node == 0:
            _clear(children, available, visits, values, fresh, num_actions)
            children[edge] = fresh
            path[depth] = fresh
            return depth
        path[depth] = node
    return depth


def _select(s: Any, node: int, num_actions: int, tree: Any, memo: Any) -> int:
    """Return the action to try at a node: the best by value so far and by curiosity."""
    actions = legal(s)
    if actions & (actions - 1) == 0:
        return lowest(actions)
    children, available, visits, values, _path = tree
    advised = advise(s, memo)
    share = (1.0 - TRUST) / popcount(actions)
    turn = signed(s.turn)
    unknown = values[node * MAX_SEATS + turn] / max(1, visits[node])
    best = -1
    most = -1e9
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        edge = node * num_actions + action
        available[edge] += 1
        child = children[edge]
        trust = share + TRUST if action == advised else share
        promise = unknown
        tried = 1.0
        if child > 0:
            tried += visits[child]
            promise = values[child * MAX_SEATS + turn] / visits[child]
        promise += CURIOSITY * trust * sqrt(float(available[edge])) / tried
        if promise > most:
            most = promise
            best = action
    return best


def _credit(s: Any, depth: int, visits: Any, values: Any, path: Any) -> None:
    """Add how the game ended to every node on the path: for each seat its share of the win.

    A small term for points lets a seat that cannot win, or has won, still play on well.
    """
    won = winners(s)
    part = 1.0 / popcount(won)
    total = 0
    for seat in range(signed(s.seats)):
        total += points(s, seat)
    for seat in range(signed(s.seats)):
        gain = POINT * (points(s, seat) - total / signed(s.seats))
        if has(won, seat):
            gain += part
        for i in range(depth + 1):
            values[path[i] * MAX_SEATS + seat] += gain
    for i in range(depth + 1):
        visits[path[i]] += 1


def favourite(num_actions: int, tree: Any) -> int:
    """Return the action most visited at the root; of equal ones the first."""
    children, _available, visits, _values, _path = tree
    best = -1
    most = -1
    for action in range(num_actions):
        child = children[action]
        if child > 0 and visits[child] > most:
            most = visits[child]
            best = action
    return best
