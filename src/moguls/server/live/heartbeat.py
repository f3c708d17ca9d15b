"""Heartbeat of the server: its outages are recorded, and a wrong clock suspends all timeouts."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from moguls.server.live.hub import Hub
    from moguls.server.ports.storage import ClockStore
    from moguls.server.table.clock.banks import Interval

LOG: Final = logging.getLogger("moguls.heartbeat")
EVERY: Final = 60.0  # seconds
OUTAGE: Final = 300.0  # a gap between heartbeats that is longer than this is an outage
TOLERANCE: Final = 60.0  # seconds that wall clock and monotonic clock may differ


class Heartbeat:
    """Beats each minute; `is_trusted` says whether both clocks agree."""

    def __init__(self, hub: Hub, store: ClockStore) -> None:
        """Begin before the first beat."""
        self._hub, self._store = hub, store
        clock = hub.clock
        self._start = clock.time(), clock.monotonic()
        self._last: float | None = None
        self._doubtful: list[Interval] = []  # outages from while the clocks disagreed
        self.is_ready = False  # outages before this start are known

    @property
    def error(self) -> float:
        """The seconds that the wall clock is ahead of the monotonic clock, since the start."""
        wall, monotonic = self._start
        clock = self._hub.clock
        return (clock.time() - wall) - (clock.monotonic() - monotonic)

    def is_trusted(self) -> bool:
        """Return whether deadlines may be enforced."""
        return self.is_ready and abs(self.error) <= TOLERANCE

    def confirm(self) -> None:
        """Take the wall clock as right: an administrator has looked at it."""
        clock = self._hub.clock
        self._start = clock.time(), clock.monotonic()
        self._doubtful.clear()

    async def beat_periodically(self) -> None:
        """Beat as long as the server runs; errors are logged."""
        while True:
            try:
                await self.beat()
            except Exception:
                LOG.exception("the heartbeat cannot be recorded")
            await asyncio.sleep(EVERY)

    async def beat(self) -> None:
        """Record a heartbeat, and an outage where the last one is long ago."""
        now = self._hub.clock.time()
        if self._last is None:
            self._last, stored = await self._hub.transact(self._store.outages)
            self._hub.outages[:] = stored
        await self._withdraw(now)
        new = []
        if self._last is not None and now - self._last > OUTAGE:
            new = [(self._last, now)]
            LOG.warning(
                "no server ran for %.0f s: all open deadlines move by that", now - self._last
            )
        await self._hub.transact(self._store.beat, now, new)
        self._last, self.is_ready = now, True
        if new:
            self._hub.outages.extend(new)
            self._doubtful += new if abs(self.error) > TOLERANCE else []
            self._hub.tell_clocks()
        if abs(self.error) > TOLERANCE:
            LOG.warning("the clock is %.0f s wrong: no timeout is enforced", self.error)

    async def _withdraw(self, now: float) -> None:
        """Withdraw outages that a clock has shown which has been set back since."""
        for outage in [it for it in self._doubtful if it[1] > now + TOLERANCE]:
            self._doubtful.remove(outage)
            self._hub.outages.remove(outage)
            await self._hub.transact(self._store.withdraw, outage)
            self._hub.tell_clocks()
