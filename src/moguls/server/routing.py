"""What all routes share: who asks, how often, and refusals as answers."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

from moguls.server.refusal import Refusal
from moguls.server.site import Site, lang_of, mistake

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from moguls.server.people import Person

    Handler = Callable[[Request, Site, Person], Awaitable[Any]]


PROGRAMS = "/api/programs"


def answer(content: Any, status: int = 200) -> Response:
    """Return JSON; nothing about people or tables is kept by caches."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def route(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Return a handler that knows who asks and answers refusals as such."""

    @wraps(handler)
    async def handle(request: Request) -> Response:
        site: Site = request.app.state.site
        person, token = None, None
        try:
            person, token = await site.people.find(request)
            if person is None and _is_nobody_new(request):
                person = site.people.stranger()
            if person is None:
                _limit(site.strangers.take(address(request)))
                person, token = await site.people.greet(lang_of(request, None))
            _limit(site.requests.take(person.id or address(request)))
            found = await handler(request, site, person)
            response = found if isinstance(found, Response) else answer(found)
        except Refusal as refusal:
            told = mistake(refusal, lang_of(request, person))
            response = answer({"error": told}, refusal.status)
        if token is not None:
            site.people.cookies.give(response.headers, request, token)
        return response

    return handle


def _limit(allowed: bool) -> None:  # the answer of a bucket
    """Refuse who asks too often."""
    if not allowed:
        raise Refusal("wire/rate_limited")


def _is_nobody_new(request: Request) -> bool:
    """Say whether a stranger remains one: it only looks, or introduces a program."""
    path = request.url.path
    return path == PROGRAMS or (request.method == "GET" and path != "/api/me")


def address(request: Request) -> str:
    """Return where a request comes from."""
    return "" if request.client is None else request.client.host
