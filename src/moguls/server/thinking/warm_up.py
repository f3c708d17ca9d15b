"""What hints are made with gets ready before anybody asks: a game at a time, after its bots."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.server.thinking.interface import Thinking

PAUSE = 2.0  # seconds between two looks at what is being compiled
LOOKS = 300  # before a game is given up: then it gets ready when somebody asks


class WarmUp:
    """Games whose hints are to be ready, in the order in which they were first played."""

    def __init__(self, scheduler: Thinking) -> None:
        """Remember who thinks; begin nothing yet."""
        self.scheduler = scheduler
        self._begun: set[str] = set()
        self._games: list[str] = []
        self._task: asyncio.Task[None] | None = None

    def begin(self, game: str) -> None:
        """Let a game get ready in its turn; once a game."""
        if game in self._begun:
            return
        self._begun.add(game)
        self._games.append(game)
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Get all games ready, each when its bots are: two that compile at once both take twice."""
        while self._games:
            game = self._games.pop(0)
            await _until(self.scheduler.is_prepared, game)
            await _until(self.scheduler.is_ready, game)
        self._task = None

    async def stop(self) -> None:
        """Look at nothing any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


async def _until(is_done: Callable[[str], Awaitable[bool]], game: str) -> None:
    """Wait until nothing is being compiled for a game, but not for ever."""
    for _ in range(LOOKS):
        if await is_done(game):
            return
        await asyncio.sleep(PAUSE)
