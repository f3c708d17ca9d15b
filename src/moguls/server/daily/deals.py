"""Deals of the day: dealt and sealed once, and the table of each attempt."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from moguls.games import registry
from moguls.server.daily.days import day_at, end_of
from moguls.server.live.hub import new_setup
from moguls.server.live.opening import Opening
from moguls.server.table import auto_response, daily, seating
from moguls.server.table import table as tables
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.core.auto_response import AutoResponse
    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.people.person import Person
    from moguls.server.ports.daily import DailyStore

# Its search counts simulations and plays well within some milliseconds.
LEVEL: Final = "hard"


class DailyDeals:
    """The deals of all days of a site."""

    def __init__(self, hub: Hub, store: DailyStore) -> None:
        """Use the tables of a hub, and the deals and attempts of a store."""
        self.hub, self.store = hub, store
        self._opening = Opening()

    def today(self) -> str:
        """Return the day in UTC."""
        return day_at(self.hub.clock.time())

    async def of(self, day: str) -> dict[str, dict[str, Any]]:
        """Return the deals of a day by game; those of today are made if need be."""
        deals: dict[str, dict[str, Any]] = await self.hub.transact(self.store.deals, day)
        missing = [name for name in registry.names() if name not in deals]
        if day == self.today() and missing:
            new = await self.hub.executor.compute(_new_deals, missing)
            deals = await self.hub.transact(self.store.add_deals, day, new)
        return deals

    async def start(self, person: Person, game: str, response: AutoResponse | None) -> Live:
        """Return the table of a person's attempt at today's deal; it is made if need be.

        Requests that come together share one table.
        """
        day = self.today()
        begin = partial(self._start, day, game, person, response)
        live: Live = await self._opening.once(f"{day} {game} {person.id}", begin)
        return live

    async def _start(
        self, day: str, game: str, person: Person, response: AutoResponse | None
    ) -> Live:
        deals = await self.of(day)
        # Stored before the table: nobody can play a deal without an attempt, whatever happens.
        attempt = day, game, person.id, secrets.token_urlsafe(12), self.hub.clock.time()
        table_id = await self.hub.transact(self.store.add_attempt, *attempt)
        try:
            return await self.hub.find(table_id)
        except Refusal as refusal:
            if refusal.code != "table/not_found":
                raise
        setup = {**deals[game], "host": person.id, **daily.setup_of(day, end_of(day))}
        seat, level = setup.pop("seat"), setup.pop("level")
        table = tables.new_table(table_id, setup)
        entries = seating.sit(table, person.id, person.name, seat)
        entries = auto_response.with_response(table, entries, response)
        others = (other for other in range(len(table.seats)) if other != seat)
        entries += [seating.bot_entry(other, level) for other in others]
        return await self.hub.keep(table, entries)


def _new_deals(games: list[str]) -> dict[str, dict[str, object]]:
    """Return new sealed deals of games: the setups of their tables, with the person's seat."""
    return {name: _deal(name) for name in games}


def _deal(name: str) -> dict[str, object]:
    game = registry.game(name, **registry.game(name).rules.identity.table_options)
    setup = new_setup(game, game.default_seats, "")
    seat = secrets.randbelow(game.default_seats)
    return {**setup, "seat": seat, "level": LEVEL, "idle_minutes": 0, "needs_start": False}
