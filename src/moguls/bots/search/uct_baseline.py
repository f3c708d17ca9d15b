"""Classic: plain UCT as the programs of the day play it, the baseline that is kept for ever.

One tree of the actions since now; for every playout the cards not yet seen are shuffled anew; an
action never tried first, then the best upper confidence bound (UCB1); the rest of the game at
random; a win counts 1, shared wins their share, a loss 0; the action most often visited is
played. It knows nothing of any game but its rules, and it stays as it is: others are measured by
it.

Nothing is allocated: the caller gives the arrays (`moguls.bots.searcher.baseline`), as plain
lists or native arrays. The result depends on the seed and the number of simulations alone.
"""

from math import log, sqrt
from typing import Final, NamedTuple

from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import choices, copy_state, is_over, redeal, sample, winners
from moguls.kernel.state.bits import has, popcount, signed, unsigned
from moguls.kernel.state.types import FloatArray, GameState, IntArray, States

ENTRIES: Final = ("begin_classic", "grow_classic", "favourite_classic", "lead_classic")

# The usual constant of UCB1 for rewards from 0 to 1.
EXPLORE: Final = sqrt(2.0)
MAX_DEPTH: Final = 256


class BaselineTree(NamedTuple):
    """The arrays of a tree, and what is scratch.

    Attributes:
        first: of each node, its youngest child; 0 without one.
        next: of each node, the sibling that is older; 0 without one.
        parent: of each node; -1 at the root.
        action: of each node, what leads to it; -1 at the root.
        visits: of each node.
        wins: of each node, those of the seat that played its action.
        node_of: for each action, the node last seen.
        legal: legal actions.
        path: the nodes of a path.
        actors: the seats that led to them.
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
    """Begin a new tree: a root without children, and nothing noted of an earlier one."""
    _make_node(0, -1, -1, tree)
    for action in range(len(tree.node_of)):
        tree.node_of[action] = 0


def grow_classic(
    states: States, seat: int, seed: int, done: int, steps: int, tree: BaselineTree
) -> None:
    """Run the simulations numbered `done` to `done + steps` - 1 from states[0].

    Args:
        states: states[0] is the root and stays; states[1] is scratch.
        seat: the seat that searches; what it cannot know is drawn anew for every playout.
        seed: of all simulations; each has random numbers of its own.
        done: how many have run before.
        steps: how many to run; the arrays need room for done + steps nodes and one.
        tree: arrays, after `begin_classic`.
    """
    for k in range(done, done + steps):
        copy_state(states, 1, 0)
        s = states[1]
        s.rng = stream(unsigned(seed), unsigned(k))
        redeal(s, seat)
        depth = _descend(s, k + 1, tree)
        while not is_over(s):
            advance(s, sample(s))
        _credit(s, depth, tree)


def favourite_classic(tree: BaselineTree) -> int:
    """Return the action most visited at the root; of equal ones the one that was tried first."""
    best, most = -1, -1
    child = tree.first[0]
    while child > 0:
        if tree.visits[child] >= most:  # children are listed from the youngest to the oldest
            best, most = child, tree.visits[child]
        child = tree.next[child]
    return signed(tree.action[best])


def lead_classic(tree: BaselineTree) -> int:
    """Return by how many visits the action most visited at the root is ahead of the next one."""
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
    """Make a node without visits or children."""
    tree.first[node] = 0
    tree.next[node] = 0
    tree.parent[node] = parent
    tree.action[node] = action
    tree.visits[node] = 0
    tree.wins[node] = 0.0


def _descend(s: GameState, fresh: int, tree: BaselineTree) -> int:
    """Walk from the root to an action not yet tried, playing in `s`; add it as node `fresh`.

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
        untried = _look_up(node, count, tree)
        if untried > 0:
            action = _untried(node, draw(s, untried), count, tree)
            _make_node(fresh, node, action, tree)
            tree.next[fresh] = tree.first[node]
            tree.first[node] = fresh
            path[depth] = fresh
            advance(s, action)
            return depth
        node = _best(node, count, tree)
        path[depth] = node
        advance(s, tree.action[node])
    return depth


def _look_up(node: int, count: int, tree: BaselineTree) -> int:
    """Note the child of each action of a node; return how many legal actions have none."""
    child = tree.first[node]
    while child > 0:
        tree.node_of[tree.action[child]] = child
        child = tree.next[child]
    untried = 0
    for i in range(count):
        untried += not _is_child(node, tree.legal[i], tree)
    return untried


def _is_child(node: int, action: int, tree: BaselineTree) -> bool:
    """Say whether what is noted for an action is this node's child, and not another's."""
    child = tree.node_of[action]
    parent = tree.parent[child]
    return bool(child > 0 and parent == node and tree.action[child] == action)


def _untried(node: int, skip: int, count: int, tree: BaselineTree) -> int:
    """Return an action without a child, the first but `skip`."""
    for i in range(count):
        action = tree.legal[i]
        if not _is_child(node, action, tree):
            if skip == 0:
                return signed(action)
            skip -= 1
    return -1


def _best(node: int, count: int, tree: BaselineTree) -> int:
    """Return the child with the highest upper confidence bound among the legal ones."""
    visits, wins = tree.visits, tree.wins
    width = log(float(visits[node]))
    best, most = -1, -1.0
    for i in range(count):
        child = tree.node_of[tree.legal[i]]
        bound = wins[child] / visits[child] + EXPLORE * sqrt(width / visits[child])
        if bound > most:
            best, most = child, bound
    return best


def _credit(s: GameState, depth: int, tree: BaselineTree) -> None:
    """Count the playout at every node of the path, and the win of the seat that chose it."""
    won = winners(s)
    share = 1.0 / popcount(won)
    tree.visits[0] += 1
    for i in range(1, depth + 1):
        node = tree.path[i]
        tree.visits[node] += 1
        if has(won, tree.actors[i]):
            tree.wins[node] += share
