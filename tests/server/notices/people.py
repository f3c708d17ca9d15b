"""A site with people who can be reached, on a clock that a test sets, and their devices."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, Any

from moguls.server.live.hub import Hub
from moguls.server.notify.notices import Notices
from moguls.server.ports.executor import InlineExecutor
from moguls.server.ports.notices import SENT, DeliveryOutcome, NoticeMessage
from moguls.server.storage.store import SqliteStore
from moguls.server.table import auto_response, decide
from moguls.server.wire.clock.time_control import PRESETS
from moguls.server.wire.messages import NewTable
from tests.server.fakes import FakeClock

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.live.live import Live
    from moguls.server.ports.notices import Row

START = 1_700_000_000.0
NAMES = ("ada", "bob", "cid")


class FakeChannel:
    """Devices in memory: a message replaces one with the same tag.

    Attributes:
        log: the address and message of each push.
        shown: what each device shows, by address and tag.
        outcomes: of the next pushes; afterwards all are sent.
        pauses: during a push, in which others can run.
    """

    pauses = 0

    def __init__(self) -> None:
        self.log: list[tuple[str, NoticeMessage]] = []
        self.shown: dict[tuple[str, str], NoticeMessage] = {}
        self.outcomes: list[DeliveryOutcome | Exception] = []

    async def send(self, address: Row, message: NoticeMessage, now: float) -> DeliveryOutcome:
        assert message.expires_at > now
        for _ in range(self.pauses):
            await asyncio.sleep(0)
        outcome = self.outcomes.pop(0) if self.outcomes else DeliveryOutcome(SENT, "201")
        if isinstance(outcome, Exception):
            raise outcome
        if outcome.state == SENT:
            self.log.append((address["user_id"], message))
            self.shown[address["id"], message.tag] = message
        return outcome


class House:
    """A hub and its notices; `restart` begins anew on the same file."""

    def __init__(self, path: Path, channel: FakeChannel | None = None) -> None:
        self.path, self.clock = path, FakeClock(0.0, START)
        self.channel = channel or FakeChannel()
        self.ids = itertools.count()
        self.restart()

    def restart(self) -> None:
        self.store: Any = SqliteStore(self.path)
        self.hub = Hub(self.store, clock=self.clock, executor=InlineExecutor())
        self.notices = Notices(self.hub, self.store.notices, {"push": self.channel})

    async def subscribe(self, user: str, device: str = "phone") -> str:
        row = {
            "user_id": user,
            "kind": "push",
            "address": f"{user} {device}",
            "data": "{}",
            "device": device,
            "label": "Firefox",
            "lang": "en",
            "zone": "Europe/Rome",
        }
        made: str = self.store.notices.put_channel(row, self.clock.time())
        await self.notices.load()
        return made

    async def table(self, *, slow: bool = True, pace: str = "usual") -> Live:
        """Return a table of three people at which everything is asked."""
        control = PRESETS[pace] if slow else None
        options = {"first_player": "0"}
        new = NewTable("mogul-2002", 3, options=options, time_control=control, auto_response="ask")
        live = await self.hub.make(new, "ada", "Ada")
        for name in NAMES[1:]:
            await self.hub.do(live, auto_response.sit, name, name.title(), None, "ask")
        return live

    async def play(self, live: Live, move: str | None = None) -> str:
        """Play for the person on turn; return who is on turn now."""
        seat = live.table.play.turn
        assert seat is not None
        user, text = live.table.seats[seat].user, move or next(iter(live.table.play.legal()))
        last = live.table.seq
        await self.hub.do(live, decide.move, user, f"m{next(self.ids)}", last, text, seat)
        return self.on_turn(live)

    async def until(self, live: Live, user: str) -> None:
        """Play until a person has just come on turn, when everybody knows of the beginning."""
        await self.wait(3600)
        self.channel.log.clear()
        await self.play(live)
        while self.on_turn(live) != user:
            await self.play(live)

    @staticmethod
    def on_turn(live: Live) -> str:
        turn = live.table.play.turn
        assert turn is not None
        return str(live.table.seats[turn].user)

    async def wait(self, seconds: float) -> None:
        self.clock.now += seconds
        await self.notices.work()

    def states(self, user: str) -> list[tuple[str, str]]:
        """Return kind, and state or reason, of all notices of a person, the oldest first."""
        rows = reversed(self.store.notices.recent(user, 1000))
        return [(row["kind"], row["why"] or row["detail"] or row["state"]) for row in rows]
