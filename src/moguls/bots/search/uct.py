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
from typing import Final

from moguls.bots.search.edges_interface import edge_of, new_edges, new_tree
from moguls.bots.search.options import (
    CHANCE_NODES,
    COMMON_RANDOM_NUMBERS,
    EARLY_STOP,
    EXPLORATION,
    OWN_MOVES_TREE,
    PRIOR_WEIGHT,
    RACING,
    ROLLOUT_EPSILON,
    SEQUENTIAL_HALVING,
    WITHIN_TURN,
    option,
)
from moguls.bots.search.policy_interface import (
    compute_prior,
    has_prior,
    is_leaf,
    leaf_value,
    prior,
    pruned_actions,
    public_chance,
    rollout_policy,
    root_actions,
)
from moguls.bots.search.racing import raced, run
from moguls.bots.search.sequential_halving import best_alive, halved
from moguls.bots.search.tree_fields import (
    ADVICE,
    ALIVE,
    BUDGET,
    ENDED,
    ROOTS,
    SHOWN,
    Begun,
    Numbers,
    Scratch,
    Tree,
)
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import copy_state, is_over, redeal
from moguls.kernel.state.bits import signed, unsigned
from moguls.kernel.state.types import GameState, IntArray, Slice, States

ENTRIES: Final = ("policy_action", "begin", "grow", "best_action", "tried")
OUTLINED: Final = ("simulate_from", "_select", "_is_decided")

MAX_SEATS: Final = 6
MAX_DEPTH: Final = 128

SURE: Final = 1000
# The favourite is compared with what is left of the search every so many simulations.
LOOK: Final = 32
# A clear favourite ends a search when this part of it is done, not before.
EARLIEST: Final = 16
# The bits of what `public_chance` returns that tell one outcome from another.
OUTCOME: Final = 63


def policy_action(states: States, seat: int, tree: Tree, scratch: Scratch) -> int:  # noqa: ARG001  # one signature
    """Return the action that the policy advises in states[0]."""
    scratch.values[0] = 0.0
    return signed(rollout_policy(states[0], scratch))


def begin(states: States, seat: int, sims: int, tree: Tree) -> int:  # noqa: ARG001
    """Begin a new tree; it takes a step for each simulation."""
    new_tree(tree)
    _make_node(0, tree)
    tree.counts[BUDGET] = sims
    tree.counts[ENDED] = 0
    tree.counts[ALIVE] = 0
    return sims


def grow(states: States, seat: int, part: Slice, tree: Tree, scratch: Scratch) -> None:
    """Run a slice of the simulations from states[0].

    Those are left out that could not change any more which action is visited most, or, with the
    option `early_stop`, hardly could.

    Args:
        states: states[0] is the root and stays; states[1] is scratch.
        seat: the seat that searches; states[0] is redealt for it in states[1].
        part: which simulations, of a seed; each has random numbers of its own. Those before have
            run, and a node for each and one more must fit.
        tree: the arrays of `moguls.bots.search.tree`, after `begin`; the first call writes the
            actions that are compared at the root.
        scratch: the floats that `rollout_policy` keeps, and the options.
    """
    if part.first == 0:
        scratch.values[0] = 0.0
        tree.counts[ADVICE] = rollout_policy(states[0], scratch)
        tree.counts[SHOWN] = public_chance(states[0])
        tree.counts[ROOTS] = root_actions(states[0], scratch, tree.root_actions)
    for k in range(part.first, part.first + part.size):
        if k % LOOK == 0 and _is_decided(k, tree, scratch):
            tree.counts[ENDED] = 1
        if tree.counts[ENDED] == 0:
            _simulate(states, seat, part.seed, k, tree, scratch)


def _simulate(states: States, seat: int, seed: int, k: int, tree: Tree, scratch: Scratch) -> None:
    """Run simulation number k."""
    scratch.values[0] = 0.0
    runner = raced(k, tree) if option(scratch, RACING) > 0 else -1
    if runner >= 0:
        action = signed(tree.root_actions[runner])
    elif option(scratch, SEQUENTIAL_HALVING) > 0:
        action = halved(states[0], k, tree)
    else:
        action = _select(states[0], 0, tree.counts[ADVICE], tree, scratch)
    number = k
    if option(scratch, COMMON_RANDOM_NUMBERS) > 0:
        child = tree.children[edge_of(0, action, tree)]
        number = tree.visits[child] if child > 0 else 0
    simulate_from(states, Begun(action, seat), seed, Numbers(number, k + 1), tree, scratch)
    if runner >= 0:
        brought = leaf_value(states[1], seat, scratch)
        run(states[0], runner, brought, option(scratch, RACING), tree)


def simulate_from(
    states: States,
    begun: Begun,
    seed: int,
    numbers: Numbers,
    tree: Tree,
    scratch: Scratch,
) -> None:
    """Run a simulation that begins with a given action.

    Args:
        states: as in `grow`.
        begun: the action, and the seat that searches.
        seed: of all simulations.
        numbers: of the deal that it meets, and of the node that it adds.
        tree: as in `grow`.
        scratch: as in `grow`.
    """
    copy_state(states, 1, 0)
    s = states[1]
    s.rng = stream(unsigned(seed), unsigned(numbers.deal))
    redeal(s, begun.seat)
    scratch.values[0] = 0.0
    depth = _descend(s, begun, numbers.node, tree, scratch)
    while not is_over(s) and not is_leaf(s, scratch):
        advance(s, _in_playout(s, tree, scratch))
    _credit(s, depth, tree, scratch)


def _in_playout(s: GameState, tree: Tree, scratch: Scratch) -> int:
    """Return the advised action, or now and then any that is worth trying."""
    epsilon = option(scratch, ROLLOUT_EPSILON)
    if epsilon > 0 and draw(s, SURE) < epsilon:
        return signed(tree.actions[draw(s, pruned_actions(s, tree.actions))])
    return signed(rollout_policy(s, scratch))


def _is_decided(done: int, tree: Tree, scratch: Scratch) -> bool:
    """Say whether no action can overtake the favourite in what is left, or none is near it."""
    children, visits, actions = tree.children, tree.visits, tree.root_actions
    most, second = 0, 0
    for i in range(tree.counts[ROOTS]):
        child = children[edge_of(0, actions[i], tree)]
        count = visits[child] if child > 0 else 0
        if count > most:
            most, second = count, most
        else:
            second = max(second, count)
    if most - second > tree.counts[BUDGET] - done:
        return True
    times = option(scratch, EARLY_STOP)
    return bool(times > 0 and EARLIEST * done >= tree.counts[BUDGET] and most >= times * second)


def _make_node(node: int, tree: Tree) -> None:
    """Make a node new: no visits, no children."""
    visits, values = tree.visits, tree.values
    new_edges(node, tree)
    visits[node] = 0
    for seat in range(MAX_SEATS):
        values[node * MAX_SEATS + seat] = 0.0


def _descend(s: GameState, begun: Begun, fresh: int, tree: Tree, scratch: Scratch) -> int:
    """Walk from the root to a node not yet in the tree, playing in `s`; add it as `fresh`.

    Args:
        s: the state, redealt.
        begun: the first action, and the seat that searches.
        fresh: the number of the node to be added.
        tree: the arrays.
        scratch: the floats that `rollout_policy` keeps, and the options.

    Returns:
        The depth reached; path[0..depth] are the nodes.
    """
    path = tree.path
    path[0] = 0
    action, seat = begun.action, begun.seat
    depth = 0
    node = 0
    own_moves = option(scratch, OWN_MOVES_TREE)
    while depth + 2 < MAX_DEPTH and not is_over(s) and not is_leaf(s, scratch):
        before = public_chance(s)
        if own_moves > 0 and signed(s.turn) != seat:
            if own_moves == WITHIN_TURN:
                return depth
            advance(s, _in_playout(s, tree, scratch))
        else:
            if depth > 0:
                action = _select(s, node, -1, tree, scratch)
            advance(s, action)
            node = _follow(node, action, fresh, tree)
            depth += 1
            path[depth] = node
        if node != fresh and before != public_chance(s) and option(scratch, CHANCE_NODES) > 0:
            # outcomes are numbered from the end, behind all actions
            card = tree.num_actions - 1 - (public_chance(s) & OUTCOME)
            node = _follow(node, card, fresh, tree)
            depth += 1
            path[depth] = node
        if node == fresh:
            return depth
    return depth


def _follow(node: int, action: int, fresh: int, tree: Tree) -> int:
    """Return the node that an action or an outcome leads to; it is added as `fresh` if new."""
    children = tree.children
    edge = edge_of(node, action, tree)
    if children[edge] == 0:
        _make_node(fresh, tree)
        children[edge] = fresh
    return signed(children[edge])


def _select(s: GameState, node: int, advice: int, tree: Tree, scratch: Scratch) -> int:
    """Return the action to try at a node: the best by value so far and by exploration.

    `advice` is what the policy advises, or -1 if it has not been asked.
    """
    children, available, visits, values, actions = (
        tree.children,
        tree.available,
        tree.visits,
        tree.values,
        tree.actions,
    )
    count = pruned_actions(s, actions)
    if count == 1:
        return signed(actions[0])
    weighed = _is_weighed(s, node, count, tree, scratch)
    if advice < 0 and not weighed:
        advice = rollout_policy(s, scratch)
    weight = option(scratch, PRIOR_WEIGHT) / SURE
    share = (1.0 - weight) / count
    exploration = option(scratch, EXPLORATION) / SURE
    turn = signed(s.turn)
    unknown = values[node * MAX_SEATS + turn] / max(1, visits[node])
    best = -1
    most = -1e9
    for i in range(count):
        action = actions[i]
        edge = edge_of(node, action, tree)
        available[edge] += 1
        child = children[edge]
        if weighed:
            prior_at = share + weight * tree.priors[edge]
        else:
            prior_at = share + weight if action == advice else share
        promise = unknown
        tried = 1.0
        if child > 0:
            tried += visits[child]
            promise = values[child * MAX_SEATS + turn] / visits[child]
        promise += exploration * prior_at * sqrt(float(available[edge])) / tried
        if promise > most:
            most = promise
            best = action
    return signed(best)


def _is_weighed(s: GameState, node: int, count: int, tree: Tree, scratch: Scratch) -> bool:
    """Say whether the policy has weighed the candidates of a node, which it does but once.

    It does until chance turns something up: so long a node is the same position in every
    simulation.
    """
    if not has_prior(scratch) or public_chance(s) != tree.counts[SHOWN]:
        return False
    actions = tree.actions
    if tree.available[edge_of(node, actions[0], tree)] == 0:
        compute_prior(s, actions, count, scratch)
        for k in range(count):
            tree.priors[edge_of(node, actions[k], tree)] = prior(k, scratch)
    return True


def _credit(s: GameState, depth: int, tree: Tree, scratch: Scratch) -> None:
    """Add what the end is worth, for each seat, to every node on the path."""
    visits, values, path = tree.visits, tree.values, tree.path
    for seat in range(signed(s.seats)):
        worth = leaf_value(s, seat, scratch)
        for i in range(depth + 1):
            values[path[i] * MAX_SEATS + seat] += worth
    for i in range(depth + 1):
        visits[path[i]] += 1


def best_action(states: States, tree: Tree) -> int:
    """Return the action most visited at the root, of equal ones the first; or the best one left."""
    children, visits, actions = tree.children, tree.visits, tree.root_actions
    if tree.counts[ALIVE] != 0:
        return signed(actions[best_alive(states[0], tree)])
    best = -1
    most = -1
    for i in range(tree.counts[ROOTS]):
        child = children[edge_of(0, actions[i], tree)]
        if child > 0 and visits[child] > most:
            most = visits[child]
            best = actions[i]
    return best


def any_tried(states: States, tree: Tree) -> int:
    """Return the action that one simulation tried, any as likely: good ones were tried often."""
    children, visits, actions = tree.children, tree.visits, tree.root_actions
    skip = draw(states[0], max(1, visits[0]))
    for i in range(tree.counts[ROOTS]):
        child = children[edge_of(0, actions[i], tree)]
        skip -= visits[child] if child > 0 else 0
        if skip < 0:
            return signed(actions[i])
    return -1


def tried(states: States, tree: Tree, out: IntArray) -> int:  # noqa: ARG001  # one signature
    """Write how often each action at the root was tried, out[2 k] being the action k.

    Returns:
        How many actions there are.
    """
    children, visits, actions = tree.children, tree.visits, tree.root_actions
    count = signed(tree.counts[ROOTS])
    for i in range(count):
        child = children[edge_of(0, actions[i], tree)]
        out[2 * i] = actions[i]
        out[2 * i + 1] = visits[child] if child > 0 else 0
    return count
