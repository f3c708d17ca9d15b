"""Token buckets in memory, bounded in number; a full bucket needs no entry."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from moguls.server.limits.network import wider
from moguls.server.wire.refusal import Refusal

MAX_BUCKETS: Final = 20_000
MAX_WIDER: Final = 5_000  # additional buckets for whole networks
SWEEP_EVERY: Final = 1.0  # seconds
CROWD: Final = 50  # people at their limit who may share one address


@dataclass(frozen=True)
class Rate:
    """A burst of requests, then so many per second."""

    burst: float
    per_second: float


class Buckets:
    """One bucket per key, refilled over time; only full buckets are dropped.

    When too many buckets are not full, new keys share the bucket of their wider network, and in
    the end one global bucket: nobody can evict spent buckets, and memory stays bounded.
    """

    def __init__(self, rate: Rate) -> None:
        """Begin without any bucket: all are full."""
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._swept = float("-inf")

    def take(self, key: str) -> bool:
        """Take one token; return whether there was one."""
        now = time.monotonic()
        key = self._room_for(key, now)
        left = self._now(key, now)
        self._left[key] = (left - 1 if left >= 1 else left, now)
        self._left.move_to_end(key)
        return left >= 1

    def spend(self, key: str) -> None:
        """Take one token.

        Raises:
            Refusal: there was none.
        """
        if not self.take(key):
            raise Refusal("wire/rate_limited")

    def owe(self, key: str, cost: float) -> None:
        """Take tokens for work already done; the balance may become negative."""
        now = time.monotonic()
        key = self._room_for(key, now)
        self._left[key] = (self._now(key, now) - cost, now)
        self._left.move_to_end(key)

    def _now(self, key: str, now: float) -> float:
        left, at = self._left.get(key, (self.rate.burst, now))
        return min(self.rate.burst, left + (now - at) * self.rate.per_second)

    def _room_for(self, key: str, now: float) -> str:
        """Return the key to charge: the given one, or that of a wider network."""
        most = MAX_BUCKETS
        while key and key not in self._left and not self._has_room(most, now):
            key, most = wider(key), MAX_BUCKETS + MAX_WIDER
        return key

    def _has_room(self, most: int, now: float) -> bool:
        """Drop full buckets; return whether another bucket may be added."""
        while len(self._left) >= most:
            oldest = next(iter(self._left))
            if self._now(oldest, now) < self.rate.burst:
                break
            del self._left[oldest]
        if len(self._left) >= most and now - self._swept >= SWEEP_EVERY:
            self._swept = now
            for key in [k for k in self._left if self._now(k, now) >= self.rate.burst]:
                del self._left[key]
        return len(self._left) < most


class Shares:
    """Two limits: one per person, one for all people of a network together."""

    def __init__(self, rate: Rate, crowd: float = CROWD) -> None:
        """Allow a network `crowd` times the rate of a person."""
        self._own = Buckets(rate)
        self._networks = Buckets(Rate(rate.burst * crowd, rate.per_second * crowd))

    def spend(self, person: str, network: str) -> None:
        """Take a token of a person ("" for a spectator without identity) and of the network.

        Raises:
            Refusal: there was none.
        """
        self._own.spend(person or network)
        self._networks.spend(network)

    def owe(self, person: str, network: str, cost: float) -> None:
        """Take tokens for work already done."""
        self._own.owe(person or network, cost)
        self._networks.owe(network, cost)
