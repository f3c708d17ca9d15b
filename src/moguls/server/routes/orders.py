"""Routes of standing orders that hold until they are cancelled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.commands import do
from moguls.server.routes.endpoints import Endpoints
from moguls.server.routes.finding import table_of
from moguls.server.routes.queries import AS, viewpoint_of
from moguls.server.table import daily, views
from moguls.server.table.orders import deciding
from moguls.server.wire.messages import Done
from moguls.server.wire.orders.messages import (
    AskPosition,
    OrderForm,
    OrderPreview,
    PlannedPosition,
    PutStanding,
)

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

STANDING = "/api/tables/{table}/standing"
ROUTES = Endpoints()


@ROUTES.get(STANDING, "What standing orders can say, and your own.", OrderForm, AS)
async def get_standing(call: Call[None], site: Site, person: Person) -> OrderForm:
    """Return the form of standing orders of a table, and those of the caller's seat."""
    live = await table_of(call, site)
    return deciding.form(live.table, person.id, viewpoint_of(call, live, person))


@ROUTES.put(STANDING, "Set or cancel orders that hold until cancelled.", PutStanding, Done, AS)
async def put_standing(call: Call[PutStanding], site: Site, person: Person) -> Done:
    """Set or cancel standing orders; they count from the next event on."""
    live = await table_of(call, site)
    viewpoint = viewpoint_of(call, live, person)
    return Done(await do(site, "standing", person, live, call.message.orders, viewpoint))


@ROUTES.post(f"{STANDING}/preview", "What an order would do now.", PutStanding, OrderPreview, AS)
async def preview_standing(call: Call[PutStanding], site: Site, person: Person) -> OrderPreview:
    """Return what orders would do with the table as it is; nothing is changed."""
    live = await table_of(call, site)
    daily.refuse_command(live.table, "standing")
    viewpoint = viewpoint_of(call, live, person)
    return deciding.preview(live.table, person.id, call.message.orders, viewpoint)


@ROUTES.post(
    f"{STANDING}/position", "The position after some moves.", AskPosition, PlannedPosition, AS
)
async def ask_position(call: Call[AskPosition], site: Site, person: Person) -> PlannedPosition:
    """Return the position after some moves, to plan replies; nothing is played."""
    live = await table_of(call, site)
    viewpoint = viewpoint_of(call, live, person)
    return views.planned(live.table, person.id, call.message.moves, viewpoint)
