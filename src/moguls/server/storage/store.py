"""SQLite store: the storage port over one file."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.folders import ENDINGS
from moguls.server.storage.sql_store import SqlStore
from moguls.server.storage.sqlite.file import configured, fold_if_quiet, open_whole, touch
from moguls.server.storage.sqlite.migration import UnknownVersion, restoring
from moguls.server.storage.troubles import disk_trouble


class SqliteStore(SqlStore):
    """One database file; each method is one short transaction."""

    def __init__(self, path: Path, *, durable: bool = False) -> None:
        """Open the file, created if need be, and migrate it to the newest version.

        Args:
            path: the file.
            durable: whether a commit waits until the disk has it.

        Raises:
            UsageError: it is not such a file, is of a newer version, or cannot be written.
        """
        # Rows contain the deck: errors must not quote the values of a failed statement.
        url = sa.URL.create("sqlite", database=str(path))
        engine = sa.create_engine(url, hide_parameters=True)
        sa.event.listen(engine, "connect", configured(durable=durable))
        self._use(engine)
        self.path = path
        try:
            open_whole(engine, path)
        except (sa.exc.DBAPIError, UnknownVersion) as error:
            what = restoring(engine, path, error)
            self.close()
            why = (isinstance(error, sa.exc.DBAPIError) and error.orig) or error
            what = disk_trouble(why) or what
            msg = f"{path} cannot be used: {why}; {what}, or name another folder with --data"
            raise UsageError(msg) from error
        except UsageError:
            self.close()
            raise

    def _touch(self) -> None:
        touch(self.engine)

    def sizes(self) -> dict[str, int]:
        """Return the bytes of each file."""
        files = {it.strip("-") or "tables": Path(f"{self.path}{it}") for it in ENDINGS}
        return {name: path.stat().st_size for name, path in files.items() if path.exists()}

    def tidy(self) -> None:
        """Fold the write-ahead log into the file if nothing has been written for a while."""
        with suppress(OSError, sqlite3.Error):  # tried again; a real problem shows at each write
            fold_if_quiet(self.path)
