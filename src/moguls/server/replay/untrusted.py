"""Replays of stored records, made in the sandbox."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from moguls.core.play.replay import options_of
from moguls.games import registry
from moguls.server.records import importing
from moguls.server.replay.replays import Origin, replay_of

if TYPE_CHECKING:
    from moguls.server.replay.replays import GameReplay


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
