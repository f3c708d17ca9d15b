"""What a bot thinks with: loops bound to one game, and the arrays they work in."""

from __future__ import annotations

import threading
from ctypes import memmove
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from moguls.bots.levels import hurried
from moguls.bots.registry import bind, policy_of
from moguls.bots.search.decision import MAKE_UP, NUM_STATES, ROOT
from moguls.bots.search.endgame import DEPTH
from moguls.bots.search.options import DEFAULTS, NUM_DIALS, WAVER, set_dials
from moguls.bots.search.tree import Tree, floats, tree_of
from moguls.bots.search.tree_fields import ALIVE
from moguls.bots.searcher.baseline import ClassicKit
from moguls.bots.searcher.root_parallel import Contender, search_together
from moguls.bots.searcher.time_control import run_sliced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.bots.levels import Brain
    from moguls.kernel.engine import Engine
    from moguls.kernel.state import State

SEEDS: Final = (1 << 63) - 1  # native code takes signed numbers
FIRST_SLICE: Final = 4  # simulations, before the speed is known
PLAIN_SWEEPS: Final = 100  # in a search of a game's own by plain rules: about a second


class Kit:
    """The bots' loops on one engine, plain or compiled. One thought at a time: it locks."""

    def __init__(self, engine: Engine, threads: int = 1) -> None:
        """Bind the loops; arrays are made when a search first needs them.

        Args:
            engine: of the game.
            threads: how many search at once; a search of a game's own has one.
        """
        self.engine = engine
        self.loops = bind(engine)
        self.policy = policy_of(engine.rules.key)
        self.num_actions = engine.rules.num_actions + self.policy.outcomes
        own = self.policy.own_search
        self.states = engine.states(NUM_STATES + DEPTH if own is None else own.states)
        self.actions = engine.integers(engine.rules.max_choices)
        self.memo = floats(engine, self.policy.memo + NUM_DIALS)
        set_dials(self.memo, DEFAULTS, 0)
        self.room = 0
        self.tree = self.arrays(1)
        self._classic: ClassicKit | None = None
        more = threads - 1 if own is None else 0
        self.helpers = [Kit(engine) for _ in range(more)]
        self._lock = threading.Lock()

    def arrays(self, sims: int) -> Tree:
        """Return the arrays of the search with room for `sims` simulations at least."""
        if sims > self.room:
            self.room = sims
            self.tree = tree_of(self.engine, self.policy, sims)
        return self.tree

    def make_ups(self, brains: Sequence[Brain]) -> Any:
        """Return what native games want to know of each bot, in one flat array."""
        rows = [(brain.sims, brain.noise, *brain.dials) for brain in brains]
        flat = self.engine.integers(MAKE_UP * len(rows))
        for i, number in enumerate(number for row in rows for number in row):
            flat[i] = number
        return flat

    def think(self, state: State, brain: Brain, seed: int, budget: float | None) -> int:
        """Return the action that a bot plays in a state for the seat on turn.

        Args:
            state: left as it is.
            brain: the bot's make-up.
            seed: the same seed, knowledge and number of simulations give the same action.
            budget: seconds after which the search stops; None for no limit, and for the same
                action plain and native, with any number of threads.
        """
        seed &= SEEDS
        begun = perf_counter()
        with self._lock:
            brain = self.in_time(brain, budget)
            seat = int(state.turn)  # type: ignore[attr-defined]  # each game's state has it
            action = self.set_up(state, brain.dials, seed, brain.noise)
            if action >= 0:
                return action
            if brain.classic:
                return self._by_classic(seat, brain.sims, seed, budget)
            if brain.sims == 0:
                return int(self.loops.advised(self.states, seat, self.tree, self.memo))
            action = self._solved(budget)
            if action >= 0:
                return action
            if budget is not None:
                budget = max(0.0, budget - (perf_counter() - begun))
            if self._is_helped(brain, budget):
                return self._with_helpers(state, brain, seed, budget)
            self.search(seat, brain.sims, seed, budget)
            return int(self.loops.chosen(self.states, self.num_actions, self.tree, self.memo))

    def put(self, state: State) -> None:
        """Copy a plain state to states[ROOT]."""
        put(self.states, state)

    def set_up(self, state: State, dials: tuple[int, ...], seed: int, noise: int = 0) -> int:
        """Begin with a state, veiled to what its seat on turn knows.

        Args:
            state: left as it is.
            dials: of the bot that thinks.
            seed: at most `SEEDS`.
            noise: of the bot, as its make-up has it.

        Returns:
            The action if no thought is needed, or -1.
        """
        self.put(state)
        set_dials(self.memo, dials, 0)
        seat = int(state.turn)  # type: ignore[attr-defined]  # each game's state has it
        return int(self.loops.prepare(self.states, seat, noise, seed, self.actions))

    def _solved(self, budget: float | None) -> int:
        """Return what exact play finds best, or -1.

        It cannot be stopped, and plain rules take minutes for what native code does in 0.2 s: where
        time is short, they leave it to the search.
        """
        if budget is not None and isinstance(self.states, list):
            return -1
        return int(self.loops.solved(self.states, self.tree, self.memo))

    def _is_short(self, budget: float | None) -> bool:
        """Say whether a step of a search of the game's own may take longer than there is time."""
        is_plain = isinstance(self.states, list)
        return is_plain and budget is not None and self.policy.own_search is not None

    def in_time(self, brain: Brain, budget: float | None) -> Brain:
        """Return the make-up that makes most of the time: plain rules simulate little in it."""
        is_plain = isinstance(self.states, list)
        return hurried(brain, self.policy) if is_plain and budget is not None else brain

    def _is_helped(self, brain: Brain, budget: float | None) -> bool:
        """Say whether other threads search, too: what they find depends on how many they are.

        Who has no limit is to play the same everywhere; who wavers goes by one tree, its own.
        """
        return bool(self.helpers) and budget is not None and not brain.dials[WAVER]

    def _with_helpers(self, state: State, brain: Brain, seed: int, budget: float | None) -> int:
        """Search in a thread for each helper and one more."""
        seat = int(state.turn)  # type: ignore[attr-defined]  # each game's state has it
        for kit in self.helpers:
            kit.set_up(state, brain.dials, seed)
        return search_together([self, *self.helpers], seat, brain.sims, seed, budget)

    def tried(self) -> list[tuple[int, int]]:
        """Return each action at the root of the tree with how often it was tried."""
        out = self.engine.integers(2 * self.engine.rules.max_choices)
        count = int(self.loops.tried(self.states, self.num_actions, self.tree, out))
        return [(int(out[2 * i]), int(out[2 * i + 1])) for i in range(count)]

    def contest(self) -> list[Contender]:
        """Return the actions that halving or a race compared, or none where there was none."""
        alive, found = int(self.tree[7][ALIVE]), []
        for i, (action, tries) in enumerate(self.tried() if alive else []):
            worth = self.loops.mean_of(self.states[ROOT], action, self.num_actions, self.tree)
            found.append(Contender(action, tries, float(worth), bool(alive >> i & 1)))
        return found

    def search(self, seat: int, sims: int, seed: int, budget: float | None) -> None:
        """Search states[ROOT] in slices, each short enough to stop in time."""
        if self._is_short(budget):
            sims = min(sims, PLAIN_SWEEPS)
        steps = self.begin(seat, sims)
        first = FIRST_SLICE if self.policy.own_search is None else 1
        run_sliced(lambda done, size: self.grow(seat, seed, done, size), steps, first, budget)

    def _by_classic(self, seat: int, sims: int, seed: int, budget: float | None) -> int:
        """Search as `classic` does, with loops that are bound when they are first needed."""
        if self._classic is None:
            self._classic = ClassicKit(self.engine)
        return self._classic.think(self.states, seat, sims, seed, budget)

    def begin(self, seat: int, sims: int) -> int:
        """Begin a thought about states[ROOT] with room for it; return how many steps it has."""
        tree = self.arrays(sims)
        return int(self.loops.begin(self.states, seat, self.num_actions, sims, tree))

    def grow(self, seat: int, seed: int, done: int, size: int) -> None:
        """Take steps done to done + size - 1 of the thought."""
        self.loops.grow(self.states, seat, self.num_actions, seed, done, size, self.tree, self.memo)


def put(states: Any, state: State) -> None:
    """Copy a plain state to states[ROOT], plain or native."""
    if isinstance(states, list):
        states[ROOT].assign(state)
    else:
        data = state.pack()
        memmove(states.ctypes.data + ROOT * len(data), data, len(data))
