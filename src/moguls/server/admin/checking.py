"""Check of all logs and imported records by replaying them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.server.live.soundness import ClosedTable, loaded, sound
from moguls.server.records.importing import read_records
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.storage.read_only import ReadStore


@dataclass(frozen=True)
class Check:
    """Result of a check of a table or a record; `why` is empty where it is valid."""

    kind: str
    id: str
    game: str
    why: str


def check(store: ReadStore) -> Iterator[Check]:
    """Yield the results, table by table and then record by record."""
    for table in store.table_ids():
        yield Check("table", table, *check_table(store, table))
    for row in store.records():
        yield Check("record", str(row["id"]), str(row["game"]), _check_record(row))


def check_table(store: ReadStore, table: str) -> tuple[str, str]:
    """Return the game of a table, and the reason why it cannot be played on ("": it can)."""
    game = "?"
    try:
        log = loaded(store.load, table)
        if log is not None:
            game = str(log[0].get("game", "?"))
            sound(table, *log)
    except ClosedTable as unsound:
        return game, unsound.why
    return game, ""


def _check_record(row: dict[str, object]) -> str:
    """Return the reason why a record cannot be replayed ("": it can)."""
    try:
        read_records(str(row["record"]).encode())
    except Refusal as refusal:
        return f"{refusal.code} {refusal.details}"[:300]
    except Exception as error:  # noqa: BLE001  # reported
        return f"{type(error).__name__}: {error}"[:300]
    return ""
