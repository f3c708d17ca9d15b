"""Ways to sign in, in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from moguls.server.ports.identity import Row


class IdentityTables:
    """The tables of ways to sign in."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.recovery_codes = sa.Table(
            "recovery_codes",
            meta,
            sa.Column("user_id", sa.String, primary_key=True),
            sa.Column("digest", sa.String, nullable=False, unique=True),
            sa.Column("made_at", sa.Float, nullable=False),
            sa.Column("used_at", sa.Float),
        )

    def delete_person(self, connection: sa.Connection, user: str) -> None:
        """Delete everything about a person."""
        codes = self.recovery_codes
        connection.execute(codes.delete().where(codes.c.user_id == user))


class StoredIdentity:
    """Ways to sign in of one database; each method is one short transaction."""

    def __init__(self, engine: sa.Engine, tables: IdentityTables) -> None:
        """Use an open database."""
        self._engine, self._tables = engine, tables

    def put_recovery_code(self, user: str, digest: str, at: float) -> None:
        """Store the hash of a person's recovery code in place of an older one."""
        row = {"user_id": user, "digest": digest, "made_at": at, "used_at": None}
        insert = sqlite.insert(self._tables.recovery_codes).values(**row)
        with self._engine.begin() as connection:
            connection.execute(insert.on_conflict_do_update(["user_id"], set_=row))

    def recovery_code_of(self, user: str) -> Row | None:
        """Return when a person's recovery code was made and last used, or None."""
        codes = self._tables.recovery_codes
        query = sa.select(codes.c.made_at, codes.c.used_at).where(codes.c.user_id == user)
        with self._engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else dict(row)

    def use_recovery_code(self, digest: str, at: float) -> str | None:
        """Return the person of a recovery code, and record the use; None for an unknown code."""
        codes = self._tables.recovery_codes
        which = codes.c.digest == digest
        with self._engine.begin() as connection:
            user = connection.execute(sa.select(codes.c.user_id).where(which)).scalar()
            connection.execute(codes.update().where(which).values(used_at=at))
        return None if user is None else str(user)

    def drop_recovery_code(self, user: str) -> None:
        """Delete the recovery code of a person."""
        with self._engine.begin() as connection:
            self._tables.delete_person(connection, user)
