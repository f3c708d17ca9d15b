"""Threads that share the tables: each takes a run of them, the caller the last one."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class ThreadPool:
    """Runs native code, which lets other threads run, on several threads at once."""

    def __init__(self, tables: int, threads: int, fewest: int = 1) -> None:
        """Divide the tables.

        Args:
            tables: how many.
            threads: how many at most; no run is empty.
            fewest: tables of a thread that are worth waking it.
        """
        count = max(1, min(threads, tables // fewest))
        cuts = [k * tables // count for k in range(count + 1)]
        self.runs = [*zip(range(count), cuts[:-1], cuts[1:], strict=True)]
        self._executor: ThreadPoolExecutor | None = None
        self._process = 0  # that started the threads: a forked child has none

    def do(self, work: Callable[[int, int, int], None]) -> None:
        """Call `work` for all tables, with a thread's number and its first and last table."""
        *others, own = self.runs
        waiting = [self._started().submit(work, *run) for run in others]
        work(*own)
        for future in waiting:
            future.result()

    def _started(self) -> ThreadPoolExecutor:
        if self._executor is None or self._process != os.getpid():
            self._executor, self._process = ThreadPoolExecutor(len(self.runs) - 1), os.getpid()
        return self._executor

    def close(self) -> None:
        """End the threads of this process."""
        if self._executor is not None and self._process == os.getpid():
            self._executor.shutdown()
