"""The jobs that wait, and the order in which workers take them.

The interface is that of a queue with leases, so that one that is shared by several servers can
stand behind it: a worker leases a job, and settles the lease when it is done; a lease that is not
settled or renewed in time lapses, and the job waits again.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moguls.server.thinking.job import Urgency
from moguls.server.thinking.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from moguls.server.thinking.job import Job
    from moguls.server.thinking.turns import Path

TENTH: Final = 0.1  # of the time, that each class keeps which is not the most urgent one
SAVED: Final = 1.0  # seconds of it at most that a class has saved up
DEAR, CHEAP = 0.9, 0.05  # seconds that a job is expected to take


@dataclass(eq=False)
class Lease:
    """A job in the hands of a worker, until it lapses."""

    job: Job
    ends: float
    cost: float


class Queue:
    """Jobs in memory: by class, within a class in turn, of one asker in the order of asking."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin empty.

        Args:
            clock: seconds, from anywhere; never back.
        """
        self._clock = clock
        # By class and kind of worker, then by asker: an asker's jobs in the order of asking.
        self._waiting: dict[tuple[Urgency, bool], dict[Path, dict[Job, None]]] = {
            (urgency, dear): {} for urgency in Urgency for dear in (False, True)
        }
        self._counts = dict.fromkeys(self._waiting, 0)
        self._leases: set[Lease] = set()
        self._turns = {urgency: Turns() for urgency in Urgency}
        self._owed = dict.fromkeys(Urgency, 0.0)

    def put(self, job: Job) -> None:
        """Let a job wait."""
        kind = job.urgency, job.dear
        self._waiting[kind].setdefault(job.asker.path, {})[job] = None
        self._counts[kind] += 1

    def rank(self, job: Job, urgency: Urgency) -> None:
        """Change the class of a job that waits; there it is its asker's last."""
        if urgency != job.urgency and self.waits(job):
            self.drop(job)
            job.urgency = urgency
            self.put(job)

    def drop(self, job: Job) -> None:
        """Forget a job: nobody wants the answer. One that is leased is the worker's to end."""
        if not self.waits(job):
            return
        kind, path = (job.urgency, job.dear), job.asker.path
        del self._waiting[kind][path][job]
        if not self._waiting[kind][path]:
            del self._waiting[kind][path]
        self._counts[kind] -= 1

    def waits(self, job: Job) -> bool:
        """Say whether a job waits, in no worker's hands."""
        return job in self._waiting[job.urgency, job.dear].get(job.asker.path, {})

    def lease(self, seconds: float, *, dear: bool = True) -> Lease | None:
        """Hand out the next job; None: there is none for this worker.

        Args:
            seconds: after which the lease lapses unless it is renewed.
            dear: whether the worker takes jobs that think as long as there is time.
        """
        self._take_back_lapsed()
        kinds = (False, True) if dear else (False,)
        classes = [it for it in Urgency if any(self._counts[it, kind] for kind in kinds)]
        if not classes:
            return None
        # The most urgent class, or one that is owed its tenth.
        urgency = next((it for it in classes[1:] if self._owed[it] > 0), classes[0])
        job = self._next(urgency, kinds)
        self.drop(job)
        lease = Lease(job, self._clock() + seconds, DEAR if job.dear else CHEAP)
        self._charge(job, lease.cost)
        self._leases.add(lease)
        return lease

    def _next(self, urgency: Urgency, kinds: Iterable[bool]) -> Job:
        """Return the job of a class whose asker's turn it is."""
        paths = [path for kind in kinds for path in self._waiting[urgency, kind]]
        path = self._turns[urgency].choose(paths)
        return next(job for kind in kinds for job in self._waiting[urgency, kind].get(path, {}))

    def renew(self, lease: Lease, seconds: float) -> None:
        """Let a lease last so many seconds from now on."""
        lease.ends = self._clock() + seconds

    def settle(self, lease: Lease, seconds: float) -> None:
        """Say that a job is done, and how long it took, which is what its asker has had."""
        self._leases.discard(lease)
        self._charge(lease.job, seconds - lease.cost)

    def counts(self) -> dict[Urgency, int]:
        """Return how many jobs wait in each class."""
        return {it: self._counts[it, False] + self._counts[it, True] for it in Urgency}

    def rivals(self, job: Job) -> int:
        """Return how many jobs wait that think as long as there is time, as urgent as this one."""
        return sum(self._counts[it, True] for it in Urgency if it <= job.urgency)

    def ahead_of(self, job: Job) -> int:
        """Return how many jobs are likely to come before one that waits, in turn with its class."""
        more_urgent = sum(self._counts[it, True] for it in Urgency if it < job.urgency)
        network, mine = job.asker.network, 0
        others = dict[str, int]()
        for path, jobs in self._waiting[job.urgency, True].items():
            if path[0] != network:
                others[path[0]] = others.get(path[0], 0) + len(jobs)
            elif path != job.asker.path:
                mine += len(jobs)
        own = list(self._waiting[job.urgency, True].get(job.asker.path, {}))
        turn = own.index(job) if job in own else 0
        mine = min(mine, turn) + turn
        return more_urgent + mine + sum(min(count, mine + 1) for count in others.values())

    def _charge(self, job: Job, seconds: float) -> None:
        """Write down what an asker and a class have had, and what the other classes are owed."""
        self._turns[job.urgency].charge(job.asker.path, seconds)
        counts = self.counts()
        first, *later = [it for it in Urgency if counts[it] or it == job.urgency]
        del first  # it has what the others leave
        for urgency in later:
            spent = seconds if urgency == job.urgency else 0.0
            owed = self._owed[urgency] + TENTH * seconds - spent
            self._owed[urgency] = min(owed, SAVED)

    def _take_back_lapsed(self) -> None:
        """Let jobs wait again whose leases have lapsed."""
        now = self._clock()
        for lease in [each for each in self._leases if each.ends < now]:
            self._leases.discard(lease)
            self.put(lease.job)
