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
from moguls.bots.levels import brain_of, hurried
from moguls.bots.search.action_values import ROW
from moguls.bots.search.tree import floats
from moguls.bots.searcher.searcher import FIRST_SLICE
from moguls.bots.searcher.time_control import run_sliced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.analysis.request import Thought
    from moguls.bots.levels import Brain
    from moguls.bots.searcher.searcher import Kit
    from moguls.kernel.state import State

# An action that the search has tried less often gets simulations of its own up to this part of an
# even share of them.
EVEN: Final = 0.5
FEWEST: Final = 16
# A race leaves most of its simulations out: it may have so many for each that is asked for.
RACED: Final = 8

Table = tuple[int, int, int]  # as `outlook.follow` takes it


class BySimulations:
    """Analyses positions by simulations."""

    def __init__(self, kit: Kit) -> None:
        """Think with the arrays of a kit."""
        self.kit, policy = kit, kit.policy
        self.counted_by = brain_of(policy.counted_by, policy) if policy.counted_by else None

    @property
    def learned(self) -> bool:
        """Whether a learned value says how much better one action is than another."""
        return self.counted_by is not None

    def analyse(self, state: State, thought: Thought, also: Sequence[int]) -> Analysis:
        """Say what each action of the seat on turn may bring.

        Args:
            state: a position in which somebody is on turn; left as it is.
            thought: how to think.
            also: legal actions to look at besides those worth a thought.
        """
        self.kit.set_up(state, self.dials(thought), thought.seed)
        found = self.search(self.table(state), thought, also)
        if self.counted_by is None:
            return found
        return anchored(found, self.played_out(state, found.best, thought, 0))

    def table(self, state: State) -> Table:
        """Return who is on turn, how many actions the search counts, and how many seats."""
        return int(state.turn), self.kit.num_actions, int(state.seats)  # type: ignore[attr-defined]  # each game's state has them

    def most(self, brain: Brain, sims: int) -> int:
        """Return how many simulations the search may take where so many are asked for."""
        return max(sims, min(RACED * sims, brain.sims)) if self.learned else sims

    def dials(self, thought: Thought) -> tuple[int, ...]:
        """Return the dials of the bot that thinks, or of one that has but so much to think with."""
        policy, brain = self.kit.policy, self.kit.in_time(thought.brain, thought.budget)
        short = self.most(brain, thought.sims) < policy.hurried_below
        return (hurried(brain, policy) if short else brain).dials

    def played_out(self, state: State, action: int, thought: Thought, first: int) -> Chances:
        """Return what comes of an action in games that are thought about as `counted_by` does.

        Args:
            state: the position.
            action: a legal one.
            thought: with seed, simulations and budget.
            first: number of the first deal.
        """
        assert self.counted_by is not None  # noqa: S101  # else nobody asks
        kit, table, seed = self.kit, self.table(state), thought.seed
        kit.set_up(state, self.counted_by.dials, seed)
        kit.begin(table[0], thought.sims)
        kit.grow(table[0], seed, 0, 0)
        sums = floats(kit.engine, ROW)

        def follow(done: int, size: int) -> None:
            at = (first + done, 1 + done)
            kit.loops.follow_from(
                kit.states, table, (action, 0), seed, at, size, kit.tree, kit.memo, sums
            )

        run_sliced(follow, thought.sims, FIRST_SLICE, thought.budget)
        return chances_of(sums, 0, table[2])

    def search(self, table: Table, thought: Thought, also: Sequence[int]) -> Analysis:
        """Search from the veiled root and count, then think on about what was neglected.

        Args:
            table: of the root, which `Kit.set_up` has prepared.
            thought: how to think.
            also: legal actions to look at besides those worth a thought.
        """
        kit, (seat, _, seats), sims = self.kit, table, thought.sims
        most = self.most(thought.brain, sims)
        actions = list(dict.fromkeys((*self._thought_about(seat, thought.seed, most), *also)))
        kit.arrays(most + len(actions) * _enough(sims, len(actions)))
        steps = kit.begin(seat, most)
        sums = floats(kit.engine, ROW * (most + 1 + len(actions)))

        def follow(done: int, size: int) -> None:
            kit.loops.follow(kit.states, table, thought.seed, done, size, kit.tree, kit.memo, sums)

        done = run_sliced(follow, steps, FIRST_SLICE, thought.budget)
        best = int(kit.loops.favourite(kit.states, kit.num_actions, kit.tree))
        rows = {action: self._row(action, most + 1 + i) for i, action in enumerate(actions)}
        # those asked for come first: for the others there may be no time
        rest = {action: rows[action] for action in (*also, *rows) if action != best}
        enough = _enough(min(done, sims), len(actions))
        self._think_on(table, rest, thought, (most + 1, enough), sums)
        tried = {action: row for action, row in rows.items() if sums[row]}
        found = [Outlook(action, chances_of(sums, row, seats)) for action, row in tried.items()]
        return Analysis(seat, best, ranked(found, best, seat))

    def _thought_about(self, seat: int, seed: int, sims: int) -> list[int]:
        """Return the actions that the search compares."""
        self.kit.begin(seat, sims)
        self.kit.grow(seat, seed, 0, 0)
        return [action for action, _tries in self.kit.tried()]

    def _think_on(
        self,
        table: Table,
        rows: dict[int, int],
        thought: Thought,
        numbers: tuple[int, int],
        sums: Any,
    ) -> None:
        """Let each action have been simulated often enough.

        Args:
            table: of the root.
            rows: of each action where its sums lie.
            thought: with seed and budget, after which no other action is begun.
            numbers: of the first node that may be added, and of simulations that are enough.
            sums: rows of sums.
        """
        kit, (fresh, enough) = self.kit, numbers
        until = inf if thought.budget is None else perf_counter() + thought.budget
        for action, row in rows.items():
            first = int(sums[row])
            lacking = enough - first
            if lacking > 0 and perf_counter() < until:
                begun, at = (action, row), (first, fresh)
                kit.loops.follow_from(
                    kit.states, table, begun, thought.seed, at, lacking, kit.tree, kit.memo, sums
                )
                fresh += lacking

    def _row(self, action: int, fresh: int) -> int:
        """Return where the sums of an action lie: at its node, or at a fresh row if it has none."""
        node = int(self.kit.loops.child(self.kit.num_actions, action, self.kit.tree))
        return ROW * (node or fresh)


def _enough(done: int, actions: int) -> int:
    """Return how many simulations an action gets at least, of so many that were run."""
    return max(FEWEST, int(EVEN * done / actions))
