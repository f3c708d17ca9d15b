"""Tree search for any game with hidden cards: UCT over redealt states, written once.

Each simulation redeals what the searching seat cannot know, walks down a tree whose nodes are
the actions played since the root, adds one node, and plays on by the advice of the game's policy,
to the end or as far as that policy wants. The advice also leans the choice in the tree towards
itself, by a weight that the visits soon outweigh. An action counts as often as it was available,
so that one that few worlds allow is not held to be neglected.

Nothing is allocated: the caller gives the arrays (`moguls.bots.tree`). The result depends on
the seed and the number of simulations alone, not on how they are cut into slices.
"""

from math import sqrt
from typing import Any, Final

from moguls.bots.edges_api import edge_of, new_edges, new_tree
from moguls.bots.policy_api import advise, candidates, gain, is_settled
from moguls.core.bits import signed, unsigned
from moguls.core.chance import stream
from moguls.core.moves import advance
from moguls.core.rules_api import copy_state, is_over, redeal

ENTRIES: Final = ("advised", "begin", "grow", "favourite")

MAX_SEATS: Final = 6
MAX_DEPTH: Final = 128

# How much the unsure is tried, and what part of it goes to the advised action alone.
CURIOSITY: Final = 1.0
TRUST: Final = 0.5


def advised(states: Any, seat: int, tree: Any, memo: Any) -> int:  # noqa: ARG001  # one signature
    """Return the action that the policy advises in states[0]."""
    memo[0] = 0.0
    return signed(advise(states[0], memo))


def begin(states: Any, seat: int, num_actions: int, sims: int, tree: Any) -> int:  # noqa: ARG001
    """Begin a new tree; it takes a step for each simulation."""
    new_tree(tree)
    _make_node(0, num_actions, tree)
    return sims


def grow(
    states: Any, seat: int, num_actions: int, seed: int, done: int, steps: int, tree: Any, memo: Any
) -> None:
    """Run the simulations numbered `done` to `done + steps` - 1 from states[0].

    Args:
        states: states[0] is the root and stays; states[1] is scratch.
        seat: the seat that searches; states[0] is redealt for it in states[1].
        num_actions: of the game.
        seed: of all simulations; each has random numbers of its own.
        done: how many have run before.
        steps: how many to run; done + steps nodes and one must fit.
        tree: the arrays of `moguls.bots.tree`, after `begin`.
        memo: the floats that `advise` keeps.
    """
    for k in range(done, done + steps):
        copy_state(states, 1, 0)
        s = states[1]
        s.rng = stream(unsigned(seed), unsigned(k))
        redeal(s, seat)
        memo[0] = 0.0
        depth = _descend(s, num_actions, k + 1, tree, memo)
        while not is_over(s) and not is_settled(s, memo):
            advance(s, advise(s, memo))
        _credit(s, depth, tree, memo)


def _make_node(node: int, num_actions: int, tree: Any) -> None:
    """Make a node new: no visits, no children."""
    visits, values = tree[2], tree[3]
    new_edges(node, num_actions, tree)
    visits[node] = 0
    for seat in range(MAX_SEATS):
        values[node * MAX_SEATS + seat] = 0.0


def _descend(s: Any, num_actions: int, fresh: int, tree: Any, memo: Any) -> int:
    """Walk from the root to a node not yet in the tree, playing in `s`; add it as `fresh`.

    Returns:
        The depth reached; path[0..depth] are the nodes.
    """
    children, path = tree[0], tree[4]
    path[0] = 0
    depth = 0
    node = 0
    while depth + 1 < MAX_DEPTH and not is_over(s) and not is_settled(s, memo):
        action = _select(s, node, num_actions, tree, memo)
        edge = edge_of(node, action, num_actions, tree)
        advance(s, action)
        depth += 1
        node = children[edge]
        if node == 0:
            _make_node(fresh, num_actions, tree)
            children[edge] = fresh
            path[depth] = fresh
            return depth
        path[depth] = node
    return depth


def _select(s: Any, node: int, num_actions: int, tree: Any, memo: Any) -> int:
    """Return the action to try at a node: the best by value so far and by curiosity."""
    children, available, visits, values, actions = tree[0], tree[1], tree[2], tree[3], tree[5]
    count = candidates(s, actions)
    if count == 1:
        return signed(actions[0])
    advice = advise(s, memo)
    share = (1.0 - TRUST) / count
    turn = signed(s.turn)
    unknown = values[node * MAX_SEATS + turn] / max(1, visits[node])
    best = -1
    most = -1e9
    for i in range(count):
        action = actions[i]
        edge = edge_of(node, action, num_actions, tree)
        available[edge] += 1
        child = children[edge]
        trust = share + TRUST if action == advice else share
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


def _credit(s: Any, depth: int, tree: Any, memo: Any) -> None:
    """Add what the end is worth, for each seat, to every node on the path."""
    visits, values, path = tree[2], tree[3], tree[4]
    for seat in range(signed(s.seats)):
        worth = gain(s, seat, memo)
        for i in range(depth + 1):
            values[path[i] * MAX_SEATS + seat] += worth
    for i in range(depth + 1):
        visits[path[i]] += 1


def favourite(states: Any, num_actions: int, tree: Any) -> int:
    """Return the action most visited at the root; of equal ones the first."""
    children, visits, actions = tree[0], tree[2], tree[5]
    best = -1
    most = -1
    for i in range(candidates(states[0], actions)):
        child = children[edge_of(0, actions[i], num_actions, tree)]
        if child > 0 and visits[child] > most:
            most = visits[child]
            best = actions[i]
    return best
