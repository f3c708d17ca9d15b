"""Parameter types of the search loops: the tree, the workspace, and small tuples of numbers.

All are `NamedTuple`s of plain lists, NumPy arrays or blocks of native memory. Numba takes them
whole; a library compiled ahead of time takes their members one after the other
(`docs/native.md`).

The names in capitals are indices of `Tree.counts`:

- SEARCHES, USED: of a sparse table of edges;
- BUDGET: simulations of the search;
- ROLLOUT_ACTION: the action of the rollout policy at the root;
- ENDED: 1 if the search has ended early;
- NODES: positions visited by the endgame solver;
- ROOT_CHANCE: `public_chance` of the root;
- ALIVE: root actions left by sequential halving or racing (bits);
- STAGE: halvings so far, or the number of tries at the next comparison of a race;
- ROOTS: the number of root actions.
"""

from typing import NamedTuple

from moguls.kernel.state.types import FloatArray, IntArray

SEARCHES, USED, BUDGET, ROLLOUT_ACTION, ENDED, NODES, ROOT_CHANCE, ALIVE, STAGE, ROOTS = range(10)
NUM_COUNTS = 10


class Tree(NamedTuple):
    """The tree of a search and its scratch space, with room for a number of simulations.

    Attributes:
        num_actions: actions of the game, followed by the outcomes of its chance nodes.
        children: the node that each edge leads to, or 0.
        available: the number of times the action of each edge was legal.
        visits: the visits of each node.
        values: the sum of values for each node and seat, over the visits.
        path: scratch: the nodes of the present simulation.
        actions: scratch: the actions of a node.
        keys: of the edges in a sparse table.
        counts: see above.
        endgame_values: values of the positions of the endgame solver, by depth.
        endgame_notes: its integers, by depth.
        priors: the prior probability of each edge.
        root_actions: the actions that are compared at the root.
        race: sums for the paired differences of these in a race.
    """

    num_actions: int
    children: IntArray
    available: IntArray
    visits: IntArray
    values: FloatArray
    path: IntArray
    actions: IntArray
    keys: IntArray
    counts: IntArray
    endgame_values: FloatArray
    endgame_notes: IntArray
    priors: FloatArray
    root_actions: IntArray
    race: FloatArray


class Scratch(NamedTuple):
    """The workspace of a bot.

    Attributes:
        values: floats that a policy keeps for several plies; values[0] = 0 if they are not valid.
        options: of the bot that searches, see `moguls.bots.search.options`.
        actions: room for all legal actions.
    """

    values: FloatArray
    options: FloatArray
    actions: IntArray


# The search of a game that brings its own works in rows of numbers.
Rows = tuple[IntArray, ...]
SearchTree = Tree | Rows


class RootAction(NamedTuple):
    """The first action of a simulation, and the seat that searches."""

    action: int
    seat: int


class CountedAction(NamedTuple):
    """A root action whose simulations are counted.

    Attributes:
        seat: the seat that searches.
        action: the first action of all these simulations.
        row: the index of its sums.
        node: the number of the first node that they add.
    """

    seat: int
    action: int
    row: int
    node: int


class Numbers(NamedTuple):
    """The number of the determinization of a simulation, and that of the node which it adds."""

    deal: int
    node: int


class Strength(NamedTuple):
    """Simulations a decision (0: the rollout policy), and random decisions in a thousand."""

    sims: int
    noise: int


class Lineup(NamedTuple):
    """The seats of an arena's games and the bots that begin on them.

    Attributes:
        seats: the number of seats.
        options: of the game, packed.
        configs: simulations, noise and options of each bot, in one flat array.
    """

    seats: int
    options: int
    configs: IntArray
