"""Database file: connections, migration, and its write-ahead log.

SQLite writes into the write-ahead log (`-wal`) first. It is folded into the file when the server
starts and ends, and while nobody plays, so that a copy of the file alone has nearly everything.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from moguls.server.storage.backups import back_up
from moguls.server.storage.versions import newest_version

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

LOG: Final = logging.getLogger("moguls.store")
QUIET: Final = 5.0  # seconds without a write before the write-ahead log is folded in


class UnknownVersion(Exception):
    """The database is of a version that this Moguls does not know."""


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
    version = _version(engine)
    if version != newest_version():
        _copy_older(path, version)
        _migrate(engine)
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
    if log.st_size and time.time() - log.st_mtime >= QUIET:
        fold(path)


def _copy_older(path: Path, version: str | None) -> None:
    """Copy a database of an older version to a file next to it, before it is migrated."""
    if version is None or version > newest_version():
        return  # new, or to be refused
    copy = path.with_name(f"before-update-of-{version}.sqlite")
    number = 1
    while copy.exists():
        number += 1
        copy = path.with_name(f"before-update-of-{version}.{number}.sqlite")
    back_up(path.parent, copy)
    versions = version, newest_version()
    LOG.warning(
        "migrated the tables from version %s to %s; the old ones are in %s", *versions, copy
    )


def _migrate(engine: sa.Engine) -> None:
    """Migrate to the newest version; Alembic is imported only for that.

    Raises:
        UnknownVersion: a newer Moguls has written them.
    """
    from alembic import command, config, util  # noqa: PLC0415  # half a second to import

    settings = config.Config()
    settings.set_main_option("script_location", "moguls.server.storage:migrations")
    try:
        with engine.begin() as connection:
            settings.attributes["connection"] = connection
            command.upgrade(settings, "head")
    except util.CommandError as error:
        raise UnknownVersion(str(error)) from error


def _version(engine: sa.Engine) -> str | None:
    """Return the version of the database; None where it cannot be read."""
    try:
        with engine.connect() as connection:
            query = sa.text("SELECT version_num FROM alembic_version")
            return str(connection.execute(query).scalar_one())
    except (sa.exc.OperationalError, sa.exc.NoResultFound):
        return None
