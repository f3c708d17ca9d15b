"""Ages of what the database contains, without the jumps of the system's clock.

A computer without a clock of its own starts in the past; a wrong clock may be years ahead. Time
that the clock leaves out has not passed: whatever was there before a jump is as old as before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.live.hub import Hub
    from moguls.server.ports.storage import AdminStore, Jump

TOLERANCE: Final = 3600.0  # seconds that the two clocks of a process may differ in an hour or so
# Nobody watches the clock while no server runs. A longer break than this counts as a jump.
BREAK: Final = 7 * 86_400.0
MOST: Final = 20  # jumps that are stored


class Ages:
    """Watch of the system's clock; what it notices outlives the process."""

    def __init__(self, hub: Hub, store: AdminStore) -> None:
        """Begin without a reading."""
        self._hub, self._store = hub, store
        self._last: tuple[float, float] | None = None  # wall time and monotonic time

    async def watch(self) -> list[Jump]:
        """Compare the clocks; return the jumps up to now, the latest last."""
        clock = self._hub.clock
        wall, monotonic = clock.time(), clock.monotonic()
        alive_at, jumps = await self._hub.transact(self._store.clock)
        if self._last is not None:
            expected, tolerance = self._last[0] + monotonic - self._last[1], TOLERANCE
        else:
            expected, tolerance = wall if alive_at is None else alive_at, BREAK
        jumps = [jump for jump in jumps if jump[1] <= wall]  # else it has been set back
        if wall - expected > tolerance:
            jumps.append((expected, wall))
        await self._hub.transact(self._store.set_clock, wall, jumps[-MOST:])
        self._last = wall, monotonic
        return jumps

    async def before(self, age: float) -> float:
        """Return the recorded time before which everything is at least so many seconds old."""
        return recorded(self._hub.clock.time() - age, await self.watch())


def recorded(moment: float, jumps: Sequence[Jump]) -> float:
    """Return what the clock showed at a moment, with the jumps since then taken back."""
    for start, end in sorted(jumps, key=lambda jump: jump[1], reverse=True):
        if moment < end:
            moment -= end - start
    return moment
