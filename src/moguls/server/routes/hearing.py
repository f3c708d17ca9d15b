"""Messages that a client sends over a socket; each does the same as the route of its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from moguls.server.commands import do
from moguls.server.table import rights
from moguls.server.wire import socket as s

if TYPE_CHECKING:
    from moguls.server.live.live import Live, Viewer
    from moguls.server.people.person import Person
    from moguls.server.site import Site


async def hear(site: Site, live: Live, person: Person, viewer: Viewer, said: object) -> object:
    """Execute a message; return the reply to its sender, if any.

    Raises:
        Refusal: it cannot be executed; nothing was changed.
    """
    match said:
        case s.MoveMessage(id=client_id, seq=seen, move=text):
            seq = await do(site, "move", person, live, client_id, seen, text, viewer.viewpoint)
            return s.Ack(client_id, seq)
        case s.OrderMessage(order=order):
            await do(site, "order", person, live, order, viewer.viewpoint)
        case s.AutoResponseMessage(auto_response=auto_response):
            await do(site, "auto_response", person, live, auto_response, viewer.viewpoint)
        case s.LookMessage(seat=seat):
            rights.refuse_anothers(live.table, person.id, seat)
            live.set_viewpoint(viewer, seat)
        case s.NextMessage(seq=seen):
            await do(site, "call_next", person, live, seen)
        case s.RematchMessage():
            await do(site, "rematch", person, live)
        case s.SayMessage() | s.WriteMessage() | s.ReportMessage() | s.AgreeMessage():
            await _talk(site, live, person, viewer, said)
        case s.SeenMessage(seq=seq):
            await site.notices.see(person.id, live, seq)
        case s.Ping():
            return s.Pong()
        case _:
            await _seat(site, live, person, viewer, said)
    return None


async def _talk(site: Site, live: Live, person: Person, viewer: Viewer, message: object) -> None:
    """Execute a message about what people say."""
    match message:
        case s.SayMessage(words=words, to=to):
            await do(site, "say", person, live, viewer.viewpoint, words, to)
        case s.WriteMessage(text=text, to=to):
            await do(site, "write", person, live, viewer.viewpoint, text, to)
        case s.ReportMessage(id=number):
            await do(site, "report", person, live, number)
        case s.AgreeMessage(agrees=agrees):
            await do(site, "agree", person, live, agrees)


async def _seat(site: Site, live: Live, person: Person, viewer: Viewer, said: object) -> None:
    """Execute a message about seats or the table itself."""
    match said:
        case s.SitMessage(seat=seat, name=name, checks_alone=alone):
            await do(site, "sit", person, live, seat, name, viewer.auto_response, alone)
        case s.StandMessage(seat=seat):
            await do(site, "stand", person, live, viewer.viewpoint if seat is None else seat)
        case s.BotMessage(seat=seat, level=level):
            await do(site, "seat_bot", person, live, seat, level)
        case s.ArrangeMessage():
            await do(site, "arrange", person, live, msgspec.structs.asdict(said))
        case s.FreeMessage(seat=seat):
            await do(site, "free", person, live, seat)
        case s.ReadyMessage(ready=is_ready):
            await do(site, "ready", person, live, is_ready)
        case s.BeginMessage():
            await do(site, "begin", person, live)
