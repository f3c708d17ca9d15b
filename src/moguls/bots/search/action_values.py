"""What may come of each action: how the simulations that began with it ended, for every seat.

The search is run one simulation at a time and each is counted by its first action; where a policy
stops a playout before the end of the game, it is played on to the end by advice; who wins there
does not count if the policy has asked a value what the seat that thinks can expect, only how the
others share the rest. An action that
the search has hardly tried gets simulations of its own in the same tree, on the deals of the first
ones: what follows it is then thought about as what follows any other.

Counted are shares of the win and points, whatever the search itself is rewarded for.
"""

from typing import Any, Final

from moguls.bots.search.edges_interface import edge_of
from moguls.bots.search.policy_interface import advise, grow, hoped, reshuffle
from moguls.bots.search.uct import MAX_SEATS, simulate_from
from moguls.kernel.advance import advance
from moguls.kernel.bits import has, popcount, signed, unsigned
from moguls.kernel.chance import stream
from moguls.kernel.rules_interface import copy_state, is_over, points, winners

ENTRIES: Final = ("follow", "follow_from", "try_out", "child")
OUTLINED: Final = ("_see_out", "_count", "_play_out", "_share")

# A row of sums: simulations; then for each seat its shares of the win, their squares, its points,
# its lead over the best rival, and the squares of that.
PER_SEAT: Final = 5
ROW: Final = 1 + PER_SEAT * MAX_SEATS
# What is hoped for where no value has been asked.
NOT_KNOWN: Final = -1.0


def follow(
    states: Any,
    table: tuple[int, int, int],
    seed: int,
    done: int,
    steps: int,
    tree: Any,
    memo: Any,
    sums: Any,
) -> None:
    """Run simulations `done` to `done + steps` - 1 of a search and count them.

    Args:
        states: states[0] is the root, states[1] scratch.
        table: the seat that searches, the number of actions as the search counts it, seats.
        seed: of all simulations.
        done: how many have run before.
        steps: how many to run.
        tree: the arrays of `moguls.bots.search.tree`, after `begin`.
        memo: the floats that the policy keeps, and the dials.
        sums: a row for each node of the tree; those of the root's children are written.
    """
    path, visits = tree[4], tree[2]
    for k in range(done, done + steps):
        before = visits[0]
        grow(states, table[0], table[1], seed, k, 1, tree, memo)
        if visits[0] > before:  # else the search has ended early
            _see_out(states[1], table, ROW * path[1], memo, sums)


def follow_from(
    states: Any,
    table: tuple[int, int, int],
    begun: tuple[int, int],
    seed: int,
    numbers: tuple[int, int],
    steps: int,
    tree: Any,
    memo: Any,
    sums: Any,
) -> None:
    """Run simulations that begin with a given action, in a tree that is there, and count them.

    Args:
        states: as in `follow`.
        table: as in `follow`.
        begun: the action, and the row where the sums lie.
        seed: of all simulations.
        numbers: of the first deal that they meet, and of the first node that they add.
        steps: how many to run.
        tree: the arrays, after `begin`.
        memo: as in `follow`.
        sums: rows of sums.
    """
    first, fresh = numbers
    for k in range(steps):
        root = (begun[0], table[0])
        simulate_from(states, root, table[1], seed, (first + k, fresh + k), tree, memo)
        _see_out(states[1], table, begun[1], memo, sums)


def child(num_actions: int, action: int, tree: Any) -> int:
    """Return the node that an action at the root leads to, or 0 if it has not been tried."""
    return signed(tree[0][edge_of(0, action, num_actions, tree)])


def try_out(states: Any, seats: int, seed: int, steps: int, memo: Any, sums: Any) -> None:
    """Count playouts by advice from states[0] on, drawing only what nobody has seen.

    Args:
        states: states[0] is the root, states[1] scratch.
        seats: how many.
        seed: the same one gives the same deals.
        steps: how many.
        memo: the floats that the policy keeps, and the dials.
        sums: a row of sums.
    """
    for k in range(steps):
        copy_state(states, 1, 0)
        s = states[1]
        s.rng = stream(unsigned(seed), unsigned(k))
        reshuffle(s)
        _play_out(s, memo)
        _count(s, (0, seats), NOT_KNOWN, 0, sums)


def _see_out(s: Any, table: tuple[int, int, int], row: int, memo: Any, sums: Any) -> None:
    """Play a simulation on to the end of the game and count it."""
    hope = hoped(s, memo)
    _play_out(s, memo)
    _count(s, (table[0], table[2]), hope, row, sums)


def _play_out(s: Any, memo: Any) -> None:
    """Play on by advice to the end of the game."""
    memo[0] = 0.0
    while not is_over(s):
        advance(s, signed(advise(s, memo)))


def _count(s: Any, table: tuple[int, int], hope: float, row: int, sums: Any) -> None:
    """Add how a game ended to a row of sums.

    Args:
        s: the end.
        table: the seat that thinks, and how many seats there are.
        hope: the share of the win that it can expect; below 0 where the winners tell.
        row: where its sums begin.
        sums: rows of sums.
    """
    won, (thinker, seats) = winners(s), table
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
