"""Causes of disk errors, each with a remedy."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

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


def disk_trouble(error: BaseException) -> str | None:
    """Return the cause and the remedy if an error comes from the disk or the file, else None."""
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", None) or ""
        return next((text for code, text in DISK.items() if name.startswith(code)), None)
    if isinstance(error, OSError) and error.errno in SYSTEM:
        return DISK[SYSTEM[error.errno]]
    return None
