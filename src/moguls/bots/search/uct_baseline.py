"""Baseline `classic`: determinized UCT with UCB1 and random rollouts. Frozen.

One tree of the actions since the root. Each simulation draws a determinization and has four
steps: `select` takes the child with the highest UCB1 bound, `expand` adds a random action that
has no child yet, `rollout` plays random actions to the end, and `backpropagate` adds a win for the
seat that played each action: 1, or its part of a shared win. The most visited root action is
played. It knows the rules of a game and nothing else, and does not change, so that other bots can
be measured against it.

Nothing is allocated: the caller passes plain lists or native arrays
(`moguls.bots.searcher.baseline`). The result depends only on the seed and the number of
simulations.
"""

from math import log, sqrt
from typing import Final, NamedTuple

from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import choices, copy_state, is_over, redeal, sample, winners
from moguls.kernel.state.bits import has, popcount, signed, unsigned
from moguls.kernel.state.types import FloatArray, GameState, IntArray, States

ENTRIES: Final = ("begin_classic", "grow_classic", "best_action_classic", "lead_classic")

# The usual constant of UCB1 for rewards from 0 to 1.
EXPLORATION: Final = sqrt(2.0)
MAX_DEPTH: Final = 256


class BaselineTree(NamedTuple):
    """The arrays of a tree and its scratch space.

    Attributes:
        first: the youngest child of each node, or 0.
        next: the next older sibling of each node, or 0.
        parent: the parent of each node; -1 at the root.
        action: the action that leads to each node; -1 at the root.
        visits: the visits of each node.
        wins: the wins of the seat that played the action of each node.
        node_of: for each action, the node that `_index_children` last found.
        legal: scratch: legal actions.
        path: scratch: the nodes of the present simulation.
        actors: scratch: the seats that played the actions of the path.
    """

    first: IntArray
    next: IntArray
    parent: IntArray
    action: IntArray
    visits: IntArray
    wins: FloatArray
    node_of: IntArray
    legal: IntArray
    path: IntArray
    actors: IntArray


def begin_classic(tree: BaselineTree) -> None:
    """Begin a new tree: a root without children."""
    _make_node(0, -1, -1, tree)
    for action in range(len(tree.node_of)):
        tree.node_of[action] = 0


def grow_classic(
    states: States, seat: int, seed: int, first: int, steps: int, tree: BaselineTree
) -> None:
    """Run the simulations numbered `first` to `first + steps` - 1 from states[0].

    Args:
        states: states[0] is the root and stays; states[1] is scratch.
        seat: the seat that searches; determinizations agree with its information.
        seed: of all simulations; each has random numbers of its own.
        first: the number of simulations that have run before.
        steps: how many to run; the arrays need room for first + steps + 1 nodes.
        tree: arrays, after `begin_classic`.
    """
    for k in range(first, first + steps):
        copy_state(states, 1, 0)
        s = states[1]
        s.rng = stream(unsigned(seed), unsigned(k))
        redeal(s, seat)
        depth = select(s, k + 1, tree)
        rollout(s)
        backpropagate(s, depth, tree)


def best_action_classic(tree: BaselineTree) -> int:
    """Return the most visited root action; of equal ones the one that was tried first."""
    best, most = -1, -1
    child = tree.first[0]
    while child > 0:
        if tree.visits[child] >= most:  # children are listed from the youngest to the oldest
            best, most = child, tree.visits[child]
        child = tree.next[child]
    return signed(tree.action[best])


def lead_classic(tree: BaselineTree) -> int:
    """Return the difference in visits of the most and the second most visited root actions."""
    most, second = 0, 0
    child = tree.first[0]
    while child > 0:
        visits = tree.visits[child]
        if visits > most:
            most, second = visits, most
        else:
            second = max(second, visits)
        child = tree.next[child]
    return signed(most - second)


def _make_node(node: int, parent: int, action: int, tree: BaselineTree) -> None:
    tree.first[node] = 0
    tree.next[node] = 0
    tree.parent[node] = parent
    tree.action[node] = action
    tree.visits[node] = 0
    tree.wins[node] = 0.0


def select(s: GameState, new_node: int, tree: BaselineTree) -> int:
    """Walk from the root to a node with an action not yet tried, playing in `s`, and expand it.

    Returns:
        The depth reached; path[0..depth] are the nodes, actors the seats that led to them.
    """
    path, actors = tree.path, tree.actors
    path[0] = 0
    node, depth = 0, 0
    while depth + 1 < MAX_DEPTH and not is_over(s):
        depth += 1
        actors[depth] = s.turn
        count = choices(s, tree.legal)
        untried = _index_children(node, count, tree)
        if untried > 0:
            action = _untried(node, draw(s, untried), count, tree)
            expand(node, action, new_node, tree)
            path[depth] = new_node
            advance(s, action)
            return depth
        node = _highest_ucb1(node, count, tree)
        path[depth] = node
        advance(s, tree.action[node])
    return depth


def expand(node: int, action: int, new_node: int, tree: BaselineTree) -> None:
    """Add a child to a node."""
    _make_node(new_node, node, action, tree)
    tree.next[new_node] = tree.first[node]
    tree.first[node] = new_node


def _index_children(node: int, count: int, tree: BaselineTree) -> int:
    """Write the child of each action of a node; return how many legal actions have none."""
    child = tree.first[node]
    while child > 0:
        tree.node_of[tree.action[child]] = child
        child = tree.next[child]
    untried = 0
    for i in range(count):
        untried += not _is_child(node, tree.legal[i], tree)
    return untried


def _is_child(node: int, action: int, tree: BaselineTree) -> bool:
    """Whether `node_of` has a child of this node for an action, not that of another node."""
    child = tree.node_of[action]
    parent = tree.parent[child]
    return bool(child > 0 and parent == node and tree.action[child] == action)


def _untried(node: int, skip: int, count: int, tree: BaselineTree) -> int:
    """Return an action without a child, after leaving out `skip` of them."""
    for i in range(count):
        action = tree.legal[i]
        if not _is_child(node, action, tree):
            if skip == 0:
                return signed(action)
            skip -= 1
    return -1


def _highest_ucb1(node: int, count: int, tree: BaselineTree) -> int:
    visits, wins = tree.visits, tree.wins
    width = log(float(visits[node]))
    best, most = -1, -1.0
    for i in range(count):
        child = tree.node_of[tree.legal[i]]
        bound = wins[child] / visits[child] + EXPLORATION * sqrt(width / visits[child])
        if bound > most:
            best, most = child, bound
    return best


def rollout(s: GameState) -> None:
    """Play random actions to the end of the game."""
    while not is_over(s):
        advance(s, sample(s))


def backpropagate(s: GameState, depth: int, tree: BaselineTree) -> None:
    """Add a visit and the part of the win of the acting seat to every node of the path."""
    won = winners(s)
    share = 1.0 / popcount(won)
    tree.visits[0] += 1
    for i in range(1, depth + 1):
        node = tree.path[i]
        tree.visits[node] += 1
        if has(won, tree.actors[i]):
            tree.wins[node] += share
