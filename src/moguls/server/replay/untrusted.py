"""Work on untrusted records in the sandbox: only valid ones are returned."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from moguls.core.play.replay import options_of
from moguls.games import registry
from moguls.server.ports.storage import ImportedRecord
from moguls.server.replay import importing
from moguls.server.replay.extra_fields import refuse_many_extra_fields
from moguls.server.replay.replays import Origin, replay_of

if TYPE_CHECKING:
    from moguls.server.replay.replays import GameReplay

PREFIX: Final = "rec-"  # of the ids of records
DIGITS: Final = 24  # of a hash, in an id


def check(data: bytes) -> list[ImportedRecord]:
    """Check records.

    Raises:
        Refusal: one of them is not valid, or has too many extra fields.
    """
    records = importing.read_records(data)
    for it in records:
        refuse_many_extra_fields(it.line, it.record)
    return [
        ImportedRecord(
            _id_of(it.record), it.line, it.game.name, it.game.title, it.play.length, _text(it)
        )
        for it in records
    ]


def _id_of(record: dict[str, object]) -> str:
    """Return the id of a record: a hash of its content."""
    text = json.dumps(record, sort_keys=True, separators=(",", ":"))
    return PREFIX + hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def _text(record: importing.Imported) -> str:
    return json.dumps(record.record, separators=(",", ":"), ensure_ascii=False)


def play_again(record_id: str, text: str) -> GameReplay:
    """Return a stored record as a replay, without its game, which cannot be pickled."""
    [record] = importing.read_records(text.encode())
    names = importing.players_of(record.record, record.play.seats)
    players: list[tuple[str, str | None, str]] = [(name, None, "") for name in names]
    replay = replay_of(record.play, Origin(record_id, players, None, record.record))
    return replace(replay, game=None)  # type: ignore[arg-type]  # `with_game` puts it back


def with_game(replay: GameReplay) -> GameReplay:
    """Return a replay from the sandbox with its game."""
    record = replay.origin.record
    return replace(replay, game=registry.game(record["game"], **options_of(record)))
