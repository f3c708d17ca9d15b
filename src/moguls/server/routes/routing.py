"""Layer between HTTP and the routes: identity, rate limits, responses, refusals and cookies.

Only this module, `sockets`, `feeds` and `static` use Starlette; the function of a route gets plain
values (`endpoints`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from starlette.responses import Response
from starlette.routing import Route

from moguls.server.front_door.base import base_of
from moguls.server.limits.rates import longest_body
from moguls.server.people.visits import Caller, Visit
from moguls.server.routes.endpoints import Call, Encoded, HungUp, Later
from moguls.server.routes.reading import read
from moguls.server.storage.troubles import is_postgresql_away
from moguls.server.wire.mistakes import mistake
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from starlette.requests import HTTPConnection, Request

    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Endpoint
    from moguls.server.site import Site

    Work = Callable[[Visit, Person], Awaitable[Response]]

Result = TypeVar("Result")

HUNG_UP: Final = 499  # the status of a response that nobody reads
NO_STORE: Final = {"cache-control": "no-store"}  # nothing about people or tables may be cached
CALLER: Final = "moguls.caller"  # key of a scope: it is read once
JSON: Final = "application/json"


def caller_of(connection: HTTPConnection) -> Caller:
    """Return the caller of a request, or of the opening handshake of a socket."""
    caller = connection.scope.get(CALLER)
    if caller is None:
        caller = connection.scope[CALLER] = _read_caller(connection)
    return caller


def _read_caller(connection: HTTPConnection) -> Caller:
    address = "" if connection.client is None else connection.client.host
    is_secure = connection.scope.get("scheme") in ("https", "wss")
    cookies = connection.cookies
    return Caller(address, connection.headers, cookies, base_of(connection), is_secure)


def answer(content: object, status: int = 200) -> Response:
    """Return a JSON response."""
    return Response(msgspec.json.encode(content), status, NO_STORE, JSON)


def refusal_after(error: BaseException) -> Refusal:
    """Return what a client reads after an error: PostgreSQL cannot be used, or there is a bug."""
    return Refusal("server/no_database" if is_postgresql_away(error) else "server/failed")


def refused(refusal: Refusal, lang: str) -> Response:
    """Return the response for a refusal, with its text in a language."""
    return answer({"error": mistake(refusal, lang)}, refusal.status)


def served(endpoint: Endpoint) -> Route:
    """Return the Starlette route of an endpoint."""

    async def handle(request: Request) -> Response:
        async def work(visit: Visit, person: Person) -> Response:
            call = Call(
                message=await _message(endpoint, request),
                path=request.path_params,
                query=request.query_params,
                visit=visit,
                lang=visit.caller.lang(person),
                awaited=lambda some: _awaited(request, some),
            )
            return _response(request, await endpoint.do(call, request.app.state.site, person))

        return await _handled(request, work, greets=endpoint.greets)

    return Route(endpoint.path, handle, methods=[endpoint.method])


def anything_else(routes: Sequence[Route]) -> Route:
    """Return the route that refuses an unknown path under /api, or an unknown method."""

    async def handle(request: Request) -> Response:
        async def work(_visit: Visit, _person: Person) -> Response:
            if any(route.path_regex.match(request.url.path) for route in routes):
                raise Refusal("wire/method", {"method": request.method})
            raise Refusal("wire/not_found", {"path": request.url.path[:100]})

        return await _handled(request, work, greets=request.method != "GET")

    return Route("/api/{path:path}", handle, methods=["GET", "POST", "PUT", "DELETE", "PATCH"])


async def _handled(request: Request, work: Work, *, greets: bool) -> Response:
    """Return the response or the refusal of a request; a new client gets a cookie with it."""
    site: Site = request.app.state.site
    visit, person = Visit(caller_of(request)), None
    try:
        person = await _who_asks(site, visit, greets=greets)
        site.limits.requests.spend(person.id, visit.caller.network)
        response = await work(visit, person)
    except Refusal as refusal:
        response = refused(refusal, visit.caller.lang(person))
    except HungUp:
        response = Response(status_code=HUNG_UP)
    session, cookies = visit.session, site.people.cookies
    if visit.is_signed_out:
        response.headers.append("set-cookie", cookies.deleting(visit.caller))
    elif session is not None and session.token is not None:
        response.headers.append("set-cookie", cookies.setting(visit.caller, session.token))
    return response


async def _who_asks(site: Site, visit: Visit, *, greets: bool) -> Person:
    """Return the person of a request: known, without identity, or new."""
    visit.session = session = await site.people.find(visit.caller)
    site.bans.refuse(visit.caller, session)
    if session is not None:
        await site.links.hear(session.person.id)
    if session is None and not greets:
        return site.people.stranger()
    if session is None:
        site.limits.newcomers.spend(visit.caller.network)
        lang = visit.caller.lang(None)
        visit.session = session = await site.people.greet(visit.caller, lang)
    return session.person


async def _message(endpoint: Endpoint, request: Request) -> object:
    """Return the message in a request's body.

    Raises:
        Refusal: it is too large, malformed, or has unknown fields.
    """
    if endpoint.takes is None:
        return None
    data = await _whole(request, longest_body(endpoint.path))
    return data if endpoint.takes is bytes else read(endpoint.takes, data or b"{}")


async def _whole(request: Request, limit: int) -> bytes:
    """Return a request's body.

    Raises:
        Refusal: it has more bytes than allowed.
    """
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise Refusal("wire/too_large", {"limit": limit})
    return bytes(data)


def _response(request: Request, result: object) -> Response:
    if isinstance(result, Later):
        return answer(result.message, 202)
    if not isinstance(result, Encoded):
        return answer(result)
    headers = {"cache-control": "no-cache", "etag": result.tag}
    if request.headers.get("if-none-match") == result.tag:
        return Response(status_code=304, headers=headers)
    return Response(result.content, 200, headers, JSON)


async def _awaited(request: Request, work: Awaitable[object]) -> object:
    """Return the result of some work.

    Raises:
        HungUp: the client has disconnected, and the work was cancelled.
    """
    result = await while_connected(request, work)
    if result is None:
        raise HungUp
    return result


async def while_connected(request: Request, work: Awaitable[Result]) -> Result | None:
    """Return the result of some work; None, and the work is cancelled, on disconnection."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(_until_gone(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        working.cancel()
        gone.cancel()


async def _until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
