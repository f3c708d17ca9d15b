"""Bans in the database; each method is part of a transaction."""

from __future__ import annotations

import sqlalchemy as sa

from moguls.server.ports.storage import Ban


class BanRows:
    """Bans of people, by id, and of networks."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the table."""
        self.table = sa.Table(
            "bans",
            meta,
            sa.Column("who", sa.String, primary_key=True),
            sa.Column("made_at", sa.Float, nullable=False),
            sa.Column("ends_at", sa.Float),
            sa.Column("reason", sa.String, nullable=False),
        )

    def all(self, connection: sa.Connection) -> list[Ban]:
        """Return all bans, the oldest first, also those that have ended."""
        order = self.table.c.made_at, self.table.c.who
        return [Ban(*row) for row in connection.execute(sa.select(self.table).order_by(*order))]

    def put(self, connection: sa.Connection, ban: Ban) -> None:
        """Add a ban, or replace the one of the same person or network."""
        self.drop(connection, ban.who)
        connection.execute(self.table.insert().values(**ban._asdict()))

    def drop(self, connection: sa.Connection, who: str) -> None:
        """Delete a ban."""
        connection.execute(self.table.delete().where(self.table.c.who == who))
