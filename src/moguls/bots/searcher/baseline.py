"""What the bot `classic` thinks with: its loops bound to one game, and the arrays of its tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.bots.search import uct_baseline
from moguls.bots.search.tree import floats
from moguls.bots.search.uct_baseline import MAX_DEPTH, BaselineTree
from moguls.bots.searcher.time_control import run_sliced

if TYPE_CHECKING:
    from moguls.kernel.engines.base import Engine

FIRST_SLICE: Final = 64  # simulations, before the speed is known


class Baseline:
    """The loops of `classic` on one engine, plain or compiled."""

    def __init__(self, engine: Engine) -> None:
        """Bind the loops; the tree is made when its size is known."""
        self.engine = engine
        self.loops = engine.build(uct_baseline)
        self.room = 0
        self.done = 0  # simulations of the last search
        self.tree: BaselineTree | None = None

    def think(self, states: object, seat: int, sims: int, seed: int, budget: float | None) -> int:
        """Return the action for `seat` in states[0], which is masked; states[1] is scratch.

        It ends early when what is left could not change the choice any more.

        Args:
            states: of the engine.
            seat: the seat on turn; it has more than one legal action.
            sims: simulations at most.
            seed: the same seed and number of simulations give the same action.
            budget: seconds after which to stop, or None for no limit.
        """
        tree = self.arrays(sims)
        self.loops.begin_classic(tree)

        def take(done: int, size: int) -> bool:
            self.loops.grow_classic(states, seat, seed, done, size, tree)
            return int(self.loops.lead_classic(tree)) > sims - done - size

        self.done = run_sliced(take, sims, FIRST_SLICE, budget)
        return int(self.loops.best_action_classic(tree))

    def arrays(self, sims: int) -> BaselineTree:
        """Return a tree with room for so many simulations at least."""
        if self.tree is None or sims > self.room:
            self.room = sims
            self.tree = _tree(self.engine, sims + 1)
        return self.tree


def _tree(engine: Engine, nodes: int) -> BaselineTree:
    """Return a tree with room for so many nodes."""
    rules, integers = engine.rules, engine.integers
    return BaselineTree(
        first=integers(nodes),
        next=integers(nodes),
        parent=integers(nodes),
        action=integers(nodes),
        visits=integers(nodes),
        wins=floats(engine, nodes),
        node_of=integers(rules.num_actions),
        legal=integers(rules.max_choices),
        path=integers(MAX_DEPTH),
        actors=integers(MAX_DEPTH),
    )
