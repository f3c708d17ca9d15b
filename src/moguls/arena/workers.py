"""Worker processes for tasks, here or on a cluster; results come in the order of the tasks."""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any, Final, Protocol

from moguls.arena.store import CutOff

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Task = tuple[Callable[..., object], object]

QUEUED: Final = 2  # tasks a process, so that none is idle


class Pending(Protocol):
    """A task that is queued or running."""

    def result(self) -> Any:
        """Wait for the result and return it."""


class Workers:
    """Worker processes.

    Attributes:
        jobs: their number.
    """

    def __init__(self, jobs: int, submit: Callable[..., Pending]) -> None:
        """Store how tasks are submitted.

        Args:
            jobs: the number of workers.
            submit: begins a call of a function with its arguments.
        """
        self.jobs, self.submit = jobs, submit

    def in_order(self, tasks: Iterable[Task]) -> Iterator[Any]:
        """Run tasks, some ahead; yield the results in the order of the tasks."""
        running: deque[Pending] = deque()
        for function, argument in tasks:
            running.append(self.submit(function, argument))
            if len(running) >= QUEUED * self.jobs:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()


WorkerPool = AbstractContextManager[Workers]


class _Local:
    """A task that runs in this process when its result is requested."""

    def __init__(self, function: Callable[..., object], *arguments: object) -> None:
        """Store the call."""
        self._function, self._arguments = function, arguments

    def result(self) -> object:
        """Run the task."""
        return self._function(*self._arguments)


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """Yield worker processes of this machine; a single one is this process.

    Args:
        jobs: their number.

    Raises:
        CutOff: a process was killed.
    """
    if jobs == 1:
        yield Workers(1, _Local)
        return
    context = get_context("spawn")  # threads of this process may hold locks
    pool = ProcessPoolExecutor(jobs, context, _begin)
    try:
        yield Workers(jobs, pool.submit)
    except BrokenProcessPool as error:
        msg = "a worker process ended unexpectedly, perhaps out of memory (fewer --jobs need less)"
        raise CutOff(msg) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """Initialise a worker process, which exits when its parent does."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # no traceback of each process on Ctrl-C
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
