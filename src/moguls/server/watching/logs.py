"""Log format: lines of text or of JSON, each with its request id.

Nothing secret is logged: no token, salt, deck or message of a player. Tracebacks have no values
of variables, which would reveal them.
"""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Any, Final

from structlog.dev import ConsoleRenderer, plain_traceback
from structlog.processors import JSONRenderer, TimeStamper, format_exc_info
from structlog.stdlib import ExtraAdder, ProcessorFormatter, add_log_level, add_logger_name

from moguls.server.watching.troubles import Troubles
from moguls.server.wire.request_id import request_id

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from structlog.typing import WrappedLogger

LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("text", "json")


def set_up(form: str, level: str) -> None:
    """Send the log of this process to stderr.

    Args:
        form: one of FORMATS.
        level: one of LEVELS; records below it are dropped.
    """
    number = logging.getLevelNamesMapping()[level.upper()]
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(form))
    handler.addFilter(Troubles(number))
    root = logging.getLogger()
    root.handlers, root.level = [handler], number
    # Of libraries, only warnings and errors are of interest.
    for name in ("asyncio", "sqlalchemy", "alembic", "uvicorn", "uvicorn.error", "websockets"):
        logger = logging.getLogger(name)
        logger.setLevel(max(number, logging.WARNING))
        logger.handlers, logger.propagate = [], True  # uvicorn may have been set up otherwise


def _formatter(form: str) -> ProcessorFormatter:
    before: list[Any] = [
        add_log_level,
        add_logger_name,
        ExtraAdder(),
        TimeStamper("iso", utc=True),
        _with_request,
    ]
    last: list[Any] = (
        [format_exc_info, JSONRenderer(ensure_ascii=False)]
        if form == "json"
        else [ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain_traceback)]
    )
    strip = ProcessorFormatter.remove_processors_meta
    return ProcessorFormatter(foreign_pre_chain=before, processors=[strip, *last])


def _with_request(
    _logger: WrappedLogger, _name: str, event: MutableMapping[str, object]
) -> MutableMapping[str, object]:
    """Add the id of the current request."""
    if request_id():
        event["request"] = request_id()
    return event
