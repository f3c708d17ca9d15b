"""Database file: connections, migration, and its write-ahead log.

SQLite writes into the write-ahead log (`-wal`) first. It is folded into the file when the server
starts and ends, and while nobody plays, so that a copy of the file alone has nearly everything.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any, Final

from moguls.server.storage.sqlite.migration import migrate

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import sqlalchemy as sa

# Pages of 4 KB in the write-ahead log before they are folded in during play: many of them are the
# same page of a table, whose moves are written one by one.
CHECKPOINT: Final = 4000
QUIET: Final = 5.0  # seconds without a write before the write-ahead log is folded in


def configured(*, durable: bool) -> Callable[[object, object], None]:
    """Return the set-up of each connection: reads do not wait for writes, and nothing is lost.

    Args:
        durable: whether a commit waits until the disk has it, so that a power cut loses none.
    """

    def configure(connection: Any, _record: object) -> None:
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={'FULL' if durable else 'NORMAL'}",
            "foreign_keys=ON",
            "busy_timeout=5000",
            f"wal_autocheckpoint={CHECKPOINT}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return configure


def open_whole(engine: sa.Engine, path: Path) -> None:
    """Migrate to the newest version, write once, and fold the write-ahead log in.

    Raises:
        UnknownVersion: a newer Moguls has written them.
        UsageError: the older version cannot be copied.
        sqlalchemy.exc.DBAPIError: the file is damaged, or cannot be written.
    """
    migrate(engine, path)
    touch(engine)  # a read-only file is refused now, not at each visit
    with suppress(sqlite3.Error):  # tried again later; nothing is lost
        fold(path)


def touch(engine: sa.Engine) -> None:
    """Change a number in the head of the file, which nobody reads."""
    with engine.begin() as connection:
        number = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
        connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 1000}")


def fold(path: Path) -> bool:
    """Fold the write-ahead log in unless the file is in use; return whether that was done."""
    with closing(sqlite3.connect(path, timeout=0)) as connection:
        busy, *_pages = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def fold_if_quiet(path: Path) -> None:
    """Fold the write-ahead log in if nothing has been written for a while."""
    log = path.with_name(f"{path.name}-wal").stat()
    age = time.time() - log.st_mtime
    if log.st_size and not 0 <= age < QUIET:  # a clock that was set back has written in the future
        fold(path)
