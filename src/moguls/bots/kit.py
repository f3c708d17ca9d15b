"""What a bot thinks with: loops bound to one game, and the arrays they work in."""

from __future__ import annotations

import threading
from ctypes import memmove
from time import perf_counter
from typing import TYPE_CHECKING, Final

from moguls.bots.decide import NUM_STATES, ROOT
from moguls.bots.policies import bind, policy_of
from moguls.bots.tree import Tree, floats, tree_of

if TYPE_CHECKING:
    from moguls.bots.brains import Brain
    from moguls.core.declare import State
    from moguls.core.engine import Engine

SEEDS: Final = (1 << 63) - 1  # native code takes signed numbers
SLICE: Final = 0.015  # seconds between two looks at the clock
FIRST_SLICE: Final = 4  # simulations, before the speed is known


class Kit:
    """The bots' loops on one engine, plain or compiled. One thought at a time: it locks."""

    def __init__(self, engine: Engine) -> None:
        """Bind the loops; arrays are made when a search first needs them."""
        self.engine = engine
        self.loops = bind(engine)
        self.num_actions = engine.rules.num_actions
        self.policy = policy_of(engine.rules.key)
        own = self.policy.own_search
        self.states = engine.states(NUM_STATES if own is None else own.states)
        self.actions = engine.integers(engine.rules.max_choices)
        self.memo = floats(engine, self.policy.memo)
        self.room = 0
        self.tree = self.arrays(1)
        self._lock = threading.Lock()

    def arrays(self, sims: int) -> Tree:
        """Return the arrays of the search with room for `sims` simulations at least."""
        if sims > self.room:
            self.room = sims
            self.tree = tree_of(self.engine, self.policy, sims)
        return self.tree

    def think(self, state: State, brain: Brain, seed: int, budget: float | None) -> int:
        """Return the action that a bot plays in a state for the seat on turn.

        Args:
            state: left as it is.
            brain: the bot's make-up.
            seed: the same seed, knowledge and number of simulations give the same action.
            budget: seconds after which the search stops, or None for no limit.
        """
        seed &= SEEDS
        with self._lock:
            self.put(state)
            seat = int(state.turn)  # type: ignore[attr-defined]  # each game's state has it
            action = int(self._prepare(seat, brain.noise, seed))
            if action >= 0:
                return action
            if brain.sims == 0:
                return int(self.loops.advised(self.states, seat, self.tree, self.memo))
            return self._by_search(seat, brain.sims, seed, budget)

    def put(self, state: State) -> None:
        """Copy a plain state to states[ROOT]."""
        if isinstance(self.states, list):
            self.states[ROOT].assign(state)
        else:
            data = state.pack()
            memmove(self.states.ctypes.data + ROOT * len(data), data, len(data))

    def _prepare(self, seat: int, noise: int, seed: int) -> int:
        """Veil the root; return the action if no thought is needed, or -1."""
        return int(self.loops.prepare(self.states, seat, noise, seed, self.actions))

    def _by_search(self, seat: int, sims: int, seed: int, budget: float | None) -> int:
        """Search in slices, each short enough to stop in time."""
        begun = now = perf_counter()
        steps = self.begin(seat, sims)
        done, size = 0, FIRST_SLICE if self.policy.own_search is None else 1
        while done < steps and (done == 0 or budget is None or now - begun < budget):
            size = min(size, steps - done)
            self.grow(seat, seed, done, size)
            done += size
            spent = perf_counter() - now
            now += spent
            size = max(1, min(2 * size, int(size * SLICE / max(spent, 1e-6))))
        return int(self.loops.favourite(self.states, self.num_actions, self.tree))

    def begin(self, seat: int, sims: int) -> int:
        """Begin a thought about states[ROOT] with room for it; return how many steps it has."""
        tree = self.arrays(sims)
        return int(self.loops.begin(self.states, seat, self.num_actions, sims, tree))

    def grow(self, seat: int, seed: int, done: int, size: int) -> None:
        """Take steps done to done + size - 1 of the thought."""
        self.loops.grow(self.states, seat, self.num_actions, seed, done, size, self.tree, self.memo)
