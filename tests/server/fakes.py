"""Ports for tests: a clock that is set by hand, and logs in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from moguls.server.ports.snapshots import StoredLog

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.ports.snapshots import NewSnapshot
    from moguls.server.ports.storage import Row
    from moguls.server.table.change import TableChange
    from moguls.server.table.due import Due, DueTable
    from moguls.server.table.listing import Listing
    from moguls.server.table.table import LogEntry


class FakeClock:
    """A clock that stands still until a test moves it.

    Attributes:
        now: the monotonic time.
        offset: the wall time minus the monotonic time; to change it sets the wall clock.
    """

    def __init__(self, now: float = 0.0, offset: float = 0.0) -> None:
        self.now, self.offset = now, offset

    def time(self) -> float:
        return self.now + self.offset

    def monotonic(self) -> float:
        return self.now


class MemorySnapshots:
    """Snapshots in memory, beside the logs of a `MemoryStore`."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self.rows: dict[str, NewSnapshot] = {}

    def load(self, table_id: str) -> StoredLog | None:
        found = self._store.load(table_id)
        if found is None:
            return None
        setup, entries = found
        if table_id not in self.rows:
            return StoredLog(setup, entries)
        _table, number, data = self.rows[table_id]
        later = [entry for entry in entries if (entry.number or 0) > number]
        return StoredLog(setup, later, data, number)

    def put(self, snapshots: list[NewSnapshot], at: float) -> None:
        assert at >= 0
        self.rows.update((snapshot.table_id, snapshot) for snapshot in snapshots)

    def drop(self, table_id: str) -> None:
        self.rows.pop(table_id, None)

    def prune(self, before: float) -> None:
        raise NotImplementedError


class MemoryStore:
    """The logs of tables in memory, for a hub."""

    def __init__(self) -> None:
        self.logs: dict[str, tuple[Row, dict[int, LogEntry]]] = {}
        self.snapshots = MemorySnapshots(self)

    def add_table(self, table_id: str, made: Row, change: TableChange) -> None:
        self.logs[table_id] = made, {}
        self.append([(table_id, change)])

    def append(self, tables: list[tuple[str, TableChange]]) -> None:
        for table_id, change in tables:
            log = self.logs[table_id][1]
            for number, entry in zip(change.numbers, change.entries, strict=True):
                log[number] = replace(entry, number=number)

    def fails_for_all(self, error: Exception) -> bool:
        return isinstance(error, MemoryError)

    def load(self, table_id: str) -> tuple[Row, list[LogEntry]] | None:
        if table_id not in self.logs:
            return None
        made, log = self.logs[table_id]
        return made, [log[number] for number in sorted(log)]

    def rename(self, user_id: str, values: Row, tables: dict[str, TableChange]) -> None:
        assert user_id
        assert values
        self.append(list(tables.items()))

    def open_tables(self, since: float, include: Collection[str], limit: int) -> list[Row]:
        raise NotImplementedError

    def tables_of(self, user: str, before: float, limit: int) -> list[Row]:
        raise NotImplementedError

    def unfinished_of(self, user: str, limit: int) -> list[Row]:
        raise NotImplementedError

    def finished_of(self, user: str, limit: int) -> list[Row]:
        raise NotImplementedError

    def companions_of(self, user: str, limit: int) -> list[Row]:
        raise NotImplementedError

    def forget_finished(self, user: str) -> None:
        raise NotImplementedError

    def due(self, now: float) -> list[DueTable]:
        raise NotImplementedError

    def mark(self, table_id: str, due: Due | None) -> None:
        """Write nothing."""

    def repair_listing(self, table_id: str, listing: Listing | None) -> None:
        """Write nothing."""
