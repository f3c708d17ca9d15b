"""Heartbeat of the server and its outages in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.clock.banks import Interval


class Outages:
    """The last heartbeat and all outages; each method is part of a transaction."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.heartbeat = sa.Table(
            "heartbeat",
            meta,
            sa.Column("id", sa.Integer, primary_key=True),
            sa.Column("at", sa.Float, nullable=False),
        )
        self.table = sa.Table(
            "outages",
            meta,
            sa.Column("from_at", sa.Float, primary_key=True),
            sa.Column("to_at", sa.Float, nullable=False),
        )

    def last_beat(self, connection: sa.Connection) -> float | None:
        """Return the time of the last heartbeat; None before the first one."""
        return connection.execute(sa.select(self.heartbeat.c.at)).scalar()

    def beat(self, connection: sa.Connection, at: float) -> None:
        """Record a heartbeat."""
        changed = connection.execute(self.heartbeat.update().values(at=at)).rowcount
        if not changed:
            connection.execute(self.heartbeat.insert().values(id=1, at=at))

    def all(self, connection: sa.Connection) -> list[Interval]:
        """Return all outages, the oldest first."""
        rows = connection.execute(sa.select(self.table).order_by(self.table.c.from_at))
        return [(row.from_at, row.to_at) for row in rows]

    def add(self, connection: sa.Connection, outages: Sequence[Interval]) -> None:
        """Record outages."""
        for begin, end in outages:
            connection.execute(self.table.insert().values(from_at=begin, to_at=end))

    def delete(self, connection: sa.Connection, begin: float) -> None:
        """Delete the outage that began at a time."""
        connection.execute(self.table.delete().where(self.table.c.from_at == begin))
