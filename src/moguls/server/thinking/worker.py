"""One process that answers questions one by one; whatever happens to it, nobody waits for ever."""

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

SILENCE = 60.0  # seconds without a word, after which a process is ended
# What a system says that has no room for another process, thread or semaphore.
NO_ROOM = (OSError, MemoryError, RuntimeError, ImportError)


def settle(is_ended: Any) -> None:
    """Let people come first, and end with the server; runs in a new process of the pool.

    Ctrl-C is for the server, which ends it: here it would interrupt a search with a traceback.

    Args:
        is_ended: a shared number that is not 0 once nobody wants the search any more.
    """
    time_control.end_when(lambda: bool(is_ended.value))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """End this process when the server is gone, even if that was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _then(ready: asyncio.Future[bool], call: Callable[[], None]) -> None:
    """Call something unless a process did not get ready, which who asks it next hears of."""
    if not ready.cancelled() and ready.exception() is None:
        call()


class Worker:
    """One process in which one question at a time is answered; made anew once it is gone.

    Who asks waits only as long as its patience. The work goes on behind its back until it is done,
    and then its answer is dropped; only long silence ends the process.
    """

    def __init__(
        self, function: Function, games: dict[str, None], silence: float = SILENCE
    ) -> None:
        """Remember what to call, and the games that a new process prepares for; start none yet."""
        self._function, self._games, self._silence = function, games, silence
        self._pool: ProcessPoolExecutor | None = None
        self._ready: Future[bool] | None = None
        self._works: set[asyncio.Task[str]] = set()
        self._turn = asyncio.Lock()
        self._stopped = False
        self._is_ended: Any = None  # a shared number, one for each process
        self._is_late = False

    @property
    def is_busy(self) -> bool:
        """Say whether it works, be it for somebody who waits no more."""
        return bool(self._works)

    @property
    def is_late(self) -> bool:
        """Say whether it works at an answer that nobody waits for any more."""
        return self.is_busy and self._is_late

    # -- its process ------------------------------------------------------------------------------

    @property
    def is_ready(self) -> bool:
        """Say whether its process runs, and has imported what it needs to answer."""
        ready = self._ready
        return (
            ready is not None and ready.done() and not ready.cancelled() and not ready.exception()
        )

    def get_ready(self, then: Callable[[], None]) -> None:
        """Start the process, if there is none, and call something when it is ready."""
        if self._ready is not None or not self.start() or self._ready is None:
            return  # begun already, or not possible now
        asyncio.wrap_future(self._ready).add_done_callback(lambda done: _then(done, then))

    def start(self) -> bool:
        """Start the process, if there is none, and let it prepare; return at once.

        Returns:
            Whether there is one: another try may succeed where this one did not.
        """
        try:
            self._started()
        except TooLate as error:
            LOG.warning("no process for bots: %s", error)
            return False
        return True

    def _started(self) -> tuple[ProcessPoolExecutor, Future[bool]]:
        """Return the process, and what tells when it is ready.

        Raises:
            TooLate: none can be started now.
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
        """Let the process, if there is one, begin to compile what search in a game needs."""
        if self._pool is not None:
            with suppress(*NO_ROOM):  # who asks it next has it made anew
                self._pool.submit(bots.prepare, game)

    def _end(self, pool: ProcessPoolExecutor | None, *, wait: bool = False) -> None:
        """End a process, thinking or not; with `wait` return when it is gone."""
        if pool is None:
            return
        if pool is self._pool:
            self._pool = self._ready = None
        for process in list((pool._processes or {}).values()):  # noqa: SLF001  # a hung one hears nothing else
            process.kill()
        with suppress(*NO_ROOM):  # a pool that was never whole has nothing to wait for
            pool.shutdown(wait=wait, cancel_futures=True)

    def stop(self, *, wait: bool = False) -> None:
        """End the process for good."""
        self._stopped = True
        self._end(self._pool, wait=wait)

    def end_thought(self) -> None:
        """Let what it thinks about come to its end soon: nobody wants the answer."""
        if self._is_ended is not None:
            self._is_ended.value = 1

    # -- asking it --------------------------------------------------------------------------------

    async def ask(self, question: tuple[object, ...], patience: float) -> str:
        """Return an answer; one that comes after `patience` is dropped.

        Args:
            question: what the function takes.
            patience: seconds, in which a process must also have been started.

        Raises:
            TooLate: none in time.
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
        """Forget a work; what it raised is told to whoever still waits, if anybody does."""
        self._works.discard(work)
        if not work.cancelled():
            work.exception()

    async def done(self) -> None:
        """Wait until it works no more; what came of it is nobody's affair by then."""
        while self._works:
            await asyncio.wait(self._works)

    async def _work(self, question: tuple[object, ...], silence: float) -> str:
        """Return an answer, however late; after long silence the process is ended."""
        async with self._turn:
            pool, answer = await self._put(question, silence)
            await asyncio.wait({answer}, timeout=silence)
            if not answer.done():
                answer.cancel()
                self._end(pool)
                msg = f"not a word within {silence} s"
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
        """Put a question to a process; one that was ended meanwhile is started once more.

        Raises:
            TooLate: there is none.
        """
        for _ in range(2):
            pool = await self._whole(silence)
            self._is_ended.value = 0
            try:
                return pool, asyncio.wrap_future(pool.submit(self._function, *question))
            except NO_ROOM:
                self._end(pool)
        msg = "its process is gone again and again"
        raise TooLate(msg)

    async def _whole(self, silence: float) -> ProcessPoolExecutor:
        """Return the process once it is ready.

        Raises:
            TooLate: it cannot be started, or was gone before it was ready.
        """
        pool, ready = self._started()
        try:
            await asyncio.wait_for(asyncio.wrap_future(ready), silence)
        except (TimeoutError, *NO_ROOM) as error:
            self._end(pool)
            msg = f"its process did not get ready: {error!r}"
            raise TooLate(msg) from error
        return pool

    async def asks_whether(self, function: Callable[..., bool], *arguments: object) -> bool:
        """Return what a quick function says in the process; False where that fails, or lasts."""
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
