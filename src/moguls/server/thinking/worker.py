"""Worker process that answers one question at a time, with timeouts for every failure."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from moguls import bots
from moguls.bots.searcher import time_control
from moguls.server.thinking.interface import DIED, RAISED, BotFailed, TooLate

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    Function = Callable[..., str]

LOG = logging.getLogger("moguls.thinking")

SILENCE = 60.0  # seconds without an answer, after which a process is killed
# Errors of a system that cannot start another process, thread or semaphore.
NO_ROOM = (OSError, MemoryError, RuntimeError, ImportError)


def settle(is_ended: Any) -> None:
    """Initialise a new process: low priority, no Ctrl-C, exit with the server.

    Ctrl-C is for the server: here it would interrupt a search with a traceback.

    Args:
        is_ended: a shared number that is not 0 once the search is cancelled.
    """
    time_control.end_when(lambda: bool(is_ended.value))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """Exit when the server is gone, even if it was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _then(ready: asyncio.Future[bool], call: Callable[[], None]) -> None:
    """Call something if the process became ready; a failure is reported by the next question."""
    if not ready.cancelled() and ready.exception() is None:
        call()


class Worker:
    """A process that answers one question at a time; restarted after it has died.

    A caller waits at most for its patience. The work continues without it, and its answer is
    discarded; only a long silence kills the process.
    """

    def __init__(
        self, function: Function, games: dict[str, None], silence: float = SILENCE
    ) -> None:
        """Take the function to call and the games to prepare; start no process yet."""
        self._function, self._games, self._silence = function, games, silence
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[bool] | None = None
        self._works: set[asyncio.Task[str]] = set()
        self._lock = asyncio.Lock()
        self._stopped = False
        self._is_ended: Any = None  # a shared number, one for each process
        self._is_late = False

    @property
    def is_busy(self) -> bool:
        """Whether the worker is busy, even if the caller has gone."""
        return bool(self._works)

    @property
    def is_late(self) -> bool:
        """Whether the worker is busy with an answer that came too late for its caller."""
        return self.is_busy and self._is_late

    # -- its process ------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Whether the process runs and has imported its code."""
        ready = self._ready
        return (
            ready is not None and ready.done() and not ready.cancelled() and not ready.exception()
        )

    def get_ready(self, then: Callable[[], None]) -> None:
        """Start the process if there is none, and call `then` when it is ready."""
        if self._ready is not None or not self.start() or self._ready is None:
            return  # already started, or not possible now
        asyncio.wrap_future(self._ready).add_done_callback(lambda done: _then(done, then))

    def start(self) -> bool:
        """Start the process if there is none, and its preparation; return at once.

        Returns:
            Whether there is a process; a later attempt may succeed if this one failed.
        """
        try:
            self._started()
        except TooLate as error:
            LOG.warning("cannot start a bot worker: %s", error)
            return False
        return True

    def _started(self) -> tuple[ProcessPoolExecutor, Future[bool]]:
        """Return the process, and the future of its readiness.

        Raises:
            TooLate: no process can be started now.
        """
        if self._stopped:
            msg = "the server is being stopped"
            raise TooLate(msg)
        if self._pool is not None and self._ready is not None:
            return self._pool, self._ready
        try:
            spawn = multiprocessing.get_context("spawn")
            self._is_ended = shared = spawn.RawValue("b", 0)
            self._pool = ProcessPoolExecutor(
                1, mp_context=spawn, initializer=settle, initargs=(shared,)
            )
            self._ready = self._pool.submit(callable, self._function)  # imports it there
        except NO_ROOM as error:
            self._end(self._pool)
            raise TooLate(repr(error)) from error
        for game in self._games:
            self.prepare(game)
        return self._pool, self._ready

    def prepare(self, game: str) -> None:
        """Let the process, if there is one, start to compile the search of a game."""
        if self._pool is not None:
            with suppress(*NO_ROOM):  # the next question restarts it
                self._pool.submit(bots.prepare, game)

    def _end(self, pool: ProcessPoolExecutor | None, *, wait: bool = False) -> None:
        """Kill a process, busy or not; with `wait` return when it is gone."""
        if pool is None:
            return
        if pool is self._pool:
            self._pool = self._ready = None
        for process in list((pool._processes or {}).values()):  # noqa: SLF001  # a hung process reacts to nothing else
            process.kill()
        with suppress(*NO_ROOM):  # a pool that never started has nothing to wait for
            pool.shutdown(wait=wait, cancel_futures=True)

    def stop(self, *, wait: bool = False) -> None:
        """Stop the worker permanently."""
        self._stopped = True
        self._end(self._pool, wait=wait)

    def end_thought(self) -> None:
        """Cancel the current search: it ends soon, without a useful answer."""
        if self._is_ended is not None:
            self._is_ended.value = 1

    # -- asking it --------------------------------------------------------------------------------

    async def ask(self, question: tuple[object, ...], patience: float) -> str:
        """Return the answer to a question; one that comes after `patience` is discarded.

        Args:
            question: the arguments of the function.
            patience: seconds, the start of a process included.

        Raises:
            TooLate: no answer in time.
            BotFailed: the function raised, or the process died.
        """
        work = asyncio.ensure_future(self._work(question, max(patience, self._silence)))
        self._works.add(work)
        work.add_done_callback(self._is_done)
        self._is_late = False
        done, _ = await asyncio.wait({work}, timeout=patience)
        if not done:
            self._is_late = True
            msg = f"no answer within {patience} s"
            raise TooLate(msg)
        return work.result()

    def _is_done(self, work: asyncio.Task[str]) -> None:
        """Forget a work, and mark its exception as retrieved."""
        self._works.discard(work)
        if not work.cancelled():
            work.exception()

    async def done(self) -> None:
        """Wait until the worker is idle; discard the result."""
        while self._works:
            await asyncio.wait(self._works)

    async def _work(self, question: tuple[object, ...], silence: float) -> str:
        """Return an answer, however late; kill the process after a long silence."""
        async with self._lock:
            pool, answer = await self._put(question, silence)
            await asyncio.wait({answer}, timeout=silence)
            if not answer.done():
                answer.cancel()
                self._end(pool)
                msg = f"no answer within {silence} s, process killed"
                raise TooLate(msg)
            try:
                return answer.result()
            except BrokenProcessPool as error:
                self._end(pool)
                raise BotFailed(DIED, repr(error)) from error
            except Exception as error:
                raise BotFailed(RAISED, repr(error)) from error

    async def _put(
        self, question: tuple[object, ...], silence: float
    ) -> tuple[ProcessPoolExecutor, asyncio.Future[str]]:
        """Submit a question; a process that died meanwhile is restarted once.

        Raises:
            TooLate: there is no process.
        """
        for _ in range(2):
            pool = await self._whole(silence)
            self._is_ended.value = 0
            try:
                return pool, asyncio.wrap_future(pool.submit(self._function, *question))
            except NO_ROOM:
                self._end(pool)
        msg = "the process died repeatedly"
        raise TooLate(msg)

    async def _whole(self, silence: float) -> ProcessPoolExecutor:
        """Return the process once it is ready.

        Raises:
            TooLate: it cannot be started, or died before it was ready.
        """
        pool, ready = self._started()
        try:
            await asyncio.wait_for(asyncio.wrap_future(ready), silence)
        except (TimeoutError, *NO_ROOM) as error:
            self._end(pool)
            msg = f"the process did not start: {error!r}"
            raise TooLate(msg) from error
        return pool

    async def asks_whether(self, function: Callable[..., bool], *arguments: object) -> bool:
        """Return the result of a quick function in the process; False on failure or timeout."""
        pool = None
        try:
            pool, _ready = self._started()
            answer = asyncio.wrap_future(pool.submit(function, *arguments))
        except (TooLate, *NO_ROOM):
            self._end(pool)
            return False
        await asyncio.wait({answer}, timeout=self._silence)
        if not answer.done() or answer.cancelled() or answer.exception() is not None:
            answer.cancel()
            return False
        return answer.result()
