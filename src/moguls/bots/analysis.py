"""An analysis of a position, knowing what one seat knows: what each of its actions may bring.

The best action is what the strongest bot plays. The chances of the actions come from the same
simulations (`moguls.bots.outlook`); in Moguli from what its search says they are worth. In Take
Stock a learned value ends them early and says how much better one action is than another; how
likely the best one wins comes from games played to their end (`moguls.bots.anchoring`).
"""

from __future__ import annotations

from math import inf, sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from moguls.bots.anchoring import anchored, steepness
from moguls.bots.brains import brain_of, hurried, in_full
from moguls.bots.chances import (
    Analysis,
    Chances,
    Outlook,
    chances_of,
    ranked,
    worth_as_chances,
)
from moguls.bots.dials import DEFAULTS, set_dials
from moguls.bots.kit import FIRST_SLICE, SEEDS, Kit
from moguls.bots.outlook import ROW
from moguls.bots.slices import run_sliced
from moguls.bots.tree import floats
from moguls.bots.weigher import Weigher
from moguls.core.bits import has, popcount

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.core.declare import State
    from moguls.core.engine import Engine

STRONGEST: Final = "expert"
# An action that the search has tried less often gets simulations of its own up to this part of an
# even share of them.
EVEN: Final = 0.5
FEWEST: Final = 16
# Simulations that compare two actions come in so many lots, whose spread tells the error.
LOTS: Final = 10
# A race leaves most of its simulations out: it may have so many for each that is asked for.
RACED: Final = 8


class Analyst:
    """Analyses positions of one game on one engine, plain or compiled; one at a time."""

    def __init__(self, engine: Engine) -> None:
        """Bind what is needed; arrays are made when they are first used."""
        self.kit = Kit(engine)
        policy = self.kit.policy
        self.brain = in_full(brain_of(STRONGEST, policy))
        self.counted_by = brain_of(policy.counted_by, policy) if policy.counted_by else None
        own = self.kit.policy.own_outlook
        self._own = None if own is None else Weigher(self.kit, own)

    @property
    def learned(self) -> bool:
        """Whether a learned value says how much better one action is than another."""
        return self.counted_by is not None

    def analyse(
        self,
        state: State,
        seed: int,
        sims: int | None = None,
        budget: float | None = None,
        also: Sequence[int] = (),
    ) -> Analysis:
        """Say what each action of the seat on turn may bring, as far as that seat can know.

        Args:
            state: a position in which somebody is on turn; left as it is.
            seed: the same seed, knowledge and number of simulations give the same analysis.
            sims: simulations; None for as many as usual.
            budget: seconds after which the search stops, or None for no limit. Neglected actions
                then get as long again; what has not been tried by then is left out.
            also: legal actions to look at besides those worth a thought.
        """
        seat = int(state.turn)  # type: ignore[attr-defined]  # each game's state has it
        sims = sims or self.brain.sims
        seed &= SEEDS
        only = self._prepare(state, self._dials(sims, budget), seed)
        if self._own is not None and only >= 0:
            return self._go_on(state, only, seed, (sims, budget))
        if self._own is not None:
            return self._weigh(self._own, seat, seed, (sims, budget), also)
        found = self._search(seat, int(state.seats), seed, (sims, budget), also)  # type: ignore[attr-defined]  # likewise
        if self.counted_by is None:
            return found
        return anchored(found, self._played_out(state, found.best, seed, (0, sims), budget))

    def _prepare(self, state: State, dials: tuple[int, ...], seed: int) -> int:
        """Put a state before the search; return the only action if there is no other, or -1."""
        kit, seat = self.kit, int(state.turn)  # type: ignore[attr-defined]  # each game's state has it
        kit.put(state)
        set_dials(kit.memo, dials, 0)
        return int(kit.loops.prepare(kit.states, seat, 0, seed, kit.actions))

    def _most(self, sims: int) -> int:
        """Return how many simulations the search may take where so many are asked for."""
        return max(sims, min(RACED * sims, self.brain.sims)) if self.learned else sims

    def _dials(self, sims: int, budget: float | None = None) -> tuple[int, ...]:
        """Return the dials of the strongest bot, or of one that has but so much to think with."""
        policy, brain = self.kit.policy, self.kit.in_time(self.brain, budget)
        short = self._most(sims) < policy.hurried_below
        return (hurried(brain, policy) if short else brain).dials

    def _played_out(
        self,
        state: State,
        action: int,
        seed: int,
        numbers: tuple[int, int],
        budget: float | None = None,
    ) -> Chances:
        """Return what comes of an action in games that are thought about as `counted_by` does.

        Args:
            state: the position.
            action: a legal one.
            seed: of all simulations.
            numbers: of the first deal, and of simulations.
            budget: seconds, or None for no limit.
        """
        assert self.counted_by is not None  # noqa: S101  # else nobody asks
        kit, (first, sims) = self.kit, numbers
        table = (int(state.turn), kit.num_actions, int(state.seats))  # type: ignore[attr-defined]  # each game's state has them
        self._prepare(state, self.counted_by.dials, seed)
        kit.begin(table[0], sims)
        kit.grow(table[0], seed, 0, 0)
        sums = floats(kit.engine, ROW)

        def follow(done: int, size: int) -> None:
            at = (first + done, 1 + done)
            kit.loops.follow_from(
                kit.states, table, (action, 0), seed, at, size, kit.tree, kit.memo, sums
            )

        run_sliced(follow, sims, FIRST_SLICE, budget)
        return chances_of(sums, 0, table[2])

    def compare(
        self, state: State, actions: tuple[int, int], seed: int, sims: int
    ) -> tuple[tuple[float, ...], float] | None:
        """Say by how much one action of the seat on turn is better than another, as it can know.

        Each is thought about in a tree of its own, as often and on the same deals, and on none
        that `analyse` has seen with this seed and as many simulations: an action that it found
        best by luck has no more luck here. None in a game whose search draws nothing.

        Args:
            state: a position in which somebody is on turn; left as it is.
            actions: two that are legal.
            seed: the same one gives the same answer.
            sims: simulations of each, about.

        Returns:
            For each seat the win expected of the first action less that of the second, and the
            standard error of that for the seat on turn.
        """
        if self._own is not None:
            return None
        seed &= SEEDS
        kit, seats = self.kit, int(state.seats)  # type: ignore[attr-defined]  # each game's state has it
        seat, size = int(state.turn), max(1, sims // LOTS)  # type: ignore[attr-defined]  # likewise
        self._prepare(state, self._dials(sims), seed)
        table = (seat, kit.num_actions, seats)
        rows = [self._lots(table, action, seed, sims, size) for action in actions]
        lots = [[a - b for a, b in zip(*pair, strict=True)] for pair in zip(*rows, strict=True)]
        means = tuple(fmean(lot[each] for lot in lots) for each in range(seats))
        error = stdev(lot[seat] for lot in lots) / sqrt(LOTS)
        if not self.learned:
            return means, error
        values = (fmean(lot[seat] for lot in row) for row in rows)
        scale = self._scale(state, dict(zip(actions, values, strict=True)), seed, sims)
        return tuple(scale * mean for mean in means), scale * error

    def _scale(self, state: State, values: dict[int, float], seed: int, sims: int) -> float:
        """Return how much a chance changes for each part by which the values of actions differ.

        The level is that of the same action in whatever order they are given, so that a difference
        turned round is the opposite.
        """
        one, other = min(values), max(values)
        level = self._played_out(state, one, seed, (sims, sims)).wins[int(state.turn)]  # type: ignore[attr-defined]  # each game's state has it
        return steepness(level, values[one], values[other])

    def _lots(
        self, table: tuple[int, int, int], action: int, seed: int, first: int, size: int
    ) -> list[tuple[float, ...]]:
        """Think about an action in a tree of its own; return all seats' wins by lots of deals.

        Args:
            table: as `follow` takes it.
            action: a legal one.
            seed: of all simulations.
            first: number of the first deal.
            size: of a lot.
        """
        kit, sums = self.kit, floats(self.kit.engine, ROW * LOTS)
        kit.begin(table[0], LOTS * size)
        kit.grow(table[0], seed, 0, 0)
        for lot in range(LOTS):
            begun, at = (action, ROW * lot), (first + lot * size, 1 + lot * size)
            kit.loops.follow_from(
                kit.states, table, begun, seed, at, size, kit.tree, kit.memo, sums
            )
        return [chances_of(sums, ROW * lot, table[2]).wins for lot in range(LOTS)]

    def standing(self, state: State, seed: int, sims: int) -> Chances | None:
        """Return the chances as somebody sees them who looks into all hands, playing by advice.

        None where that is no more than what every seat knows: there an analysis tells the same.
        """
        kit = self.kit
        if kit.policy.reshuffle is None:
            return None
        kit.put(state)
        set_dials(kit.memo, DEFAULTS, 0)  # no seat is the one that thinks
        seats = int(state.seats)  # type: ignore[attr-defined]  # each game's state has it
        sums = floats(kit.engine, ROW)
        kit.loops.try_out(kit.states, seats, seed & SEEDS, sims, kit.memo, sums)
        return chances_of(sums, 0, seats)

    def _go_on(
        self, state: State, only: int, seed: int, limits: tuple[int, float | None]
    ) -> Analysis:
        """Return that the only action there is brings what comes after it, where all is known."""
        rules, after = self.kit.engine.rules, state.copy()
        rules.apply(after, only)
        if rules.is_over(after):
            won, seats = rules.winners(after), range(2)
            wins = tuple(has(won, seat) / popcount(won) for seat in seats)
            chances = Chances(0, wins, (0.0, 0.0))
        else:
            then = self.analyse(after, seed, *limits)
            chances = then.of(then.best)
        return Analysis(int(state.turn), only, (Outlook(only, chances),))  # type: ignore[attr-defined]  # each game's state has it

    def _weigh(
        self,
        own: Weigher,
        seat: int,
        seed: int,
        limits: tuple[int, float | None],
        also: Sequence[int],
    ) -> Analysis:
        """Search for a move, then say what each action is worth by that search."""
        kit, (sims, budget) = self.kit, limits
        kit.search(seat, sims, seed, budget)
        best = int(kit.loops.favourite(kit.states, kit.num_actions, kit.tree))
        worths = own.weigh(seat, best, also, sims, budget)
        found = [Outlook(action, worth_as_chances(seat, worth)) for action, worth in worths.items()]
        return Analysis(seat, best, ranked(found, best, seat))

    def _search(
        self,
        seat: int,
        seats: int,
        seed: int,
        limits: tuple[int, float | None],
        also: Sequence[int],
    ) -> Analysis:
        """Search from the veiled root and count, then think on about what was neglected."""
        kit = self.kit
        sims, budget = limits
        most = self._most(sims)
        actions = list(dict.fromkeys((*self._thought_about(seat, seed, most), *also)))
        kit.arrays(most + len(actions) * _enough(sims, len(actions)))
        steps = kit.begin(seat, most)
        sums = floats(kit.engine, ROW * (most + 1 + len(actions)))
        table = (seat, kit.num_actions, seats)

        def follow(done: int, size: int) -> None:
            kit.loops.follow(kit.states, table, seed, done, size, kit.tree, kit.memo, sums)

        done = run_sliced(follow, steps, FIRST_SLICE, budget)
        best = int(kit.loops.favourite(kit.states, kit.num_actions, kit.tree))
        rows = {action: self._row(action, most + 1 + i) for i, action in enumerate(actions)}
        # those asked for come first: for the others there may be no time
        rest = {action: rows[action] for action in (*also, *rows) if action != best}
        enough = _enough(min(done, sims), len(actions))
        self._think_on(table, rest, seed, (most + 1, enough), budget, sums)
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
        table: tuple[int, int, int],
        rows: dict[int, int],
        seed: int,
        numbers: tuple[int, int],
        budget: float | None,
        sums: Any,
    ) -> None:
        """Let each action have been simulated often enough.

        Args:
            table: as `follow` takes it.
            rows: of each action where its sums lie.
            seed: of all simulations.
            numbers: of the first node that may be added, and of simulations that are enough.
            budget: seconds after which no other action is begun, or None.
            sums: rows of sums.
        """
        kit, (fresh, enough) = self.kit, numbers
        until = inf if budget is None else perf_counter() + budget
        for action, row in rows.items():
            first = int(sums[row])
            lacking = enough - first
            if lacking > 0 and perf_counter() < until:
                begun, at = (action, row), (first, fresh)
                kit.loops.follow_from(
                    kit.states, table, begun, seed, at, lacking, kit.tree, kit.memo, sums
                )
                fresh += lacking

    def _row(self, action: int, fresh: int) -> int:
        """Return where the sums of an action lie: at its node, or at a fresh row if it has none."""
        node = int(self.kit.loops.child(self.kit.num_actions, action, self.kit.tree))
        return ROW * (node or fresh)


def _enough(done: int, actions: int) -> int:
    """Return how many simulations an action gets at least, of so many that were run."""
    return max(FEWEST, int(EVEN * done / actions))
