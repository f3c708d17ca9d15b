"""Clock port: wall time for the log, monotonic time for intervals."""

from __future__ import annotations

import time
from typing import Final, Protocol


class Clock(Protocol):
    """Source of both times, in seconds."""

    def time(self) -> float:
        """Return the wall time since 1970; it may be set back."""

    def monotonic(self) -> float:
        """Return the time since an arbitrary start; it never decreases."""


class SystemClock:
    """The clocks of this machine."""

    def time(self) -> float:
        """Return the wall time."""
        return time.time()

    def monotonic(self) -> float:
        """Return the monotonic time."""
        return time.monotonic()


SYSTEM: Final = SystemClock()
