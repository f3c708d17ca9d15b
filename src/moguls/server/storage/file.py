"""The file of the tables: opened, brought up to date, and kept whole by itself.

SQLite writes into a log beside it (`-wal`) first. What lies there is folded into the file when
the server starts and ends, and while nobody plays, so that a file alone holds nearly everything.
"""

from __future__ import annotations

import asyncio
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
QUIET: Final = 5.0  # seconds without a write after which the log is folded in


class UnknownVersion(Exception):
    """Tables are of a version that no migration here leads to."""


def configured(*, durable: bool) -> Callable[[object, object], None]:
    """Return what each connection begins with: to read while another writes, and to lose nothing.

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
    """Bring the tables up to the newest migration, write once, and fold the log in.

    Raises:
        UnknownVersion: a newer Moguls has written them.
        UsageError: what was there before cannot be copied.
        sqlalchemy.exc.DBAPIError: the file is damaged, or cannot be written.
    """
    before = _version(engine)
    if before != newest_version():
        _keep_before(path, before)
        _migrate(engine)
    with engine.begin() as connection:  # a file that can be read alone would fail at each visit
        number = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
        connection.exec_driver_sql(f"PRAGMA user_version = {(number + 1) % 1000}")
    with suppress(sqlite3.Error):  # as it may be later; nothing is lost by it
        fold(path)


def fold(path: Path) -> bool:
    """Fold the log into the file unless somebody reads or writes just now; say whether it is."""
    with closing(sqlite3.connect(path, timeout=0)) as connection:
        busy, *_pages = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


async def fold_when_quiet(path: Path) -> None:
    """Fold the log in, again and again, whenever nothing has been written for a while."""
    log = path.with_name(f"{path.name}-wal")
    while True:
        await asyncio.sleep(QUIET / 2)
        with suppress(OSError, sqlite3.Error):  # tried again; what is amiss shows at each write
            told = log.stat()
            if told.st_size and time.time() - told.st_mtime >= QUIET:
                await asyncio.to_thread(fold, path)


def _keep_before(path: Path, version: str | None) -> None:
    """Copy tables of an earlier version to a file beside them, before they are changed."""
    if version is None or version > newest_version():
        return  # new, or to be refused
    copy = path.with_name(f"before-update-of-{version}.sqlite")
    number = 1
    while copy.exists():
        number += 1
        copy = path.with_name(f"before-update-of-{version}.{number}.sqlite")
    back_up(path.parent, copy)
    told = version, newest_version(), copy
    LOG.warning("the tables are brought from version %s to %s; as they were they are in %s", *told)


def _migrate(engine: sa.Engine) -> None:
    """Bring the tables up to the newest migration; what does it is loaded only for that.

    Raises:
        UnknownVersion: a newer Moguls has written them.
    """
    from alembic import command  # noqa: PLC0415  # it takes half a second to import
    from alembic.config import Config  # noqa: PLC0415  # likewise
    from alembic.util.exc import CommandError  # noqa: PLC0415  # likewise

    config = Config()
    config.set_main_option("script_location", "moguls.server.storage:migrations")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise UnknownVersion(str(error)) from error


def _version(engine: sa.Engine) -> str | None:
    """Return the migration that the tables are at; None where it cannot be read."""
    try:
        with engine.connect() as connection:
            told = connection.execute(sa.text("SELECT version_num FROM alembic_version"))
            return str(told.scalar_one())
    except (sa.exc.OperationalError, sa.exc.NoResultFound):
        return None
