"""PostgreSQL database as one end of a copy; its lock keeps servers out."""

from __future__ import annotations

from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.copying.side import Side
from moguls.server.storage.postgresql.address import address_of
from moguls.server.storage.postgresql.engine import ACTIVE
from moguls.server.storage.postgresql.migration import check_locks
from moguls.server.storage.postgresql.store import PostgresStore
from moguls.server.storage.postgresql.troubles import refusing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.storage.copying.rows import Values

NO_HURRY: Final = "SET idle_in_transaction_session_timeout = 0"  # the other end may be slow


class RemoteSide(Side):
    """A PostgreSQL database; the connection of the copy also holds the lock."""

    def __init__(self, url: str) -> None:
        """Connect and lock servers out.

        Raises:
            UsageError: a server or another copy uses it, or it cannot be used.
        """
        self.address, self._url = address_of(url), url
        self.name = str(self.address)
        self.migrating = "moguls serve --database URL"
        with ExitStack() as stack:
            with refusing(self.address):
                self.connection = self._connected(stack)
            self._lock_servers_out()
            self._open = stack.pop_all()

    def _connected(self, stack: ExitStack) -> sa.Connection:
        import psycopg  # noqa: PLC0415  # an extra

        engine = sa.create_engine(
            "postgresql+psycopg://",
            creator=lambda: psycopg.connect(**self.address.connecting()),
            poolclass=sa.pool.StaticPool,
            hide_parameters=True,
        )
        stack.callback(engine.dispose)
        check_locks(engine)
        connection = stack.enter_context(closing(engine.connect()))
        connection.exec_driver_sql(NO_HURRY)
        connection.commit()
        return connection

    def _lock_servers_out(self) -> None:
        connection = self.connection
        is_free = connection.exec_driver_sql(f"SELECT pg_try_advisory_lock({ACTIVE})").scalar_one()
        connection.commit()
        if not is_free:
            msg = f"a server uses {self.name}, or another copy: stop it before a copy"
            raise UsageError(msg)

    def create(self) -> None:
        """Create all tables, as the first start of a server does."""
        self.connection.rollback()
        PostgresStore(self._url).close()

    def begin_writing(self) -> None:
        """Do nothing: this connection has the lock."""

    def begin_reading(self) -> None:
        """Begin a transaction of one moment."""
        self.connection.rollback()
        self.connection.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self.connection.begin()

    def unsuitable(self, values: Values) -> str:
        """Return that texts with NUL cannot be stored."""
        has_null = any("\0" in value for value in values if isinstance(value, str))
        return "PostgreSQL has no texts with the character NUL" if has_null else ""

    def finish(self, tables: Sequence[sa.Table]) -> None:
        """Let numbers of new rows begin after the largest one, and measure the tables."""
        preparer = self.connection.dialect.identifier_preparer
        for table in tables:
            name = preparer.format_table(table)
            for column in table.primary_key:
                query = sa.func.pg_get_serial_sequence(name, column.name)
                sequence = self.connection.execute(sa.select(query)).scalar()
                if sequence:
                    largest = sa.func.max(column)
                    following = sa.func.coalesce(largest, 1), largest.is_not(None)
                    self.connection.execute(sa.select(sa.func.setval(sequence, *following)))
        self.connection.exec_driver_sql("ANALYZE")

    def close(self) -> None:
        """End the session, and so release the lock."""
        self._open.close()
