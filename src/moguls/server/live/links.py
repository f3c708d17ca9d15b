"""Seat transfer links: secrets, times, and withdrawal when the owner is active again."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

from moguls.server.table import seat_transfer
from moguls.server.table.table import owner_of
from moguls.server.wire.devices import CreatedLink, LinkInfo

if TYPE_CHECKING:
    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live


class Links:
    """The seat transfer links of a hub."""

    def __init__(self, hub: Hub) -> None:
        """Start empty; tables with links are watched when they are loaded."""
        self.hub = hub
        self._owners: dict[str, set[str]] = {}  # the owners of seats with links, by table

    def watch(self, live: Live) -> None:
        """Record the owners of the seats with links at a table."""
        table = live.table
        owners = {owner_of(table.seats[seat]) for seat in table.links}
        if owners:
            self._owners[table.id] = {owner for owner in owners if owner}
        else:
            self._owners.pop(table.id, None)

    async def hear(self, user: str) -> None:
        """Withdraw the links of the seats of a user who sends any request."""
        for table_id in [key for key, owners in self._owners.items() if user in owners]:
            live = await self.hub.find(table_id)
            await self.hub.do(live, seat_transfer.answer, user)

    async def offer(self, live: Live, user: str, seat: int) -> CreatedLink:
        """Create a link for a seat."""
        secret = secrets.token_urlsafe(16)
        away = live.absent(), live.away(seat_transfer.LONG)
        link = seat_transfer.Link(seat, digest(secret), self.hub.clock.time())
        await self.hub.do(live, seat_transfer.offer, user, link, *away)
        return CreatedLink(f"/link/{live.table.id}#{secret}", int(seat_transfer.LONG))

    async def take_back(self, live: Live, user: str, seat: int) -> int:
        """Withdraw the link of a seat."""
        return await self.hub.do(live, seat_transfer.take_back, user, seat, live.absent())

    def look(self, live: Live, secret: str) -> LinkInfo:
        """Return the seat of a link."""
        table = live.table
        seat, wait = seat_transfer.linked(table, digest(secret), self.hub.clock.time())
        occupant = table.seats[seat]
        return LinkInfo(table.play.game.title, seat, occupant.friend or occupant.player, wait)

    async def use(self, live: Live, user: str, secret: str, name: str) -> int:
        """Seat the owner of a link; return the seat."""
        seat, _wait = seat_transfer.linked(live.table, digest(secret), self.hub.clock.time())
        await self.hub.do(
            live, seat_transfer.use, user, name, digest(secret), self.hub.clock.time()
        )
        return seat


def digest(secret: str) -> str:
    """Return the hash of a link's secret that the log stores."""
    return hashlib.sha256(secret.encode()).hexdigest()
