"""Notices of a site: who can be reached, what follows from new entries, and the loop."""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING, Final

from moguls.server.live.turns import turns_of
from moguls.server.notify.worker import NoticeWorker
from moguls.server.table.notices.events import message_notice, notices_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.ports.notices import Channel, NoticeStore
    from moguls.server.table.notices.notice import Notice
    from moguls.server.table.table import LogEntry, Table

LOG = logging.getLogger("moguls.notices")
TICK: Final = 1.0  # seconds between two looks at the time; nothing is read unless it has come


class Notices:
    """Makes notices and has them delivered."""

    def __init__(self, hub: Hub, store: NoticeStore, channels: Mapping[str, Channel]) -> None:
        """Watch the tables of a hub."""
        self.hub, self.store, self.channels = hub, store, channels
        self.worker = NoticeWorker(hub, store, channels, self.count)
        self.reachable: set[str] = set()
        self._next_at = math.inf
        hub.notices_of = self.derive

    async def load(self) -> None:
        """Read who can be reached, and when something is due."""
        self.reachable = await self.hub.transact(self.store.reachable)
        if self.reachable:
            await self._read_next()

    def derive(self, live: Live | None, table: Table, entries: list[LogEntry]) -> list[Notice]:
        """Return the notices of new entries, to be written with them.

        Args:
            live: the table without the entries; None for a new one.
            table: with the entries.
            entries: what happened.
        """
        if not self.reachable:
            return []
        before, outages = (None, ()) if live is None else (live.table, live.outages)
        notices = notices_of(before, table, entries, self.reachable, outages)
        self._await(notices)
        return notices

    def _await(self, notices: list[Notice]) -> None:
        """Have the worker look when the first of some notices is due."""
        self._next_at = min([self._next_at, *(notice.not_before for notice in notices)])

    async def add_message(self, live: Live, seat: int) -> None:
        """Add the notice that somebody has written to one seat."""
        notice = message_notice(live.table, seat, live.now()) if self.reachable else None
        if notice is not None and notice.user in self.reachable:
            await self.hub.transact(self.store.add, live.table.id, [notice])
            self._await([notice])

    async def see(self, user: str, live: Live, seq: int) -> None:
        """Record that a visible page of a person has shown an entry of a table."""
        if user in self.reachable and user in live.table.belonging:
            seq = min(seq, live.table.seq)
            await self.hub.transact(self.store.see, user, live.table.id, seq, live.now())

    async def count(self, user: str) -> int:
        """Return at how many tables it is a person's turn."""
        return len((await turns_of(self.hub, user)).turns)

    async def run(self) -> None:
        """Deliver what is due, as long as the server runs."""
        while True:
            await asyncio.sleep(TICK)
            if self._next_at > self.hub.clock.time():
                continue
            try:
                await self.work()
            except Exception:
                LOG.exception("notices could not be delivered")

    async def work(self) -> None:
        """Deliver everything that is due now."""
        self._next_at = math.inf  # notices that are made meanwhile bring it forward
        await self.worker.work()
        await self._read_next()
        self.reachable = await self.hub.transact(self.store.reachable)

    async def _read_next(self) -> None:
        at = await self.hub.transact(self.store.next_at)
        self._next_at = min(self._next_at, math.inf if at is None else at)
