"""Log filter: one line for known errors, such as a full disk; a traceback for bugs only."""

from __future__ import annotations

import logging
import time
from typing import Final

from starlette.requests import ClientDisconnect
from starlette.websockets import WebSocketDisconnect

from moguls.server.ports.storage import NotActive
from moguls.server.storage.troubles import causes, disk_trouble

REPEAT_AFTER: Final = 10.0  # seconds before the same error is logged again
DISCONNECTS: Final = (ClientDisconnect, WebSocketDisconnect, ConnectionResetError, BrokenPipeError)
# uvicorn logs that about each socket that is refused with a status of HTTP.
DENIED: Final = "ASGI callable returned without completing handshake."
STORE_FAILED: Final = "tables cannot be read or written: %s; acknowledged moves are safe (%s)"


class Troubles(logging.Filter):
    """Logs known errors without a traceback, and the same one not more often than needed."""

    def __init__(self, level: int = logging.INFO) -> None:
        """Pass nothing below a level."""
        super().__init__()
        self._level = level
        self._last_logged: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether to log a record; shorten it if its cause is known."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return record.msg != DENIED
        if any(isinstance(link, DISCONNECTS) for link in causes(error)):
            _shorten(record, logging.INFO, "a client went away", ())
            return self._level <= logging.INFO
        if any(isinstance(link, NotActive) for link in causes(error)):
            _shorten(record, logging.INFO, "nothing was written: %s", (str(error),))
            return self._is_due("not active")
        why = next(filter(None, map(disk_trouble, causes(error))), None)
        if why is None:
            return True
        _shorten(record, logging.ERROR, STORE_FAILED, (why, record.getMessage().strip()))
        return self._is_due(why)

    def _is_due(self, why: str) -> bool:
        """Return whether an error has not been logged for a while."""
        now = time.monotonic()
        if now - self._last_logged.get(why, -REPEAT_AFTER) < REPEAT_AFTER:
            return False
        self._last_logged[why] = now
        return True


def _shorten(record: logging.LogRecord, level: int, text: str, args: tuple[str, ...]) -> None:
    """Replace a record's traceback by one line."""
    record.levelno, record.levelname = level, logging.getLevelName(level)
    record.msg, record.args = text, args
    record.exc_info = record.exc_text = None
