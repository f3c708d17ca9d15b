"""Searcher: the search loops bound to one game, and their arrays."""

from __future__ import annotations

import threading
from ctypes import memmove
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from moguls.bots.levels import hurried
from moguls.bots.registry import bind, policy_of
from moguls.bots.search.decision import CONFIG_SIZE, NUM_STATES, ROOT
from moguls.bots.search.endgame import DEPTH
from moguls.bots.search.options import BLUNDER_RATE, DEFAULTS, set_options
from moguls.bots.search.tree import scratch_of, tree_of
from moguls.bots.search.tree_fields import ALIVE, Rows, SearchTree, Tree
from moguls.bots.searcher.baseline import Baseline
from moguls.bots.searcher.root_parallel import Contender, search_together
from moguls.bots.searcher.time_control import run_sliced
from moguls.kernel.state.types import Slice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.config import BotConfig
    from moguls.kernel.engines.base import Engine
    from moguls.kernel.state.layout import State
    from moguls.kernel.state.types import IntArray

SEEDS: Final = (1 << 63) - 1  # native code takes signed numbers
FIRST_SLICE: Final = 4  # simulations, before the speed is known
PLAIN_STEPS: Final = 100  # of a search of a game's own by plain rules: about a second


class Searcher:
    """The bots' loops on one engine, plain or native. A lock allows one search at a time."""

    def __init__(self, engine: Engine, threads: int = 1) -> None:
        """Bind the loops; arrays are allocated by the first search.

        Args:
            engine: of the game.
            threads: for root parallelisation; a search of a game's own has one.
        """
        self.engine = engine
        self.loops = bind(engine)
        self.policy = policy_of(engine.rules.key)
        own = self.policy.own_search
        self.states = engine.states(NUM_STATES + DEPTH if own is None else own.states)
        self.scratch = scratch_of(engine, self.policy.num_values)
        self.actions = self.scratch.actions
        set_options(self.scratch, DEFAULTS, 0)
        self.room = 0
        self.tree = self.arrays(1)
        self._baseline: Baseline | None = None
        more = threads - 1 if own is None else 0
        self.helpers = [Searcher(engine) for _ in range(more)]
        self._lock = threading.Lock()

    def arrays(self, sims: int) -> SearchTree:
        """Return the arrays of the search, with room for at least `sims` simulations."""
        if sims > self.room:
            self.room = sims
            self.tree = tree_of(self.engine, self.policy, sims)
        return self.tree

    @property
    def ismcts_tree(self) -> Tree:
        """The tree of ISMCTS; a game with a search of its own has none."""
        assert isinstance(self.tree, Tree)  # noqa: S101  # not used in Moguli
        return self.tree

    @property
    def rows(self) -> Rows:
        """The rows of integers of a search of a game's own."""
        assert not isinstance(self.tree, Tree)  # noqa: S101  # not used elsewhere
        return self.tree

    def packed_configs(self, configs: Sequence[BotConfig]) -> IntArray:
        """Return `Lineup.configs` of some bots: one flat array."""
        rows = [(config.sims, config.noise, *config.options) for config in configs]
        flat: IntArray = self.engine.integers(CONFIG_SIZE * len(rows))
        for i, number in enumerate(number for row in rows for number in row):
            flat[i] = number
        return flat

    def think(self, state: State, config: BotConfig, seed: int, budget: float | None) -> int:
        """Return the action that a bot plays in a state for the seat on turn.

        Args:
            state: not changed.
            config: of the bot.
            seed: the same seed, information state and simulations give the same action.
            budget: seconds after which the search stops; with None, the action is the same on
                plain and native engines and with any number of threads.
        """
        seed &= SEEDS
        start = perf_counter()
        with self._lock:
            config = self.in_time(config, budget)
            seat = int(state.turn)
            action = self.set_up(state, config.options, seed, config.noise)
            if action >= 0:
                return action
            if config.classic:
                return self._by_classic(seat, config.sims, seed, budget)
            if config.sims == 0:
                return int(self.loops.policy_action(self.states, seat, self.tree, self.scratch))
            action = self._solved(budget)
            if action >= 0:
                return action
            if budget is not None:
                budget = max(0.0, budget - (perf_counter() - start))
            if self._is_helped(config, budget):
                return self._with_helpers(state, config, seed, budget)
            self.search(seat, config.sims, seed, budget)
            return int(self.loops.chosen_action(self.states, self.tree, self.scratch))

    def put(self, state: State) -> None:
        """Copy a plain state to states[ROOT]."""
        put(self.states, state)

    def set_up(self, state: State, options: tuple[int, ...], seed: int, noise: int = 0) -> int:
        """Set the root to the information state of the seat on turn.

        Args:
            state: not changed.
            options: of the searching bot.
            seed: at most `SEEDS`.
            noise: of the bot's configuration.

        Returns:
            The action if no search is needed, or -1.
        """
        self.put(state)
        set_options(self.scratch, options, 0)
        seat = int(state.turn)
        return int(self.loops.prepare(self.states, seat, noise, seed, self.scratch))

    def _solved(self, budget: float | None) -> int:
        """Return the action of the endgame solver, or -1.

        It cannot be interrupted, and plain rules take minutes for what native code does in 0.2 s:
        with a time limit they leave it to the search.
        """
        if budget is not None and isinstance(self.states, list):
            return -1
        return int(self.loops.solve_endgame(self.states, self.tree, self.scratch))

    def _is_short(self, budget: float | None) -> bool:
        is_plain = isinstance(self.states, list)
        return is_plain and budget is not None and self.policy.own_search is not None

    def in_time(self, config: BotConfig, budget: float | None) -> BotConfig:
        """Return the configuration for a time limit: plain rules are slow."""
        is_plain = isinstance(self.states, list)
        return hurried(config, self.policy) if is_plain and budget is not None else config

    def _is_helped(self, config: BotConfig, budget: float | None) -> bool:
        """Whether other threads search, too.

        The action depends on their number, so without a time limit there is one thread; and
        blunders are drawn from one tree.
        """
        return bool(self.helpers) and budget is not None and not config.options[BLUNDER_RATE]

    def _with_helpers(
        self, state: State, config: BotConfig, seed: int, budget: float | None
    ) -> int:
        seat = int(state.turn)
        for searcher in self.helpers:
            searcher.set_up(state, config.options, seed)
        return search_together([self, *self.helpers], seat, config.sims, seed, budget)

    def visit_counts(self) -> list[tuple[int, int]]:
        """Return each root action with its visits."""
        out = self.engine.integers(2 * self.engine.rules.max_choices)
        count = int(self.loops.visit_counts(self.states, self.tree, out))
        return [(int(out[2 * i]), int(out[2 * i + 1])) for i in range(count)]

    def contest(self) -> list[Contender]:
        """Return the actions of sequential halving or a race, or none without either."""
        alive, contenders = int(self.ismcts_tree.counts[ALIVE]), []
        for i, (action, tries) in enumerate(self.visit_counts() if alive else []):
            mean = self.loops.mean_of(self.states[ROOT], action, self.tree)
            contenders.append(Contender(action, tries, float(mean), bool(alive >> i & 1)))
        return contenders

    def search(self, seat: int, sims: int, seed: int, budget: float | None) -> None:
        """Search states[ROOT] in slices, each short enough to stop in time."""
        if self._is_short(budget):
            sims = min(sims, PLAIN_STEPS)
        steps = self.begin(seat, sims)
        first = FIRST_SLICE if self.policy.own_search is None else 1
        run_sliced(lambda at, size: self.grow(seat, seed, at, size), steps, first, budget)

    def _by_classic(self, seat: int, sims: int, seed: int, budget: float | None) -> int:
        """Search like `classic`, whose loops are bound when they are first needed."""
        if self._baseline is None:
            self._baseline = Baseline(self.engine)
        return self._baseline.think(self.states, seat, sims, seed, budget)

    def begin(self, seat: int, sims: int) -> int:
        """Begin a search from states[ROOT] with room for it; return its number of steps."""
        tree = self.arrays(sims)
        return int(self.loops.begin(self.states, seat, sims, tree))

    def grow(self, seat: int, seed: int, first: int, size: int) -> None:
        """Run steps first to first + size - 1 of the search."""
        self.loops.grow(self.states, seat, Slice(seed, first, size), self.tree, self.scratch)


def put(states: Any, state: State) -> None:
    """Copy a plain state to states[ROOT], plain or native."""
    if isinstance(states, list):
        states[ROOT].assign(state)
    else:
        data = state.pack()
        memmove(states.ctypes.data + ROOT * len(data), data, len(data))
