"""What the loops of a search are passed: the tree, the workspace, and small tuples of numbers.

All are `NamedTuple`s of plain lists, of NumPy arrays or of blocks of native memory. Numba takes
them as they are; a library made beforehand takes their members one after the other
(`docs/native.md`).

The names in capitals are places in `Tree.counts`. The first two are those of a sparse table of
edges. BUDGET is of simulations, ADVICE what rules of thumb advise at the root, ENDED whether the
search has ended early, NODES of positions looked at in exact play, SHOWN the public chance when the
search began; ALIVE the actions that halving or a race has left, as bits, and STAGE how often it has
halved, or at which try the race looks next; ROOTS how many actions are compared at the root.
"""

from typing import NamedTuple

from moguls.kernel.state.types import FloatArray, IntArray

SEARCHES, USED, BUDGET, ADVICE, ENDED, NODES, SHOWN, ALIVE, STAGE, ROOTS = range(10)
NUM_COUNTS = 10


class Tree(NamedTuple):
    """The tree of a search and what lies beside it, with room for so many simulations.

    Attributes:
        num_actions: of the game, and the outcomes of its chance behind them.
        children: of each edge the node that it leads to, or 0.
        available: of each edge how often its action was legal.
        visits: of each node.
        values: of each node and seat, added up over the visits.
        path: the nodes of the present simulation.
        actions: of the node that is looked at.
        keys: of the edges in a sparse table.
        counts: see above.
        endgame_values: what the positions of exact play are worth, by depth.
        endgame_notes: what is noted of them.
        priors: of each edge the prior probability of its action.
        root_actions: those that are compared at the root.
        race: the numbers of a race among these.
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
        values: floats that a policy keeps for several plies; values[0] = 0 means that none is.
        options: of the bot that searches, see `moguls.bots.search.options`.
        actions: room for all legal actions.
    """

    values: FloatArray
    options: FloatArray
    actions: IntArray


# A search of a game of its own works in rows of numbers.
Rows = tuple[IntArray, ...]
SearchTree = Tree | Rows


class Begun(NamedTuple):
    """How a simulation begins: the action at the root, and the seat that searches."""

    action: int
    seat: int


class Counted(NamedTuple):
    """An action at the root that is simulated by itself, and counted.

    Attributes:
        seat: the one that searches.
        action: with which all these simulations begin.
        row: where its sums begin.
        node: the number of the first node that they add.
    """

    seat: int
    action: int
    row: int
    node: int


class Numbers(NamedTuple):
    """Of a simulation: the number of its deal, and that of the node which it adds."""

    deal: int
    node: int


class Strength(NamedTuple):
    """Simulations a decision (0: play by advice), and random decisions in a thousand."""

    sims: int
    noise: int


class Lineup(NamedTuple):
    """A table of the arena, and the bots that begin on its seats.

    Attributes:
        seats: how many.
        options: of the game, packed.
        configs: for each bot its simulations, its noise and its options, in one flat array.
    """

    seats: int
    options: int
    configs: IntArray
