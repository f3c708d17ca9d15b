"""Rows of played games: each game is replayed step by step."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import numpy as np

from moguls import __version__
from moguls.core.play.playthrough import Playthrough
from moguls.data.extras import arrow
from moguls.data.schema import columns_of, schema_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.core.play.trajectory import Step
    from moguls.data.games import PlayedGame

DIGITS = 16
Columns = dict[str, list[object]]


def compact(value: object) -> str:
    """Return canonical JSON: without spaces, with sorted keys."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


class Rows:
    """Rows of some games of a data set."""

    def __init__(self, more: Sequence[str]) -> None:
        """Create empty tables.

        Args:
            more: additional columns.
        """
        self.more = more
        self.games: Columns = {column.name: [] for column in columns_of("games", more)}
        self.steps: Columns = {column.name: [] for column in columns_of("steps", more)}
        self._rules: Any = None

    def add(self, game_id: int, played: PlayedGame) -> None:
        """Add a game with all its steps."""
        self._rules = played.play.game
        _append(self.games, _game_row(game_id, played))
        play = played.play
        walk = Playthrough(play.game, play.seats, play.deal, later_chance=None)
        for number in range(play.length):
            step = play.step_at(number + 1)
            assert step is not None  # noqa: S101  # steps are numbered to `length`
            row = {"game_id": game_id, "step": number, "ply": walk.ply}
            _append(self.steps, self._row(walk, step, played) | row)
            walk.chance(step.chance) if step.action is None else walk.step(step.action)

    def _row(self, walk: Playthrough, step: Step, played: PlayedGame) -> dict[str, object]:
        if step.action is None:
            chance = None if step.chance is None else compact(step.chance)
            return dict.fromkeys(self.steps, None) | {"chance": chance}
        legal, rules = walk.choices(), walk.game.rules
        row = {
            "seat": step.seat,
            "action": step.action,
            "move": rules.texts[step.action],
            "chance": None,
            "legal": len(legal),
        }
        return row | self._on_request(walk, int(step.seat or 0), legal, played)

    def _on_request(
        self, walk: Playthrough, seat: int, legal: list[int], played: PlayedGame
    ) -> dict[str, object]:
        row: dict[str, object] = {}
        if "observation" in self.more:
            row["observation"] = walk.observe(seat)
        if "information" in self.more:
            row["information"] = walk.observe(seat, perfect_memory=True)
        if "mask" in self.more:
            row["mask"] = _bits(legal, walk.game.rules.num_actions)
        if "policy" in self.more:
            visits = played.visits[walk.ply] if played.visits else None
            row["policy"] = None if visits is None else [action for action, _ in visits]
            row["visits"] = None if visits is None else [count for _, count in visits]
        return row

    def batches(self) -> tuple[bytes, bytes]:
        """Return the rows of both tables as Arrow streams, and clear them."""
        streams = self._stream("games", self.games), self._stream("steps", self.steps)
        for column in (*self.games.values(), *self.steps.values()):
            column.clear()
        return streams

    def _stream(self, table: str, columns: Columns) -> bytes:
        pa = arrow()
        schema = schema_of(table, self.more, self._rules)
        arrays = [_array(columns[field.name], field.type) for field in schema]
        batch = pa.record_batch(arrays, schema=schema)
        sink = pa.BufferOutputStream()
        with pa.ipc.new_stream(sink, schema) as stream:
            stream.write_batch(batch)
        data: bytes = sink.getvalue().to_pybytes()
        return data


def _append(columns: Columns, row: dict[str, object]) -> None:
    for name, column in columns.items():
        column.append(row[name])


def _game_row(game_id: int, played: PlayedGame) -> dict[str, object]:
    play = played.play
    game, deal = play.game, compact(play.deal)
    options = compact(game.options)
    return {
        "game_id": game_id,
        "game": game.name,
        "options": options,
        "seats": play.seats,
        "source": played.source,
        "number": played.number,
        "seed": played.seed,
        "deal_number": played.deal_number,
        "deal_id": hashlib.sha256(f"{game.name} {options} {deal}".encode()).hexdigest()[:DIGITS],
        "deal": deal,
        "players": played.players,
        "finished": play.over,
        "returns": play.returns(),
        "scores": play.scores,
        "winners": play.winners,
        "plies": play.ply,
        "steps": play.length,
        "rules_version": game.rules_version,
        "version": __version__,
    }


def _bits(legal: list[int], count: int) -> bytes:
    """Return actions as a bit mask, lowest bit first."""
    bits = bytearray((count + 7) // 8)
    for action in legal:
        bits[action >> 3] |= 1 << (action & 7)
    return bytes(bits)


def _array(values: list[Any], kind: Any) -> object:
    """Return a column for pyarrow, without converting NumPy rows to lists."""
    pa = arrow()
    if not pa.types.is_fixed_size_list(kind):
        return pa.array(values, kind)
    # Zeros and not null for chance: pyarrow before 26 cannot read such lists with a null.
    empty = np.zeros(kind.list_size, np.int16)
    rows = [empty if row is None else row for row in values]
    flat = np.concatenate(rows) if rows else np.zeros(0, np.int16)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat), type=kind)
