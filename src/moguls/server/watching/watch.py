"""Watches over an application: each request gets an id, and is counted and told. Pure ASGI."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from starlette.datastructures import MutableHeaders

from moguls.server.watching import figures, health
from moguls.server.wire.refusal import STATUS
from moguls.server.wire.request_id import CURRENT, Asked, request_id

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from moguls.server.settings import Settings

LOG = logging.getLogger("moguls.requests")
ID: Final = "x-request-id"
TICK: Final = 0.5  # seconds between two looks at how late the loop is
CODE: Final = re.compile(rb'"code":"([a-z_]+/[a-z_]+)"')
HEAD: Final = 80  # bytes of an answer in which the code of a refusal stands
REFUSED, OWN_CODES = 400, 4000


def watch(app: Starlette, settings: Settings, database: Path) -> Starlette:
    """Let an application be watched; return it."""
    app.state.settings, app.state.database = settings, database
    app.state.readiness = health.Readiness()
    app.router.routes[:0] = health.ROUTES
    app.add_middleware(Watch)
    failed: Any = app.exception_handlers[Exception]

    async def named(request: Request, error: Exception) -> Response:
        """Answer for our own mistakes, with the id by which the log has them."""
        response: Response = await failed(request, error)
        response.headers[ID] = request_id()
        figures.REQUESTS.labels(str(response.status_code)).inc()
        figures.REFUSALS.labels("server/failed").inc()
        return response

    app.exception_handlers[Exception] = named
    lifespan = app.router.lifespan_context

    @asynccontextmanager
    async def measured(app: Starlette) -> AsyncIterator[None]:
        """Measure the loop as long as the application lives."""
        async with lifespan(app):
            ticking = asyncio.create_task(_tick())
            try:
                yield
            finally:
                ticking.cancel()

    app.router.lifespan_context = measured
    return app


async def _tick() -> None:
    """Observe again and again how late the loop is."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(TICK)
        figures.LAG.observe(max(0.0, time.monotonic() - began - TICK))


class Watch:
    """Gives each request and each connection an id, and counts what goes in and out."""

    def __init__(self, app: ASGIApp) -> None:
        """Watch over an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked, began, seen = Asked(), time.monotonic(), Seen()
        CURRENT.set(asked)

        async def receiving() -> Message:
            return seen.hear(await receive())

        async def sending(message: Message) -> None:
            await send(seen.say(message, asked.id))

        # One that fails stays open: who tells of the failure does so later, in the same task.
        await self.app(scope, receiving, sending)
        if LOG.isEnabledFor(logging.DEBUG):
            what = {"method": scope.get("method", "WEBSOCKET"), "path": scope["path"]}
            took = round((time.monotonic() - began) * 1000, 1)
            LOG.debug("answered", extra={**what, "status": seen.status, "ms": took})
        asked.open = False


class Seen:
    """What has been seen of a request and its answer."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.status = 0

    def hear(self, message: Message) -> Message:
        """Count what comes in."""
        if message["type"] in ("http.request", "websocket.receive"):
            figures.BYTES.labels("in").inc(_length(message))
        return message

    def say(self, message: Message, asked: str) -> Message:
        """Count what goes out, and name the request in the head of the answer."""
        kind = message["type"]
        if kind == "http.response.start":
            self.status = message["status"]
            figures.REQUESTS.labels(str(self.status)).inc()
            MutableHeaders(scope=message)[ID] = asked
        elif kind == "websocket.close":
            self.status = message.get("code", 1000)
            if self.status >= OWN_CODES:
                figures.REFUSALS.labels(f"socket/{self.status}").inc()
        elif kind in ("http.response.body", "websocket.send"):
            figures.BYTES.labels("out").inc(_length(message))
            self._count_refusal(message)
        return message

    def _count_refusal(self, message: Message) -> None:
        """Count an answer that is a refusal: our own answers begin with its code."""
        head = (message.get("body") or message.get("text", "")[:HEAD].encode())[:HEAD]
        is_refusal = head.startswith(b'{"type":"error"') or self.status >= REFUSED
        found = CODE.search(head) if is_refusal else None
        if found is not None and (code := found[1].decode()) in STATUS:
            figures.REFUSALS.labels(code).inc()


def _length(message: Message) -> int:
    """Return how long a message is; a text by its letters, which are nearly all of one byte."""
    return len(message.get("body") or message.get("text") or message.get("bytes") or b"")
