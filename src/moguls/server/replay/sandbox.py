"""Sandbox process for untrusted uploads; one job at a time, cancelled with its request."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from moguls.server.thinking.worker import NO_ROOM, settle
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

LOG = logging.getLogger("moguls.sandbox")
SECONDS: Final = 20.0  # for one job; 512 KB of valid records take half a second
START_SECONDS: Final = 120.0  # to start the process on a busy machine
IDLE_SECONDS: Final = 120.0  # without a job, after which the process is ended


class Sandbox:
    """One process, started when it is first needed; its work cannot hold up the server."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """Start nothing yet."""
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None

    async def do(self, function: Callable[..., object], *arguments: object) -> Any:
        """Return the result of a function in the process; cancelling the call ends the work.

        Raises:
            Refusal: raised by the function; or it took too long, or no process could start.
        """
        async with self._turn:
            if self._idle is not None:
                self._idle.cancel()
            try:
                return await self._work(function, *arguments)
            except (asyncio.CancelledError, BrokenProcessPool, *NO_ROOM) as error:
                self.end()
                if isinstance(error, asyncio.CancelledError):
                    raise
                LOG.warning("no process for records: %r", error)
                raise Refusal("record/not_now") from error
            finally:
                self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self.end)

    async def _work(self, function: Callable[..., object], *arguments: object) -> object:
        """Run a function within its time limit, which starts when the process is ready."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=spawn, initializer=settle, initargs=(spawn.RawValue("b", 0),)
            )
        ready = asyncio.wrap_future(self._pool.submit(callable, function))  # imports it there
        await asyncio.wait_for(ready, START_SECONDS)
        work = asyncio.wrap_future(self._pool.submit(function, *arguments))
        done, _ = await asyncio.wait({work}, timeout=self.seconds)
        if not done:
            self.end()
            raise Refusal("record/too_slow", {"seconds": round(self.seconds)})
        return work.result()

    def end(self) -> None:
        """Kill the process, busy or not; the next job gets a new one."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):  # noqa: SLF001  # it may ignore all else
            process.kill()
        with suppress(*NO_ROOM):
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """End the process for good."""
        if self._idle is not None:
            self._idle.cancel()
        self.end()
