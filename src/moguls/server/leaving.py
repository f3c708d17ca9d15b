"""Who has asked may go away: then what was begun for it alone is ended."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from starlette.requests import Request


class Gone(Exception):
    """Whoever asked has hung up; nobody reads an answer."""


async def while_here(request: Request, work: Coroutine[Any, Any, Any]) -> Any:
    """Return what comes of a work; it is cancelled as soon as its asker hangs up.

    The request's body must have been read.

    Raises:
        Gone: it has hung up.
    """
    doing, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if doing.done():
            return doing.result()
        raise Gone
    finally:
        for each in (doing, leaving):
            each.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await doing


async def _left(request: Request) -> None:
    """Return when the connection is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
