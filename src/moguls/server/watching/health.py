"""Health checks and metrics over HTTP: /healthz, /readyz and /metrics."""

from __future__ import annotations

import asyncio
import hmac
import time
from typing import TYPE_CHECKING, Final

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from moguls.server.front_door.local import is_local
from moguls.server.people.visits import bearer_of
from moguls.server.watching.figures import figures

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.server.site import Site

FRESH: Final = 2.0  # seconds for which a result of /readyz is reused
PATIENCE: Final = 10.0  # seconds within which a bot worker must answer
SOON: Final = 1.0  # seconds within which the database says how large it is
HEADERS: Final = {"cache-control": "no-store"}


async def alive(_request: Request) -> Response:
    """Answer that the process is alive."""
    return PlainTextResponse("alive\n", headers=HEADERS)


async def ready(request: Request) -> Response:
    """Answer whether tables can be written and bots can think, with what is wrong if not."""
    state = request.app.state
    async with state.readiness.lock:
        if time.monotonic() - state.readiness.at > FRESH:
            state.readiness.problems = await _check(state.site)
            state.readiness.at = time.monotonic()
    wrong: list[str] = state.readiness.problems
    text = "\n".join(wrong) or "ready"
    return PlainTextResponse(f"{text}\n", 503 if wrong else 200, HEADERS)


class Readiness:
    """The last result and its time, cached since anybody may ask and each check writes."""

    def __init__(self) -> None:
        """Begin without a result."""
        self.lock = asyncio.Lock()
        self.at, self.problems = float("-inf"), list[str]()


async def _check(site: Site) -> list[str]:
    """Return the problems of the server."""
    writes, thinks = await asyncio.gather(can_write(site), can_think(site))
    results = {"cannot write its tables": writes, "cannot let bots think": thinks}
    return [problem for problem, is_well in results.items() if not is_well]


async def can_write(site: Site) -> bool:
    """Return whether the database accepts a commit."""
    return bool(await site.hub.transact(site.store.can_write))


async def can_think(site: Site) -> bool:
    """Return whether a bot process responds; start one if need be."""
    return await site.thinking.can_answer(PATIENCE)


class Sizes:
    """The sizes of the database: one question at a time, since it may be away."""

    def __init__(self) -> None:
        """Begin without a question."""
        self._task: asyncio.Task[dict[str, int]] | None = None

    async def ask(self, site: Site) -> dict[str, int]:
        """Return the sizes, asked for in a thread; nothing if there is no answer soon."""
        task = self._task
        if task is None or task.done():
            task = asyncio.create_task(site.hub.executor.compute(site.store.sizes))
            self._task = task
        answers, _ = await asyncio.wait([task], timeout=SOON)
        return task.result() if answers else {}


async def metrics(request: Request) -> Response:
    """Return the metrics to this machine, or to a client with the token."""
    state = request.app.state
    if not may_see(request, state.settings.metrics_token):
        refusal = "metrics are for this machine, or for clients with metrics-token: docs/hosting.md"
        return PlainTextResponse(f"{refusal}\n", 403, HEADERS)
    text = figures(state.site, await state.sizes.ask(state.site))
    return Response(text, headers=HEADERS, media_type=CONTENT_TYPE_LATEST)


def may_see(request: Request, token: str) -> bool:
    """Return whether a client may see the metrics.

    With a token, only the token counts. Without one, the peer of the connection must be this
    machine and not a proxy: a proxy on this machine connects from it for every client.
    """
    if token:
        given = bearer_of(request.headers) or ""
        return hmac.compare_digest(given.encode(), token.encode())
    if request.client is None:
        return False
    return is_local(request.client.host, request.headers)


ROUTES = [
    Route("/healthz", alive, methods=["GET"]),
    Route("/readyz", ready, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]
