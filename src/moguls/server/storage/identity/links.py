"""One-time links in the database."""

from __future__ import annotations

import json

import sqlalchemy as sa

from moguls.server.ports.identity import OneTimeLink


class OneTimeLinkRows:
    """The table of one-time links; each method is part of a transaction."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the table."""
        self.table = sa.Table(
            "one_time_links",
            meta,
            sa.Column("digest", sa.String, primary_key=True),
            sa.Column("purpose", sa.String, nullable=False),
            sa.Column("user_id", sa.String, index=True),
            sa.Column("payload", sa.Text, nullable=False),
            sa.Column("made_at", sa.Float, nullable=False),
            sa.Column("expires_at", sa.Float, nullable=False, index=True),
            sa.Column("used_at", sa.Float),
        )

    def delete_person(self, connection: sa.Connection, user: str) -> None:
        """Delete the links of a person."""
        connection.execute(self.table.delete().where(self.table.c.user_id == user))


class StoredOneTimeLinks:
    """One-time links of one database; each method is one short transaction."""

    def __init__(self, engine: sa.Engine, rows: OneTimeLinkRows) -> None:
        """Use an open database."""
        self._engine, self._rows, self._table = engine, rows, rows.table

    def add(self, link: OneTimeLink, forget_before: float) -> None:
        """Add a link, and delete those that expired before a time."""
        row = link._asdict()
        row["user_id"], row["payload"] = row.pop("person"), json.dumps(dict(link.payload))
        with self._engine.begin() as connection:
            old = self._table.c.expires_at < forget_before
            connection.execute(self._table.delete().where(old))
            connection.execute(self._table.insert().values(**row))

    def find(self, digest: str) -> OneTimeLink | None:
        """Return a link, also a used or expired one, or None."""
        query = sa.select(self._table).where(self._table.c.digest == digest)
        with self._engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        if row is None:
            return None
        values = dict(row)
        values["person"], values["payload"] = values.pop("user_id"), json.loads(row["payload"])
        return OneTimeLink(**values)

    def use(self, digest: str, at: float) -> bool:
        """Mark a link as used; return whether it was unused and had not expired."""
        links = self._table.c
        valid = (links.digest == digest) & links.used_at.is_(None) & (links.expires_at > at)
        with self._engine.begin() as connection:
            change = self._table.update().where(valid).values(used_at=at)
            return bool(connection.execute(change).rowcount)

    def drop_all(self, user: str) -> None:
        """Delete the links of a person."""
        with self._engine.begin() as connection:
            self._rows.delete_person(connection, user)
