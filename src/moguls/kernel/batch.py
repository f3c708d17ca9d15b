"""Many tables of one game, stepped together by native code: for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from moguls.errors import IllegalMove, UsageError
from moguls.kernel import batch_loops, batch_shown
from moguls.kernel.arrays import zeroed
from moguls.kernel.numbers import wrapped

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.kernel.engine import NativeCalls


class Batch:
    """N tables. Make one with `game.native().batch(tables, seats, seed)`.

    Attributes:
        states: (N,) records; a field is read as `batch.states["score"]`, without a copy.
        masks: (N, words) int64, the legal actions of each table as bits, 64 to a word; all 0
            where the game is over.
        live: (N,) int64, 0 where the game is over, else 1.
        games: (N,) int64, the number of the game that each table plays, within the seed.
    """

    def __init__(self, engine: NativeCalls, tables: int, seats: int, seed: int) -> None:
        """Begin games 0 to tables - 1 of the seed.

        Raises:
            UsageError: no tables, or a number of seats that the game does not have.
        """
        if tables < 1:
            msg = f"a batch has at least one table, not {tables}"
            raise UsageError(msg)
        engine.rules.check(seats, engine.options)
        self.engine, self.seats, self.seed = engine, seats, wrapped(seed)
        self._loops = engine.build(batch_loops)
        self.states = zeroed(engine.rules.state, tables)
        words = (engine.rules.num_actions + 63) // 64
        self.masks: NDArray[np.int64] = np.zeros((tables, words), np.int64)
        self.live: NDArray[np.int64] = np.zeros(tables, np.int64)
        self._scratch: NDArray[np.int64] = np.zeros(engine.rules.max_choices, np.int64)
        self.games: NDArray[np.int64] = np.arange(tables, dtype=np.int64)
        self._deal()

    def _deal(self) -> None:
        """Begin a game at each table that has none running."""
        table = (self.engine.options, self.seats, self.seed, self.games)
        self._loops.deal_all(self.states, *table, self.live, self.masks, self._scratch)

    def __getstate__(self) -> dict[str, object]:
        """Return what is pickled: the bytes of all states, and no calls, which are bound again."""
        kept = {name: value for name, value in self.__dict__.items() if name != "_loops"}
        return {**kept, "states": self.states.tobytes()}  # a copy of records loses their gaps

    def __setstate__(self, pickled: dict[str, Any]) -> None:
        """Become what was pickled, stepped by what there is here."""
        self.__dict__.update(pickled)
        self._loops = self.engine.build(batch_loops)
        self.states = zeroed(self.engine.rules.state, len(self.live))
        self.states.view(np.uint8)[:] = np.frombuffer(pickled["states"], np.uint8)

    def __eq__(self, other: object) -> bool:
        """Say whether both hold the same games at the same tables."""
        if not isinstance(other, Batch):
            return NotImplemented
        mine, theirs = ((b.seats, b.seed, b.engine.options) for b in (self, other))
        games = np.array_equal(self.games, other.games)
        return mine == theirs and games and self.states.tobytes() == other.states.tobytes()

    __hash__ = None  # type: ignore[assignment]  # its tables change in place

    def _repr_html_(self) -> str:
        """Return what a notebook shows."""
        return batch_shown.as_html(self)

    @property
    def turn(self) -> NDArray[np.uint8]:
        """(N,) the seat to act; without meaning where the game is over."""
        turn: NDArray[np.uint8] = self.states["turn"]
        return turn

    @property
    def over(self) -> NDArray[np.bool_]:
        """(N,) whether the game is over."""
        ended: NDArray[np.bool_] = self.live == 0
        return ended

    def legal(self) -> NDArray[np.bool_]:
        """Return (N, num_actions) whether each action is legal."""
        words = self.masks.astype("<i8").view(np.uint8)
        bits = np.unpackbits(words, axis=1, count=self.engine.rules.num_actions, bitorder="little")
        return bits.astype(np.bool_)

    def step(self, actions: NDArray[Any]) -> None:
        """Play one action at each table; tables that are over are left as they are.

        Args:
            actions: (N,) integers.

        Raises:
            IllegalMove: naming the first table whose action is not legal; nothing was played.
        """
        wanted = np.asarray(actions, np.int64)
        if wanted.shape != self.live.shape:
            msg = f"step needs actions of shape {self.live.shape}, not {wanted.shape}"
            raise UsageError(msg)
        tables = (self.states, wanted, self.live, self.masks, self._scratch)
        wrong = int(self._loops.step_all(*tables))
        if wrong >= 0:
            self._refuse(wrong, int(wanted[wrong]))

    def _refuse(self, table: int, action: int) -> None:
        """Raise with the reason why a table's action is not legal."""
        rules = self.engine.rules
        if not 0 <= action < rules.num_actions:
            msg = f"table {table}: {action} is no action, they are 0 to {rules.num_actions - 1}"
            raise UsageError(msg)
        state = rules.state.unpack(self.states[table].tobytes())
        legal = [rules.to_text(a) for a in rules.legal_actions(state)]
        denial = rules.denial(rules.why_not(state, action))
        raise IllegalMove(int(self.turn[table]), rules.to_text(action), denial, legal)

    def random_actions(self) -> NDArray[np.int64]:
        """Return (N,) legal actions drawn by each table's own counter; 0 where it is over."""
        actions = np.zeros_like(self.live)
        self._loops.random_all(self.states, self.live, actions)
        return actions

    def restart(self) -> None:
        """Begin the next games of the seed at all tables that are over."""
        self.games[self.over] += len(self.games)
        self._deal()

    def observe(self, *, perfect_memory: bool = False) -> NDArray[np.int16]:
        """Return (N, size) what the seat on turn of each table sees, laid out as the planes say.

        Args:
            perfect_memory: with all that the seat has seen so far: its information state.
        """
        size = sum(plane.count for plane in self.engine.rules.planes)
        out = np.zeros((len(self.live), size), np.int16)
        loop = self._loops.information_all if perfect_memory else self._loops.observe_all
        loop(self.states, out)
        return out
