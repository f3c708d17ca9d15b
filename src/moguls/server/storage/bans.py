"""The bans in the database: of people, by their ids, and of networks."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa


class Ban(NamedTuple):
    """Who may not come in: a person by its id, or a network; until when, None for ever, and why."""

    who: str
    made_at: float
    ends_at: float | None = None
    reason: str = ""


class BanRows:
    """Their table in the database; every method is part of a transaction."""

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
        """Keep a ban, in the place of an older one of the same."""
        self.drop(connection, ban.who)
        connection.execute(self.table.insert().values(**ban._asdict()))

    def drop(self, connection: sa.Connection, who: str) -> None:
        """Forget a ban."""
        connection.execute(self.table.delete().where(self.table.c.who == who))
