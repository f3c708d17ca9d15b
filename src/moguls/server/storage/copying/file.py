"""SQLite file as one end of a copy; in a data folder, servers are locked out."""

from __future__ import annotations

from contextlib import ExitStack, closing
from typing import IO, TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.copying.side import Side
from moguls.server.storage.folders import (
    FILE,
    OWNER,
    FolderInUse,
    keep_to_owner,
    lock_folder,
)
from moguls.server.storage.sqlite.engine import single_engine
from moguls.server.storage.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from moguls.server.storage.copying.rows import Values

PATIENCE: Final = 1.0  # seconds for other processes, which keep a lock for a moment or for long


def file_of(path: Path) -> Path:
    """Return the file that a path names: itself, or the one in a data folder."""
    is_file = path.is_file() or (path.suffix == ".sqlite" and not path.is_dir())
    return path if is_file else path / FILE


def _locked(path: Path) -> IO[str]:
    """Return the lock of a data folder.

    Raises:
        UsageError: a server runs there, or it cannot be written.
    """
    try:
        return lock_folder(path.parent)
    except FolderInUse as error:
        msg = f"process {error.owner} uses {path}: stop that server before a copy"
        raise UsageError(msg) from error


class FileSide(Side):
    """A SQLite file."""

    def __init__(self, path: Path, *, writes: bool) -> None:
        """Lock its data folder and open it; one to write is created if need be.

        Raises:
            UsageError: there is no such file, a server uses it, or it cannot be used.
        """
        self.path, self.name = path, str(path)
        self.migrating = f"moguls serve --data {path.parent}"
        if not writes and not path.is_file():
            msg = f"there are no tables in {path}; name a data folder, a file or a database"
            raise UsageError(msg)
        with ExitStack() as stack:
            if path.name == FILE:  # servers use no other name
                stack.enter_context(_locked(path))
            self.connection = self._opened(stack, writes=writes)
            self._open = stack.pop_all()

    def _opened(self, stack: ExitStack, *, writes: bool) -> sa.Connection:
        if writes:
            self._make_private()
        engine = single_engine(self.path, "rw" if writes else "ro", PATIENCE)
        stack.callback(engine.dispose)
        return stack.enter_context(closing(engine.connect()))

    def _make_private(self) -> None:
        """Create the file for its owner alone, like a server does."""
        try:
            if self.path.name == FILE:
                keep_to_owner(self.path.parent)
            else:
                self.path.touch(OWNER)
        except OSError as error:
            msg = f"{self.path} cannot be written: {error.strerror}"
            raise UsageError(msg) from error

    def version(self) -> str | None:
        """Return the version of the database; None: it is empty.

        Raises:
            UsageError: it cannot be read.
        """
        try:
            return super().version()
        except sa.exc.DatabaseError as error:
            msg = f"{self.path} cannot be read as a database of Moguls: {error.orig}"
            raise UsageError(msg) from error

    def create(self) -> None:
        """Create all tables, as the first start of a server does."""
        self.connection.rollback()
        SqliteStore(self.path).close()

    def begin_writing(self) -> None:
        """Keep each lock of the file: another copy to it is refused."""
        self.connection.rollback()
        for pragma in ("synchronous=NORMAL", "locking_mode=EXCLUSIVE"):
            self.connection.exec_driver_sql(f"PRAGMA {pragma}")

    def begin_reading(self) -> None:
        """Begin a transaction; Python's driver begins none to read."""
        self.connection.rollback()
        self.connection.exec_driver_sql("BEGIN")

    def unsuitable(self, values: Values) -> str:
        """Return that it can store everything."""
        del values
        return ""

    def finish(self, tables: Sequence[sa.Table]) -> None:
        """Do nothing: SQLite numbers rows after the largest number."""

    def close(self) -> None:
        """Close the file and unlock its folder."""
        self._open.close()
