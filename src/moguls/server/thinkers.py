"""The processes in which bots think, so that the event loop never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from moguls import bots

if TYPE_CHECKING:
    from collections.abc import Callable

BUDGET = 0.9  # seconds that a bot may think
GRACE = 2.0  # seconds that it may be late before it is given up
START = 30.0  # seconds that the first answer of a new process may take


class BotFailed(Exception):
    """A bot gave no answer, or raised."""


def think(game: str, options: dict[str, str], state: bytes, seat: int, level: str) -> str:
    """Return a bot's move; runs in a process of the pool."""
    return bots.choose(game, options, state, seat, level, secrets.randbits(63), BUDGET)


def warm_up(game: str) -> None:
    """Begin to compile what search needs; runs in a new process of the pool."""
    os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()
    bots.prepare(game)


def _end_with_server() -> None:
    """End this process when the server is gone, even if that was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Thinkers:
    """A pool of processes, made anew when one dies or hangs."""

    def __init__(
        self,
        function: Callable[[str, dict[str, str], bytes, int, str], str] = think,
        grace: float = GRACE,
    ) -> None:
        """Remember what to call; no process is started yet."""
        self._function, self._grace = function, grace
        self._pool: ProcessPoolExecutor | None = None
        self._answered = False
        self._workers = max(1, (os.cpu_count() or 2) - 1)
        self._turns = asyncio.Semaphore(self._workers)

    def start(self) -> ProcessPoolExecutor:
        """Start the processes, if there are none, and let them prepare; return at once."""
        if self._pool is not None:
            return self._pool
        self._pool = pool = ProcessPoolExecutor(
            max_workers=self._workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=warm_up,
            initargs=("mogul-2002",),
        )
        self._answered = False
        pool.submit(os.getpid)
        return pool

    async def ask(self, *question: Any) -> str:
        """Return a bot's move; waits its turn, which does not count as thinking.

        Raises:
            BotFailed: no answer in time, or an error; the pool is usable again all the same.
        """
        async with self._turns:
            try:
                return await self._answer(question)
            except BrokenProcessPool:
                # Perhaps only another's process was to blame.
                self.stop()
            try:
                return await self._answer(question)
            except BrokenProcessPool as error:
                self.stop()
                raise BotFailed(str(error)) from error

    async def _answer(self, question: tuple[Any, ...]) -> str:
        """Ask a process.

        Raises:
            BrokenProcessPool: it died.
            BotFailed: no answer in time, or an error.
        """
        pool = self.start()
        patience = BUDGET + self._grace + (0.0 if self._answered else START)
        answer = asyncio.get_running_loop().run_in_executor(pool, self._function, *question)
        try:
            move = await asyncio.wait_for(answer, patience)
        except TimeoutError as error:
            self.stop()
            msg = f"no answer within {patience} s"
            raise BotFailed(msg) from error
        except BrokenProcessPool:
            raise
        except Exception as error:
            raise BotFailed(str(error)) from error
        self._answered = True
        return move

    def stop(self, *, wait: bool = False) -> None:
        """End all processes, thinking or not; with `wait` return when they are gone."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):  # noqa: SLF001  # a hung one hears nothing else
            process.kill()
        pool.shutdown(wait=wait, cancel_futures=True)
