"""Routes of a person's vacations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.routes.endpoints import Endpoints
from moguls.server.table.clock.vacations import YEAR_SECONDS, year_used
from moguls.server.wire.clock.time_control import PutVacations, VacationInfo

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()


@ROUTES.get("/api/me/vacations", "Your vacations.", VacationInfo)
async def get_vacations(_call: Call[None], site: Site, person: Person) -> VacationInfo:
    """Return what the caller has chosen, and what is left of a year."""
    return await _info(site, person)


@ROUTES.put("/api/me/vacations", "Change your vacations.", PutVacations, VacationInfo)
async def put_vacations(call: Call[PutVacations], site: Site, person: Person) -> VacationInfo:
    """Choose whether a vacation of the caller begins by itself."""
    site.limits.spend("changes", person.id)
    store, automatic = site.store.clocks.vacations, call.message.automatic
    await site.hub.transact(store.set_automatic, person.id, automatic)
    return await _info(site, person)


async def _info(site: Site, person: Person) -> VacationInfo:
    store, now = site.store.clocks.vacations, site.hub.clock.time()
    automatic = await site.hub.transact(store.is_automatic, person.id)
    intervals = await site.hub.transact(store.intervals, person.id, now)
    return VacationInfo(automatic, max(0.0, YEAR_SECONDS - year_used(intervals, now)))
