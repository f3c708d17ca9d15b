"""Id of the current request, for all log lines that it causes."""

from __future__ import annotations

import secrets
from contextvars import ContextVar
from dataclasses import dataclass, field


@dataclass
class RequestContext:
    """A request or a connection; `open` until it is answered.

    Work that it has started may outlast it, such as a bot's play: that is not part of it.
    """

    id: str = field(default_factory=lambda: secrets.token_hex(4))
    open: bool = True


CURRENT: ContextVar[RequestContext | None] = ContextVar("request", default=None)


def request_id() -> str:
    """Return the id of the current request, "" if there is none."""
    context = CURRENT.get()
    return context.id if context is not None and context.open else ""
