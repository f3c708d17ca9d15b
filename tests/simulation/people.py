"""People who look at their tables a few times a day, play, order, pause, leave and come back."""

from __future__ import annotations

import asyncio
import math
from random import Random
from typing import TYPE_CHECKING, Any, Final

import moguls
from moguls.server.commands import do
from moguls.server.people.visits import Caller
from moguls.server.wire.clock.time_control import PRESETS, TimeControl
from moguls.server.wire.messages import NewTable
from moguls.server.wire.orders.messages import BotOrder, StandingOrders
from moguls.server.wire.refusal import Refusal
from tests.simulation.addresses import Addresses
from tests.simulation.world import DAY, HOUR, MINUTE, Down, numbers

if TYPE_CHECKING:
    from moguls.server.live.live import Live
    from moguls.server.table.table import Table
from tests.simulation.world import World

MOST_TABLES: Final = 4  # of a person
MOST_MOVES: Final = 25  # at one table in one look
READY: Final = True
LIVE: Final = TimeControl("live", 600, 10, 0)
MOST_TURNS: Final = {"moguli": {"max_turns": "60"}}


class Visitor:
    """A person.

    Attributes:
        acknowledged: moves that the server has confirmed, by table and id.
    """

    def __init__(self, world: World, number: int, tables: list[str]) -> None:
        self.world, self.name = world, f"Person {number}"
        self.rng = Random(f"{world.seed} {number}")
        self.tables, self._ids = tables, numbers()
        self.addresses = Addresses(self, number)
        self.acknowledged: dict[tuple[str, str], str] = {}
        self.refusals: list[str] = []

    async def live(self) -> None:
        """Come, and look at the tables from time to time."""
        caller = Caller("127.0.0.1", {}, {})
        while True:
            try:
                session = await self.world.call(
                    lambda site: site.people.greet(caller, "en", self.name)
                )
                break
            except Down:
                continue
        self.person = session.person
        while True:
            absent = self.rng.random() < 0.01
            pause = self.rng.expovariate(1 / (7 * HOUR))
            await asyncio.sleep(self.rng.uniform(4 * DAY, 12 * DAY) if absent else pause)
            try:
                await self.look()
            except Down:
                continue

    async def do(self, name: str, *arguments: object) -> Any:
        """Do something, or be refused: then nothing is returned."""
        try:
            return await self.world.call(lambda site: do(site, name, self.person, *arguments))
        except Refusal as refusal:
            self.refusals.append(refusal.code)
            return None

    async def find(self, table_id: str) -> Live | None:
        """Return a table, if it is still there."""
        try:
            return await self.world.call(lambda site: site.hub.find(table_id))
        except Refusal:
            return None

    async def look(self) -> None:
        """Look at all tables; have a new one where there are few."""
        await self.addresses.care()
        await self.addresses.play_by_mail()
        await asyncio.sleep(self.rng.uniform(1, MINUTE))
        rows = await self.world.call(
            lambda site: site.hub.transact(site.store.tables_of, self.person.id, math.inf, 60)
        )
        running = 0
        for row in rows:
            live = await self.find(row["table_id"])
            if live is not None and live.table.status != "over":
                running += 1
            if live is not None:
                await self.visit(live)
        if running < MOST_TABLES and self.rng.random() < 0.5:
            await self._join()

    async def visit(self, live: Live) -> None:
        """Look at a table, and do what is due."""
        await self._see(live)
        if live.table.status == "waiting":
            await self._fill(live)
        elif live.table.status == "over":
            if live.table.rematch is None and self.rng.random() < 0.02:
                await self.do("rematch", live)
        else:
            await self._play(live)

    async def _see(self, live: Live) -> None:
        seq = live.table.seq
        await self.world.call(lambda site: site.notices.see(self.person.id, live, seq))

    async def _play(self, live: Live) -> None:
        if any(seat.former == self.person.id for seat in live.table.seats):
            await self.do("sit", live, None)
        await self._wish(live)
        for _ in range(MOST_MOVES):
            found = await self.find(live.table.id)
            if found is None or not self._is_on_turn(found.table):
                return
            await self._move(found)
            await asyncio.sleep(self.rng.uniform(2, 40))
            await self._see(found)

    def _is_on_turn(self, table: Table) -> bool:
        return table.status == "playing" and table.play.turn in table.seats_of(self.person.id)

    async def _move(self, live: Live) -> None:
        """Play a move; ask again with the same id until there is an answer."""
        table_id, seen = live.table.id, live.table.seq
        text = self.rng.choice(sorted(live.table.play.legal()))
        client_id = f"m{next(self._ids)}"
        while True:
            found = await self.find(table_id)
            if found is None:
                return
            try:
                done = await self.do("move", found, client_id, seen, text)
            except Down:
                continue
            if done is not None:
                self.acknowledged[table_id, f"{self.person.id}/{client_id}"] = text
            return

    async def _wish(self, live: Live) -> None:
        """Order, pause, speak, stand up or leave, now and then."""
        draw, mine = self.rng.random(), live.table.seats_of(self.person.id)
        if not mine:
            return
        if draw < 0.15:
            await self.do("standing", live, self._orders(live), mine[0])
        elif draw < 0.17:
            await self.do("standing", live, None, mine[0])
        elif draw < 0.19:
            await self.do("pause", live, self.rng.random() < 0.8)
        elif draw < 0.2:
            await self.do("say", live, mine[0], "hello", None)
        elif draw < 0.205:
            await self.do("stand", live)
        elif draw < 0.207:
            await self.do("leave", live)

    def _orders(self, live: Live) -> StandingOrders:
        """Return orders of the game of a table, or that a bot plays for a while."""
        language = live.table.play.game.rules.automation.standing
        if language is None or self.rng.random() < 0.2:
            return StandingOrders(bot=BotOrder("easy"))
        if not language.line:
            return StandingOrders(general={"options": "best", "discard": "least"})
        then = self.rng.choice(("leave", "ask"))
        lines: list[dict[str, Any]] = [
            {"companies": [company], "bowl": self.rng.randint(1, 6), "then": then, "win": "take"}
            for company in live.table.play.game.rules.display.colours
        ]
        return StandingOrders(lines=lines, general={"otherwise": "leave", "loan_below": 0})

    # -- tables -----------------------------------------------------------------------------------

    async def _join(self) -> None:
        """Sit down at a table that waits, or make another one."""
        for table_id in self.tables[-10:]:
            live = await self.find(table_id)
            if live is None or live.table.status != "waiting":
                continue
            is_full = all(seat.kind != "empty" for seat in live.table.seats)
            if not is_full and not live.table.seats_of(self.person.id):
                response = self.rng.choice(("ask", None))
                await self.do("sit", live, None, None, response, READY)
                return
        live = await self.do("make_table", self._new_table())
        if live is not None:
            self.tables.append(live.table.id)

    def _new_table(self) -> NewTable:
        game = self.rng.choice(moguls.games())
        least, most = moguls.game(game).seats[0], moguls.game(game).seats[-1]
        seats = self.rng.randint(least, min(most, 4))
        control = LIVE if self.rng.random() < 0.1 else PRESETS[self.rng.choice(sorted(PRESETS))]
        bots: list[Any] = [None] * (seats - 2) + ["easy"] if self.rng.random() < 0.3 else []
        more: dict[str, Any] = {"time_control": control, "bots": bots, "checks_alone": True}
        return NewTable(game, seats, options=MOST_TURNS.get(game, {}), open=True, **more)

    async def _fill(self, live: Live) -> None:
        """Be ready; let bots take the free seats of a table that has waited for two days."""
        table = live.table
        await self.do("ready", live, READY)
        if table.host != self.person.id:
            return
        if all(seat.kind != "empty" for seat in table.seats):
            await self.do("begin", live)
            return
        if live.now() - table.at < 2 * DAY:
            return
        for number, seat in enumerate(table.seats):
            if seat.kind == "empty":
                await self.do("seat_bot", live, number, "easy")

    def next_number(self) -> int:
        return next(self._ids)
