"""Scheduler: hands the jobs of the queue to worker processes.

One worker is the quick one: it takes no slow jobs, so that easy bots are not delayed by experts at
other tables. Under load each search gets less time, down to a tenth.
"""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, Final

from moguls import bots
from moguls.server.thinking import answering
from moguls.server.thinking.interface import DIED, BotFailed, NoAnswer, TooLate
from moguls.server.thinking.job import HINT, WEIGH, Weight
from moguls.server.thinking.queue import ALL, SLOW, Queue
from moguls.server.thinking.worker import SILENCE, Worker

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from moguls.server.thinking.job import Job, Urgency
    from moguls.server.thinking.queue import Lease
    from moguls.server.thinking.worker import Function

BUDGET: Final = 0.9  # seconds of a search
LEAST: Final = 0.1  # smallest share of them under load
SOON: Final = 2.0  # seconds within which all waiting jobs should be answered
GRACE: Final = 2.0  # seconds that an answer may be late before it is discarded
# Seconds until an answer is given up: the plain engine is slow.
HINT_PATIENCE, REVIEW_PATIENCE = 15.0, 240.0
LOOK: Final = 0.5  # seconds between two updates of a job's urgency
LEAST_WORKERS: Final = 2


class Scheduler:
    """Workers, and the jobs that wait for them; implements `Thinking`."""

    def __init__(
        self,
        function: Function = answering.answer,
        grace: float = GRACE,
        silence: float = SILENCE,
        number: int | None = None,
    ) -> None:
        """Create the workers without starting a process.

        Args:
            function: runs in a worker; takes a kind, seconds, and the question.
            grace: seconds that an answer may be late.
            silence: seconds without an answer after which a process is killed.
            number: number of workers, at least two; by default one core is left to the server.
        """
        self.queue = Queue()
        self._grace, self._silence = grace, silence
        self._games: dict[str, None] = {}  # in order of the first request
        number = max(LEAST_WORKERS, number or (os.cpu_count() or 2) - 1)
        self._all = [Worker(function, self._games, silence) for _ in range(number)]
        # The last worker is started first and takes all jobs; the first is the quick one.
        self._quick = self._all[0]
        self._free = self._all[:]
        self._answers: dict[Job, asyncio.Future[str]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends: dict[Job, Callable[[], None]] = {}

    # -- getting ready ----------------------------------------------------------------------------

    def start(self, game: str) -> None:
        """Start the first worker, and prepare a game in all that run, once per game.

        The others start when they are needed, and so does the first if it cannot start now.
        """
        if game in self._games:
            return
        for worker in self._all:
            worker.prepare(game)
        self._games[game] = None
        self._all[-1].start()

    async def is_prepared(self, game: str) -> bool:
        """Return whether the first worker has compiled the bots of a game."""
        return game in self._games and await self._all[-1].asks_whether(bots.is_prepared, game)

    async def is_ready(self, game: str, facts: bytes = b"") -> bool:
        """Start to compile hints and reviews in the first worker; return whether it is done."""
        return await self._all[-1].asks_whether(answering.has_native_code, game, facts)

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
        """Return the answer to a job; waiting in the queue does not count as thinking.

        Cancelling the call removes the job, and a search that has begun ends soon.

        Args:
            job: the question.
            urgency: called now and then while the job waits, for its current class.

        Raises:
            TooLate: no answer in time; a later job may be answered.
            BotFailed: the bot failed; other jobs are not affected.
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
        """Return the answer to a job, with one retry if its process died.

        For hints and reviews, which can be requested again; a seat's bot is replaced instead.

        Raises:
            NoAnswer: as `ask`.
        """
        try:
            return await self.ask(job)
        except BotFailed as error:
            if error.why != DIED:
                raise
            return await self.ask(job)

    async def check_records(self, data: bytes) -> str | None:
        """Return None: there is no cluster."""
        del data
        return None

    async def _wait(
        self, job: Job, answer: asyncio.Future[str], urgency: Callable[[], Urgency] | None
    ) -> None:
        """Wait for an answer, and update the job's urgency meanwhile.

        Raises:
            TooLate: all workers that could answer are late, or the job has ended.
        """
        hope = time.monotonic() + self._patience(job)
        while not (await asyncio.wait({answer}, timeout=self._look(job)))[0]:
            if job.ends_at is not None and time.monotonic() > job.ends_at:
                msg = "no worker was free in time"
                raise TooLate(msg)
            if urgency is not None and self.queue.waits(job):
                self.queue.rank(job, urgency())
            if not self.queue.waits(job) or not self._is_stuck(job):
                hope = time.monotonic() + self._patience(job)
            elif time.monotonic() > hope:
                msg = "all worker processes are late"
                raise TooLate(msg)

    def _look(self, job: Job) -> float:
        """Return the seconds until the next update of a waiting job."""
        return min(LOOK, BUDGET + self._grace, LOOK if job.ends_at is None else _until(job.ends_at))

    def _is_stuck(self, job: Job) -> bool:
        """Return whether all workers that may take a job are busy with discarded answers."""
        return all(worker.is_late for worker in self._fit_for(job))

    def _fit_for(self, job: Job) -> Sequence[Worker]:
        """Return the workers that may take a job."""
        return self._all[1:] if job.is_slow else self._all

    def _patience(self, job: Job) -> float:
        """Return the seconds within which an answer must come once a worker has the job."""
        usual = self._usual_patience(job)
        return usual if job.ends_at is None else min(usual, _until(job.ends_at))

    def _usual_patience(self, job: Job) -> float:
        if job.is_counted:
            return REVIEW_PATIENCE
        longer = {HINT: HINT_PATIENCE, WEIGH: REVIEW_PATIENCE}
        return longer.get(job.kind, BUDGET + self._grace)

    def seconds_until(self, job: Job) -> float:
        """Estimate how long a job waits before a worker starts it."""
        ahead = self.queue.ahead_of(job) + 1
        return ahead * SLOW * self._share(job) / self._workers_for(job)

    def _workers_for(self, job: Job) -> int:
        """Return how many workers take a slow job."""
        del job
        return max(1, len(self._all) - 1)

    # -- handing out ------------------------------------------------------------------------------

    def _hand_out(self) -> None:
        """Lease jobs to the free workers, the quick one last.

        A worker that must be started takes no job while another one is ready.
        """
        for worker in reversed(self._free[:]):
            is_quick = worker is self._quick
            if not worker.is_ready and any(other.is_ready for other in self._all[1:]):
                if any(self.queue.counts().values()):
                    worker.get_ready(self._hand_out)
                continue
            weights = (Weight.QUICK,) if is_quick else self._local_weights()
            lease = self.queue.lease(self._silence + REVIEW_PATIENCE, weights)
            if lease is not None:
                self._free.remove(worker)
                work = self._work(worker, lease, self._answers[lease.job])
                task = asyncio.ensure_future(work)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _local_weights(self) -> Collection[Weight]:
        """Return the weights of the jobs that all but the quick worker take."""
        return ALL

    async def _work(self, worker: Worker, lease: Lease, answer: asyncio.Future[str]) -> None:
        """Let a worker do a job, deliver the answer, and hand out the next job."""
        job, began = lease.job, time.monotonic()
        if not answer.done():  # else the caller has gone
            job.share = self._share(job)
            self._ends[job] = worker.end_thought
            try:
                deliver(answer, await worker.ask(self._question(job), self._patience(job)))
            except NoAnswer as error:
                deliver(answer, error)
            self._ends.pop(job, None)
            await worker.done()
        self.queue.settle(lease, time.monotonic() - began)
        self._free.append(worker)
        self._hand_out()

    def _question(self, job: Job) -> tuple[object, ...]:
        """Return a job as the arguments of a worker."""
        return job.kind, self._seconds(job), *job.question

    def _seconds(self, job: Job, part: float = 0.5) -> float | None:
        """Return the limit of a search, at most a part of the time left; None for none."""
        if job.is_counted:
            return None
        most = BUDGET if job.ends_at is None else max(LEAST * BUDGET, part * _until(job.ends_at))
        return min(most, BUDGET * job.share)

    def _share(self, job: Job) -> float:
        """Return the share of the time for a search: less when many wait, at least a tenth."""
        waiting = self.queue.rivals(job) + (not self.queue.waits(job))
        workers = self._workers_for(job)
        return min(1.0, max(LEAST, SOON * workers / (BUDGET * max(1, waiting))))

    def stop(self, *, wait: bool = False) -> None:
        """Stop all workers permanently; with `wait` return when they are gone."""
        for worker in self._all:
            worker.stop(wait=wait)


def _until(moment: float) -> float:
    """Return the seconds until a monotonic time, at least 0."""
    return max(0.0, moment - time.monotonic())


def deliver(answer: asyncio.Future[str], result: str | NoAnswer) -> None:
    """Set the result or the exception of a future, unless the caller has gone."""
    if answer.done():
        return
    if isinstance(result, str):
        answer.set_result(result)
    else:
        answer.set_exception(result)
        answer.exception()  # marks it as retrieved
