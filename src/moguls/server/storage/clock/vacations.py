"""Vacations of people in the database.

Rows outlive their tables, so that the days of a year count when a table is deleted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.table.clock.vacations import YEAR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.clock.vacations import VacationRow


class Vacations:
    """Vacations, and who wants none to begin by itself; each method is part of a transaction."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.table = sa.Table(
            "vacations",
            meta,
            sa.Column("table_id", sa.String, primary_key=True),
            sa.Column("seat", sa.Integer, primary_key=True),
            sa.Column("begin_at", sa.Float, primary_key=True),
            sa.Column("end_at", sa.Float, nullable=False),
            sa.Column("user_id", sa.String),
            sa.Index("vacations_user", "user_id", "end_at"),
        )
        self.manual = sa.Table(
            "manual_vacations", meta, sa.Column("user_id", sa.String, primary_key=True)
        )

    def write(self, connection: sa.Connection, table_id: str, rows: Sequence[VacationRow]) -> None:
        """Add vacations of a table, or change the end of those that are there."""
        columns = self.table.c
        for row in rows:
            place = {"table_id": table_id, "seat": row.seat, "begin_at": row.begin}
            which = sa.and_(*(columns[name] == value for name, value in place.items()))
            changed = connection.execute(self.table.update().where(which).values(end_at=row.end))
            if not changed.rowcount:
                values = {**place, "end_at": row.end, "user_id": row.user}
                connection.execute(self.table.insert().values(**values))
                old = (columns.user_id == row.user) & (columns.end_at < row.begin - YEAR)
                connection.execute(self.table.delete().where(old))

    def intervals(self, connection: sa.Connection, user: str, now: float) -> list[Interval]:
        """Return the vacations of a person that ended within a year, or have not ended."""
        columns = self.table.c
        which = (columns.user_id == user) & (columns.end_at > now - YEAR)
        query = sa.select(columns.begin_at, columns.end_at).where(which)
        return [(row.begin_at, row.end_at) for row in connection.execute(query)]

    def is_automatic(self, connection: sa.Connection, user: str) -> bool:
        """Return whether the vacations of a person begin by themselves."""
        query = sa.select(self.manual.c.user_id).where(self.manual.c.user_id == user)
        return connection.execute(query).first() is None

    def set_automatic(self, connection: sa.Connection, user: str, *, automatic: bool) -> None:
        """Choose whether the vacations of a person begin by themselves."""
        connection.execute(self.manual.delete().where(self.manual.c.user_id == user))
        if not automatic:
            connection.execute(self.manual.insert().values(user_id=user))

    def forget(self, connection: sa.Connection, user: str) -> None:
        """Delete all of a person."""
        for table in (self.table, self.manual):
            connection.execute(table.delete().where(table.c.user_id == user))
