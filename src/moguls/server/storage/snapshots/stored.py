"""Store of snapshots: the implementation of the port; its methods are called in threads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.server.ports.snapshots import StoredLog
from moguls.server.storage.logs import folded
from moguls.server.storage.snapshots.rows import SnapshotRow

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.ports.snapshots import NewSnapshot
    from moguls.server.ports.storage import Row
    from moguls.server.storage.lists import Lists
    from moguls.server.storage.logs import Logs
    from moguls.server.storage.snapshots.rows import SnapshotRows

    # Returns a table's setup; None: no such table.
    Setups = Callable[[sa.Connection, str], Row | None]

DONE: Final = ("over", "closed")  # statuses of tables that are not played any more


class StoredSnapshots:
    """Snapshots in one database; each method is one short transaction."""

    def __init__(
        self, engine: sa.Engine, rows: SnapshotRows, logs: Logs, lists: Lists, setups: Setups
    ) -> None:
        """Use the tables of an open database."""
        self._engine, self.rows = engine, rows
        self._logs, self._lists, self._setups = logs, lists, setups

    def load(self, table_id: str) -> StoredLog | None:
        """Return a table's snapshot and the later entries, or its whole log; None: no table."""
        with self._engine.connect() as connection:
            setup = self._setups(connection, table_id)
            if setup is None:
                return None
            snapshot = self.rows.find(connection, table_id)
            if snapshot is not None:  # its last entry must be there
                rows = self._logs.rows(connection, table_id, snapshot.number - 1)
                if rows and rows[0].number == snapshot.number:
                    return StoredLog(setup, folded(rows[1:]), snapshot.data, snapshot.number)
            return StoredLog(setup, self._logs.read(connection, table_id))

    def put(self, snapshots: list[NewSnapshot], at: float) -> None:
        """Write snapshots, each in place of the earlier one; a table that is gone gets none."""
        with self._engine.begin() as connection:
            for table_id, number, data in snapshots:
                self.rows.put(connection, table_id, SnapshotRow(number, data), at)

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
