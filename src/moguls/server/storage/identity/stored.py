"""Ways to sign in, in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.storage.portable import insert_new, insert_or_update

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

        self.passkeys = sa.Table(
            "passkeys",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("user_id", sa.String, nullable=False, index=True),
            sa.Column("name", sa.String, nullable=False),
            sa.Column("public_key", sa.Text, nullable=False),
            sa.Column("sign_count", sa.Integer, nullable=False),
            sa.Column("host", sa.String, nullable=False),
            sa.Column("made_at", sa.Float, nullable=False),
            sa.Column("used_at", sa.Float),
        )

    def delete_person(self, connection: sa.Connection, user: str) -> None:
        """Delete everything about a person."""
        for table in (self.recovery_codes, self.passkeys):
            connection.execute(table.delete().where(table.c.user_id == user))


class StoredIdentity:
    """Ways to sign in of one database; each method is one short transaction."""

    def __init__(self, engine: sa.Engine, tables: IdentityTables) -> None:
        """Use an open database."""
        self._engine, self._tables = engine, tables

    def put_recovery_code(self, user: str, digest: str, at: float) -> None:
        """Store the hash of a person's recovery code in place of an older one."""
        row = {"user_id": user, "digest": digest, "made_at": at, "used_at": None}
        with self._engine.begin() as connection:
            insert_or_update(connection, self._tables.recovery_codes, row, ["user_id"], row)

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
        codes = self._tables.recovery_codes
        with self._engine.begin() as connection:
            connection.execute(codes.delete().where(codes.c.user_id == user))

    def passkeys_of(self, user: str) -> list[Row]:
        """Return the passkeys of a person, the oldest first."""
        table = self._tables.passkeys
        query = sa.select(table).where(table.c.user_id == user).order_by(table.c.made_at)
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def passkey(self, passkey: str) -> Row | None:
        """Return a passkey, or None."""
        table = self._tables.passkeys
        query = sa.select(table).where(table.c.id == passkey)
        with self._engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else dict(row)

    def add_passkey(self, row: Row) -> bool:
        """Add a passkey; return whether its id was free."""
        with self._engine.begin() as connection:
            return bool(insert_new(connection, self._tables.passkeys, row))

    def use_passkey(self, passkey: str, count: int, at: float) -> None:
        """Record the use of a passkey, with its counter of signatures."""
        table = self._tables.passkeys
        change = table.update().where(table.c.id == passkey)
        with self._engine.begin() as connection:
            connection.execute(change.values(sign_count=count, used_at=at))

    def drop_passkey(self, user: str, passkey: str) -> bool:
        """Delete a passkey of a person; return whether there was one."""
        table = self._tables.passkeys
        which = (table.c.id == passkey) & (table.c.user_id == user)
        with self._engine.begin() as connection:
            return bool(connection.execute(table.delete().where(which)).rowcount)

    def passkey_hosts(self) -> dict[str, int]:
        """Return the number of passkeys of each host name."""
        host = self._tables.passkeys.c.host
        query = sa.select(host, sa.func.count()).group_by(host)
        with self._engine.connect() as connection:
            return {str(name): int(count) for name, count in connection.execute(query)}
