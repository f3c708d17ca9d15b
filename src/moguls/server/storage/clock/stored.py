"""SQLite store of clocks: the implementation of the port; its methods are called in threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import sqlalchemy as sa

    from moguls.server.storage.clock.deadlines import Deadlines
    from moguls.server.storage.clock.outages import Outages
    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.clock.timeouts import Deadline


class StoredClocks:
    """Deadlines and outages of one database; each method is one short transaction."""

    def __init__(self, engine: sa.Engine, deadlines: Deadlines, outages: Outages) -> None:
        """Use the tables of an open database."""
        self._engine, self._deadlines, self._outages = engine, deadlines, outages

    def expired(self, now: float, limit: int) -> list[str]:
        """Return tables whose deadline has passed, the oldest first; no table is loaded."""
        with self._engine.connect() as connection:
            return self._deadlines.expired(connection, now, limit)

    def put_deadline(self, table_id: str, deadline: Deadline | None) -> None:
        """Replace the deadline of a table."""
        with self._engine.begin() as connection:
            self._deadlines.put(connection, table_id, deadline)

    def outages(self) -> tuple[float | None, list[Interval]]:
        """Return the last heartbeat (None before the first one), and all outages."""
        with self._engine.connect() as connection:
            return self._outages.last_beat(connection), self._outages.all(connection)

    def beat(self, at: float, outages: Sequence[Interval] = ()) -> None:
        """Record a heartbeat and new outages, and move the open deadlines by these."""
        with self._engine.begin() as connection:
            self._outages.beat(connection, at)
            self._outages.add(connection, outages)
            for begin, end in outages:
                self._deadlines.move(connection, begin, end)

    def withdraw(self, outage: Interval) -> None:
        """Delete an outage that a wrong clock has shown, and move the deadlines back."""
        begin, end = outage
        with self._engine.begin() as connection:
            self._outages.delete(connection, begin)
            self._deadlines.move(connection, end, begin)
