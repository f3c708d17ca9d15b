"""Deadlines and timeouts in the database.

A table of its own: the index has one row for each table that waits for a person, and tables without
a time control write nothing here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.server.storage.old_names import stored_kinds
from moguls.server.table.clock.bounds import VACATION_SECONDS

if TYPE_CHECKING:
    from moguls.server.storage.logs import Logs
    from moguls.server.table.clock.timeouts import ClockChange, Deadline

STOPS: Final = frozenset({"pause", "vacation"})  # entries after which a clock stands
RestingTable = tuple[str, str]  # the ids of a table, and of the person on turn


class Deadlines:
    """The deadline of each table, and all timeouts; each method is part of a transaction."""

    def __init__(self, meta: sa.MetaData, logs: Logs) -> None:
        """Define the tables, beside the logs."""
        self._logs = logs
        self.table = sa.Table(
            "deadlines",
            meta,
            sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("seat", sa.Integer, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
            sa.Column("user_id", sa.String),
            sa.Column("rest_at", sa.Float),  # when a vacation begins by itself
            sa.Index("deadlines_at", "at"),
            sa.Index("deadlines_rest", "rest_at"),
        )
        self.timeouts = sa.Table(
            "timeouts",
            meta,
            sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("at", sa.Float, primary_key=True),
            sa.Column("seat", sa.Integer, nullable=False),
            sa.Column("user_id", sa.String),
            sa.Column("reopened", sa.Boolean, nullable=False),
            sa.Index("timeouts_user", "user_id"),
        )

    def write(self, connection: sa.Connection, table_id: str, change: ClockChange) -> None:
        """Replace the deadline of a table, and add its timeouts."""
        self.put(connection, table_id, change.deadline)
        rows = [
            {
                "table_id": table_id,
                "at": row.at,
                "seat": row.seat,
                "user_id": row.user,
                "reopened": row.reopened,
            }
            for row in change.timeouts
        ]
        if rows:
            connection.execute(self.timeouts.insert(), rows)

    def put(self, connection: sa.Connection, table_id: str, deadline: Deadline | None) -> None:
        """Replace the deadline of a table."""
        here = self.table.c.table_id == table_id
        connection.execute(self.table.delete().where(here))
        if deadline is not None:
            seat, at, user, rest_at = deadline
            row = {"table_id": table_id, "seat": seat, "at": at, "user_id": user}
            connection.execute(self.table.insert().values(**row, rest_at=rest_at))

    def expired(self, connection: sa.Connection, now: float, limit: int) -> list[str]:
        """Return tables whose deadline has passed, the oldest first."""
        at = self.table.c.at
        query = sa.select(self.table.c.table_id).where(at <= now).order_by(at).limit(limit)
        return list(connection.execute(query).scalars())

    def resting(
        self, connection: sa.Connection, now: float, limit: int, manual: sa.Table
    ) -> list[RestingTable]:
        """Return tables at which a vacation is to begin, the oldest first.

        `manual`: the people whose vacations do not begin by themselves.
        """
        columns = self.table.c
        is_manual = sa.exists().where(manual.c.user_id == columns.user_id)
        query = sa.select(columns.table_id, columns.user_id).where(columns.rest_at <= now)
        query = query.where(~is_manual).order_by(columns.rest_at).limit(limit)
        return [(row.table_id, row.user_id) for row in connection.execute(query)]

    def of(self, table_id: sa.ColumnElement[object]) -> sa.ScalarSelect[object]:
        """Return the deadline of a table in a query."""
        return sa.select(self.table.c.at).where(self.table.c.table_id == table_id).scalar_subquery()

    def move(self, connection: sa.Connection, begin: float, end: float) -> None:
        """Move all deadlines that had not passed before an outage by its length.

        One that may move by less stays until the sweep that finds it has opened its table: if it
        were late, nothing would find it. `end` before `begin` moves all of them back.
        """
        moves = sa.true() if end < begin else ~self._may_move_less(begin)
        for at in (self.table.c.at, self.table.c.rest_at):
            later = {at.name: at + (end - begin)}
            connection.execute(self.table.update().where((at > begin) & moves).values(**later))

    def _may_move_less(self, begin: float) -> sa.ColumnElement[bool]:
        """Return whether a turn may have begun in an outage, or a clock may have stood then."""
        entry = self._logs.table.c
        stands = entry.kind.in_(stored_kinds(STOPS)) & (entry.at > begin - VACATION_SECONDS)
        here = entry.table_id == self.table.c.table_id
        return sa.exists().where(here & ((entry.at > begin) | stands))

    def delete(self, connection: sa.Connection, table_id: str) -> None:
        """Delete all of a table."""
        for table in (self.table, self.timeouts):
            connection.execute(table.delete().where(table.c.table_id == table_id))

    def forget(self, connection: sa.Connection, user_id: str) -> None:
        """Delete a person from the timeouts, which remain as somebody's."""
        mine = self.timeouts.c.user_id == user_id
        connection.execute(self.timeouts.update().where(mine).values(user_id=None))
