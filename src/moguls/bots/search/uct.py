"""Tree search for any game with hidden cards: UCT over redealt states, written once.

Each simulation redeals what the searching seat cannot know, walks down a tree whose nodes are
the actions played since the root, adds one node, and plays on by the advice of the game's policy,
to the end or as far as that policy wants. The advice also leans the choice in the tree towards
itself, or what the policy has weighed does so, by a weight that the visits soon outweigh. An
action counts as often as it was available, so that one that few worlds allow is not held to be
neglected.

After an action that turns a card up, the node that follows is found by the card too, so that the
plans for one card are not mixed with those for another. Each action at the root can be made to
meet the same deals in the same order, so that they are compared on equal luck.

Nothing is allocated: the caller gives the arrays (`moguls.bots.search.tree`). The result depends on
the seed and the number of simulations alone, not on how they are cut into slices.
"""

from math import sqrt
from typing import Any, Final

from moguls.bots.search.edges_interface import edge_of, new_edges, new_tree
from moguls.bots.search.options import (
    ALONE,
    CLEAR,
    CURIOSITY,
    HALVED,
    LOOSE,
    PAIRED,
    RACED,
    REVEALS,
    TRUST,
    WITHIN_TURN,
    dial,
)
from moguls.bots.search.policy_interface import (
    advise,
    candidates,
    contenders,
    gain,
    is_settled,
    likely,
    shown,
    weigh,
    weighs,
)
from moguls.bots.search.racing import raced, run
from moguls.bots.search.sequential_halving import best_alive, halved
from moguls.bots.search.tree_fields import ADVICE, ALIVE, BUDGET, ENDED, ROOTS, SHOWN
from moguls.kernel.advance import advance
from moguls.kernel.bits import signed, unsigned
from moguls.kernel.chance import draw, stream
from moguls.kernel.rules_interface import copy_state, is_over, redeal

ENTRIES: Final = ("advised", "begin", "grow", "favourite", "tried")
OUTLINED: Final = ("simulate_from", "_select", "_is_decided")

MAX_SEATS: Final = 6
MAX_DEPTH: Final = 128

SURE: Final = 1000
# The favourite is compared with what is left of the thought every so many simulations.
LOOK: Final = 32
# A clear favourite ends a thought when this part of it is done, not before.
EARLIEST: Final = 16
# The bits of what `shown` returns that tell one outcome from another.
OUTCOME: Final = 63


def advised(states: Any, seat: int, tree: Any, memo: Any) -> int:  # noqa: ARG001  # one signature
    """Return the action that the policy advises in states[0]."""
    memo[0] = 0.0
    return signed(advise(states[0], memo))


def begin(states: Any, seat: int, num_actions: int, sims: int, tree: Any) -> int:  # noqa: ARG001
    """Begin a new tree; it takes a step for each simulation."""
    new_tree(tree)
    _make_node(0, num_actions, tree)
    tree[7][BUDGET] = sims
    tree[7][ENDED] = 0
    tree[7][ALIVE] = 0
    return sims


def grow(
    states: Any, seat: int, num_actions: int, seed: int, done: int, steps: int, tree: Any, memo: Any
) -> None:
    """Run the simulations numbered `done` to `done + steps` - 1 from states[0].

    Those are left out that could not change any more which action is visited most, or, with the
    dial `clear`, hardly could.

    Args:
        states: states[0] is the root and stays; states[1] is scratch.
        seat: the seat that searches; states[0] is redealt for it in states[1].
        num_actions: of the game, and the outcomes of its chance.
        seed: of all simulations; each has random numbers of its own.
        done: how many have run before.
        steps: how many to run; done + steps nodes and one must fit.
        tree: the arrays of `moguls.bots.search.tree`, after `begin`; the first call writes the
        actions     that are compared at the root.
        memo: the floats that `advise` keeps, and the dials.
    """
    if done == 0:
        memo[0] = 0.0
        tree[7][ADVICE] = advise(states[0], memo)
        tree[7][SHOWN] = shown(states[0])
        tree[7][ROOTS] = contenders(states[0], memo, tree[11])
    for k in range(done, done + steps):
        if k % LOOK == 0 and _is_decided(k, num_actions, tree, memo):
            tree[7][ENDED] = 1
        if tree[7][ENDED] == 0:
            _simulate(states, seat, num_actions, seed, k, tree, memo)


def _simulate(
    states: Any, seat: int, num_actions: int, seed: int, k: int, tree: Any, memo: Any
) -> None:
    """Run simulation number k."""
    memo[0] = 0.0
    runner = raced(k, num_actions, tree) if dial(memo, RACED) > 0 else -1
    if runner >= 0:
        action = signed(tree[11][runner])
    elif dial(memo, HALVED) > 0:
        action = halved(states[0], k, num_actions, tree)
    else:
        action = _select(states[0], 0, tree[7][ADVICE], num_actions, tree, memo)
    number = k
    if dial(memo, PAIRED) > 0:
        child = tree[0][edge_of(0, action, num_actions, tree)]
        number = tree[2][child] if child > 0 else 0
    simulate_from(states, (action, seat), num_actions, seed, (number, k + 1), tree, memo)
    if runner >= 0:
        brought = gain(states[1], seat, memo)
        run(states[0], runner, brought, dial(memo, RACED), num_actions, tree)


def simulate_from(
    states: Any,
    begun: tuple[int, int],
    num_actions: int,
    seed: int,
    numbers: tuple[int, int],
    tree: Any,
    memo: Any,
) -> None:
    """Run a simulation that begins with a given action.

    Args:
        states: as in `grow`.
        begun: the action, and the seat that searches.
        num_actions: as in `grow`.
        seed: as in `grow`.
        numbers: of the deal that it meets, and of the node that it adds.
        tree: as in `grow`.
        memo: as in `grow`.
    """
    number, fresh = numbers
    copy_state(states, 1, 0)
    s = states[1]
    s.rng = stream(unsigned(seed), unsigned(number))
    redeal(s, begun[1])
    memo[0] = 0.0
    depth = _descend(s, begun, num_actions, fresh, tree, memo)
    while not is_over(s) and not is_settled(s, memo):
        advance(s, _in_playout(s, tree, memo))
    _credit(s, depth, tree, memo)


def _in_playout(s: Any, tree: Any, memo: Any) -> int:
    """Return the advised action, or now and then any that is worth a thought."""
    loose = dial(memo, LOOSE)
    if loose > 0 and draw(s, SURE) < loose:
        return signed(tree[5][draw(s, candidates(s, tree[5]))])
    return signed(advise(s, memo))


def _is_decided(done: int, num_actions: int, tree: Any, memo: Any) -> bool:
    """Say whether no action can overtake the favourite in what is left, or none is near it."""
    children, visits, actions = tree[0], tree[2], tree[11]
    most, second = 0, 0
    for i in range(tree[7][ROOTS]):
        child = children[edge_of(0, actions[i], num_actions, tree)]
        count = visits[child] if child > 0 else 0
        if count > most:
            most, second = count, most
        else:
            second = max(second, count)
    if most - second > tree[7][BUDGET] - done:
        return True
    times = dial(memo, CLEAR)
    return bool(times > 0 and EARLIEST * done >= tree[7][BUDGET] and most >= times * second)


def _make_node(node: int, num_actions: int, tree: Any) -> None:
    """Make a node new: no visits, no children."""
    visits, values = tree[2], tree[3]
    new_edges(node, num_actions, tree)
    visits[node] = 0
    for seat in range(MAX_SEATS):
        values[node * MAX_SEATS + seat] = 0.0


def _descend(
    s: Any, begun: tuple[int, int], num_actions: int, fresh: int, tree: Any, memo: Any
) -> int:
    """Walk from the root to a node not yet in the tree, playing in `s`; add it as `fresh`.

    Args:
        s: the state, redealt.
        begun: the first action, and the seat that searches.
        num_actions: of the game, and the outcomes of its chance.
        fresh: the number of the node to be added.
        tree: the arrays.
        memo: the floats that `advise` keeps, and the dials.

    Returns:
        The depth reached; path[0..depth] are the nodes.
    """
    path = tree[4]
    path[0] = 0
    action, seat = begun
    depth = 0
    node = 0
    alone = dial(memo, ALONE)
    while depth + 2 < MAX_DEPTH and not is_over(s) and not is_settled(s, memo):
        before = shown(s)
        if alone > 0 and signed(s.turn) != seat:
            if alone == WITHIN_TURN:
                return depth
            advance(s, _in_playout(s, tree, memo))
        else:
            if depth > 0:
                action = _select(s, node, -1, num_actions, tree, memo)
            advance(s, action)
            node = _follow(node, action, num_actions, fresh, tree)
            depth += 1
            path[depth] = node
        if node != fresh and before != shown(s) and dial(memo, REVEALS) > 0:
            # outcomes are numbered from the end, behind all actions
            card = num_actions - 1 - (shown(s) & OUTCOME)
            node = _follow(node, card, num_actions, fresh, tree)
            depth += 1
            path[depth] = node
        if node == fresh:
            return depth
    return depth


def _follow(node: int, action: int, num_actions: int, fresh: int, tree: Any) -> int:
    """Return the node that an action or an outcome leads to; it is added as `fresh` if new."""
    children = tree[0]
    edge = edge_of(node, action, num_actions, tree)
    if children[edge] == 0:
        _make_node(fresh, num_actions, tree)
        children[edge] = fresh
    return signed(children[edge])


def _select(s: Any, node: int, advice: int, num_actions: int, tree: Any, memo: Any) -> int:
    """Return the action to try at a node: the best by value so far and by curiosity.

    `advice` is what the policy advises, or -1 if it has not been asked.
    """
    children, available, visits, values, actions = tree[0], tree[1], tree[2], tree[3], tree[5]
    count = candidates(s, actions)
    if count == 1:
        return signed(actions[0])
    weighed = _is_weighed(s, node, count, num_actions, tree, memo)
    if advice < 0 and not weighed:
        advice = advise(s, memo)
    trust = dial(memo, TRUST) / SURE
    share = (1.0 - trust) / count
    curiosity = dial(memo, CURIOSITY) / SURE
    turn = signed(s.turn)
    unknown = values[node * MAX_SEATS + turn] / max(1, visits[node])
    best = -1
    most = -1e9
    for i in range(count):
        action = actions[i]
        edge = edge_of(node, action, num_actions, tree)
        available[edge] += 1
        child = children[edge]
        if weighed:
            lean = share + trust * tree[10][edge]
        else:
            lean = share + trust if action == advice else share
        promise = unknown
        tried = 1.0
        if child > 0:
            tried += visits[child]
            promise = values[child * MAX_SEATS + turn] / visits[child]
        promise += curiosity * lean * sqrt(float(available[edge])) / tried
        if promise > most:
            most = promise
            best = action
    return signed(best)


def _is_weighed(s: Any, node: int, count: int, num_actions: int, tree: Any, memo: Any) -> bool:
    """Say whether the policy has weighed the candidates of a node, which it does but once.

    It does until chance turns something up: so long a node is the same position in every
    simulation.
    """
    if not weighs(memo) or shown(s) != tree[7][SHOWN]:
        return False
    actions = tree[5]
    if tree[1][edge_of(node, actions[0], num_actions, tree)] == 0:
        weigh(s, actions, count, memo)
        for k in range(count):
            tree[10][edge_of(node, actions[k], num_actions, tree)] = likely(k, memo)
    return True


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
    """Return the action most visited at the root, of equal ones the first; or the best one left."""
    children, visits, actions = tree[0], tree[2], tree[11]
    if tree[7][ALIVE] != 0:
        return signed(actions[best_alive(states[0], num_actions, tree)])
    best = -1
    most = -1
    for i in range(tree[7][ROOTS]):
        child = children[edge_of(0, actions[i], num_actions, tree)]
        if child > 0 and visits[child] > most:
            most = visits[child]
            best = actions[i]
    return best


def any_tried(states: Any, num_actions: int, tree: Any) -> int:
    """Return the action that one simulation tried, any as likely: good ones were tried often."""
    children, visits, actions = tree[0], tree[2], tree[11]
    skip = draw(states[0], max(1, visits[0]))
    for i in range(tree[7][ROOTS]):
        child = children[edge_of(0, actions[i], num_actions, tree)]
        skip -= visits[child] if child > 0 else 0
        if skip < 0:
            return signed(actions[i])
    return -1


def tried(states: Any, num_actions: int, tree: Any, out: Any) -> int:  # noqa: ARG001  # one signature
    """Write how often each action at the root was tried, out[2 k] being the action k.

    Returns:
        How many actions there are.
    """
    children, visits, actions = tree[0], tree[2], tree[11]
    count = signed(tree[7][ROOTS])
    for i in range(count):
        child = children[edge_of(0, actions[i], num_actions, tree)]
        out[2 * i] = actions[i]
        out[2 * i + 1] = visits[child] if child > 0 else 0
    return count
