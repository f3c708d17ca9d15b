"""Snapshot port: snapshots of tables, which may be dropped at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from moguls.server.table.table import LogEntry


class StoredLog(NamedTuple):
    """The log of a table, or a snapshot and the entries after it.

    Attributes:
        setup: of the table.
        entries: all entries, or those after the snapshot.
        snapshot: as it was written; None where there is none that fits the log.
        number: of the last entry in the snapshot; 0 without one.
    """

    setup: dict[str, Any]
    entries: list[LogEntry]
    snapshot: bytes | None = None
    number: int = 0


class NewSnapshot(NamedTuple):
    """A snapshot to be written; `number`: of the last entry in it."""

    table_id: str
    number: int
    data: bytes


class SnapshotStore(Protocol):
    """Snapshots of tables; each is of the log up to one entry."""

    def load(self, table_id: str) -> StoredLog | None:
        """Return a table's snapshot and the later entries, or its whole log; None: no table.

        The store deletes a snapshot when an entry up to it, or the setup of its table, changes.
        """

    def put(self, snapshots: list[NewSnapshot], at: float) -> None:
        """Write snapshots, each in place of the earlier one; a table that is gone gets none."""

    def drop(self, table_id: str) -> None:
        """Delete the snapshot of a table."""

    def prune(self, before: float) -> None:
        """Delete the older snapshots of tables that are not played any more."""
