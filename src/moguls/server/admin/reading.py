"""Reads the tables of a data folder, beside a running server as well, and changes nothing."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.folders import FILE
from moguls.server.storage.store import TABLES, Store
from moguls.server.storage.versions import newest_version

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class ReadStore(Store):
    """A database that is read alone."""

    def __init__(self, path: Path) -> None:
        """Open a file.

        Raises:
            UsageError: there is none, or it is of another version.
        """
        if not path.exists():
            msg = f"there are no tables in {path.parent}; name the folder of a server by --data"
            raise UsageError(msg)
        url = f"{path.absolute().as_uri()}?mode=ro"
        self.engine = sa.create_engine(
            "sqlite://",
            creator=lambda: sqlite3.connect(url, uri=True, check_same_thread=False),
            poolclass=sa.pool.StaticPool,
            hide_parameters=True,
        )
        self._refuse_other_version(path)

    def _refuse_other_version(self, path: Path) -> None:
        """Refuse what this version of Moguls does not read."""
        try:
            with self.engine.connect() as connection:
                query = sa.text("SELECT version_num FROM alembic_version")
                found = str(connection.execute(query).scalar_one())
        except sa.exc.SQLAlchemyError as error:
            self.close()
            msg = f"{path} cannot be read: it is damaged, or none of ours"
            raise UsageError(msg) from error
        if found != newest_version():
            self.close()
            msg = f"{path} is of another version ({found}): start this version's server on it once"
            raise UsageError(msg)

    def table_ids(self) -> list[str]:
        """Return the ids of all tables, the oldest first."""
        with self.engine.connect() as connection:
            query = sa.select(TABLES.c.id).order_by(TABLES.c.made_at, TABLES.c.id)
            return [str(each) for each in connection.execute(query).scalars()]

    def rows(self, query: sa.Select[object]) -> list[dict[str, Any]]:
        """Return what a query finds."""
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]


@contextmanager
def reading(folder: Path) -> Iterator[ReadStore]:
    """Yield the tables of a folder.

    Raises:
        UsageError: there are none that can be read.
    """
    store = ReadStore(folder / FILE)
    try:
        yield store
    finally:
        store.close()
