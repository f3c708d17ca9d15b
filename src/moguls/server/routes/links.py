"""Routes of seat links: created by the host, used by a friend who has lost every device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.routes.endpoints import Endpoints
from moguls.server.routes.finding import table_of
from moguls.server.table import daily
from moguls.server.wire import devices as d
from moguls.server.wire.messages import Done, Seated
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

LINKS = "/api/tables/{table}/links"
ROUTES = Endpoints()


@ROUTES.post(LINKS, "Give a seat a new link.", d.GiveLink, d.CreatedLink)
async def give(call: Call[d.GiveLink], site: Site, person: Person) -> d.CreatedLink:
    """Give a seat a new link."""
    live = await table_of(call, site)
    daily.refuse_command(live.table, "link")
    return await site.links.offer(live, person.id, call.message.seat)


@ROUTES.post(f"{LINKS}/look", "Which seat a link is for.", d.TryLink, d.LinkInfo, greets=False)
async def look(call: Call[d.TryLink], site: Site, _person: Person) -> d.LinkInfo:
    """Return the seat of a link, and when the link can be used."""
    return site.links.look(await table_of(call, site), call.message.link)


@ROUTES.post(f"{LINKS}/use", "Take the seat of a link.", d.UseLink, Seated)
async def use(call: Call[d.UseLink], site: Site, person: Person) -> Seated:
    """Sit down by a link, and take its name."""
    said, live = call.message, await table_of(call, site)
    site.devices.guesses.spend(person.id)
    seat = await site.links.use(live, person.id, said.link, said.name.strip())
    await site.people.change(person, said.name, None)
    return Seated(seat)


@ROUTES.delete(f"{LINKS}/{{seat}}", "Cancel the link of a seat.", Done)
async def take_back(call: Call[None], site: Site, person: Person) -> Done:
    """Cancel the link of a seat."""
    text = call.path["seat"]
    if not text.isdecimal() or len(text) > 2:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": "links: the number of a seat"})
    return Done(await site.links.take_back(await table_of(call, site), person.id, int(text)))
