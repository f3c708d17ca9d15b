"""Ports for tests: a clock that is set by hand."""

from __future__ import annotations


class FakeClock:
    """A clock that stands still until a test moves it.

    Attributes:
        now: the monotonic time.
        offset: the wall time minus the monotonic time; to change it sets the wall clock.
    """

    def __init__(self, now: float = 0.0, offset: float = 0.0) -> None:
        self.now, self.offset = now, offset

    def time(self) -> float:
        """Return the wall time."""
        return self.now + self.offset

    def monotonic(self) -> float:
        """Return the monotonic time."""
        return self.now
