"""Read-only stores of a server's database; they may be opened while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.schema import ENTRIES, RECORDS, TABLES
from moguls.server.storage.sql_store import SqlStore
from moguls.server.storage.sqlite.engine import single_engine
from moguls.server.storage.versions import newest_version, unfinished

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.ports.storage import Row


class ReadStore(SqlStore):
    """A store that cannot write, with access to raw rows."""

    def table_ids(self) -> list[str]:
        """Return the ids of all tables, the oldest first."""
        query = sa.select(TABLES.c.id).order_by(TABLES.c.made_at, TABLES.c.id)
        return [str(row["id"]) for row in self._rows(query)]

    def raw_log(self, table: str) -> tuple[Row, list[Row]] | None:
        """Return the row of a table and those of its entries, their JSON unread; None: no table."""
        rows = self._rows(sa.select(TABLES).where(TABLES.c.id == table))
        query = sa.select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        return (rows[0], self._rows(query)) if rows else None

    def records(self) -> list[Row]:
        """Return all imported records. Keys: id, game, record (text), owner and others."""
        return self._rows(sa.select(RECORDS.table))

    def _rows(self, query: sa.Select[tuple[object, ...]]) -> list[Row]:
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def _refuse_other_version(self, where: str) -> None:
        """Refuse a database of another version, and close it.

        Raises:
            UsageError: it is of another version, or cannot be read.
        """
        try:
            with self.engine.connect() as connection:
                query = sa.text("SELECT version_num FROM alembic_version")
                version = str(connection.execute(query).scalar_one())
        except sa.exc.SQLAlchemyError as error:
            self.close()
            msg = f"{where} cannot be read: it is damaged, or not a database of Moguls"
            raise UsageError(msg) from error
        if version != newest_version():
            self.close()
            what = unfinished(version) or "start this version's server on it once"
            msg = f"{where} has version {version}: {what}"
            raise UsageError(msg)


class FileReadStore(ReadStore):
    """A SQLite file that is only read."""

    def __init__(self, path: Path) -> None:
        """Open a file.

        Raises:
            UsageError: it does not exist, or is of another version.
        """
        if not path.exists():
            msg = f"there are no tables in {path.parent}; name the folder of a server with --data"
            raise UsageError(msg)
        self._use(single_engine(path, "ro"))
        self._refuse_other_version(str(path))
