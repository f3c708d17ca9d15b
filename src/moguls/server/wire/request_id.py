"""Which request is being answered: its id stands in every line of the log that it causes."""

from __future__ import annotations

import secrets
from contextvars import ContextVar
from dataclasses import dataclass, field


@dataclass
class Asked:
    """A request or a connection; `open` until it is answered.

    What it has begun may go on for long, as a bot's play: that is no part of it any more.
    """

    id: str = field(default_factory=lambda: secrets.token_hex(4))
    open: bool = True


CURRENT: ContextVar[Asked | None] = ContextVar("asked", default=None)


def request_id() -> str:
    """Return the id of the request that is being answered, "" where there is none."""
    asked = CURRENT.get()
    return asked.id if asked is not None and asked.open else ""
