"""Replays the log of every table, and reads every record that was brought, and tells which fail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.server.live.soundness import Unsound, loaded, sound
from moguls.server.replay.importing import read_records
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.storage.read_only import ReadStore


@dataclass(frozen=True)
class Found:
    """What was found of a table or a record; `why` is empty where it is sound."""

    kind: str
    id: str
    game: str
    why: str


def check(store: ReadStore) -> Iterator[Found]:
    """Yield what is found, table by table and then record by record."""
    for table in store.table_ids():
        yield Found("table", table, *check_table(store, table))
    for row in store.records():
        yield Found("record", str(row["id"]), str(row["game"]), _check_record(row))


def check_table(store: ReadStore, table: str) -> tuple[str, str]:
    """Return the game of a table, and why it cannot be played on, "" if it can be."""
    game = "?"
    try:
        found = loaded(store, table)
        if found is not None:
            game = str(found[0].get("game", "?"))
            sound(table, *found)
    except Unsound as unsound:
        return game, unsound.why
    return game, ""


def _check_record(row: dict[str, object]) -> str:
    """Return why a record cannot be replayed, "" if it can be."""
    try:
        read_records(str(row["record"]).encode())
    except Refusal as refusal:
        return f"{refusal.code} {refusal.told}"[:300]
    except Exception as error:  # noqa: BLE001  # as above
        return f"{type(error).__name__}: {error}"[:300]
    return ""
