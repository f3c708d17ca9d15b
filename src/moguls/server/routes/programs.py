"""The routes for programs: a token to be known by, and waiting for one's turn."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from starlette.routing import Route

from moguls.server.limits import rates
from moguls.server.limits.network import network_of
from moguls.server.people.language import lang_of
from moguls.server.routes.finding import table_of
from moguls.server.routes.reading import body, read_looks
from moguls.server.routes.routing import PROGRAMS, route
from moguls.server.table import rights
from moguls.server.table.table import heard
from moguls.server.wire import programs
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request

    from moguls.server.live.live import Live
    from moguls.server.people.people import Person
    from moguls.server.site import Site
    from moguls.server.table.table import Looks, Table

MAX_WAIT: Final = 15  # seconds; who is away for longer than 20 may be replaced


@route
async def post_program(request: Request, site: Site, _person: Person) -> Any:
    """Make a token for a program, somebody new."""
    wanted = await body(request, programs.NewProgram)
    site.strangers.spend(network_of(request))
    known = await site.people.greet(request, lang_of(request, None), wanted.name.strip())
    return programs.ProgramMade(known.person.id, known.person.name, known.token or "")


@route
async def get_turn(request: Request, site: Site, person: Person) -> Any:
    """Answer when it is one's turn, or the game is over, or one has waited long enough."""
    live = await table_of(request, site)
    looks = read_looks(request.query_params.get("as"))
    rights.refuse_anothers(live.table, person.id, looks)
    since, wait = _number(request, "since", 10**9), _number(request, "wait", MAX_WAIT)
    if live.waiting(person.id) >= rates.MAX_SOCKETS_PER_USER:
        raise Refusal("wire/rate_limited")
    site.driver.look(live)
    await _wait(live, person, looks, wait)
    return turn_seen(live.table, _seat(live.table, person, looks), since)


def _number(request: Request, name: str, most: int) -> int:
    """Return a whole number of the query, 0 where it is not given."""
    text = request.query_params.get(name, "0")
    if not text.isdecimal() or len(text) > 9 or int(text) > most:  # noqa: PLR2004  # digits
        raise Refusal("wire/malformed", {"why": f"{name}: a whole number from 0 to {most}"})
    return int(text)


def _seat(table: Table, person: Person, looks: Looks) -> int:
    """Return the seat that asks."""
    seat = table.seen_from(person.id, looks)
    if seat is None:
        several = len(table.seats_of(person.id)) > 1
        raise Refusal("table/which_seat" if several else "table/not_seated")
    return seat


async def _wait(live: Live, person: Person, looks: Looks, seconds: int) -> None:
    """Wait until a seat has something to do."""
    until = time.monotonic() + seconds
    with live.waiter(person.id) as news:
        while status_of(live.table, _seat(live.table, person, looks)) in ("waiting", "others"):
            left = until - time.monotonic()
            if left <= 0:
                return
            news.clear()
            try:
                await asyncio.wait_for(news.wait(), left)
            except TimeoutError:
                return


def status_of(table: Table, seat: int) -> Any:
    """Say where a game stands for a seat."""
    if table.status != "playing":
        return table.status
    return "yours" if table.play.turn == seat else "others"


def turn_seen(table: Table, seat: int, since: int) -> programs.TurnSeen:
    """Return where a game stands for a seat, with all that has happened since an entry."""
    play, status = table.play, status_of(table, seat)
    since = min(since, table.seq)
    end = programs.EndSeen(play.returns(), play.scores, play.winners)
    return programs.TurnSeen(
        status=status,
        seq=table.seq,
        from_=since,
        seat=seat,
        legal=list(play.legal()) if status == "yours" else [],
        view=None if status == "waiting" else play.view(seat),
        events=[event for told in table.log[since:] for event in heard(told, seat)],
        end=end if status == "over" else None,
    )


ROUTES = [
    Route(PROGRAMS, post_program, methods=["POST"]),
    Route("/api/tables/{table}/turn", get_turn, methods=["GET"]),
]
