"""Enforcement of time controls: timeouts within a minute, from an index, without loading tables."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from moguls.server.table.clock.banks import next_deadline
from moguls.server.table.clock.timeouts import clock_change, time_out
from moguls.server.table.clock.vacations import begin_alone
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.ports.storage import ClockStore

LOG: Final = logging.getLogger("moguls.timeouts")
EVERY: Final = 30.0  # seconds between two sweeps
AT_ONCE: Final = 1000  # tables of one sweep


class Timeouts:
    """Lets bots play for seats whose time is over, and vacations begin shortly before."""

    def __init__(self, hub: Hub, store: ClockStore, may_enforce: Callable[[], bool]) -> None:
        """Enforce the time controls of a hub's tables, as long as the clock can be trusted."""
        self._hub, self._store, self._may_enforce = hub, store, may_enforce
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def sweep_periodically(self) -> None:
        """Sweep as long as the server runs; errors are logged."""
        while True:
            try:
                await self.sweep()
            except Exception:
                LOG.exception("cannot read which deadlines have passed")
            await asyncio.sleep(EVERY)

    async def sweep(self) -> int:
        """Enforce all deadlines that have passed; return the number of tables that were opened."""
        if not self._may_enforce():
            return 0
        now = self._hub.clock.time()
        resting: list[tuple[str, str]] = await self._hub.transact(self._store.resting, now, AT_ONCE)
        for table_id, user in resting:
            await self._rest_stored(table_id, user)
        tables: list[str] = await self._hub.transact(self._store.expired, now, AT_ONCE)
        for table_id in tables:
            await self._enforce_stored(table_id)
        return len(tables) + len(resting)

    async def _rest_stored(self, table_id: str, user: str) -> None:
        """Begin the vacation of the person on turn, or do not try again; errors stop no other."""
        try:
            live, now = await self._hub.find(table_id), self._hub.clock.time()
            before = live.table.seq
            intervals = await self._hub.transact(self._store.vacations.intervals, user, now)
            await self._hub.do(live, begin_alone, live.now(), intervals, live.outages)
            if live.table.seq == before:  # no days are left, or it was answered
                await self._correct(live, rests=False)
        except Refusal:
            await self._hub.transact(self._store.put_deadline, table_id, None)
        except Exception:
            LOG.exception("table %s: no vacation can begin", table_id)

    async def _correct(self, live: Live, *, rests: bool = True) -> None:
        """Write the deadline of a table again; `rests`: whether a vacation may come before it."""
        change = clock_change(live.table, live.table, [], live.outages)
        deadline = None if change is None else change.deadline
        if deadline is not None and not rests:
            deadline = deadline._replace(rest_at=None)
        await self._hub.transact(self._store.put_deadline, live.table.id, deadline)

    async def _enforce_stored(self, table_id: str) -> None:
        """Enforce the deadline of a table, or correct the stored one; errors stop no other."""
        try:
            live = await self._hub.find(table_id)
        except Refusal:  # closed, or its log cannot be read: the hub has logged the reason
            await self._hub.transact(self._store.put_deadline, table_id, None)
            return
        try:
            if not await self.enforce(live):
                await self._correct(live)
        except Exception:
            LOG.exception("the deadline of table %s cannot be enforced", table_id)

    async def enforce(self, live: Live) -> bool:
        """Let a bot play for the seat on turn if its time is over; return whether it was."""
        before = live.table.seq
        if self._may_enforce():
            await self._hub.do(live, time_out, live.now(), live.outages)
        return live.table.seq != before

    def watch(self, live: Live) -> None:
        """Enforce the deadline of a table with minutes per game to the second."""
        if (alarm := self._alarms.pop(live.table.id, None)) is not None:
            alarm.cancel()
        control = live.table.time_control
        at = None if control is None or control.mode != "live" else self._next(live)
        if at is not None:
            loop, delay = asyncio.get_running_loop(), max(0.0, at - live.now()) + 0.05
            self._alarms[live.table.id] = loop.call_later(delay, self._ring, live)

    def _next(self, live: Live) -> float | None:
        return next_deadline(live.table, live.outages)

    def _ring(self, live: Live) -> None:
        self._alarms.pop(live.table.id, None)
        task = asyncio.get_running_loop().create_task(self._tried(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tried(self, live: Live) -> None:
        try:
            await self.enforce(live)
        except Exception:
            LOG.exception("the deadline of table %s cannot be enforced", live.table.id)

    def stop(self) -> None:
        """Cancel all alarms."""
        for alarm in self._alarms.values():
            alarm.cancel()
