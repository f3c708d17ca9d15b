"""Routes for programs: a token, and waiting for the turn."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from moguls.server.limits import rates
from moguls.server.routes.endpoints import Endpoints
from moguls.server.routes.finding import table_of
from moguls.server.routes.queries import AS, MAX_WAIT, SINCE_ALL, WAIT, number_of, viewpoint_of
from moguls.server.table.table import events_for
from moguls.server.wire.programs import CreatedProgram, GameResult, NewProgram, TurnInfo
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.live.live import Live
    from moguls.server.people.person import Person
    from moguls.server.routes.endpoints import Call
    from moguls.server.site import Site
    from moguls.server.table.table import Table, Viewpoint

ROUTES = Endpoints()


@ROUTES.post("/api/programs", "A token for a program.", NewProgram, CreatedProgram, greets=False)
async def make_program(call: Call[NewProgram], site: Site, _person: Person) -> CreatedProgram:
    """Create a new person for a program, and return its token."""
    caller = call.visit.caller
    site.limits.newcomers.spend(caller.network)
    session = await site.people.greet(caller, caller.lang(None), call.message.name.strip())
    return CreatedProgram(session.person.id, session.person.name, session.token or "")


@ROUTES.get("/api/tables/{table}/turn", "Wait for your turn.", TurnInfo, SINCE_ALL, WAIT, AS)
async def get_turn(call: Call[None], site: Site, person: Person) -> TurnInfo:
    """Respond when it is the caller's turn, when the game is over, or after the waiting time."""
    live = await table_of(call, site)
    viewpoint = viewpoint_of(call, live, person)
    since, wait = (
        number_of(call.query, "since", 10**9),
        number_of(call.query, "wait", MAX_WAIT),
    )
    if live.waiting(person.id) >= rates.MAX_SOCKETS_PER_USER:
        raise Refusal("wire/rate_limited")
    site.driver.look(live)
    await _wait(live, person, viewpoint, wait)
    return turn_seen(live.table, _seat(live.table, person, viewpoint), since)


def _seat(table: Table, person: Person, viewpoint: Viewpoint) -> int:
    """Return the seat of the caller."""
    seat = table.seen_from(person.id, viewpoint)
    if seat is None:
        several = len(table.seats_of(person.id)) > 1
        raise Refusal("table/which_seat" if several else "table/not_seated")
    return seat


async def _wait(live: Live, person: Person, viewpoint: Viewpoint, seconds: int) -> None:
    """Wait until a seat is to act or the game is over."""
    until = time.monotonic() + seconds
    with live.waiter(person.id) as news:
        while status_of(live.table, _seat(live.table, person, viewpoint)) in ("waiting", "others"):
            remaining = until - time.monotonic()
            if remaining <= 0:
                return
            news.clear()
            try:
                await asyncio.wait_for(news.wait(), remaining)
            except TimeoutError:
                return


def status_of(table: Table, seat: int) -> Any:
    """Return the status of a game for a seat."""
    if table.status != "playing":
        return table.status
    return "yours" if table.play.turn == seat else "others"


def turn_seen(table: Table, seat: int, since: int) -> TurnInfo:
    """Return the status of a game for a seat, with all events after an entry."""
    play, status = table.play, status_of(table, seat)
    since = min(since, table.seq)
    end = GameResult(play.returns(), play.scores, play.winners)
    return TurnInfo(
        status=status,
        seq=table.seq,
        from_=since,
        seat=seat,
        legal=list(play.legal()) if status == "yours" else [],
        view=None if status == "waiting" else play.view(seat),
        events=[event for entry in table.log[since:] for event in events_for(entry, seat)],
        end=end if status == "over" else None,
    )
