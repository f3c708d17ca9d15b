"""What may come of each action: how the simulations that began with it ended, for every seat.

The search is run one simulation at a time and each is counted by its first action; where a policy
stops a playout before the end of the game, it is played on to the end by advice; who wins there
does not count if the policy has asked a value what the seat that thinks can expect, only how the
others share the rest. An action that
the search has hardly tried gets simulations of its own in the same tree, on the deals of the first
ones: what follows it is then searched as what follows any other.

Counted are shares of the win and points, whatever the search itself is rewarded for.
"""

from typing import Final

from moguls.bots.search.edges_interface import edge_of
from moguls.bots.search.policy_interface import grow, reshuffle, rollout_policy, value_estimate
from moguls.bots.search.tree_fields import Begun, Counted, Numbers, Scratch, Tree
from moguls.bots.search.uct import MAX_SEATS, simulate_from
from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import stream
from moguls.kernel.rules.interface import copy_state, is_over, points, winners
from moguls.kernel.state.bits import has, popcount, signed, unsigned
from moguls.kernel.state.types import FloatArray, GameState, Slice, States

ENTRIES: Final = ("follow", "follow_from", "try_out", "child")
OUTLINED: Final = ("_see_out", "_count", "_play_out", "_share")

# A row of sums: simulations; then for each seat its shares of the win, their squares, its points,
# its lead over the best rival, and the squares of that.
PER_SEAT: Final = 5
ROW: Final = 1 + PER_SEAT * MAX_SEATS
# What is hoped for where no value has been asked.
NOT_KNOWN: Final = -1.0


def follow(
    states: States, seat: int, part: Slice, tree: Tree, scratch: Scratch, sums: FloatArray
) -> None:
    """Run a slice of the simulations of a search and count them.

    Args:
        states: states[0] is the root, states[1] scratch.
        seat: the one that searches.
        part: which simulations; those before have run.
        tree: the arrays of `moguls.bots.search.tree`, after `begin`.
        scratch: the floats that the policy keeps, and the options.
        sums: a row for each node of the tree; those of the root's children are written.
    """
    path, visits = tree.path, tree.visits
    for k in range(part.first, part.first + part.size):
        before = visits[0]
        grow(states, seat, Slice(part.seed, k, 1), tree, scratch)
        if visits[0] > before:  # else the search has ended early
            _see_out(states[1], seat, ROW * path[1], scratch, sums)


def follow_from(
    states: States, begun: Counted, part: Slice, tree: Tree, scratch: Scratch, sums: FloatArray
) -> None:
    """Run simulations that begin with a given action, in a tree that is there, and count them.

    Args:
        states: as in `follow`.
        begun: the action, where its sums lie, and where nodes are free.
        part: the deals that they meet, one each.
        tree: the arrays, after `begin`.
        scratch: as in `follow`.
        sums: rows of sums.
    """
    first = Begun(begun.action, begun.seat)
    for k in range(part.size):
        own = Numbers(part.first + k, begun.node + k)
        simulate_from(states, first, part.seed, own, tree, scratch)
        _see_out(states[1], begun.seat, begun.row, scratch, sums)


def child(action: int, tree: Tree) -> int:
    """Return the node that an action at the root leads to, or 0 if it has not been tried."""
    return signed(tree.children[edge_of(0, action, tree)])


def try_out(states: States, part: Slice, scratch: Scratch, sums: FloatArray) -> None:
    """Count playouts by advice from states[0] on, drawing only what nobody has seen.

    Args:
        states: states[0] is the root, states[1] scratch.
        part: the deals, a playout each.
        scratch: the floats that the policy keeps, and the options.
        sums: a row of sums.
    """
    for k in range(part.first, part.first + part.size):
        copy_state(states, 1, 0)
        s = states[1]
        s.rng = stream(unsigned(part.seed), unsigned(k))
        reshuffle(s)
        _play_out(s, scratch)
        _count(s, 0, NOT_KNOWN, 0, sums)


def _see_out(s: GameState, seat: int, row: int, scratch: Scratch, sums: FloatArray) -> None:
    """Play a simulation on to the end of the game and count it."""
    hope = value_estimate(s, scratch)
    _play_out(s, scratch)
    _count(s, seat, hope, row, sums)


def _play_out(s: GameState, scratch: Scratch) -> None:
    """Play on by advice to the end of the game."""
    scratch.values[0] = 0.0
    while not is_over(s):
        advance(s, signed(rollout_policy(s, scratch)))


def _count(s: GameState, thinker: int, hope: float, row: int, sums: FloatArray) -> None:
    """Add how a game ended to a row of sums.

    Args:
        s: the end.
        thinker: the seat that thinks.
        hope: the share of the win that it can expect; below 0 where the winners tell.
        row: where its sums begin.
        sums: rows of sums.
    """
    won, seats = winners(s), signed(s.seats)
    sums[row] += 1.0
    for seat in range(seats):
        share = _share(won, seat)
        if hope >= 0.0:
            rest = 1.0 - _share(won, thinker)
            share = share / rest if rest > 0.0 else 1.0 / (seats - 1)
            share = hope if seat == thinker else share * (1.0 - hope)
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
    """Return a seat's share of the win, given the winners as bits."""
    return 1.0 / popcount(won) if has(won, seat) else 0.0
