"""Export of games as records, of the raw log of a table, and of a person."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from moguls.errors import UsageError
from moguls.server.identity.methods import methods_of
from moguls.server.live.soundness import ClosedTable, loaded, sound
from moguls.server.live.texts import texts_by
from moguls.server.table import views

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.server.ports.storage import Row
    from moguls.server.storage.read_only import ReadStore

OWNERS_ONLY = ("user_id", "address", "label", "data", "device")  # columns of a channel
COLUMNS = ("number", "kind", "data", "client_id", "at")  # of an entry


def log_of(store: ReadStore, table: str) -> Iterator[str]:
    """Yield the log of a table as lines of JSON: how it was made, then its entries.

    Works for logs that cannot be replayed, too.

    Raises:
        UsageError: there is no such table.
    """
    log = store.raw_log(table)
    if log is None:
        msg = f"there is no table {table}; its id ends its address, for example /t/{table[:16]}"
        raise UsageError(msg)
    row, entries = log
    yield _line({"table": table, "made": row["made"], "made_at": row["made_at"]}, "made")
    for entry in entries:
        yield _line({key: entry[key] for key in COLUMNS}, "data")


def person(store: ReadStore, who: str) -> str:
    """Return what is stored about a person as a line of JSON, without addresses and secrets.

    Raises:
        UsageError: there is no such person.
    """
    row = store.user(who)
    if row is None:
        msg = f"there is no person {who}; moguls admin list people shows all"
        raise UsageError(msg)
    fields = {
        "person": row,
        "devices": _without(store.devices_of(who), "user_id", "token_hash"),
        "channels": _without(store.notices.channels_of(who), *OWNERS_ONLY),
        "sign_in": methods_of(store, who),
        "tables": store.admin.tables_of(who),
        "texts": texts_by(store, who),
    }
    return msgspec.json.encode(fields).decode()


def _without(rows: list[Row], *columns: str) -> list[Row]:
    return [{key: row[key] for key in row if key not in columns} for row in rows]


def _line(row: Row, column: str) -> str:
    """Return a row as a line; JSON in a column is written as JSON, if it can be read."""
    with suppress(TypeError, ValueError):
        row = {**row, column: json.loads(row[column])}
    return json.dumps(row, ensure_ascii=False)


def records(store: ReadStore) -> Iterator[tuple[str, Row | None]]:
    """Yield the id and the record of every game, None where its log cannot be replayed.

    Unfinished games have their moves so far, and their deck: only for the administrator.
    """
    for table in store.table_ids():
        yield table, _record(store, table)
    for row in store.records():
        yield str(row["id"]), json.loads(row["record"])


def _record(store: ReadStore, table_id: str) -> Row | None:
    try:
        log = loaded(store.load, table_id)
        table = None if log is None else sound(table_id, *log)
    except ClosedTable:
        return None
    if table is None:
        return None
    return views.record(table) if table.status == "over" else table.play.record()
