"""Routes of tables: frames, moves, hints, orders, takebacks and records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.commands import do
from moguls.server.routes.endpoints import Encoded, Endpoints, Later
from moguls.server.routes.finding import table_of
from moguls.server.routes.queries import (
    ANY_MOVE,
    AS,
    MOVE,
    SEQ,
    SINCE,
    entry_of,
    move_of,
    viewpoint_of,
)
from moguls.server.table import daily, decide, views
from moguls.server.table.results.best_deals import best_deals
from moguls.server.wire import messages as m
from moguls.server.wire.lobby import BestDeals, DealInfo, OpenTables
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.review import HintInfo
from moguls.server.wire.seat import PutAutoResponse

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

TABLE = "/api/tables/{table}"
LATER = "Not ready yet: ask again."
ROUTES = Endpoints()


@ROUTES.get("/api/tables", "The open tables; send back its ETag.", OpenTables)
async def list_tables(_call: Call[None], site: Site, _person: Person) -> Encoded[OpenTables]:
    """List the open tables; with If-None-Match, only if they have changed."""
    return Encoded(*await site.lobby.open_tables())


@ROUTES.post("/api/tables", "Create a table.", m.NewTable, m.CreatedTable)
async def make_table(call: Call[m.NewTable], site: Site, person: Person) -> m.CreatedTable:
    """Create a table."""
    request = call.message
    request.auto_response = request.auto_response or call.visit.caller.auto_response
    live = await do(site, "make_table", person, request)
    return m.CreatedTable(live.table.id, f"/t/{live.table.id}")


@ROUTES.get(TABLE, "A table, as you may see it.", m.Frame, SINCE, AS)
async def get_table(call: Call[None], site: Site, person: Person) -> m.Frame:
    """Return the frame of a table: as its seat if one sits there, else as a spectator."""
    live = await table_of(call, site)
    live.look(person.id or None)
    site.driver.look(live)
    return live.frame(person.id, entry_of(call.query), viewpoint_of(call, live, person))


@ROUTES.get(f"{TABLE}/log", "What has happened.", m.News, SINCE, AS)
async def get_log(call: Call[None], site: Site, person: Person) -> m.News:
    """Return the events after an entry."""
    live = await table_of(call, site)
    frame = live.frame(person.id, entry_of(call.query), viewpoint_of(call, live, person))
    return m.News(frame.seq, frame.from_, frame.log)


@ROUTES.post(f"{TABLE}/moves", "Play a move, once for each id.", m.PlayMove, m.Done, AS)
async def move(call: Call[m.PlayMove], site: Site, person: Person) -> m.Done:
    """Play a move."""
    live, said = await table_of(call, site), call.message
    viewpoint = viewpoint_of(call, live, person)
    return m.Done(await do(site, "move", person, live, said.id, said.seq, said.move, viewpoint))


@ROUTES.get(f"{TABLE}/preview", "What a legal move would do.", m.Preview, MOVE, SEQ, AS)
async def get_preview(call: Call[None], site: Site, person: Person) -> m.Preview:
    """Return the effects of a legal move of the seat to act."""
    live = await table_of(call, site)
    viewpoint, text = viewpoint_of(call, live, person), move_of(call.query)
    seen = entry_of(call.query, "seq") if "seq" in call.query else None
    effect = decide.preview(live.table, person.id, text, seen, viewpoint)
    return m.Preview(live.table.seq, text, effect)


@ROUTES.get(f"{TABLE}/why-not", "Why a move is impossible.", m.WhyNot, ANY_MOVE, AS)
async def get_why_not(call: Call[None], site: Site, person: Person) -> m.WhyNot:
    """Return why the seat to act cannot play a move now."""
    live, text = await table_of(call, site), move_of(call.query)
    denial = decide.why_not(live.table, person.id, text, viewpoint_of(call, live, person))
    rule, code = (None, None) if denial is None else (denial.rule, denial.code)
    return m.WhyNot(text, rule, code)


@ROUTES.get(f"{TABLE}/hint", "A hint, among bots alone.", HintInfo, AS, later=LATER)
async def get_hint(call: Call[None], site: Site, person: Person) -> HintInfo | Later[HintInfo]:
    """Return the action values of the seat to act, if all others are bots."""
    live = await table_of(call, site)
    seen: HintInfo = await call.awaited(
        do(site, "hint", person, live, viewpoint_of(call, live, person))
    )
    return Later(seen) if seen.state in {"preparing", "waiting"} else seen


@ROUTES.put(f"{TABLE}/orders", "Set or cancel a standing order.", m.PutOrder, m.Done, AS)
async def put_order(call: Call[m.PutOrder], site: Site, person: Person) -> m.Done:
    """Set or cancel the standing order."""
    live = await table_of(call, site)
    viewpoint = viewpoint_of(call, live, person)
    return m.Done(await do(site, "order", person, live, call.message.order, viewpoint))


@ROUTES.put(f"{TABLE}/auto-response", "Set a seat's auto-response.", PutAutoResponse, m.Done, AS)
async def put_auto_response(call: Call[PutAutoResponse], site: Site, person: Person) -> m.Done:
    """Set the auto-response of a seat to the game's optional question."""
    live = await table_of(call, site)
    viewpoint = viewpoint_of(call, live, person)
    return m.Done(
        await do(site, "auto_response", person, live, call.message.auto_response, viewpoint)
    )


@ROUTES.get(f"{TABLE}/record", "The record of a finished game, its seal opened.", dict)
async def get_record(call: Call[None], site: Site, _person: Person) -> dict[str, object]:
    """Return the record of a finished game."""
    live = await table_of(call, site)
    daily.refuse_sealed(live.table, site.hub.clock.time())
    return {**views.record(live.table), **await site.texts.recorded(live)}


@ROUTES.get(f"{TABLE}/best-deals", "The best deal of each seat, at the end.", BestDeals)
async def get_best_deals(call: Call[None], site: Site, _person: Person) -> BestDeals:
    """Return the best deal of each seat of a finished game."""
    table = (await table_of(call, site)).table
    if table.status != "over":
        raise Refusal("table/not_over")
    best = best_deals(table)
    return BestDeals([None if deal is None else DealInfo(*deal) for deal in best])


@ROUTES.post(f"{TABLE}/take-back", "Take back, against bots.", m.Nothing, m.Done, AS)
async def take_back(call: Call[m.Nothing], site: Site, person: Person) -> m.Done:
    """Take back the last choice, at the same table."""
    live = await table_of(call, site)
    return m.Done(await do(site, "take_back", person, live, viewpoint_of(call, live, person)))


@ROUTES.post(f"{TABLE}/go-back", "Take back with new cards.", m.Nothing, m.CreatedTable, AS)
async def go_back(call: Call[m.Nothing], site: Site, person: Person) -> m.CreatedTable:
    """Take back the last choice at a new table, with hidden cards drawn again."""
    live = await table_of(call, site)
    fork = await do(site, "go_back", person, live, viewpoint_of(call, live, person))
    return m.CreatedTable(fork.table.id, f"/t/{fork.table.id}")


@ROUTES.post(f"{TABLE}/rematch", "Play again with rotated seats.", m.Nothing, m.CreatedRematch)
async def rematch(call: Call[m.Nothing], site: Site, person: Person) -> m.CreatedRematch:
    """Play again: return the table of the rematch."""
    return m.CreatedRematch(await do(site, "rematch", person, await table_of(call, site)))
