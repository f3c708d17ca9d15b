"""Event loop whose time jumps to the next timer, so that months pass in seconds."""

from __future__ import annotations

import asyncio
import selectors
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from selectors import SelectorKey

START = 1_790_000_000.0  # the wall time at the beginning, in seconds since 1970


class TimerSelector(selectors.DefaultSelector):
    """Selector that waits for nothing but timers, and not really for those.

    Attributes:
        now: the time of the loop, in seconds.
    """

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        assert timeout is not None, "nothing is left to happen"
        self.now += max(timeout, 0.0)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """Event loop in virtual time, without threads and sockets."""

    def __init__(self) -> None:
        self.timers = TimerSelector()
        super().__init__(self.timers)

    def time(self) -> float:
        return self.timers.now


class VirtualClock:
    """The clock of a simulated machine.

    Attributes:
        error: the seconds by which its wall time is ahead.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop, self.error = loop, 0.0

    def time(self) -> float:
        return START + self._loop.time() + self.error

    def monotonic(self) -> float:
        return self._loop.time()
