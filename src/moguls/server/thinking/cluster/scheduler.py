"""Scheduler with a cluster: slow jobs go to its nodes, all others to the local processes.

A job whose worker is lost or late is given to another worker once, and then to a local process,
with less time. No answer is later than without a cluster.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from moguls.server.thinking.cluster.link import BridgeLink, bridge_command
from moguls.server.thinking.cluster.messages import (
    Down,
    Note,
    Prepare,
    QuestionAnswered,
    QuestionFailed,
    WorkerJoined,
    WorkerLeft,
)
from moguls.server.thinking.cluster.remote_worker import RemoteWorker, WorkerLost
from moguls.server.thinking.interface import DIED, BotFailed, NoAnswer, TooLate
from moguls.server.thinking.job import IMPORT, Weight
from moguls.server.thinking.queue import ALL
from moguls.server.thinking.scheduler import BUDGET, REVIEW_PATIENCE, Scheduler, deliver

if TYPE_CHECKING:
    from collections.abc import Collection, Coroutine

    from moguls.server.thinking.cluster.messages import Event
    from moguls.server.thinking.job import Job
    from moguls.server.thinking.queue import Lease

LOG = logging.getLogger("moguls.thinking")

MARGIN: Final = 0.5  # seconds that a remote answer may be late
PART: Final = 0.4  # of the remaining time, for an attempt without a limit of its own
SEARCH: Final = 1 / 3  # of the remaining time, for a search that is repeated: time is left here
RESULTS: Final = ("answered", "failed", "lost", "late", "retried", "local")
REMOTE: Final = (Weight.REMOTE,)
IMPORT_PATIENCE: Final = 5.0  # seconds for records, which take half a second
LOCAL: Final = (Weight.QUICK, Weight.SLOW)


class ClusterScheduler(Scheduler):
    """Workers of this machine and of a cluster.

    Attributes:
        results: how often each of RESULTS happened to a job for the cluster: "retried" elsewhere,
            and then answered "local"ly.
    """

    def __init__(self, address: str, **more: Any) -> None:
        """Create the workers without starting a process.

        Args:
            address: ray://HOST:PORT.
            more: as for `Scheduler`.
        """
        super().__init__(**more)
        self.results: Counter[str] = Counter()
        self._address = address
        self._remote: dict[str, RemoteWorker] = {}
        self._idle: list[RemoteWorker] = []
        self._is_checking = False  # records are being checked on the cluster
        self._link = BridgeLink(bridge_command(address), self.handle)

    def connect(self) -> None:
        """Start to connect to the cluster; called in the event loop."""
        self._link.start()

    @property
    def remote_workers(self) -> int:
        """The number of workers on the cluster now."""
        return len(self._remote)

    @property
    def idle_workers(self) -> int:
        """The number of those that have no job now."""
        return len(self._idle)

    def start(self, game: str) -> None:
        """Prepare a game here and on the cluster."""
        if game not in self._games:
            for worker in self._remote.values():
                self._link.send(Prepare(worker.name, game))
        super().start(game)

    def stop(self, *, wait: bool = False) -> None:
        """Stop all workers and the connection permanently."""
        self._link.stop(wait=wait)
        super().stop(wait=wait)

    async def check_records(self, data: bytes) -> str | None:
        """Let an idle worker check uploaded records, one import at a time.

        Uploads are untrusted, so nothing waits for them: a worker that is late, or whose asker has
        gone, is replaced.
        """
        if self._is_checking or not self._idle:
            return None
        self._is_checking = True
        try:
            return await self._checked(self._idle.pop(0), data)
        except NoAnswer as error:
            LOG.warning("cluster: %s; the records are checked here", error)
            self.results["local"] += 1
            return None
        finally:
            self._is_checking = False

    async def _checked(self, worker: RemoteWorker, data: bytes) -> str:
        """Return the result of a worker or, if that is lost, of another one."""
        try:
            return await self._check_on(worker, data)
        except WorkerLost:
            for other in self._other(worker):
                return await self._check_on(other, data)
            raise

    async def _check_on(self, worker: RemoteWorker, data: bytes) -> str:
        result = "late"
        try:
            text = await worker.ask((IMPORT, None, data), IMPORT_PATIENCE)
            result = "answered"
        except BotFailed:
            result = "failed"
            raise
        except WorkerLost:
            result = "lost"
            raise
        finally:
            self.results[result] += 1
            worker.drop_if_busy("a check of records did not end")
            self._spawn(self._release(worker))
        return text

    # -- what the cluster tells -------------------------------------------------------------------

    def handle(self, event: Event) -> None:
        """Receive an event of the bridge, in the event loop."""
        if isinstance(event, QuestionAnswered):
            if event.worker in self._remote:
                self._remote[event.worker].answered(event.number, event.text)
        elif isinstance(event, QuestionFailed):
            if event.why == DIED:
                self._leave(event.worker, event.details)
            elif event.worker in self._remote:
                self._remote[event.worker].failed(event.number, event.why, event.details)
        elif isinstance(event, WorkerJoined):
            self._join(RemoteWorker(event.worker, event.node, self._link.send, self._silence))
        elif isinstance(event, WorkerLeft):
            self._leave(event.worker, event.why)
        elif isinstance(event, Note):
            LOG.log(logging.getLevelNamesMapping()[event.level.upper()], "cluster: %s", event.text)
        elif isinstance(event, Down):
            self._lose_all(event.why)

    def _join(self, worker: RemoteWorker) -> None:
        """Use a new worker."""
        if not self._remote:
            LOG.info("the cluster at %s is in use", self._address)
        for game in self._games:
            self._link.send(Prepare(worker.name, game))
        self._remote[worker.name] = worker
        self._idle.append(worker)
        self._hand_out()

    def _leave(self, name: str, why: str) -> None:
        """Drop a worker; its job is answered elsewhere."""
        worker = self._remote.pop(name, None)
        if worker is None:
            return
        if worker in self._idle:
            self._idle.remove(worker)
        LOG.warning("cluster: the worker %s is gone: %s", name, why)
        worker.lose(why)
        self._hand_out()

    def _lose_all(self, why: str) -> None:
        """Drop all workers, and think here until the cluster is back."""
        if self._remote:
            LOG.warning("cluster: %s; bots think on this machine meanwhile", why)
        lost, self._remote = list(self._remote.values()), {}
        self._idle.clear()
        for worker in lost:
            worker.lose(why)
        self._hand_out()

    # -- handing out ------------------------------------------------------------------------------

    def _usable(self) -> list[RemoteWorker]:
        """Return the workers of the cluster that are not late."""
        return [worker for worker in self._remote.values() if not worker.is_late]

    def _local_weights(self) -> Collection[Weight]:
        return LOCAL if self._usable() else ALL

    def _workers_for(self, job: Job) -> int:
        remote = len(self._usable()) if job.weight is Weight.REMOTE else 0
        return remote or super()._workers_for(job)

    def _is_stuck(self, job: Job) -> bool:
        is_remote = job.weight is Weight.REMOTE and bool(self._usable())
        return not is_remote and super()._is_stuck(job)

    def _hand_out(self) -> None:
        """Lease slow jobs to the idle workers of the cluster, and the others here."""
        for worker in self._idle[:]:
            lease = self.queue.lease(self._silence + REVIEW_PATIENCE, REMOTE)
            if lease is None:
                break
            self._idle.remove(worker)
            self._spawn(self._think_there(worker, lease, self._answers[lease.job]))
        super()._hand_out()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think_there(
        self, worker: RemoteWorker, lease: Lease, answer: asyncio.Future[str]
    ) -> None:
        """Let workers of the cluster do a job; if they cannot, it waits for a local process."""
        job, began = lease.job, time.monotonic()
        job.share = self._share(job)
        ends_at = began + self._patience(job)
        workers = [worker]
        while workers and not answer.done():
            remaining = ends_at - time.monotonic()
            if await self._attempt(workers.pop(), job, answer, remaining):
                break
            if job.ends_at is None:
                job.ends_at = ends_at
                workers = self._other(worker)
        self.queue.settle(lease, time.monotonic() - began)
        if not answer.done():
            self._return_here(job, ends_at)
        for unused in workers:
            self._spawn(self._release(unused))

    async def _attempt(
        self, worker: RemoteWorker, job: Job, answer: asyncio.Future[str], remaining: float
    ) -> bool:
        """Ask a worker; return whether the job has an answer or a failure of its own."""
        seconds = self._seconds(job, SEARCH)
        question = job.kind, seconds, *job.question
        patience = max((seconds or BUDGET) + MARGIN, PART * remaining)
        self._ends[job] = worker.end_thought
        try:
            deliver(answer, await worker.ask(question, min(patience, remaining)))
            result = "answered"
        except BotFailed as error:
            deliver(answer, error)
            result = "failed"
        except (WorkerLost, TooLate) as error:
            result = "lost" if isinstance(error, WorkerLost) else "late"
            LOG.warning("cluster: %s; the question is asked again", error)
        self.results[result] += 1
        self._ends.pop(job, None)
        self._spawn(self._release(worker))
        return result in {"answered", "failed"}

    def _other(self, worker: RemoteWorker) -> list[RemoteWorker]:
        """Take an idle worker, of another node if there is one; [] if there is none."""
        idle = sorted(self._idle, key=lambda it: it.node == worker.node)[:1]
        for it in idle:
            self._idle.remove(it)
            self.results["retried"] += 1
        return idle

    def _return_here(self, job: Job, ends_at: float) -> None:
        """Let a local process do a job with the time that is left."""
        self.results["local"] += 1
        job.may_leave, job.ends_at = False, ends_at
        self.queue.put(job)

    async def _release(self, worker: RemoteWorker) -> None:
        """Give a worker the next job once it is idle, if it is still there."""
        self._hand_out()
        await worker.settle()
        if self._remote.get(worker.name) is worker and not worker.is_lost:
            self._idle.append(worker)
        elif worker.is_lost:
            self._leave(worker.name, "it does not answer")
        self._hand_out()
