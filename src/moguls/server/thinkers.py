"""The processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from moguls import bots
from moguls.games import registry

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    Function = Callable[..., str]

Answer = TypeVar("Answer")

BUDGET = 0.9  # seconds that a bot may think
GRACE = 2.0  # seconds that it may be late before it is given up
START = 60.0  # seconds that a new process may take to be ready


class BotFailed(Exception):
    """A bot gave no answer, or raised."""


def think(
    game: str, options: dict[str, str], state: bytes, seat: int, level: str, facts: bytes
) -> str:
    """Return a bot's move in a game under these facts; runs in a process of the pool."""
    key = registry.under(game, facts)
    return bots.choose(key, options, state, seat, level, secrets.randbits(63), BUDGET)


def settle() -> None:
    """Let people come first, and end with the server; runs in a new process of the pool."""
    os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """End this process when the server is gone, even if that was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinker:
    """One process in which one bot at a time thinks; made anew after it has died or hung."""

    def __init__(self, function: Function, games: dict[str, None]) -> None:
        """Remember what to call, and the games that a new process prepares for; start none yet."""
        self._function, self._games = function, games
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[bool] | None = None

    def start(self) -> tuple[ProcessPoolExecutor, Future[bool]]:
        """Start the process, if there is none, and let it prepare; return at once."""
        if self._pool is None or self._ready is None:
            self._pool = ProcessPoolExecutor(
                max_workers=1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=settle,
            )
            self._ready = self._pool.submit(callable, self._function)  # imports it there
            for game in self._games:
                self.prepare(game)
        return self._pool, self._ready

    def prepare(self, game: str) -> None:
        """Let the process, if there is one, begin to compile what search in a game needs."""
        if self._pool is not None:
            with suppress(BrokenProcessPool):  # who asks it next has it made anew
                self._pool.submit(bots.prepare, game)

    async def ask(self, question: tuple[Any, ...], patience: float) -> str:
        """Return a bot's move.

        Args:
            question: what the function takes.
            patience: seconds, counted from when the process is ready.

        Raises:
            BotFailed: no answer in time, or the function raised.
            BrokenProcessPool: the process died.
        """
        return await self._call(patience, self._function, *question)

    async def asks_whether(self, function: Callable[..., bool], *arguments: Any) -> bool:
        """Return what a quick function says in the process; False where that fails."""
        try:
            return await self._call(START, function, *arguments)
        except (BotFailed, BrokenProcessPool):
            return False

    async def _call(
        self, patience: float, function: Callable[..., Answer], *arguments: Any
    ) -> Answer:
        """Return what a function returns in the process."""
        pool, ready = self.start()
        try:
            await asyncio.wait_for(asyncio.wrap_future(ready), START)
            answer = asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
            return await asyncio.wait_for(answer, patience)
        except TimeoutError as error:
            self.stop()
            msg = f"no answer within {patience} s"
            raise BotFailed(msg) from error
        except BrokenProcessPool:
            self.stop()
            raise
        except Exception as error:
            raise BotFailed(repr(error)) from error

    def stop(self, *, wait: bool = False) -> None:
        """End the process, thinking or not; with `wait` return when it is gone."""
        pool, self._pool, self._ready = self._pool, None, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):  # noqa: SLF001  # a hung one hears nothing else
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)


class Thinkers:
    """All thinkers; each has a process of its own, so that one that fails harms no other."""

    def __init__(self, function: Function = think, grace: float = GRACE) -> None:
        """Remember what to call; no process is started yet."""
        self._grace = grace
        self._games: dict[str, None] = {}  # in the order in which they were asked for
        number = max(1, (os.cpu_count() or 2) - 1)
        self._all = [Thinker(function, self._games) for _ in range(number)]
        self._free = self._all[:]
        self._turns = asyncio.Semaphore(len(self._all))

    def start(self, game: str) -> None:
        """Start the first process, and let all that run prepare for a game; once a game.

        The others start when they are needed.
        """
        if game in self._games:
            return
        for thinker in self._all:
            thinker.prepare(game)
        self._games[game] = None
        self._all[-1].start()

    async def is_prepared(self, game: str) -> bool:
        """Say whether the first process has compiled what it needs for a game."""
        first = self._all[-1]
        return game in self._games and await first.asks_whether(bots.is_prepared, game)

    async def ask(self, *question: Any) -> str:
        """Return a bot's move; waits its turn, which does not count as thinking.

        Raises:
            BotFailed: no answer in time, or an error; others can be asked all the same.
        """
        async with self._turns:
            thinker = self._free.pop()
            try:
                # A process may be ended from outside, as when memory is short: once is no fault.
                with suppress(BrokenProcessPool):
                    return await thinker.ask(question, BUDGET + self._grace)
                return await thinker.ask(question, BUDGET + self._grace)
            except BrokenProcessPool as error:
                msg = "its process died twice"
                raise BotFailed(msg) from error
            finally:
                self._free.append(thinker)

    def stop(self, *, wait: bool = False) -> None:
        """End all processes, thinking or not; with `wait` return when they are gone."""
        for thinker in self._all:
            thinker.stop(wait=wait)
