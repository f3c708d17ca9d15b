"""Searcher of the baseline `classic`: its loops bound to one game, and its tree."""

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
    """The loops of `classic` on one engine, plain or native."""

    def __init__(self, engine: Engine) -> None:
        """Bind the loops; the tree is allocated when its size is known."""
        self.engine = engine
        self.loops = engine.build(uct_baseline)
        self.room = 0
        self.sims_run = 0  # in the last search
        self.tree: BaselineTree | None = None

    def think(self, states: object, seat: int, sims: int, seed: int, budget: float | None) -> int:
        """Return the action for `seat` in states[0], an information state; states[1] is scratch.

        The search ends early when the remaining simulations cannot change the choice.

        Args:
            states: of the engine.
            seat: the seat on turn; it has more than one legal action.
            sims: maximum number of simulations.
            seed: the same seed and number of simulations give the same action.
            budget: seconds after which to stop, or None for no limit.
        """
        tree = self.arrays(sims)
        self.loops.begin_classic(tree)

        def run(first: int, size: int) -> bool:
            self.loops.grow_classic(states, seat, seed, first, size, tree)
            return int(self.loops.lead_classic(tree)) > sims - first - size

        self.sims_run = run_sliced(run, sims, FIRST_SLICE, budget)
        return int(self.loops.best_action_classic(tree))

    def arrays(self, sims: int) -> BaselineTree:
        """Return a tree with room for at least `sims` simulations."""
        if self.tree is None or sims > self.room:
            self.room = sims
            self.tree = _tree(self.engine, sims + 1)
        return self.tree


def _tree(engine: Engine, nodes: int) -> BaselineTree:
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
