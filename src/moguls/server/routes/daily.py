"""Routes of the deal of the day."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from moguls.server.commands import do
from moguls.server.daily.days import day_before, end_of
from moguls.server.daily.results import games_of, results_of
from moguls.server.routes.endpoints import Endpoints
from moguls.server.wire.daily import DailyInfo, DailyResults
from moguls.server.wire.messages import CreatedTable, Nothing
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

ROUTES = Endpoints()


@ROUTES.get("/api/daily", "The deals of the day, and your attempts.", DailyInfo)
async def get_daily(_call: Call[None], site: Site, person: Person) -> DailyInfo:
    """Return the deals of today with the attempts of the caller."""
    day, transact, store = site.daily.today(), site.hub.transact, site.store.daily
    deals = await site.daily.of(day)
    is_guest = await transact(store.is_guest, person.id)
    own = await transact(partial(store.attempts, day, user=person.id))
    times = day, end_of(day), day_before(day)
    return DailyInfo(*times, is_guest, games_of(deals, own))


@ROUTES.post("/api/daily/{game}", "Begin or resume your attempt.", Nothing, CreatedTable)
async def start(call: Call[Nothing], site: Site, person: Person) -> CreatedTable:
    """Return the table of the caller's attempt at today's deal; it is made if need be."""
    live = await do(site, "daily", person, call.path["game"], call.visit.caller.auto_response)
    return CreatedTable(live.table.id, f"/t/{live.table.id}")


@ROUTES.get("/api/daily/{game}/{day}", "Its results, after yours.", DailyResults)
async def get_results(call: Call[None], site: Site, person: Person) -> DailyResults:
    """Return the results of a deal, and its opened seal once the day has ended."""
    game, day = call.path["game"], call.path["day"][:10]
    deal = (await site.daily.of(day)).get(game)
    if deal is None:
        raise Refusal("daily/not_found", {"game": game[:40], "day": day})
    is_open = day < site.daily.today()
    attempts = await site.hub.transact(partial(site.store.daily.attempts, day, game=game))
    return results_of(day, deal, attempts, person.id, is_open=is_open)
