"""Queue of waiting jobs with leases.

A worker leases a job and settles the lease when it is done; a lease that is neither settled nor
renewed in time expires, and the job waits again. A queue shared by several servers could have the
same interface.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moguls.server.thinking.fair_queue import FairQueue
from moguls.server.thinking.job import Urgency, Weight

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from moguls.server.thinking.fair_queue import Path
    from moguls.server.thinking.job import Job

RESERVED: Final = 0.1  # share of the time reserved for each class below the most urgent one
MAX_CREDIT: Final = 1.0  # seconds of it that a class can accumulate
SLOW, FAST = 0.9, 0.05  # expected seconds of a job
ALL: Final = tuple(Weight)
HEAVY: Final = (Weight.SLOW, Weight.REMOTE)


@dataclass(eq=False)
class Lease:
    """A job leased to a worker, until it expires."""

    job: Job
    ends: float
    cost: float


class Queue:
    """Jobs in memory, by class, then fair among clients, then in order of arrival."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin empty.

        Args:
            clock: monotonic seconds.
        """
        self._clock = clock
        # By class and kind of worker, then by client; each client's jobs in order of arrival.
        self._waiting: dict[tuple[Urgency, Weight], dict[Path, dict[Job, None]]] = {
            (urgency, weight): {} for urgency in Urgency for weight in Weight
        }
        self._counts = dict.fromkeys(self._waiting, 0)
        self._leases: set[Lease] = set()
        self._turns = {urgency: FairQueue() for urgency in Urgency}
        self._credit = dict.fromkeys(Urgency, 0.0)

    def put(self, job: Job) -> None:
        """Add a job."""
        kind = job.urgency, job.weight
        self._waiting[kind].setdefault(job.asker.path, {})[job] = None
        self._counts[kind] += 1

    def rank(self, job: Job, urgency: Urgency) -> None:
        """Change the class of a waiting job; it becomes its client's last one there."""
        if urgency != job.urgency and self.waits(job):
            self.drop(job)
            job.urgency = urgency
            self.put(job)

    def drop(self, job: Job) -> None:
        """Remove a waiting job; a leased one is ended by its worker."""
        if not self.waits(job):
            return
        kind, path = (job.urgency, job.weight), job.asker.path
        del self._waiting[kind][path][job]
        if not self._waiting[kind][path]:
            del self._waiting[kind][path]
        self._counts[kind] -= 1

    def waits(self, job: Job) -> bool:
        """Return whether a job is waiting, not leased."""
        return job in self._waiting[job.urgency, job.weight].get(job.asker.path, {})

    def lease(self, seconds: float, weights: Collection[Weight] = ALL) -> Lease | None:
        """Lease the next job, or return None if there is none for this worker.

        Args:
            seconds: until the lease expires unless it is renewed.
            weights: of the jobs that the worker takes.
        """
        self._return_expired()
        classes = [it for it in Urgency if any(self._counts[it, weight] for weight in weights)]
        if not classes:
            return None
        # The most urgent class, or one with credit from its reserved share.
        urgency = next((it for it in classes[1:] if self._credit[it] > 0), classes[0])
        job = self._next(urgency, weights)
        self.drop(job)
        lease = Lease(job, self._clock() + seconds, SLOW if job.is_slow else FAST)
        self._charge(job, lease.cost)
        self._leases.add(lease)
        return lease

    def _next(self, urgency: Urgency, weights: Iterable[Weight]) -> Job:
        """Return the next job of a class by the fair queue."""
        waiting = [self._waiting[urgency, weight] for weight in weights]
        path = self._turns[urgency].choose([path for jobs in waiting for path in jobs])
        return next(job for jobs in waiting for job in jobs.get(path, {}))

    def renew(self, lease: Lease, seconds: float) -> None:
        """Extend a lease to a number of seconds from now."""
        lease.ends = self._clock() + seconds

    def settle(self, lease: Lease, seconds: float) -> None:
        """End a lease, and charge the client for the seconds that the job took."""
        self._leases.discard(lease)
        self._charge(lease.job, seconds - lease.cost)

    def counts(self) -> dict[Urgency, int]:
        """Return the number of waiting jobs in each class."""
        return {it: sum(self._counts[it, weight] for weight in Weight) for it in Urgency}

    def rivals(self, job: Job) -> int:
        """Return the number of slow jobs that wait and are at least as urgent."""
        return sum(self._heavy(it) for it in Urgency if it <= job.urgency)

    def _heavy(self, urgency: Urgency) -> int:
        """Return the number of slow jobs that wait in a class."""
        return sum(self._counts[urgency, weight] for weight in HEAVY)

    def ahead_of(self, job: Job) -> int:
        """Estimate how many jobs come before a waiting one."""
        more_urgent = sum(self._heavy(it) for it in Urgency if it < job.urgency)
        network, mine = job.asker.network, 0
        others = dict[str, int]()
        waiting = [it for weight in HEAVY for it in self._waiting[job.urgency, weight].items()]
        for path, jobs in waiting:
            if path[0] != network:
                others[path[0]] = others.get(path[0], 0) + len(jobs)
            elif path != job.asker.path:
                mine += len(jobs)
        own = list(self._waiting[job.urgency, job.weight].get(job.asker.path, {}))
        turn = own.index(job) if job in own else 0
        mine = min(mine, turn) + turn
        return more_urgent + mine + sum(min(count, mine + 1) for count in others.values())

    def _charge(self, job: Job, seconds: float) -> None:
        """Charge a client and a class, and credit the other waiting classes."""
        self._turns[job.urgency].charge(job.asker.path, seconds)
        counts = self.counts()
        first, *later = [it for it in Urgency if counts[it] or it == job.urgency]
        del first  # it gets the rest
        for urgency in later:
            spent = seconds if urgency == job.urgency else 0.0
            credit = self._credit[urgency] + RESERVED * seconds - spent
            self._credit[urgency] = min(credit, MAX_CREDIT)

    def _return_expired(self) -> None:
        """Put the jobs of expired leases back."""
        now = self._clock()
        for lease in [it for it in self._leases if it.ends < now]:
            self._leases.discard(lease)
            self.put(lease.job)
