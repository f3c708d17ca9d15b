"""Wires the server together."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.middleware import Middleware

from moguls.games import registry
from moguls.server.front_door.base import Based
from moguls.server.limits.quotas import USUAL
from moguls.server.live.resuming import PATIENCE, go_on
from moguls.server.routes import sockets, static
from moguls.server.routes.api import ENDPOINTS
from moguls.server.routes.guard import Guard
from moguls.server.routes.routing import anything_else, caller_of, refused, served
from moguls.server.site import Site
from moguls.server.storage.file import fold_when_quiet
from moguls.server.storage.store import Store
from moguls.server.watching.figures import MoveMetrics
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from starlette.requests import Request
    from starlette.responses import Response

    from moguls.server.limits.quotas import Quotas
    from moguls.server.thinking.scheduler import Scheduler


WARM_UP_AFTER = 1.5  # seconds


def make_app(
    path: Path,
    hosts: frozenset[str],
    scheduler: Scheduler | None = None,
    base: str = "",
    quotas: Quotas = USUAL,
    *,
    durable: bool = False,
) -> Starlette:
    """Return the application over one database file.

    Args:
        path: the SQLite file, made if need be.
        hosts: host names besides the local ones; "*" for all.
        scheduler: of all thinking; one with processes of its own unless told otherwise.
        base: the path under which the site lies on its host, such as "/moguls".
        quotas: how much people may take.
        durable: whether a move waits until the disk has it.

    Raises:
        UsageError: the file cannot be used.
    """
    store = Store(path, durable=durable)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.site = site = Site(store, scheduler, quotas, MoveMetrics())
        # To prepare takes a processor for a while: first let people in. What the home page offers
        # first is made ready before anybody asks.
        start, first = site.scheduler.start, registry.names()[0]
        warming = asyncio.get_running_loop().call_later(WARM_UP_AFTER, start, first)
        await site.reviews.resume()
        folding = asyncio.create_task(fold_when_quiet(path))
        resuming = asyncio.create_task(go_on(site.hub, site.driver))
        try:
            yield
        finally:
            warming.cancel()
            folding.cancel()
            resuming.cancel()
            await site.hub.opening.quiet(PATIENCE)
            await site.warm_up.stop()
            await site.reviews.stop()
            site.archive.stop()
            await site.driver.stop()
            await asyncio.to_thread(site.scheduler.stop, wait=True)
            await site.hub.stop()
            store.close()

    api = [served(each) for each in ENDPOINTS]
    return Starlette(
        routes=[*sockets.ROUTES, *api, anything_else(api), *static.ROUTES],
        middleware=[Middleware(Based, base=base), Middleware(Guard, hosts=hosts)],
        exception_handlers={405: _wrong_method, Exception: _failed},
        lifespan=lifespan,
    )


async def _wrong_method(request: Request, _error: object) -> Response:
    """Answer for a method that a path does not have."""
    refusal = Refusal("wire/method", {"method": request.method})
    return refused(refusal, caller_of(request).lang(None))


async def _failed(request: Request, _error: object) -> Response:
    """Answer for our own mistakes without telling what they were; the log has it."""
    return refused(Refusal("server/failed"), caller_of(request).lang(None))
