"""What a host can mend, or need not mend, is told in one line; only our own mistakes have more."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocketDisconnect

from moguls.server.storage.troubles import disk_trouble

if TYPE_CHECKING:
    from collections.abc import Iterator

AGAIN: Final = 10.0  # seconds before the same trouble is told again
GONE: Final = (ClientDisconnect, WebSocketDisconnect, ConnectionResetError, BrokenPipeError)
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
