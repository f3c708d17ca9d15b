"""The one scheduler of all thinking: jobs wait in a queue, processes take them in its order.

One of the processes is quick: it takes no job that thinks as long as there is time, so that the
easy bots of some are not held up by the experts of others. Where much is asked, each search gets
less time, down to a tenth.
"""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, Final

from moguls import bots
from moguls.server.thinking import answering
from moguls.server.thinking.interface import DIED, BotFailed, NoAnswer, TooLate
from moguls.server.thinking.job import HINT, WEIGH
from moguls.server.thinking.queue import DEAR, Queue
from moguls.server.thinking.worker import SILENCE, Worker

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.thinking.job import Job, Urgency
    from moguls.server.thinking.queue import Lease
    from moguls.server.thinking.worker import Function

BUDGET: Final = 0.9  # seconds that a search may take
LEAST: Final = 0.1  # of them, that are left to each however many ask
SOON: Final = 2.0  # seconds in which all that wait are to be answered, if that can be
GRACE: Final = 2.0  # seconds that an answer may be late before it is given up
# Seconds until an answer is given up: plain rules take long.
HINT_PATIENCE, REVIEW_PATIENCE = 15.0, 240.0
LOOK: Final = 0.5  # seconds between two looks whether a job is as urgent as it was
LEAST_WORKERS: Final = 2


class Scheduler:
    """Processes that think, and the jobs that wait for them."""

    def __init__(
        self,
        function: Function = answering.answer,
        grace: float = GRACE,
        silence: float = SILENCE,
        number: int | None = None,
    ) -> None:
        """Remember what to call; no process is started yet.

        Args:
            function: what answers, in a process: it takes a kind, seconds, and the question.
            grace: seconds that an answer may be late.
            silence: seconds after which a process that says nothing is ended.
            number: how many processes, at least two; one core is left for the server unless told
                otherwise.
        """
        self.queue = Queue()
        self._grace, self._silence = grace, silence
        self._games: dict[str, None] = {}  # in the order in which they were asked for
        number = max(LEAST_WORKERS, number or (os.cpu_count() or 2) - 1)
        self._all = [Worker(function, self._games, silence) for _ in range(number)]
        # The last is started first, and takes everything; the first is the quick one.
        self._quick = self._all[0]
        self._free = self._all[:]
        self._answers: dict[Job, asyncio.Future[str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: dict[Job, Callable[[], None]] = {}

    # -- getting ready ----------------------------------------------------------------------------

    def start(self, game: str) -> None:
        """Start the first process, and let all that run prepare for a game; once a game.

        The others start when they are needed, as does the first where it cannot be started now.
        """
        if game in self._games:
            return
        for worker in self._all:
            worker.prepare(game)
        self._games[game] = None
        self._all[-1].start()

    async def is_prepared(self, game: str) -> bool:
        """Say whether the first process has compiled what its bots need for a game."""
        return game in self._games and await self._all[-1].asks_whether(bots.is_prepared, game)

    async def is_ready(self, game: str, facts: bytes = b"") -> bool:
        """Begin to compile what hints and reviews need in the first process; say if it is done."""
        return await self._all[-1].asks_whether(answering.is_compiled, game, facts)

    async def can_answer(self, seconds: float) -> bool:
        """Return whether the first process responds within so many seconds."""
        worker = self._all[-1]
        if not worker.start():
            return False
        try:
            return bool(await asyncio.wait_for(worker.asks_whether(callable, len), seconds))
        except TimeoutError:
            return False

    # -- asking -----------------------------------------------------------------------------------

    async def ask(self, job: Job, urgency: Callable[[], Urgency] | None = None) -> str:
        """Return the answer to a job; waits its turn, which does not count as thinking.

        Who goes away ends it: it waits no more, and a search that has begun ends soon.

        Args:
            job: what is asked.
            urgency: how urgent it is now, asked now and then while it waits.

        Raises:
            TooLate: no answer in time; the next job may have one.
            BotFailed: an error, or its process died; others can be asked all the same.
        """
        answer = self._answers[job] = asyncio.get_running_loop().create_future()
        self.queue.put(job)
        self._hand_out()
        try:
            await self._wait(job, answer, urgency)
            return str(await answer)
        finally:
            self.queue.drop(job)
            self._answers.pop(job, None)
            answer.cancel()
            if job in self._ends:
                self._ends.pop(job)()

    async def insist(self, job: Job) -> str:
        """Return the answer to a job; where its process has died it is asked once more.

        For what anybody may ask again anyway: a seat's bot is replaced instead.

        Raises:
            NoAnswer: as `ask`.
        """
        try:
            return await self.ask(job)
        except BotFailed as error:
            if error.why != DIED:
                raise
            return await self.ask(job)

    async def _wait(
        self, job: Job, answer: asyncio.Future[str], urgency: Callable[[], Urgency] | None
    ) -> None:
        """Wait for an answer; look meanwhile how urgent it is.

        Raises:
            TooLate: it will not come soon: all processes that could give it are late.
        """
        hope = time.monotonic() + self._patience(job)
        while not (await asyncio.wait({answer}, timeout=self._look))[0]:
            if urgency is not None and self.queue.waits(job):
                self.queue.rank(job, urgency())
            if not self.queue.waits(job) or not self._is_stuck(job):
                hope = time.monotonic() + self._patience(job)
            elif time.monotonic() > hope:
                msg = "every process is late"
                raise TooLate(msg)

    @property
    def _look(self) -> float:
        """Seconds between two looks at a job that waits."""
        return min(LOOK, BUDGET + self._grace)

    def _is_stuck(self, job: Job) -> bool:
        """Say whether all processes that may take a job are at answers that nobody waits for."""
        fit = self._all[1:] if job.dear else self._all
        return all(worker.is_late for worker in fit)

    def _patience(self, job: Job) -> float:
        """Seconds within which an answer must come once the job is in hand."""
        longer = {HINT: HINT_PATIENCE, WEIGH: REVIEW_PATIENCE}
        return longer.get(job.kind, BUDGET + self._grace)

    def seconds_until(self, job: Job) -> float:
        """Estimate how long a job waits until it is in hand: those before it think first."""
        workers = max(1, len(self._all) - 1)
        return (self.queue.ahead_of(job) + 1) * DEAR * self._share(job) / workers

    # -- handing out ------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        """Give jobs to the processes that are free: first to those that take everything.

        One that has to be started takes none as long as there is another one.
        """
        for worker in reversed(self._free[:]):
            is_quick = worker is self._quick
            if not worker.is_ready and any(each.is_ready for each in self._all[1:]):
                if any(self.queue.counts().values()):
                    worker.get_ready(self._hand_out)
                continue
            lease = self.queue.lease(self._silence + REVIEW_PATIENCE, dear=not is_quick)
            if lease is not None:
                self._free.remove(worker)
                work = self._work(worker, lease, self._answers[lease.job])
                task = asyncio.ensure_future(work)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _work(self, worker: Worker, lease: Lease, answer: asyncio.Future[str]) -> None:
        """Let a process do a job, and tell who asked; then let it take the next one."""
        job, began = lease.job, time.monotonic()
        if not answer.done():  # else its asker has gone meanwhile
            job.share = self._share(job)
            self._ends[job] = worker.end_thought
            question = (job.kind, BUDGET * job.share, *job.question)
            try:
                _tell(answer, await worker.ask(question, self._patience(job)))
            except NoAnswer as error:
                _tell(answer, error)
            self._ends.pop(job, None)
            await worker.done()
        self.queue.settle(lease, time.monotonic() - began)
        self._free.append(worker)
        self._hand_out()

    def _share(self, job: Job) -> float:
        """Return which part of the time a search gets: less where many wait, a tenth at least."""
        waiting = self.queue.rivals(job) + (not self.queue.waits(job))
        workers = max(1, len(self._all) - 1)
        return min(1.0, max(LEAST, SOON * workers / (BUDGET * max(1, waiting))))

    def stop(self, *, wait: bool = False) -> None:
        """End all processes for good; with `wait` return when they are gone."""
        for worker in self._all:
            worker.stop(wait=wait)


def _tell(answer: asyncio.Future[str], said: str | NoAnswer) -> None:
    """Give an answer, or why there is none, to who asked, unless it has gone."""
    if answer.done():
        return
    if isinstance(said, str):
        answer.set_result(said)
    else:
        answer.set_exception(said)
        answer.exception()  # nobody else need hear of it
