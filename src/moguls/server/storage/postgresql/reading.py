"""Read-only store of a PostgreSQL database; it may be opened while a server runs."""

from __future__ import annotations

from typing import NoReturn

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.postgresql.address import address_of
from moguls.server.storage.postgresql.engine import engine_of
from moguls.server.storage.postgresql.troubles import refusal
from moguls.server.storage.read_only import ReadStore


class PostgresReadStore(ReadStore):
    """A PostgreSQL database that is only read."""

    def __init__(self, url: str) -> None:
        """Connect to the database.

        Raises:
            UsageError: the URL is not valid, the database cannot be reached or is of another
                version.
        """
        address = address_of(url)
        self._use(engine_of(address, _refuse))
        try:
            with self.engine.connect():
                pass
        except sa.exc.SQLAlchemyError as error:
            self.close()
            raise refusal(address, error) from None
        self._refuse_other_version(str(address))


def _refuse(_connection: object) -> NoReturn:
    """Refuse a writing transaction: this is called in each."""
    msg = "this store is only read"
    raise UsageError(msg)
