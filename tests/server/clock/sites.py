"""A server of timed tables on a database file, with a clock that a test sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.server.live.heartbeat import Heartbeat
from moguls.server.live.hub import Hub
from moguls.server.live.timeouts import Timeouts
from moguls.server.storage.folders import FILE
from moguls.server.storage.store import SqliteStore
from moguls.server.table import auto_response, decide
from moguls.server.wire.messages import NewTable
from tests.server.clock.games import START, USUAL
from tests.server.fakes import FakeClock

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.live.live import Live


class Machine:
    """A database and a clock; `start` starts another server on it."""

    def __init__(self, folder: Path) -> None:
        self.store, self.clock = SqliteStore(folder / FILE), FakeClock(5.0, START)
        self.start()

    def start(self) -> None:
        self.hub = Hub(self.store, clock=self.clock)
        self.heartbeat = Heartbeat(self.hub, self.store.clocks)
        self.timeouts = Timeouts(self.hub, self.store.clocks, self.heartbeat.is_trusted)

    async def new_table(self, *people: str, **more: Any) -> Live:
        """Return a table of three seats at which people sit; the first seat begins."""
        options = {"first_player": "0", "loan_timing": "on_own_turn"}
        wanted = {"options": options, "time_control": USUAL, "auto_response": "ask", **more}
        new = NewTable("mogul-2002", 3, **wanted)
        live = await self.hub.make(new, "ada", "Ada")
        for name in people:
            await self.hub.do(live, auto_response.sit, name, name.title(), None, "ask")
        return live

    async def play(self, live: Live, user: str, move: str) -> None:
        seen = live.table.seq
        await self.hub.do(live, decide.move, user, f"{seen}", seen, move)

    async def after(self, seconds: float) -> int:
        """Let time pass, and sweep; return how many tables were opened.

        A heartbeat comes each minute at the end, before that as late as possible.
        """
        opened, until = 0, self.clock.now + seconds
        while (rest := until - self.clock.now) > 0:
            self.clock.now += min(rest, max(60, min(290, rest - 240)))
            await self.heartbeat.beat()
            opened += await self.timeouts.sweep()
        return opened

    async def stop(self) -> None:
        await self.hub.stop()
