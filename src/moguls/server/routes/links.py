"""Routes of a seat's new link: the host gives it, a friend who lost every device uses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.routing import Route

from moguls.server.routes.finding import table_of
from moguls.server.routes.reading import body
from moguls.server.routes.routing import LINK_LOOK, route
from moguls.server.wire import devices, messages
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.server.people.people import Person
    from moguls.server.site import Site

LINKS = "/api/tables/{table}/links"


@route
async def post_link(request: Request, site: Site, person: Person) -> Any:
    """Give a seat a new link."""
    wanted = await body(request, devices.GiveLink)
    return await site.links.offer(await table_of(request, site), person.id, wanted.seat)


@route
async def delete_link(request: Request, site: Site, person: Person) -> Any:
    """Take the link of a seat back."""
    text = request.path_params["seat"]
    if not text.isdecimal() or len(text) > 2:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": "links: the number of a seat"})
    seat = int(text)
    return messages.Done(await site.links.take_back(await table_of(request, site), person.id, seat))


@route
async def post_look(request: Request, site: Site, _person: Person) -> Any:
    """Tell which seat a link is for, and when it can be used."""
    wanted = await body(request, devices.TryLink)
    return site.links.look(await table_of(request, site), wanted.link)


@route
async def post_use(request: Request, site: Site, person: Person) -> Any:
    """Sit down by a link; the name is one's own from now on."""
    wanted = await body(request, devices.UseLink)
    live = await table_of(request, site)
    site.devices.guesses.spend(person.id)
    seat = await site.links.use(live, person.id, wanted.link, wanted.name.strip())
    await site.people.change(person, wanted.name, None)
    return messages.Seated(seat)


ROUTES = [
    Route(LINKS, post_link, methods=["POST"]),
    Route("/api/tables/{table}" + LINK_LOOK, post_look, methods=["POST"]),
    Route(f"{LINKS}/use", post_use, methods=["POST"]),
    Route(f"{LINKS}/{{seat}}", delete_link, methods=["DELETE"]),
]
