"""Bots of the simulation: rules of thumb without processes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.thinking.interface import DIED, BotFailed, TooLate
from moguls.server.thinking.queue import Queue

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from moguls.server.thinking.job import Job, Urgency

FAILURES = 0.002


class NoThinking:
    """Thinking that has no time: the driver plays by rules of thumb; some processes die."""

    def __init__(self, rng: Random) -> None:
        self._rng, self.queue = rng, Queue()

    def start(self, game: str) -> None:
        """Prepare nothing."""

    async def is_prepared(self, game: str) -> bool:
        return bool(game)

    async def is_ready(self, game: str, facts: bytes = b"") -> bool:
        return bool(game or facts)

    async def ask(self, job: Job, urgency: Callable[[], Urgency] | None = None) -> str:
        if self._rng.random() < FAILURES:
            raise BotFailed(DIED, "simulated")
        raise TooLate(job.kind, urgency)

    async def insist(self, job: Job) -> str:
        return await self.ask(job)

    async def check_records(self, data: bytes) -> str | None:
        del data
        return None

    async def can_answer(self, seconds: float) -> bool:
        return seconds > 0

    def stop(self, *, wait: bool = False) -> None:
        """Stop nothing, whether or not to `wait`."""

    def seconds_until(self, job: Job) -> float:
        return float(job.is_slow)
