"""Threads that share the tables: each takes a run of them, the caller the last one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Crew:
    """As many threads as are asked for; native code lets them run at once."""

    def __init__(self, tables: int, threads: int) -> None:
        """Cut the tables in runs.

        Args:
            tables: how many.
            threads: how many at most; no run is empty.
        """
        count = min(threads, tables)
        cuts = [k * tables // count for k in range(count + 1)]
        self.runs = [*zip(range(count), cuts[:-1], cuts[1:], strict=True)]
        self._pool = ThreadPoolExecutor(count - 1) if count > 1 else None

    def do(self, work: Callable[[int, int, int], None]) -> None:
        """Do some work on all tables: it is told a thread's number and its first and last table."""
        *others, own = self.runs
        waiting = [self._pool.submit(work, *run) for run in others] if self._pool else []
        work(*own)
        for future in waiting:
            future.result()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
