"""Rows of played games: each game is played once more from its deal, and told step by step."""

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
    from moguls.data.games import Played

DIGITS = 16
Columns = dict[str, list[object]]


def compact(value: object) -> str:
    """Return JSON without spaces, its keys in order: one text for one value."""
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


class Rows:
    """Rows of some games of a set, to be handed over as batches of pyarrow."""

    def __init__(self, more: Sequence[str]) -> None:
        """Begin without a game.

        Args:
            more: columns on request.
        """
        self.more = more
        self.games: Columns = {column.name: [] for column in columns_of("games", more)}
        self.steps: Columns = {column.name: [] for column in columns_of("steps", more)}
        self._rules: Any = None

    def add(self, game_id: int, played: Played) -> None:
        """Add a game with all its steps."""
        self._rules = played.play.game
        _append(self.games, _game_row(game_id, played))
        play = played.play
        walk = Playthrough(play.game, play.seats, play.deal, later_chance=None)
        for number in range(play.length):
            step = play.step_at(number + 1)
            assert step is not None  # noqa: S101  # there are so many
            row = {"game_id": game_id, "step": number, "ply": walk.ply}
            _append(self.steps, self._told(walk, step, played) | row)
            walk.chance(step.chance) if step.action is None else walk.step(step.action)

    def _told(self, walk: Playthrough, step: Step, played: Played) -> dict[str, object]:
        """Return what a row tells of a step that is about to be played."""
        if step.action is None:
            chance = None if step.chance is None else compact(step.chance)
            return dict.fromkeys(self.steps, None) | {"chance": chance}
        legal, rules = walk.choices(), walk.game.rules
        told = {
            "seat": step.seat,
            "action": step.action,
            "move": rules.texts[step.action],
            "chance": None,
            "legal": len(legal),
        }
        return told | self._on_request(walk, int(step.seat or 0), legal, played)

    def _on_request(
        self, walk: Playthrough, seat: int, legal: list[int], played: Played
    ) -> dict[str, object]:
        """Return the columns on request."""
        told: dict[str, object] = {}
        if "observation" in self.more:
            told["observation"] = walk.observe(seat)
        if "information" in self.more:
            told["information"] = walk.observe(seat, perfect_memory=True)
        if "mask" in self.more:
            told["mask"] = _bits(legal, walk.game.rules.num_actions)
        if "policy" in self.more:
            visits = played.visits[walk.ply] if played.visits else None
            told["policy"] = None if visits is None else [action for action, _ in visits]
            told["visits"] = None if visits is None else [count for _, count in visits]
        return told

    def batches(self) -> tuple[bytes, bytes]:
        """Return the rows of both tables as streams of Arrow's own format, and begin anew."""
        made = self._stream("games", self.games), self._stream("steps", self.steps)
        for column in (*self.games.values(), *self.steps.values()):
            column.clear()
        return made

    def _stream(self, table: str, columns: Columns) -> bytes:
        """Return the rows of a table as a stream."""
        pa = arrow()
        schema = schema_of(table, self.more, self._rules)
        arrays = [_array(columns[field.name], field.type) for field in schema]
        batch = pa.record_batch(arrays, schema=schema)
        sink = pa.BufferOutputStream()
        with pa.ipc.new_stream(sink, schema) as stream:
            stream.write_batch(batch)
        told: bytes = sink.getvalue().to_pybytes()
        return told


def _append(columns: Columns, row: dict[str, object]) -> None:
    """Add a row."""
    for name, column in columns.items():
        column.append(row[name])


def _game_row(game_id: int, played: Played) -> dict[str, object]:
    """Return the row of a game."""
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
    """Return actions as bits of bytes, the lowest bit first."""
    found = bytearray((count + 7) // 8)
    for action in legal:
        found[action >> 3] |= 1 << (action & 7)
    return bytes(found)


def _array(values: list[Any], kind: Any) -> object:
    """Return a column as pyarrow has it; rows of NumPy need not become lists first."""
    pa = arrow()
    if not pa.types.is_fixed_size_list(kind):
        return pa.array(values, kind)
    empty = np.zeros(kind.list_size, np.int16)
    rows = [empty if each is None else each for each in values]
    flat = np.concatenate(rows) if rows else np.zeros(0, np.int16)
    missing = pa.array([each is None for each in values], pa.bool_())
    return pa.FixedSizeListArray.from_arrays(pa.array(flat), type=kind, mask=missing)
