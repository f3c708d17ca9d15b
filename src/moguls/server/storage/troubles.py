"""Causes of errors of the disk or the database, each with a remedy."""

from __future__ import annotations

import errno
import sqlite3
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

if TYPE_CHECKING:
    from collections.abc import Iterator

DISK: Final = {
    "SQLITE_FULL": "the disk is full: make room",
    "SQLITE_BUSY": "another process holds the file: end it",
    "SQLITE_LOCKED": "another process holds the file: end it",
    "SQLITE_READONLY": "the file is read-only: let the server's user write it",
    "SQLITE_CANTOPEN": "the file cannot be opened: check the permissions of its folder",
    "SQLITE_IOERR": "the disk does not work: see the system's log",
    "SQLITE_CORRUPT": "the file is damaged: restore a backup with moguls restore",
}
SYSTEM: Final = {
    errno.ENOSPC: "SQLITE_FULL",
    errno.EDQUOT: "SQLITE_FULL",
    errno.EROFS: "SQLITE_READONLY",
    errno.EIO: "SQLITE_IOERR",
}
# By SQLSTATE; an error without one comes from the connection.
POSTGRESQL: Final = {
    "53100": "the disk of PostgreSQL is full: make room",
    "533": "PostgreSQL has no connection left: raise max_connections",
    "55P03": "another process writes to the database: end it",
    "25P03": "PostgreSQL ended a transaction that took too long: see the load of this machine",
    "25006": "PostgreSQL takes no writes: name the primary server",
    "28": "PostgreSQL refuses the user: check the password and pg_hba.conf",
    "42501": "PostgreSQL refuses the user: let it own the database",
    "3D000": "the database is gone: restore it",
    "42P01": "a table is missing: restore the database",
    "57P": "PostgreSQL is ending or starting: wait, or see its log",
    "58": "the disk of PostgreSQL does not work: see its log",
    "XX": "the database is damaged: see PostgreSQL's log",
    "": "PostgreSQL cannot be reached: check that it runs, and the network",
}


def disk_trouble(error: BaseException) -> str | None:
    """Return the cause and the remedy if an error comes from the disk or database, else None."""
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", None) or ""
        return next((text for code, text in DISK.items() if name.startswith(code)), None)
    if isinstance(error, OSError) and error.errno in SYSTEM:
        return DISK[SYSTEM[error.errno]]
    return _of_postgresql(error)


def _of_postgresql(error: Any) -> str | None:
    """Return the same for PostgreSQL, or None; psycopg is imported only where it is used."""
    if isinstance(error, sa.exc.TimeoutError):
        return "PostgreSQL is too slow: all connections to it are in use"
    kinds = [kind for kind in type(error).__mro__ if kind.__module__.startswith("psycopg")]
    state = getattr(error, "sqlstate", None) or ""
    is_connection = any(kind.__name__ == "OperationalError" for kind in kinds)
    if not kinds or not (state or is_connection):
        return None
    causes = (text for code, text in POSTGRESQL.items() if code and state.startswith(code))
    return next(causes, None if state else POSTGRESQL[""])


def is_postgresql_away(error: BaseException) -> bool:
    """Return whether an error or one of its causes is that PostgreSQL cannot be used."""
    return any(map(_of_postgresql, causes(error)))


def causes(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and its causes."""
    link: BaseException | None = error
    for _ in range(10):
        if link is None:
            return
        yield link
        link = link.__cause__ or link.__context__
