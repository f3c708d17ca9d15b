"""Query of the tables with an automatic action, without reading their logs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.server.storage.logs import value_in
from moguls.server.table.due import Due, DueTable

if TYPE_CHECKING:
    from moguls.server.storage.lists import Lists
    from moguls.server.storage.logs import Logs


def due_tables(
    connection: sa.Connection, now: float, tables: Any, logs: Logs, lists: Lists
) -> list[DueTable]:
    """Return the tables that are due at a time, the most urgent first, then the latest.

    A table whose first row cannot be read has no host; to open it logs the reason.

    Args:
        connection: of a transaction.
        now: the time, in seconds since 1970.
        tables: the columns of the tables.
        logs: have the next action in the last entry of each table.
        lists: have the status of each table.
    """
    listed, entry, setup = lists.listings.c, logs.table.c, tables.made
    query = sa.select(listed.table_id, entry.due_at, entry.due, setup).where(
        listed.status == "playing",
        tables.id == listed.table_id,
        entry.table_id == listed.table_id,
        entry.number == logs.length(listed.table_id),
        entry.due_at <= now,
    )
    rows = connection.execute(query.order_by(entry.due, entry.at.desc()))
    return [
        DueTable(table, Due(at, urgency), value_in(text, "host", ""))
        for table, at, urgency, text in rows
    ]
