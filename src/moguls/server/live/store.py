"""What live tables need of a store; it may lie in a file, or anywhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.table.change import TableChange
    from moguls.server.table.due import Due, DueTable
    from moguls.server.table.listing import Listing
    from moguls.server.table.table import Entry


class Store(Protocol):
    """Logs of tables and the lists of them; each method is a transaction, called in a thread."""

    def add_table(
        self,
        table_id: str,
        made: dict[str, object],
        change: TableChange,
    ) -> None:
        """Keep a new table and its first entries, and list it, all or nothing."""

    def append(self, tables: list[tuple[str, TableChange]]) -> None:
        """Write entries to logs, and how the tables stand after them, all or nothing."""

    def fails_for_all(self, error: Exception) -> bool:
        """Say whether what `append` raised would be raised for each of its tables alone."""

    def load(self, table_id: str) -> tuple[dict[str, object], list[Entry]] | None:
        """Return how a table was made and its whole log, or None."""

    def rename(
        self, user_id: str, values: dict[str, object], tables: dict[str, TableChange]
    ) -> None:
        """Change a person's name, in the logs of tables as well, all or nothing."""

    def open_tables(
        self, since: float, besides: Collection[str], limit: int
    ) -> list[dict[str, object]]:
        """Return the open tables that changed since a time, or are among those named."""

    def tables_of(self, user: str, before: float, limit: int) -> list[dict[str, object]]:
        """Return the tables of a person that changed before a time, the last changed first."""

    def due(self, now: float) -> list[DueTable]:
        """Return the tables that go on by themselves: the most urgent, then the latest first."""

    def mark(self, table_id: str, due: Due | None) -> None:
        """Write how urgent it is that a table goes on."""

    def mend_listing(self, table_id: str, listing: Listing | None) -> None:
        """Write a row of an older version as its log has it; None if that cannot be read."""
