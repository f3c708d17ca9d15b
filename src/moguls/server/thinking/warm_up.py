"""Preparation of hints before the first request: one game at a time, after its bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.server.thinking.interface import Thinking

PAUSE = 2.0  # seconds between two checks of a compilation
LOOKS = 300  # checks before a game is left until somebody asks for a hint


class WarmUp:
    """Prepares the hints of games in the order in which they were first played."""

    def __init__(self, scheduler: Thinking) -> None:
        """Take the scheduler; start nothing yet."""
        self.scheduler = scheduler
        self._queued: set[str] = set()
        self._games: list[str] = []
        self._task: asyncio.Task[None] | None = None

    def begin(self, game: str) -> None:
        """Queue a game, once."""
        if game in self._queued:
            return
        self._queued.add(game)
        self._games.append(game)
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Prepare the games one by one, each after its bots: parallel compilation is slower."""
        while self._games:
            game = self._games.pop(0)
            await _until(self.scheduler.is_prepared, game)
            await _until(self.scheduler.is_ready, game)
        self._task = None

    async def stop(self) -> None:
        """Stop the preparation."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def _until(is_done: Callable[[str], Awaitable[bool]], game: str) -> None:
    """Wait until a game is ready, for a limited time."""
    for _ in range(LOOKS):
        if await is_done(game):
            return
        await asyncio.sleep(PAUSE)
