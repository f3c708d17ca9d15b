"""What a host can mend, or need not mend, is told in one line; only our own mistakes have more."""

from __future__ import annotations

import errno
import logging
import sqlite3
import time
from typing import TYPE_CHECKING, Final

from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocketDisconnect

if TYPE_CHECKING:
    from collections.abc import Iterator

AGAIN: Final = 10.0  # seconds before the same trouble is told again
GONE: Final = (ClientDisconnect, WebSocketDisconnect, ConnectionResetError, BrokenPipeError)
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
TOLD: Final = "the tables cannot be read or written: %s; what was acknowledged is kept (%s)"


class Troubles(logging.Filter):
    """Lets known troubles through without their traceback, and not every time."""

    def __init__(self, level: int = logging.INFO) -> None:
        """Pass nothing below a level."""
        super().__init__()
        self._level = level
        self._told: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is told; shorten it where its cause is known."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        if any(isinstance(each, GONE) for each in _chain(error)):
            _shorten(record, logging.INFO, "a client went away", ())
            return self._level <= logging.INFO
        why = next(filter(None, map(disk_trouble, _chain(error))), None)
        if why is None:
            return True
        _shorten(record, logging.ERROR, TOLD, (why, record.getMessage().strip()))
        return self._is_due(why)

    def _is_due(self, why: str) -> bool:
        """Say whether a trouble has not been told for a while."""
        now = time.monotonic()
        if now - self._told.get(why, -AGAIN) < AGAIN:
            return False
        self._told[why] = now
        return True


def disk_trouble(error: BaseException) -> str | None:
    """Return what is wrong with the disk or the file, and what to do, if that is the cause."""
    if isinstance(error, sqlite3.Error):
        name = getattr(error, "sqlite_errorname", None) or ""
        return next((told for begin, told in DISK.items() if name.startswith(begin)), None)
    if isinstance(error, OSError) and error.errno in SYSTEM:
        return DISK[SYSTEM[error.errno]]
    return None


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and what caused it."""
    each: BaseException | None = error
    for _ in range(10):
        if each is None:
            return
        yield each
        each = each.__cause__ or each.__context__


def _shorten(record: logging.LogRecord, level: int, text: str, told: tuple[str, ...]) -> None:
    """Make one line of a record."""
    record.levelno, record.levelname = level, logging.getLevelName(level)
    record.msg, record.args = text, told
    record.exc_info = record.exc_text = None
