"""The JSON routes about seats and the table itself: they translate, and decide nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from starlette.routing import Route

from moguls.server.people.people import wish_of_program
from moguls.server.routes.finding import table_of
from moguls.server.routes.reading import body
from moguls.server.routes.routing import route
from moguls.server.wire import messages, seat

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.server.people.people import Person
    from moguls.server.site import Site


@route
async def post_sit(request: Request, site: Site, person: Person) -> Any:
    """Sit down."""
    wanted = await body(request, messages.SitDown)
    live = await table_of(request, site)
    wish = wanted.wish or wish_of_program(request)
    return messages.Seated(await site.sit(live, person, wanted.seat, wanted.name, wish))


@route
async def post_stand(request: Request, site: Site, person: Person) -> Any:
    """Stand up."""
    wanted = await body(request, messages.StandUp)
    return messages.Done(await site.stand(await table_of(request, site), person, wanted.seat))


@route
async def post_bot(request: Request, site: Site, person: Person) -> Any:
    """Seat a bot, or take it away."""
    wanted = await body(request, messages.SeatBot)
    live = await table_of(request, site)
    return messages.Done(await site.seat_bot(live, person, wanted.seat, wanted.level))


@route
async def put_arrangement(request: Request, site: Site, person: Person) -> Any:
    """Change what the host decides of a table."""
    wanted = await body(request, messages.Arrange)
    live = await table_of(request, site)
    return messages.Done(await site.arrange(live, person, msgspec.structs.asdict(wanted)))


@route
async def post_free(request: Request, site: Site, person: Person) -> Any:
    """Free somebody's seat."""
    wanted = await body(request, messages.FreeSeat)
    return messages.Done(await site.free(await table_of(request, site), person, wanted.seat))


@route
async def post_ready(request: Request, site: Site, person: Person) -> Any:
    """Say that the game may begin, or not yet."""
    wanted = await body(request, messages.SayReady)
    live = await table_of(request, site)
    return messages.Done(await site.ready(live, person, is_ready=wanted.ready))


@route
async def post_begin(request: Request, site: Site, person: Person) -> Any:
    """Let the game begin."""
    await body(request, messages.Nothing)
    return messages.Done(await site.begin(await table_of(request, site), person))


@route
async def post_next(request: Request, site: Site, person: Person) -> Any:
    """Let the bot that waits move."""
    wanted = await body(request, seat.CallNext)
    return messages.Done(await site.call_next(await table_of(request, site), person, wanted.seq))


@route
async def post_leave(request: Request, site: Site, person: Person) -> Any:
    """Leave a table for good."""
    await body(request, messages.Nothing)
    return messages.Done(await site.leave(await table_of(request, site), person))


T = "/api/tables/{table}"
ROUTES = [
    Route(f"{T}/sit", post_sit, methods=["POST"]),
    Route(f"{T}/stand", post_stand, methods=["POST"]),
    Route(f"{T}/bots", post_bot, methods=["POST"]),
    Route(f"{T}/arrangement", put_arrangement, methods=["PUT"]),
    Route(f"{T}/free", post_free, methods=["POST"]),
    Route(f"{T}/ready", post_ready, methods=["POST"]),
    Route(f"{T}/begin", post_begin, methods=["POST"]),
    Route(f"{T}/next", post_next, methods=["POST"]),
    Route(f"{T}/leave", post_leave, methods=["POST"]),
]
