"""Deadlines and timeouts in the database.

A table of its own: the index has one row for each table that waits for a person, and tables without
a time control write nothing here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from moguls.server.table.clock.timeouts import ClockChange, Deadline


class Deadlines:
    """The deadline of each table, and all timeouts; each method is part of a transaction."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.table = sa.Table(
            "deadlines",
            meta,
            sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("seat", sa.Integer, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
            sa.Index("deadlines_at", "at"),
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
            row = {"table_id": table_id, "seat": deadline.seat, "at": deadline.at}
            connection.execute(self.table.insert().values(**row))

    def expired(self, connection: sa.Connection, now: float, limit: int) -> list[str]:
        """Return tables whose deadline has passed, the oldest first."""
        at = self.table.c.at
        query = sa.select(self.table.c.table_id).where(at <= now).order_by(at).limit(limit)
        return list(connection.execute(query).scalars())

    def of(self, table_id: sa.ColumnElement[object]) -> sa.ScalarSelect[object]:
        """Return the deadline of a table in a query."""
        return sa.select(self.table.c.at).where(self.table.c.table_id == table_id).scalar_subquery()

    def move(self, connection: sa.Connection, begin: float, end: float) -> None:
        """Move all deadlines that had not passed before an outage by its length."""
        at = self.table.c.at
        connection.execute(self.table.update().where(at > begin).values(at=at + (end - begin)))

    def delete(self, connection: sa.Connection, table_id: str) -> None:
        """Delete all of a table."""
        for table in (self.table, self.timeouts):
            connection.execute(table.delete().where(table.c.table_id == table_id))

    def forget(self, connection: sa.Connection, user_id: str) -> None:
        """Delete a person from the timeouts, which remain as somebody's."""
        mine = self.timeouts.c.user_id == user_id
        connection.execute(self.timeouts.update().where(mine).values(user_id=None))
