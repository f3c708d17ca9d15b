"""Batches: many tables of one game, stepped together by native code."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np

from moguls.errors import UsageError
from moguls.kernel.loops import batch as batch_loops
from moguls.kernel.rules.refusal import refuse
from moguls.kernel.state.arguments import wrapped
from moguls.kernel.state.arrays import zeroed
from moguls.kernel.state.types import Seating

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import ArrayLike, NDArray

    from moguls.kernel.engines.native import NativeEngine

Number = TypeVar("Number", bound=np.generic)
LISTED: Final = 10  # tables that a notebook lists
HEADS: Final = ("table", "game", "to act", "legal actions", "points by seat")


class Batch:
    """N tables of one game, stepped together. `moguls.vector.batch` makes one.

    Attributes:
        states: (N,) records; a field is read as `batch.states["score"]`, without a copy.
        masks: (N, words) int64, the legal actions of each table as bits, 64 to a word; all 0
            where the game is over.
        live: (N,) int64, 0 where the game is over, else 1.
        games: (N,) int64, the number of the game that each table plays, within the seed.
    """

    def __init__(self, engine: NativeEngine, tables: int, seats: int, seed: int) -> None:
        """Begin games 0 to tables - 1 of the seed.

        Args:
            engine: native code of the game.
            tables: how many, at least 1.
            seats: as many as the game allows.
            seed: any int.

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
        self.games: NDArray[np.int64] = np.arange(tables, dtype=np.int64)
        self._deal()

    def _deal(self) -> None:
        """Begin a game at each table that has none running."""
        table = Seating(self.seats, self.engine.options)
        games = (self.seed, self.games, self.live, self.masks)
        self._loops.deal_all(self.states, table, *games)

    def __repr__(self) -> str:
        return f"<Batch {self.engine.rules.name}, {len(self.live)} tables of {self.seats} seats>"

    def __getstate__(self) -> dict[str, object]:
        """Return what is pickled: the bytes of all states, and no calls, which are bound again."""
        fields = {name: value for name, value in self.__dict__.items() if name != "_loops"}
        return {**fields, "states": self.states.tobytes()}  # a copy of records loses their gaps

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
        return _as_html(self)

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

    def legal(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Return (N, num_actions) whether each action is legal.

        Args:
            out: written and returned, in place of a new array.

        Raises:
            UsageError: `out` has another shape or type, or gaps.
        """
        mask: NDArray[np.bool_]
        mask = self._new(self.engine.rules.num_actions, np.bool_) if out is None else out
        if out is not None:
            self._check("legal", out, self.engine.rules.num_actions, np.bool_)
            mask[:] = False
        self._loops.legal_all(self.masks, mask.view(np.uint8))
        return mask

    def _new(self, width: int, kind: type[Number]) -> NDArray[Number]:
        """Return zeros, a row for each table."""
        return np.zeros((len(self.live), width), kind)

    def _check(
        self, verb: str, out: NDArray[np.generic], width: int, kind: type[np.generic]
    ) -> None:
        """Refuse an array that cannot be written.

        Raises:
            UsageError: it has another shape or type, or gaps.
        """
        shape = (len(self.live), width)
        if out.shape != shape or out.dtype != kind or not out.flags.carray:
            msg = f"{verb}: out must be {shape} of {np.dtype(kind)}, contiguous"
            msg += f", not {out.shape} of {out.dtype}"
            raise UsageError(msg)

    def step(self, actions: ArrayLike) -> None:
        """Play one action at each table; tables that are over are left as they are.

        Args:
            actions: (N,) integers.

        Raises:
            IllegalMove: naming the first table whose action is not legal; nothing was played.
        """
        chosen_actions = np.asarray(actions, np.int64)
        if chosen_actions.shape != self.live.shape:
            msg = f"step needs actions of shape {self.live.shape}, not {chosen_actions.shape}"
            raise UsageError(msg)
        tables = (self.states, chosen_actions, self.live, self.masks)
        wrong = int(self._loops.step_all(*tables))
        if wrong >= 0:
            refuse(self.engine.rules, self.states[wrong], int(chosen_actions[wrong]), wrong)

    def random_actions(self) -> NDArray[np.int64]:
        """Return (N,) legal actions drawn by each table's own counter; 0 where it is over."""
        actions = np.zeros_like(self.live)
        self._loops.random_all(self.states, self.live, actions)
        return actions

    def restart(self) -> None:
        """Begin the next games of the seed at all tables that are over."""
        self.games[self.over] += len(self.games)
        self._deal()

    def observe(
        self, *, perfect_memory: bool = False, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        """Return (N, size) what the seat on turn of each table sees, laid out as the planes say.

        Args:
            perfect_memory: with all that the seat has seen so far: its information state.
            out: written and returned, in place of a new array.

        Raises:
            UsageError: `out` has another shape or type, or gaps.
        """
        size = self.engine.rules.size
        rows: NDArray[np.int16] = self._new(size, np.int16) if out is None else out
        self._check("observe", rows, size, np.int16)
        loop = self._loops.information_all if perfect_memory else self._loops.observe_all
        loop(self.states, rows)
        return rows


def _as_html(batch: Batch) -> str:
    count, name = len(batch.live), batch.engine.rules.name
    caption = f"{name}: {count} tables of {batch.seats} seats, {int(batch.over.sum())} of them over"
    more = "" if count <= LISTED else f"; the first {LISTED}"
    heads = "".join(f'<th scope="col">{head}</th>' for head in HEADS)
    rows = "".join(f"<tr>{''.join(map(_cell, cells))}</tr>" for cells in _rows(batch))
    return (
        f"<table><caption>{escape(caption + more)}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _cell(text: str) -> str:
    return f"<td>{escape(text)}</td>"


def _rows(batch: Batch) -> Iterator[tuple[str, ...]]:
    rules, legal = batch.engine.rules, batch.legal()[:LISTED]
    for table in range(min(len(batch.live), LISTED)):
        state = rules.state.unpack(batch.states[table].tobytes())
        points = ", ".join(str(rules.points(state, seat)) for seat in range(batch.seats))
        to_act = "over" if batch.over[table] else f"seat {batch.turn[table]}"
        yield str(table), str(batch.games[table]), to_act, str(legal[table].sum()), points
