"""What a connection to a table may say: each message does what the route of that name does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from moguls.server.table import rights
from moguls.server.wire import messages
from moguls.server.wire import socket as s

if TYPE_CHECKING:
    from moguls.server.live.live import Live, Viewer
    from moguls.server.people.person import Person
    from moguls.server.site import Site


async def hear(site: Site, live: Live, person: Person, viewer: Viewer, said: object) -> object:
    """Do what a message asks; return the answer to it alone, if any.

    Raises:
        Refusal: it cannot be done; nothing was changed.
    """
    match said:
        case s.MoveSaid(id=client_id, seq=seen, move=text):
            seq = await site.move(live, person, client_id, seen, text, viewer.looks)
            return messages.Ack(client_id, seq)
        case s.OrderSaid(order=order):
            await site.order(live, person, order, viewer.looks)
        case s.WishSaid(wish=wish):
            await site.wish(live, person, wish, viewer.looks)
        case s.LookSaid(seat=seat):
            rights.refuse_anothers(live.table, person.id, seat)
            live.look_as(viewer, seat)
        case s.NextSaid(seq=seen):
            await site.call_next(live, person, seen)
        case s.RematchSaid():
            await site.rematch(live, person)
        case s.Ping():
            return messages.Pong()
        case _:
            await _seat(site, live, person, viewer, said)
    return None


async def _seat(site: Site, live: Live, person: Person, viewer: Viewer, said: object) -> None:
    """Do what a message asks about seats and the table itself."""
    match said:
        case s.SitSaid(seat=seat, name=name):
            await site.sit(live, person, seat, name, viewer.wish)
        case s.StandSaid(seat=seat):
            await site.stand(live, person, viewer.looks if seat is None else seat)
        case s.BotSaid(seat=seat, level=level):
            await site.seat_bot(live, person, seat, level)
        case s.ArrangeSaid():
            await site.arrange(live, person, msgspec.structs.asdict(said))
        case s.FreeSaid(seat=seat):
            await site.free(live, person, seat)
        case s.ReadySaid(ready=is_ready):
            await site.ready(live, person, is_ready=is_ready)
        case s.BeginSaid():
            await site.begin(live, person)
