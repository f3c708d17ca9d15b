"""Whether the server is alive, can do its work, and its figures: for what watches over it."""

from __future__ import annotations

import asyncio
import hmac
import time
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from moguls.server.people.visits import bearer_of
from moguls.server.watching.figures import figures

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.datastructures import Headers
    from starlette.requests import Request

    from moguls.server.site import Site
    from moguls.server.storage.store import Store

FRESH: Final = 2.0  # seconds for which all who ask whether it is ready get the same answer
PATIENCE: Final = 10.0  # seconds within which a process for bots says a word
# A proxy names by these whom it speaks for: then who asks is not who is connected to us.
FORWARDED: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
HEADERS: Final = {"cache-control": "no-store"}


async def alive(_request: Request) -> Response:
    """Answer: that is all that is asked."""
    return PlainTextResponse("alive\n", headers=HEADERS)


async def ready(request: Request) -> Response:
    """Say whether tables can be written and bots can think, and what is wrong if not."""
    state = request.app.state
    async with state.readiness.lock:
        if time.monotonic() - state.readiness.at > FRESH:
            state.readiness.found = await _look(state.site)
            state.readiness.at = time.monotonic()
    wrong: list[str] = state.readiness.found
    text = "\n".join(wrong) or "ready"
    return PlainTextResponse(f"{text}\n", 503 if wrong else 200, HEADERS)


class Readiness:
    """What was found last, and when: strangers may ask, and each look writes."""

    def __init__(self) -> None:
        """Begin with nothing found."""
        self.lock = asyncio.Lock()
        self.at, self.found = float("-inf"), list[str]()


async def _look(site: Site) -> list[str]:
    """Return what the server cannot do now."""
    written, thought = await asyncio.gather(can_write(site), can_think(site))
    told = {"cannot write its tables": written, "cannot let bots think": thought}
    return [text for text, well in told.items() if not well]


async def can_write(site: Site) -> bool:
    """Say whether the database takes something that is committed."""
    try:
        await site.hub.in_thread(_write, site.store)
    except (sa.exc.SQLAlchemyError, OSError):
        return False
    return True


def _write(store: Store) -> None:
    """Change a number in the head of the file, which nobody reads."""
    with store.engine.begin() as connection:
        number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {(int(number) + 1) % 1000}")


async def can_think(site: Site) -> bool:
    """Say whether a process for bots answers, one that is started for that if need be."""
    worker = site.scheduler._all[-1]  # noqa: SLF001  # the one that is always there
    if not worker.start():
        return False
    try:
        return bool(await asyncio.wait_for(worker.asks_whether(callable, len), PATIENCE))
    except TimeoutError:
        return False


async def metrics(request: Request) -> Response:
    """Tell the figures to this machine, or to who has the token."""
    state = request.app.state
    if not may_see(request, state.settings.metrics_token):
        told = "figures are for this machine itself, or with metrics-token: docs/hosting.md"
        return PlainTextResponse(f"{told}\n", 403, HEADERS)
    database: Path = state.database
    found = figures(state.site, database)
    return Response(found, headers=HEADERS, media_type=CONTENT_TYPE_LATEST)


def may_see(request: Request, token: str) -> bool:
    """Say whether somebody may see the figures.

    Where there is a token, it alone counts. Else the peer of the connection must be this machine,
    and must speak for itself: a proxy on this machine is one of its peers, whoever asks it.
    """
    if token:
        given = bearer_of(request.headers) or ""
        return hmac.compare_digest(given.encode(), token.encode())
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    return is_loopback(request.client.host) and is_loopback(_host(request.headers))


def _host(headers: Headers) -> str:
    """Return the name under which the server was asked, without port and brackets."""
    host = headers.get("host", "")
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


def is_loopback(host: str) -> bool:
    """Say whether a name or an address is that of this machine to itself."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


ROUTES = [
    Route("/healthz", alive, methods=["GET"]),
    Route("/readyz", ready, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]
