"""PostgreSQL store: the storage port over a database that several machines can reach."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.ports.storage import NotActive
from moguls.server.storage.postgresql.address import address_of
from moguls.server.storage.postgresql.engine import engine_of
from moguls.server.storage.postgresql.migration import check_server, migrate
from moguls.server.storage.postgresql.troubles import refusing
from moguls.server.storage.schema import SITE
from moguls.server.storage.sql_store import SqlStore

if TYPE_CHECKING:
    from moguls.server.storage.postgresql.engine import Guard

# Errors of a single row; all others are of the database, or of the way to it.
OF_A_ROW = (sa.exc.IntegrityError, sa.exc.DataError)


class PostgresStore(SqlStore):
    """One PostgreSQL database; each method is one short transaction."""

    def __init__(self, url: str, guard: Guard | None = None) -> None:
        """Connect to the database and migrate it to the newest version.

        Args:
            url: of libpq; the password may come from its other sources.
            guard: called at the beginning of each writing transaction; an error that it raises
                ends the transaction.

        Raises:
            UsageError: the URL is not valid, or the database cannot be used or is of a newer
                version.
        """
        self.address = address_of(url)
        engine = engine_of(self.address, guard)
        self._use(engine)
        with ExitStack() as stack:
            stack.callback(self.close)
            with refusing(self.address):
                check_server(engine)
                migrate(engine)
                self._touch()
            stack.pop_all()

    def _touch(self) -> None:
        """Write a value that is there already."""
        with self.engine.begin() as connection:
            connection.execute(SITE.update().values(id=SITE.c.id))

    def sizes(self) -> dict[str, int]:
        """Return the bytes of the database; nothing while it is away."""
        query = sa.select(sa.func.pg_database_size(sa.func.current_database()))
        try:
            with self.engine.connect() as connection:
                return {"database": connection.execute(query).scalar_one()}
        except sa.exc.SQLAlchemyError:
            return {}

    def fails_for_all(self, error: Exception) -> bool:
        """Return whether the database failed, or the way to it: that hits each table alone, too."""
        is_of_database = isinstance(error, sa.exc.SQLAlchemyError | OSError | NotActive)
        return is_of_database and not isinstance(error, OF_A_ROW)
