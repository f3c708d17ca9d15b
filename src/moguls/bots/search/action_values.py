"""Action values: results of the simulations that began with each root action, for every seat.

The search runs one simulation at a time, and each is counted for its first action. Where a policy
stops a rollout before the end of the game, it is continued to the end by the rollout policy. If
a value network has estimated the share of the searching seat, that estimate counts and the result
only tells how the others divide the rest. A root action with few visits gets more simulations in
the same tree, with the determinizations of the first ones.

Shares of the win and points are counted, independent of the reward of the search.
"""

from typing import Final

from moguls.bots.search.edges_interface import edge_of
from moguls.bots.search.ismcts import MAX_SEATS, simulate_from
from moguls.bots.search.policy_interface import grow, reshuffle, rollout_policy, value_estimate
from moguls.bots.search.tree_fields import CountedAction, Numbers, RootAction, Scratch, Tree
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import stream
from moguls.kernel.rules.interface import copy_state, is_over, points, winners
from moguls.kernel.state.bits import has, popcount, signed, unsigned
from moguls.kernel.state.types import FloatArray, GameState, Slice, States

ENTRIES: Final = ("follow", "follow_from", "try_out", "child")
OUTLINED: Final = ("_finish", "_count", "_play_out", "_share")

# A row of sums: simulations; then for each seat the sums of its share of the win, of its square,
# of its points, of its lead over the best rival, and of the square of that.
PER_SEAT: Final = 5
ROW: Final = 1 + PER_SEAT * MAX_SEATS
# The estimate where there is no value network.
NO_ESTIMATE: Final = -1.0


def follow(
    states: States, seat: int, part: Slice, tree: Tree, scratch: Scratch, sums: FloatArray
) -> None:
    """Run a slice of the simulations of a search and count them.

    Args:
        states: states[0] is the root, states[1] scratch.
        seat: the seat that searches.
        part: the simulations; those before have run.
        tree: the arrays of `moguls.bots.search.tree`, after `begin`.
        scratch: the floats that the policy keeps, and the options.
        sums: a row for each node of the tree; those of the root's children are written.
    """
    path, visits = tree.path, tree.visits
    for k in range(part.first, part.first + part.size):
        before = visits[0]
        grow(states, seat, Slice(part.seed, k, 1), tree, scratch)
        if visits[0] > before:  # else the search has ended early
            _finish(states[1], seat, ROW * path[1], scratch, sums)


def follow_from(
    states: States,
    counted: CountedAction,
    part: Slice,
    tree: Tree,
    scratch: Scratch,
    sums: FloatArray,
) -> None:
    """Run simulations that begin with a given action in an existing tree, and count them.

    Args:
        states: as in `follow`.
        counted: the action, the index of its sums, and the first free node.
        part: the numbers of their determinizations.
        tree: the arrays, after `begin`.
        scratch: as in `follow`.
        sums: rows of sums.
    """
    first = RootAction(counted.action, counted.seat)
    for k in range(part.size):
        own = Numbers(part.first + k, counted.node + k)
        simulate_from(states, first, part.seed, own, tree, scratch)
        _finish(states[1], counted.seat, counted.row, scratch, sums)


def child(action: int, tree: Tree) -> int:
    """Return the node that a root action leads to, or 0 before its first visit."""
    return signed(tree.children[edge_of(0, action, tree)])


def try_out(states: States, part: Slice, scratch: Scratch, sums: FloatArray) -> None:
    """Count rollouts from states[0], drawing only what no seat knows.

    Args:
        states: states[0] is the root, states[1] scratch.
        part: the numbers of the deals, one for each rollout.
        scratch: the floats that the policy keeps, and the options.
        sums: a row of sums.
    """
    for k in range(part.first, part.first + part.size):
        copy_state(states, 1, 0)
        s = states[1]
        s.rng = stream(unsigned(part.seed), unsigned(k))
        reshuffle(s)
        _play_out(s, scratch)
        _count(s, 0, NO_ESTIMATE, 0, sums)


def _finish(s: GameState, seat: int, row: int, scratch: Scratch, sums: FloatArray) -> None:
    """Play a simulation on to the end of the game and count it."""
    estimate = value_estimate(s, scratch)
    _play_out(s, scratch)
    _count(s, seat, estimate, row, sums)


def _play_out(s: GameState, scratch: Scratch) -> None:
    scratch.values[0] = 0.0
    while not is_over(s):
        advance(s, signed(rollout_policy(s, scratch)))


def _count(s: GameState, thinker: int, estimate: float, row: int, sums: FloatArray) -> None:
    """Add the result of a game to a row of sums.

    Args:
        s: the end.
        thinker: the seat that searches.
        estimate: its share of the win by a value network; below 0 to use the result.
        row: the index of the sums.
        sums: rows of sums.
    """
    won, seats = winners(s), signed(s.seats)
    sums[row] += 1.0
    for seat in range(seats):
        share = _share(won, seat)
        if estimate >= 0.0:
            rest = 1.0 - _share(won, thinker)
            share = share / rest if rest > 0.0 else 1.0 / (seats - 1)
            share = estimate if seat == thinker else share * (1.0 - estimate)
        best = -10_000
        for other in range(seats):
            if other != seat:
                best = max(best, signed(points(s, other)))
        mine = signed(points(s, seat))
        lead = 1.0 * (mine - best)
        at = row + 1 + PER_SEAT * seat
        sums[at] += share
        sums[at + 1] += share * share
        sums[at + 2] += mine
        sums[at + 3] += lead
        sums[at + 4] += lead * lead


def _share(won: int, seat: int) -> float:
    """Return the share of the win of a seat; `won` has the winners as bits."""
    return 1.0 / popcount(won) if has(won, seat) else 0.0
