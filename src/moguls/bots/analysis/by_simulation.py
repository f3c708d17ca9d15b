"""An analysis by simulations: those of a search, counted by the action that they began with.

In Take Stock a learned value ends them early and says how much better one action is than another;
how likely the best one wins comes from games played to their end
(`moguls.bots.analysis.calibration`).
"""

from __future__ import annotations

from math import inf
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from moguls.bots.analysis.calibration import anchored
from moguls.bots.analysis.estimates import Analysis, Chances, Outlook, chances_of, ranked
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

# An action that the search has tried less often gets simulations of its own up to this part of an
# even share of them.
EVEN: Final = 0.5
FEWEST: Final = 16
# A race leaves most of its simulations out: it may have so many for each that is asked for.
RACED: Final = 8


class BySimulations:
    """Analyses positions by simulations."""

    def __init__(self, searcher: Searcher) -> None:
        """Think with the arrays of a kit."""
        self.searcher, policy = searcher, searcher.policy
        self.counted_by = config_of(policy.counted_by, policy) if policy.counted_by else None

    @property
    def learned(self) -> bool:
        """Whether a learned value says how much better one action is than another."""
        return self.counted_by is not None

    def analyse(self, state: State, request: AnalysisRequest, also: Sequence[int]) -> Analysis:
        """Say what each action of the seat on turn may bring.

        Args:
            state: a position in which somebody is on turn; left as it is.
            request: how to think.
            also: legal actions to look at besides those worth trying.
        """
        self.searcher.set_up(state, self.options(request), request.seed)
        found = self.search(self.root(state), request, also)
        if self.counted_by is None:
            return found
        return anchored(found, self.played_out(state, found.best, request, 0))

    def root(self, state: State) -> Root:
        """Return who is on turn, and how many seats there are."""
        return Root(int(state.turn), int(state.seats))

    def most(self, config: BotConfig, sims: int) -> int:
        """Return how many simulations the search may take where so many are asked for."""
        return max(sims, min(RACED * sims, config.sims)) if self.learned else sims

    def options(self, request: AnalysisRequest) -> tuple[int, ...]:
        """Return the options of the bot that thinks, or of one that has but so much time."""
        policy, config = self.searcher.policy, self.searcher.in_time(request.config, request.budget)
        short = self.most(config, request.sims) < policy.hurried_below
        return (hurried(config, policy) if short else config).options

    def played_out(
        self, state: State, action: int, request: AnalysisRequest, first: int
    ) -> Chances:
        """Return what comes of an action in games that are searched as `counted_by` does.

        Args:
            state: the position.
            action: a legal one.
            request: with seed, simulations and budget.
            first: number of the first deal.
        """
        assert self.counted_by is not None  # noqa: S101  # else nobody asks
        searcher, root, seed = self.searcher, self.root(state), request.seed
        searcher.set_up(state, self.counted_by.options, seed)
        searcher.begin(root.seat, request.sims)
        searcher.grow(root.seat, seed, 0, 0)
        sums = floats(searcher.engine, ROW)

        def follow(done: int, size: int) -> None:
            begun, part = (
                CountedAction(root.seat, action, 0, 1 + done),
                Slice(seed, first + done, size),
            )
            rooms = searcher.tree, searcher.scratch, sums
            searcher.loops.follow_from(searcher.states, begun, part, *rooms)

        run_sliced(follow, request.sims, FIRST_SLICE, request.budget)
        return chances_of(sums, 0, root.seats)

    def search(self, root: Root, request: AnalysisRequest, also: Sequence[int]) -> Analysis:
        """Search from the masked root and count, then think on about what was neglected.

        Args:
            root: which `Searcher.set_up` has prepared.
            request: how to think.
            also: legal actions to look at besides those worth trying.
        """
        searcher, (seat, seats), sims = self.searcher, root, request.sims
        most = self.most(request.config, sims)
        actions = list(dict.fromkeys((*self._thought_about(seat, request.seed, most), *also)))
        searcher.arrays(most + len(actions) * _enough(sims, len(actions)))
        steps = searcher.begin(seat, most)
        sums = floats(searcher.engine, ROW * (most + 1 + len(actions)))

        def follow(done: int, size: int) -> None:
            part, rooms = Slice(request.seed, done, size), (searcher.tree, searcher.scratch, sums)
            searcher.loops.follow(searcher.states, seat, part, *rooms)

        done = run_sliced(follow, steps, FIRST_SLICE, request.budget)
        best = int(searcher.loops.best_action(searcher.states, searcher.tree))
        rows = {action: self._row(action, most + 1 + i) for i, action in enumerate(actions)}
        # those asked for come first: for the others there may be no time
        rest = {action: rows[action] for action in (*also, *rows) if action != best}
        enough = _enough(min(done, sims), len(actions))
        self._think_on(root, rest, request, (most + 1, enough), sums)
        tried = {action: row for action, row in rows.items() if sums[row]}
        found = [Outlook(action, chances_of(sums, row, seats)) for action, row in tried.items()]
        return Analysis(seat, best, ranked(found, best, seat))

    def _thought_about(self, seat: int, seed: int, sims: int) -> list[int]:
        """Return the actions that the search compares."""
        self.searcher.begin(seat, sims)
        self.searcher.grow(seat, seed, 0, 0)
        return [action for action, _tries in self.searcher.visit_counts()]

    def _think_on(
        self,
        root: Root,
        rows: dict[int, int],
        request: AnalysisRequest,
        numbers: tuple[int, int],
        sums: Any,
    ) -> None:
        """Let each action have been simulated often enough.

        Args:
            root: of the search.
            rows: of each action where its sums lie.
            request: with seed and budget, after which no other action is begun.
            numbers: of the first node that may be added, and of simulations that are enough.
            sums: rows of sums.
        """
        searcher, (fresh, enough) = self.searcher, numbers
        until = inf if request.budget is None else perf_counter() + request.budget
        for action, row in rows.items():
            first = int(sums[row])
            lacking = enough - first
            if lacking > 0 and perf_counter() < until:
                begun = CountedAction(root.seat, action, row, fresh)
                part, rooms = Slice(request.seed, first, lacking), (searcher.tree, searcher.scratch)
                searcher.loops.follow_from(searcher.states, begun, part, *rooms, sums)
                fresh += lacking

    def _row(self, action: int, fresh: int) -> int:
        """Return where the sums of an action lie: at its node, or at a fresh row if it has none."""
        node = int(self.searcher.loops.child(action, self.searcher.tree))
        return ROW * (node or fresh)


def _enough(done: int, actions: int) -> int:
    """Return how many simulations an action gets at least, of so many that were run."""
    return max(FEWEST, int(EVEN * done / actions))
