"""Information set Monte Carlo tree search (ISMCTS) with PUCT selection, for any game.

Each simulation draws a determinization (`redeal`: a state that agrees with all the searching seat
knows) and has four steps: `select` walks down the tree of the actions since the root, `expand`
adds one node, `rollout` plays on by the rollout policy of the game to a leaf, and `backpropagate`
adds the leaf's value for each seat to the nodes of the path.

PUCT selects by mean value and by a prior, whose weight falls with the visits. The prior is that
of a policy network, or one that favours the rollout action. An action counts as often as it was
available, since few determinizations may allow it. Options add chance nodes, the same
determinizations for each root action, and others (`moguls.bots.search.options`).

Nothing is allocated: the caller gives the arrays (`moguls.bots.search.tree`). The result depends
on the seed and the number of simulations alone, not on how they are cut into slices.

ISMCTS: Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions
on Computational Intelligence and AI in Games 4 (2), 2012 (single observer, availability counts).
PUCT: Rosin, "Multi-armed bandits with episode context", Annals of Mathematics and Artificial
Intelligence 61 (3), 2011.
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
    is_avoided,
    is_leaf,
    leaf_value,
    prior,
    pruned_actions,
    public_chance,
    rollout_policy,
    root_actions,
)
from moguls.bots.search.racing import race_arm, update_race
from moguls.bots.search.sequential_halving import best_alive, halving_action
from moguls.bots.search.tree_fields import (
    ALIVE,
    BUDGET,
    ENDED,
    ROLLOUT_ACTION,
    ROOT_CHANCE,
    ROOTS,
    Numbers,
    RootAction,
    Scratch,
    Tree,
)
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import draw, stream
from moguls.kernel.rules.interface import copy_state, is_over, redeal
from moguls.kernel.state.bits import signed, unsigned
from moguls.kernel.state.types import GameState, IntArray, Slice, States

ENTRIES: Final = ("policy_action", "begin", "grow", "best_action", "visit_counts")
OUTLINED: Final = ("simulate_from", "select_action", "_is_decided")

MAX_SEATS: Final = 6
MAX_DEPTH: Final = 128

CERTAIN: Final = 1000  # options are in thousandths
# Simulations between two tests of whether the search is decided.
CHECK_INTERVAL: Final = 32
# A search may end early after one part in so many of its simulations.
MIN_PART: Final = 16
# The bits of what `public_chance` returns that tell one outcome from another.
OUTCOME: Final = 63


def policy_action(states: States, seat: int, tree: Tree, scratch: Scratch) -> int:  # noqa: ARG001  # one signature
    """Return the action of the rollout policy in states[0]."""
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

    The search ends early when no action can overtake the most visited one or, with the option
    `early_stop`, when none is likely to.

    Args:
        states: states[0] is the root and stays; states[1] is scratch.
        seat: the seat that searches; determinizations agree with its information.
        part: the simulations; each has random numbers of its own. Those before have run, and a
            node for each and one more must fit.
        tree: the arrays of `moguls.bots.search.tree`, after `begin`; the first call writes the
            actions that are compared at the root.
        scratch: the floats that `rollout_policy` keeps, and the options.
    """
    if part.first == 0:
        scratch.values[0] = 0.0
        tree.counts[ROLLOUT_ACTION] = rollout_policy(states[0], scratch)
        tree.counts[ROOT_CHANCE] = public_chance(states[0])
        tree.counts[ROOTS] = root_actions(states[0], scratch, tree.root_actions)
    for k in range(part.first, part.first + part.size):
        if k % CHECK_INTERVAL == 0 and _is_decided(k, tree, scratch):
            tree.counts[ENDED] = 1
        if tree.counts[ENDED] == 0:
            _simulate(states, seat, part.seed, k, tree, scratch)


def _simulate(states: States, seat: int, seed: int, k: int, tree: Tree, scratch: Scratch) -> None:
    """Run simulation number k with a root action of a race, of halving, or of PUCT."""
    scratch.values[0] = 0.0
    arm = race_arm(k, tree) if option(scratch, RACING) > 0 else -1
    if arm >= 0:
        action = signed(tree.root_actions[arm])
    elif option(scratch, SEQUENTIAL_HALVING) > 0:
        action = halving_action(states[0], k, tree)
    else:
        action = select_action(states[0], 0, tree.counts[ROLLOUT_ACTION], tree, scratch)
    number = k
    if option(scratch, COMMON_RANDOM_NUMBERS) > 0:
        child = tree.children[edge_of(0, action, tree)]
        number = tree.visits[child] if child > 0 else 0
    simulate_from(states, RootAction(action, seat), seed, Numbers(number, k + 1), tree, scratch)
    if arm >= 0:
        value = leaf_value(states[1], seat, scratch)
        update_race(states[0], arm, value, option(scratch, RACING), tree)


def simulate_from(
    states: States,
    root_action: RootAction,
    seed: int,
    numbers: Numbers,
    tree: Tree,
    scratch: Scratch,
) -> None:
    """Run a simulation that begins with a given action.

    Args:
        states: as in `grow`.
        root_action: the action, and the seat that searches.
        seed: of all simulations.
        numbers: of the determinization, and of the node that it adds.
        tree: as in `grow`.
        scratch: as in `grow`.
    """
    copy_state(states, 1, 0)
    s = states[1]
    s.rng = stream(unsigned(seed), unsigned(numbers.deal))
    redeal(s, root_action.seat)
    scratch.values[0] = 0.0
    depth = select(s, root_action, numbers.node, tree, scratch)
    rollout(s, tree, scratch)
    backpropagate(s, depth, tree, scratch)


def select(
    s: GameState, root_action: RootAction, new_node: int, tree: Tree, scratch: Scratch
) -> int:
    """Walk from the root to a node not yet in the tree, playing in `s`; add it as `new_node`.

    Args:
        s: a determinization of the root.
        root_action: the first action, and the seat that searches.
        new_node: the number of the node to be added.
        tree: the arrays.
        scratch: the floats that `rollout_policy` keeps, and the options.

    Returns:
        The depth reached; path[0..depth] are the nodes.
    """
    path = tree.path
    path[0] = 0
    action, seat = root_action.action, root_action.seat
    depth = 0
    node = 0
    own_moves = option(scratch, OWN_MOVES_TREE)
    while depth + 2 < MAX_DEPTH and not is_over(s) and not is_leaf(s, scratch):
        before = public_chance(s)
        if own_moves > 0 and signed(s.turn) != seat:
            if own_moves == WITHIN_TURN:
                return depth
            advance(s, _rollout_action(s, tree, scratch))
        else:
            if depth > 0:
                action = select_action(s, node, -1, tree, scratch)
            advance(s, action)
            node = expand(node, action, new_node, tree)
            depth += 1
            path[depth] = node
        if node != new_node and before != public_chance(s) and option(scratch, CHANCE_NODES) > 0:
            # outcomes are numbered from the end, behind all actions
            card = tree.num_actions - 1 - (public_chance(s) & OUTCOME)
            node = expand(node, card, new_node, tree)
            depth += 1
            path[depth] = node
        if node == new_node:
            return depth
    return depth


def select_action(s: GameState, node: int, favoured: int, tree: Tree, scratch: Scratch) -> int:
    """Return the action with the highest PUCT score at a node, and count those available.

    `favoured` is the rollout action, or -1 if it is to be computed here.
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
    by_network = _has_priors(s, node, count, tree, scratch)
    if favoured < 0 and not by_network:
        favoured = rollout_policy(s, scratch)
    weight = option(scratch, PRIOR_WEIGHT) / CERTAIN
    uniform = (1.0 - weight) / count
    exploration = option(scratch, EXPLORATION) / CERTAIN
    turn = signed(s.turn)
    unvisited = values[node * MAX_SEATS + turn] / max(1, visits[node])
    best = -1
    highest = -1e9
    for i in range(count):
        action = actions[i]
        edge = edge_of(node, action, tree)
        available[edge] += 1
        child = children[edge]
        if by_network:
            prior_at = uniform + weight * tree.priors[edge]
        else:
            prior_at = uniform + weight if action == favoured else uniform
        score = unvisited
        tries = 1.0
        if child > 0:
            tries += visits[child]
            score = values[child * MAX_SEATS + turn] / visits[child]
        score += exploration * prior_at * sqrt(float(available[edge])) / tries
        if score > highest:
            highest = score
            best = action
    return signed(best)


def _has_priors(s: GameState, node: int, count: int, tree: Tree, scratch: Scratch) -> bool:
    """Compute the priors of a node on its first visit; return whether it has any.

    Until chance turns something up, a node is the same position in every simulation; later nodes
    have none.
    """
    if not has_prior(scratch) or public_chance(s) != tree.counts[ROOT_CHANCE]:
        return False
    actions = tree.actions
    if tree.available[edge_of(node, actions[0], tree)] == 0:
        compute_prior(s, actions, count, scratch)
        for k in range(count):
            tree.priors[edge_of(node, actions[k], tree)] = prior(k, scratch)
    return True


def expand(node: int, action: int, new_node: int, tree: Tree) -> int:
    """Return the node that an action or an outcome leads to; it is added as `new_node` if new."""
    children = tree.children
    edge = edge_of(node, action, tree)
    if children[edge] == 0:
        _make_node(new_node, tree)
        children[edge] = new_node
    return signed(children[edge])


def _make_node(node: int, tree: Tree) -> None:
    visits, values = tree.visits, tree.values
    new_edges(node, tree)
    visits[node] = 0
    for seat in range(MAX_SEATS):
        values[node * MAX_SEATS + seat] = 0.0


def rollout(s: GameState, tree: Tree, scratch: Scratch) -> None:
    """Play on by the rollout policy to the end of the game, or to a leaf of the policy."""
    while not is_over(s) and not is_leaf(s, scratch):
        advance(s, _rollout_action(s, tree, scratch))


def _rollout_action(s: GameState, tree: Tree, scratch: Scratch) -> int:
    """Return the action of the rollout policy or, at the rate `rollout_epsilon`, a random one."""
    epsilon = option(scratch, ROLLOUT_EPSILON)
    if epsilon > 0 and draw(s, CERTAIN) < epsilon:
        return signed(tree.actions[draw(s, pruned_actions(s, tree.actions))])
    return signed(rollout_policy(s, scratch))


def backpropagate(s: GameState, depth: int, tree: Tree, scratch: Scratch) -> None:
    """Add the value of the leaf for each seat, and a visit, to every node of the path."""
    visits, values, path = tree.visits, tree.values, tree.path
    for seat in range(signed(s.seats)):
        value = leaf_value(s, seat, scratch)
        for i in range(depth + 1):
            values[path[i] * MAX_SEATS + seat] += value
    for i in range(depth + 1):
        visits[path[i]] += 1


def _is_decided(sims: int, tree: Tree, scratch: Scratch) -> bool:
    """Whether after `sims` simulations no action can, or is likely to, overtake the best one."""
    children, visits, actions = tree.children, tree.visits, tree.root_actions
    most, second = 0, 0
    for i in range(tree.counts[ROOTS]):
        child = children[edge_of(0, actions[i], tree)]
        count = visits[child] if child > 0 else 0
        if count > most:
            most, second = count, most
        else:
            second = max(second, count)
    if most - second > tree.counts[BUDGET] - sims:
        return True
    times = option(scratch, EARLY_STOP)
    return bool(times > 0 and MIN_PART * sims >= tree.counts[BUDGET] and most >= times * second)


def best_action(states: States, tree: Tree) -> int:
    """Return the most visited root action, of equal ones the first.

    After halving or a race it is the one of the highest mean among those left.
    """
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


def sampled_action(states: States, tree: Tree) -> int:
    """Return a root action drawn in proportion to its visits, or -1 before the first one.

    None that even beginners avoid.
    """
    total = tree.visits[0]
    for i in range(tree.counts[ROOTS]):
        if is_avoided(states[0], signed(tree.root_actions[i])):
            total -= _visits_of(i, tree)
    skip = draw(states[0], max(1, total))
    for i in range(tree.counts[ROOTS]):
        action = signed(tree.root_actions[i])
        skip -= 0 if is_avoided(states[0], action) else _visits_of(i, tree)
        if skip < 0:
            return action
    return -1


def _visits_of(i: int, tree: Tree) -> int:
    """Return the visits of root action number i."""
    child = tree.children[edge_of(0, tree.root_actions[i], tree)]
    return signed(tree.visits[child]) if child > 0 else 0


def visit_counts(states: States, tree: Tree, out: IntArray) -> int:  # noqa: ARG001  # one signature
    """Write the visits of each root action: out[2 k] is the action, out[2 k + 1] its visits.

    Returns:
        The number of root actions.
    """
    children, visits, actions = tree.children, tree.visits, tree.root_actions
    count = signed(tree.counts[ROOTS])
    for i in range(count):
        child = children[edge_of(0, actions[i], tree)]
        out[2 * i] = actions[i]
        out[2 * i + 1] = visits[child] if child > 0 else 0
    return count
