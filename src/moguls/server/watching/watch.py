"""ASGI middleware for monitoring: request ids, counters and debug log lines."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from starlette.datastructures import MutableHeaders

from moguls.server.routes.routing import refusal_after
from moguls.server.watching import figures, health
from moguls.server.wire.refusal import STATUS
from moguls.server.wire.request_id import CURRENT, RequestContext, request_id

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from moguls.server.settings import Settings

LOG = logging.getLogger("moguls.requests")
ID: Final = "x-request-id"
TICK: Final = 0.5  # seconds between two measurements of the loop's lag
CODE: Final = re.compile(rb'"code":"([a-z_]+/[a-z_]+)"')
SECRET: Final = re.compile(r"/feeds/[^/]+")
HEAD: Final = 80  # first bytes of an answer, which contain the code of a refusal
REFUSED, OWN_CODES = 400, 4000


def watch(app: Starlette, settings: Settings) -> Starlette:
    """Add monitoring to an application and return it."""
    app.state.settings, app.state.sizes = settings, health.Sizes()
    app.state.readiness = health.Readiness()
    app.router.routes[:0] = health.ROUTES
    app.add_middleware(Watch)
    failed: Any = app.exception_handlers[Exception]

    async def with_id(request: Request, error: Exception) -> Response:
        """Answer an internal error with the request id, by which the log can be searched."""
        response: Response = await failed(request, error)
        response.headers[ID] = request_id()
        figures.REQUESTS.labels(str(response.status_code)).inc()
        figures.REFUSALS.labels(refusal_after(error).code).inc()
        return response

    app.exception_handlers[Exception] = with_id
    lifespan = app.router.lifespan_context

    @asynccontextmanager
    async def measured(app: Starlette) -> AsyncIterator[None]:
        """Measure the lag of the loop while the application runs."""
        async with lifespan(app):
            ticking = asyncio.create_task(_tick())
            try:
                yield
            finally:
                ticking.cancel()

    app.router.lifespan_context = measured
    return app


async def _tick() -> None:
    """Observe the lag of the event loop periodically."""
    while True:
        began = time.monotonic()
        await asyncio.sleep(TICK)
        figures.LAG.observe(max(0.0, time.monotonic() - began - TICK))


class Watch:
    """Gives each request and connection an id, and counts the bytes in both directions."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request, began, traffic = RequestContext(), time.monotonic(), Traffic()
        CURRENT.set(request)

        async def receiving() -> Message:
            return traffic.incoming(await receive())

        async def sending(message: Message) -> None:
            await send(traffic.outgoing(message, request.id))

        # A failing request stays open: the error is logged later, in the same task.
        await self.app(scope, receiving, sending)
        if LOG.isEnabledFor(logging.DEBUG):
            what = {"method": scope.get("method", "WEBSOCKET"), "path": _redacted(scope["path"])}
            took = round((time.monotonic() - began) * 1000, 1)
            LOG.debug("answered", extra={**what, "status": traffic.status, "ms": took})
        request.open = False


class Traffic:
    """Counters of one request and its answer; `status` is that of the answer, 0 before it."""

    def __init__(self) -> None:
        """Begin before the answer."""
        self.status = 0

    def incoming(self, message: Message) -> Message:
        """Count the bytes of a received message."""
        if message["type"] in ("http.request", "websocket.receive"):
            figures.BYTES.labels("in").inc(_length(message))
        return message

    def outgoing(self, message: Message, request: str) -> Message:
        """Count the bytes of a sent message, and add the request id to the head of the answer."""
        kind = message["type"]
        if kind == "http.response.start":
            self.status = message["status"]
            figures.REQUESTS.labels(str(self.status)).inc()
            MutableHeaders(scope=message)[ID] = request
        elif kind == "websocket.close":
            self.status = message.get("code", 1000)
            if self.status >= OWN_CODES:
                figures.REFUSALS.labels(f"socket/{self.status}").inc()
        elif kind in ("http.response.body", "websocket.send"):
            figures.BYTES.labels("out").inc(_length(message))
            self._count_refusal(message)
        return message

    def _count_refusal(self, message: Message) -> None:
        """Count an answer that is a refusal: its JSON begins with the code."""
        head = (message.get("body") or message.get("text", "")[:HEAD].encode())[:HEAD]
        is_refusal = head.startswith(b'{"type":"error"') or self.status >= REFUSED
        match = CODE.search(head) if is_refusal else None
        if match is not None and (code := match[1].decode()) in STATUS:
            figures.REFUSALS.labels(code).inc()


def _redacted(path: str) -> str:
    """Return a path without the secret of a feed."""
    return SECRET.sub("/feeds/…", path)


def _length(message: Message) -> int:
    """Return the length of a message; of a text in characters, nearly all of one byte."""
    return len(message.get("body") or message.get("text") or message.get("bytes") or b"")
