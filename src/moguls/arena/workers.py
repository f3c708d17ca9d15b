"""Processes that work on errands: here, or somewhere else; what they answer comes in order."""

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

    Errand = tuple[Callable[..., object], object]

WAITING: Final = 2  # errands a process, so that none is ever idle


class Pending(Protocol):
    """An errand on its way."""

    def result(self) -> Any:
        """Wait for the answer and return it."""


class Workers:
    """Processes that work.

    Attributes:
        jobs: how many.
    """

    def __init__(self, jobs: int, submit: Callable[..., Pending]) -> None:
        """Take what hands errands out.

        Args:
            jobs: how many work at once.
            submit: begins a call of a function with its arguments.
        """
        self.jobs, self.submit = jobs, submit

    def in_order(self, errands: Iterable[Errand]) -> Iterator[Any]:
        """Work on errands, some ahead; yield the answers in the order of the errands."""
        running: deque[Pending] = deque()
        for work, what in errands:
            running.append(self.submit(work, what))
            if len(running) >= WAITING * self.jobs:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()


Crew = AbstractContextManager[Workers]


class _Here:
    """An errand that this process works on as soon as somebody waits for it."""

    def __init__(self, work: Callable[..., object], *arguments: object) -> None:
        """Keep what is to be called."""
        self._work, self._arguments = work, arguments

    def result(self) -> object:
        """Work, and return the answer."""
        return self._work(*self._arguments)


@contextmanager
def processes(jobs: int) -> Iterator[Workers]:
    """Yield so many processes of this machine; one alone is this process.

    Args:
        jobs: how many.

    Raises:
        CutOff: a process has been killed.
    """
    if jobs == 1:
        yield Workers(1, _Here)
        return
    context = get_context("spawn")  # threads of this process may hold locks
    pool = ProcessPoolExecutor(jobs, context, _begin)
    try:
        yield Workers(jobs, pool.submit)
    except BrokenProcessPool as error:
        msg = "a process has ended before its time, perhaps for want of memory (fewer"
        msg += " --jobs need less)"
        raise CutOff(msg) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """Make a process of the pool ready; it ends when the one that began it does, however."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # no traceback of each process on Ctrl-C
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process with the one that began it, lest it wait for errands for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
