"""What all routes share: who asks, how often, and refusals as answers."""

from __future__ import annotations

import asyncio
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.responses import Response

from moguls.server.limits.network import network_of
from moguls.server.people.language import lang_of
from moguls.server.wire.mistakes import mistake
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from moguls.server.people.people import Person
    from moguls.server.site import Site

    Handler = Callable[[Request, Site, Person], Awaitable[Any]]

Found = TypeVar("Found")

HUNG_UP = 499  # nobody reads it
PROGRAMS, CODE, CODE_LOOK = "/api/programs", "/api/code", "/api/code/look"
LINK_LOOK = "/links/look"  # under a table


def answer(content: Any, status: int = 200) -> Response:
    """Return JSON; nothing about people or tables is kept by caches."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def route(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Return a handler that knows who asks and answers refusals as such."""

    @wraps(handler)
    async def handle(request: Request) -> Response:
        site: Site = request.app.state.site
        request.state.known = person = None
        try:
            person = await _who_asks(request, site)
            site.requests.spend(person.id, network_of(request))
            found = await handler(request, site, person)
            response = found if isinstance(found, Response) else answer(found)
        except Refusal as refusal:
            told = mistake(refusal, lang_of(request, person))
            response = answer({"error": told}, refusal.status)
        known = request.state.known
        if known is not None and known.token is not None:
            site.people.cookies.give(response.headers, request, known.token)
        return response

    return handle


async def _who_asks(request: Request, site: Site) -> Person:
    """Return who asks, known or new; a handler that signs somebody in changes `state.known`."""
    request.state.known = known = await site.people.find(request)
    site.bans.refuse(request, known)
    if known is not None:
        await site.links.hear(known.person.id)
    if known is None and _is_nobody_new(request):
        return site.people.stranger()
    if known is None:
        site.strangers.spend(network_of(request))
        request.state.known = known = await site.people.greet(request, lang_of(request, None))
    return known.person


async def while_connected(request: Request, work: Awaitable[Found]) -> Found | None:
    """Return what comes of some work; None, and the work is ended, once who asked has gone."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(_until_gone(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        gone.cancel()


async def _until_gone(request: Request) -> None:
    """Wait until the connection of a request is closed."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _is_nobody_new(request: Request) -> bool:
    """Say whether a stranger remains one: it only looks, or says in another way who it is."""
    path = request.url.path
    if path in {PROGRAMS, CODE, CODE_LOOK} or path.endswith(LINK_LOOK):
        return True
    return request.method == "GET" and path != "/api/me"
