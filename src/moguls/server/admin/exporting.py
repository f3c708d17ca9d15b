"""Takes games out of a server: as records that any Moguls reads, or a table's log as it is."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.live.soundness import Unsound, loaded, sound
from moguls.server.storage.store import ENTRIES, RECORDS, TABLES
from moguls.server.table import views

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.admin.reading import ReadStore


def log_of(store: ReadStore, table: str) -> Iterator[str]:
    """Yield the log of a table as lines of JSON: how it was made, then its entries.

    What cannot be replayed is told all the same: nothing of it is read here.

    Raises:
        UsageError: there is no such table.
    """
    made = store.rows(sa.select(TABLES).where(TABLES.c.id == table))
    if not made:
        msg = f"there is no table {table}; its id ends its address, as in /t/{table[:16]}"
        raise UsageError(msg)
    yield _line({"table": table, "made": made[0]["made"], "made_at": made[0]["made_at"]}, "made")
    query = sa.select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    for row in store.rows(query):
        yield _line(
            {key: row[key] for key in ("number", "kind", "data", "client_id", "at")}, "data"
        )


def _line(row: dict[str, Any], packed: str) -> str:
    """Return a row as a line; what is JSON in it is not written as a text, if it can be read."""
    with suppress(TypeError, ValueError):
        row = {**row, packed: json.loads(row[packed])}
    return json.dumps(row, ensure_ascii=False)


def records(store: ReadStore) -> Iterator[tuple[str, dict[str, object] | None]]:
    """Yield the id and the record of every game, None where its log cannot be replayed.

    Games that are not over have their moves so far, and their deck: this is for the host alone.
    """
    for table in store.table_ids():
        yield table, _record(store, table)
    for row in store.rows(sa.select(RECORDS.table.c.id, RECORDS.table.c.record)):
        yield str(row["id"]), json.loads(row["record"])


def _record(store: ReadStore, table_id: str) -> dict[str, object] | None:
    """Return the record of a table."""
    try:
        found = loaded(store, table_id)
        table = None if found is None else sound(table_id, *found)
    except Unsound:
        return None
    if table is None:
        return None
    return views.record(table) if table.status == "over" else table.play.record()
