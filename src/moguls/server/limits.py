"""How much a person, an address or a connection may ask: token buckets, in memory."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

MAX_BODY = 8 * 1024  # bytes of a request or a frame
MAX_RECORD = 512 * 1024  # bytes of records that are brought here at once
MAX_RECORDS = 20  # games in them
MAX_SOCKETS_PER_USER = 12
MAX_SOCKETS_PER_ADDRESS = 200
MAX_BUCKETS = 20_000


@dataclass(frozen=True)
class Rate:
    """So many at once, so many a second after that."""

    burst: float
    per_second: float


MESSAGES = Rate(60, 20)  # on one connection
REQUESTS = Rate(240, 60)  # of one person over HTTP
MOVES = Rate(120, 30)  # of one person, over all its connections
TABLES = Rate(20, 0.2)  # made by one person
IMPORTS = Rate(10, 0.2)  # of records, by one person
HINTS = Rate(10, 0.5)  # for one person
REVIEWS = Rate(5, 0.05)  # begun by one person
NEW_PEOPLE = Rate(100, 2)  # from one address
CODES = Rate(10, 1 / 30)  # of another device, tried from one address


def longest_body(path: str) -> int:
    """Return how many bytes a request to a path may have."""
    return MAX_RECORD if path == "/api/records" else MAX_BODY


@dataclass
class Buckets:
    """One bucket for each key, filled with time."""

    rate: Rate
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)

    def take(self, key: str) -> bool:
        """Take one token; say whether there was one."""
        now = time.monotonic()
        left, at = self._left.get(key, (self.rate.burst, now))
        left = min(self.rate.burst, left + (now - at) * self.rate.per_second)
        if len(self._left) > MAX_BUCKETS:
            self._left.clear()
        self._left[key] = (max(left - 1, 0.0) if left >= 1 else left, now)
        return left >= 1
