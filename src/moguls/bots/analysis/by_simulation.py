"""Analysis by the simulations of a search, counted for their first action.

In Take Stock a value network ends them early and gives the differences of actions; the chance of
the best one comes from games played to their end (`moguls.bots.analysis.calibration`).
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from moguls.bots.analysis.calibration import anchored
from moguls.bots.analysis.estimates import ActionChances, Analysis, Chances, chances_of, ranked
from moguls.bots.analysis.request import AnalysisRequest, Root
from moguls.bots.levels import config_of, hurried
from moguls.bots.search.action_values import ROW
from moguls.bots.search.tree import floats
from moguls.bots.search.tree_fields import CountedAction
from moguls.bots.searcher.searcher import FIRST_SLICE
from moguls.bots.searcher.time_control import run_sliced
from moguls.kernel.state.types import Slice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.config import BotConfig
    from moguls.bots.searcher.searcher import Searcher
    from moguls.kernel.state.layout import State

# An action with fewer visits gets more simulations, up to this part of an even share of them.
EVEN: Final = 0.5
FEWEST: Final = 16
# A race skips most of its simulations: its budget is so many times the request.
RACE_FACTOR: Final = 8


class SimulationAnalysis:
    """Analyses positions by simulations."""

    def __init__(self, searcher: Searcher) -> None:
        """Use the arrays of a searcher."""
        self.searcher, policy = searcher, searcher.policy
        self.counted_by = config_of(policy.counted_by, policy) if policy.counted_by else None

    @property
    def learned(self) -> bool:
        """Whether a value network gives the differences of actions."""
        return self.counted_by is not None

    def analyse(self, state: State, request: AnalysisRequest, also: Sequence[int]) -> Analysis:
        """Return the expected results of each action of the seat on turn.

        Args:
            state: with a seat on turn; not changed.
            request: the search.
            also: legal actions to include besides the candidates.
        """
        self.searcher.set_up(state, self.options(request), request.seed)
        analysis = self.search(self.root(state), request, also)
        if self.counted_by is None:
            return analysis
        return anchored(analysis, self.played_out(state, analysis.best, request, 0))

    def root(self, state: State) -> Root:
        """Return the seat on turn and the number of seats."""
        return Root(int(state.turn), int(state.seats))

    def most(self, config: BotConfig, sims: int) -> int:
        """Return the simulations of the search for a request of `sims`."""
        return max(sims, min(RACE_FACTOR * sims, config.sims)) if self.learned else sims

    def options(self, request: AnalysisRequest) -> tuple[int, ...]:
        """Return the options of the search; a short one is hurried."""
        policy, config = self.searcher.policy, self.searcher.in_time(request.config, request.budget)
        short = self.most(config, request.sims) < policy.hurried_below
        return (hurried(config, policy) if short else config).options

    def played_out(
        self, state: State, action: int, request: AnalysisRequest, first: int
    ) -> Chances:
        """Return the results of an action in simulations of the bot `counted_by`.

        Args:
            state: the position.
            action: a legal action.
            request: with seed, simulations and budget.
            first: the number of the first determinization.
        """
        assert self.counted_by is not None  # noqa: S101  # else it is not called
        searcher, root, seed = self.searcher, self.root(state), request.seed
        searcher.set_up(state, self.counted_by.options, seed)
        searcher.begin(root.seat, request.sims)
        searcher.grow(root.seat, seed, 0, 0)
        sums = floats(searcher.engine, ROW)

        def follow(at: int, size: int) -> None:
            counted = CountedAction(root.seat, action, 0, 1 + at)
            part, arrays = Slice(seed, first + at, size), (searcher.tree, searcher.scratch, sums)
            searcher.loops.follow_from(searcher.states, counted, part, *arrays)

        run_sliced(follow, request.sims, FIRST_SLICE, request.budget)
        return chances_of(sums, 0, root.seats)

    def search(self, root: Root, request: AnalysisRequest, also: Sequence[int]) -> Analysis:
        """Search from the root and count, then add simulations of actions with few visits.

        Args:
            root: after `Searcher.set_up`.
            request: the search.
            also: legal actions to include besides the candidates.
        """
        searcher, (seat, seats), sims = self.searcher, root, request.sims
        most = self.most(request.config, sims)
        actions = list(dict.fromkeys((*self._root_actions(seat, request.seed, most), *also)))
        searcher.arrays(most + len(actions) * _enough(sims, len(actions)))
        steps = searcher.begin(seat, most)
        sums = floats(searcher.engine, ROW * (most + 1 + len(actions)))

        def follow(first: int, size: int) -> None:
            part, arrays = Slice(request.seed, first, size), (searcher.tree, searcher.scratch, sums)
            searcher.loops.follow(searcher.states, seat, part, *arrays)

        sims_run = run_sliced(follow, steps, FIRST_SLICE, request.budget)
        best = int(searcher.loops.best_action(searcher.states, searcher.tree))
        rows = {action: self._row(action, most + 1 + i) for i, action in enumerate(actions)}
        # requested actions come first, since the time may not suffice for the others
        rest = {action: rows[action] for action in (*also, *rows) if action != best}
        enough = _enough(min(sims_run, sims), len(actions))
        self._add_simulations(root, rest, request, (most + 1, enough), sums)
        results = [
            ActionChances(action, chances_of(sums, row, seats))
            for action, row in rows.items()
            if sums[row]
        ]
        return Analysis(seat, best, ranked(results, best, seat))

    def _root_actions(self, seat: int, seed: int, sims: int) -> list[int]:
        self.searcher.begin(seat, sims)
        self.searcher.grow(seat, seed, 0, 0)
        return [action for action, _tries in self.searcher.visit_counts()]

    def _add_simulations(
        self,
        root: Root,
        rows: dict[int, int],
        request: AnalysisRequest,
        numbers: tuple[int, int],
        sums: Any,
    ) -> None:
        """Run simulations of each action with too few.

        Args:
            root: of the search.
            rows: the index of the sums of each action.
            request: with seed and budget, after which no other action is begun.
            numbers: the first free node, and the number of simulations that is enough.
            sums: rows of sums.
        """
        searcher, (node, enough) = self.searcher, numbers
        until = inf if request.budget is None else perf_counter() + request.budget
        for action, row in rows.items():
            first = int(sums[row])
            lacking = enough - first
            if lacking > 0 and perf_counter() < until:
                counted = CountedAction(root.seat, action, row, node)
                part, arrays = (
                    Slice(request.seed, first, lacking),
                    (searcher.tree, searcher.scratch),
                )
                searcher.loops.follow_from(searcher.states, counted, part, *arrays, sums)
                node += lacking

    def _row(self, action: int, free: int) -> int:
        """Return the index of the sums of an action: that of its node, or of a free row."""
        node = int(self.searcher.loops.child(action, self.searcher.tree))
        return ROW * (node or free)


def _enough(sims: int, actions: int) -> int:
    """Return the minimum of simulations of an action, of `sims` that were run."""
    return max(FEWEST, int(EVEN * sims / actions))
