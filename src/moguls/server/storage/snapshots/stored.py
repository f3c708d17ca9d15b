"""Store of snapshots: the implementation of the port; its methods are called in threads."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from moguls.server.ports.snapshots import StoredLog
from moguls.server.storage.logs import folded
from moguls.server.storage.snapshots.rows import LogHash, LogMark, SnapshotRow, hash_of_log

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.ports.snapshots import NewSnapshot
    from moguls.server.ports.storage import Row
    from moguls.server.storage.lists import Lists
    from moguls.server.storage.logs import Logs
    from moguls.server.storage.snapshots.rows import SnapshotRows

    # Returns the text of a table's setup and what it says; None: no such table.
    Setups = Callable[[sa.Connection, str], tuple[str, Row] | None]

DONE: Final = ("over", "closed")  # statuses of tables that are not played any more
START: Final = LogMark(0, "")
MOST_HASHES: Final = 1000


class StoredSnapshots:
    """Snapshots in one database; each method is one short transaction."""

    def __init__(
        self, engine: sa.Engine, rows: SnapshotRows, logs: Logs, lists: Lists, setups: Setups
    ) -> None:
        """Use the tables of an open database."""
        self._engine, self.rows = engine, rows
        self._logs, self._lists, self._setups = logs, lists, setups
        # Of the last snapshots, to be continued; the longest unused first.
        self._hashes: OrderedDict[str, tuple[LogMark, LogHash]] = OrderedDict()

    def load(self, table_id: str) -> StoredLog | None:
        """Return a table's snapshot and the later entries, or its whole log; None: no table."""
        with self._engine.connect() as connection:
            stored = self._setups(connection, table_id)
            if stored is None:
                return None
            text, setup = stored
            snapshot = self.rows.find(connection, table_id)
            rows = self._logs.rows(connection, table_id)
        if snapshot is not None and _fits(snapshot, text, rows):
            later = folded(row for row in rows if row.number > snapshot.number)
            return StoredLog(setup, later, snapshot.data, snapshot.number)
        return StoredLog(setup, folded(rows))

    def put(self, snapshots: list[NewSnapshot], at: float) -> None:
        """Write snapshots, each in place of the earlier one; a table that is gone gets none."""
        with self._engine.begin() as connection:
            for table_id, number, data in snapshots:
                log = self._hash(connection, table_id, number)
                if log is not None:
                    self.rows.put(connection, table_id, SnapshotRow(number, log, data), at)

    def _hash(self, connection: sa.Connection, table_id: str, number: int) -> str | None:
        """Return the hash of a log up to an entry; None: no such table.

        Only the entries after the last snapshot are read if that is still stored: who replaces an
        earlier entry deletes the snapshot.
        """
        mark, going = self._hashes.pop(table_id, (None, None))
        if going is None or mark is None or mark != self.rows.mark(connection, table_id):
            stored = self._setups(connection, table_id)
            if stored is None:
                return None
            mark, going = START, LogHash(stored[0])
        entries = self._logs.rows(connection, table_id, mark.number)
        log = going.add(row for row in entries if row.number <= number)
        self._hashes[table_id] = LogMark(number, log), going
        while len(self._hashes) > MOST_HASHES:
            self._hashes.popitem(last=False)
        return log

    def drop(self, table_id: str) -> None:
        """Delete the snapshot of a table."""
        with self._engine.begin() as connection:
            self.rows.drop(connection, table_id)

    def prune(self, before: float) -> None:
        """Delete the older snapshots of tables that are not played any more."""
        listed = self._lists.listings.c
        ended = sa.select(listed.table_id).where(listed.status.in_(DONE))
        table = self.rows.table
        old = (table.c.at < before) & table.c.table_id.in_(ended)
        with self._engine.begin() as connection:
            connection.execute(table.delete().where(old))


def _fits(snapshot: SnapshotRow, setup: str, rows: list[Any]) -> bool:
    """Return whether a snapshot was made from these first entries of a log."""
    first = [row for row in rows if row.number <= snapshot.number]
    last = first[-1].number if first else 0
    return bool(last == snapshot.number and snapshot.log == hash_of_log(setup, first))
