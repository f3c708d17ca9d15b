"""Routes of seats, and of the table's own settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from moguls.server.commands import do
from moguls.server.routes.endpoints import Endpoints
from moguls.server.routes.finding import table_of
from moguls.server.wire import messages as m
from moguls.server.wire.clock.time_control import PutPause, PutVacation
from moguls.server.wire.seat import CallNext

if TYPE_CHECKING:
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site

TABLE = "/api/tables/{table}"
ROUTES = Endpoints()


@ROUTES.post(f"{TABLE}/sit", "Sit down.", m.SitDown, m.Seated)
async def sit(call: Call[m.SitDown], site: Site, person: Person) -> m.Seated:
    """Sit down."""
    live, said = await table_of(call, site), call.message
    auto_response = said.auto_response or call.visit.caller.auto_response
    more = said.seat, said.name, auto_response, said.checks_alone
    return m.Seated(await do(site, "sit", person, live, *more))


@ROUTES.post(f"{TABLE}/stand", "Stand up.", m.StandUp, m.Done)
async def stand(call: Call[m.StandUp], site: Site, person: Person) -> m.Done:
    """Stand up."""
    return m.Done(await do(site, "stand", person, await table_of(call, site), call.message.seat))


@ROUTES.post(f"{TABLE}/bots", "Seat or remove a bot.", m.SeatBot, m.Done)
async def seat_bot(call: Call[m.SeatBot], site: Site, person: Person) -> m.Done:
    """Seat or remove a bot."""
    live, said = await table_of(call, site), call.message
    return m.Done(await do(site, "seat_bot", person, live, said.seat, said.level))


@ROUTES.put(f"{TABLE}/arrangement", "Change the table's settings, as the host.", m.Arrange, m.Done)
async def arrange(call: Call[m.Arrange], site: Site, person: Person) -> m.Done:
    """Change the settings of a table that its host decides."""
    live = await table_of(call, site)
    return m.Done(await do(site, "arrange", person, live, msgspec.structs.asdict(call.message)))


@ROUTES.post(f"{TABLE}/free", "Free a seat, as the host, before the game.", m.FreeSeat, m.Done)
async def free(call: Call[m.FreeSeat], site: Site, person: Person) -> m.Done:
    """Free somebody's seat."""
    return m.Done(await do(site, "free", person, await table_of(call, site), call.message.seat))


@ROUTES.post(f"{TABLE}/ready", "Set whether you are ready.", m.SayReady, m.Done)
async def ready(call: Call[m.SayReady], site: Site, person: Person) -> m.Done:
    """Set whether the caller is ready for the game to begin."""
    live = await table_of(call, site)
    return m.Done(await do(site, "ready", person, live, call.message.ready))


@ROUTES.put(f"{TABLE}/pause", "Want a pause of all clocks, or no longer.", PutPause, m.Done)
async def pause(call: Call[PutPause], site: Site, person: Person) -> m.Done:
    """Want a pause, which begins once everybody does, or take that back."""
    live = await table_of(call, site)
    return m.Done(await do(site, "pause", person, live, call.message.agrees))


@ROUTES.put(f"{TABLE}/vacation", "Begin or end your vacation.", PutVacation, m.Done)
async def vacation(call: Call[PutVacation], site: Site, person: Person) -> m.Done:
    """Begin a vacation of the caller at this table, or end it."""
    live = await table_of(call, site)
    return m.Done(await do(site, "vacation", person, live, call.message.days))


@ROUTES.post(f"{TABLE}/begin", "Start the game, as the host.", m.Nothing, m.Done)
async def begin(call: Call[m.Nothing], site: Site, person: Person) -> m.Done:
    """Start the game."""
    return m.Done(await do(site, "begin", person, await table_of(call, site)))


@ROUTES.post(f"{TABLE}/next", "Let the bot that waits move.", CallNext, m.Done)
async def call_next(call: Call[CallNext], site: Site, person: Person) -> m.Done:
    """Request the move of the bot that waits."""
    return m.Done(await do(site, "call_next", person, await table_of(call, site), call.message.seq))


@ROUTES.post(f"{TABLE}/leave", "Leave permanently, with all seats.", m.Nothing, m.Done)
async def leave(call: Call[m.Nothing], site: Site, person: Person) -> m.Done:
    """Leave a table permanently."""
    return m.Done(await do(site, "leave", person, await table_of(call, site)))
