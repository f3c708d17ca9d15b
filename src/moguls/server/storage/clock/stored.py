"""SQLite store of clocks: the implementation of the port; its methods are called in threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    import sqlalchemy as sa

    from moguls.server.storage.clock.deadlines import Deadlines, RestingTable
    from moguls.server.storage.clock.outages import Outages
    from moguls.server.storage.clock.vacations import Vacations
    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.clock.timeouts import Deadline


class StoredVacations:
    """Vacations in one database; each method is one short transaction."""

    def __init__(self, engine: sa.Engine, rows: Vacations) -> None:
        """Use the tables of an open database."""
        self._engine, self.rows = engine, rows

    def intervals(self, user: str, now: float) -> list[Interval]:
        """Return the vacations of a person that ended within a year, or have not ended."""
        with self._engine.connect() as connection:
            return self.rows.intervals(connection, user, now)

    def is_automatic(self, user: str) -> bool:
        """Return whether the vacations of a person begin by themselves."""
        with self._engine.connect() as connection:
            return self.rows.is_automatic(connection, user)

    def set_automatic(self, user: str, automatic: bool) -> None:
        """Choose whether the vacations of a person begin by themselves."""
        with self._engine.begin() as connection:
            self.rows.set_automatic(connection, user, automatic=automatic)


class StoredClocks:
    """Deadlines and outages of one database; each method is one short transaction."""

    def __init__(
        self, engine: sa.Engine, deadlines: Deadlines, outages: Outages, vacations: Vacations
    ) -> None:
        """Use the tables of an open database."""
        self._engine, self._deadlines, self._outages = engine, deadlines, outages
        self.vacations = StoredVacations(engine, vacations)

    def expired(self, now: float, limit: int) -> list[str]:
        """Return tables whose deadline has passed, the oldest first; no table is loaded."""
        with self._engine.connect() as connection:
            return self._deadlines.expired(connection, now, limit)

    def resting(self, now: float, limit: int) -> list[RestingTable]:
        """Return tables at which a vacation is to begin by itself; no table is loaded."""
        with self._engine.connect() as connection:
            manual = self.vacations.rows.manual
            return self._deadlines.resting(connection, now, limit, manual)

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
