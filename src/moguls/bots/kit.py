"""What a bot thinks with: loops bound to one game, and the arrays they work in."""

from __future__ import annotations

import threading
from ctypes import memmove
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from moguls.bots import tree
from moguls.bots.decide import NUM_STATES, ROOT
from moguls.bots.policies import bind

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
        self.states = engine.states(NUM_STATES)
        self.memo = tree.memo(engine)
        self.room = 0
        self.tree = self.arrays(1)
        self._lock = threading.Lock()

    def arrays(self, sims: int) -> tree.Arrays:
        """Return the arrays of the search with room for `sims` simulations at least."""
        if sims > self.room:
            self.room = sims
            self.tree = tree.arrays(self.engine, self.num_actions, sims)
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
            action = int(self.loops.prepare(self.states, seat, brain.noise, seed))
            if action >= 0:
                return action
            if brain.sims == 0:
                return int(self.loops.advised(self.states, self.memo))
            return self._by_search(seat, brain.sims, seed, budget)

    def put(self, state: State) -> None:
        """Copy a plain state to states[ROOT]."""
        if isinstance(self.states, list):
            self.states[ROOT].assign(state)
        else:
            data = state.pack()
            memmove(self.states.ctypes.data + ROOT * len(data), data, len(data))

    def _by_search(self, seat: int, sims: int, seed: int, budget: float | None) -> int:
        """Search in slices, each short enough to stop in time."""
        arrays = self.arrays(sims)
        begun = now = perf_counter()
        done, size = 0, FIRST_SLICE
        while done < sims and (done == 0 or budget is None or now - begun < budget):
            size = min(size, sims - done)
            self._grow(seat, seed, done, size, arrays)
            done += size
            spent = perf_counter() - now
            now += spent
            size = max(1, min(2 * size, int(size * SLICE / max(spent, 1e-6))))
        return int(self.loops.favourite(self.num_actions, arrays))

    def _grow(self, seat: int, seed: int, done: int, size: int, arrays: Any) -> None:
        """Run one slice of simulations."""
        self.loops.grow(self.states, seat, self.num_actions, seed, done, size, arrays, self.memo)
