"""What is wrong with the disk or the file of the tables, in words that tell what to do."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

DISK: Final = {
    "SQLITE_FULL": "the disk is full: make room",
    "SQLITE_BUSY": "another process holds the file: end it",
    "SQLITE_LOCKED": "another process holds the file: end it",
    "SQLITE_READONLY": "the file is read-only: let the server's user write it",
    "SQLITE_CANTOPEN": "the file cannot be opened: look at its folder's rights",
    "SQLITE_IOERR": "the disk does not work: look at the system's log",
    "SQLITE_CORRUPT": "the file is damaged: put a backup in its place by moguls restore",
}
SYSTEM: Final = {
    errno.ENOSPC: "SQLITE_FULL",
    errno.EDQUOT: "SQLITE_FULL",
    errno.EROFS: "SQLITE_READONLY",
    errno.EIO: "SQLITE_IOERR",
}


def disk_trouble(error: BaseException) -> str | None:
    """Return what is wrong with the disk or the file, and what to do, if that is the cause."""
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", None) or ""
        return next((told for begin, told in DISK.items() if name.startswith(begin)), None)
    if isinstance(error, OSError) and error.errno in SYSTEM:
        return DISK[SYSTEM[error.errno]]
    return None
