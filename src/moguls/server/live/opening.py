"""Opening what lies in the store: each once however many wait, several at once, in threads."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from moguls.server.table import table as tables
from moguls.server.table.evolving import evolve

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from moguls.server.table.table import Entry, Table


class Opening:
    """What is being opened now, by its id."""

    def __init__(self) -> None:
        """Nothing yet."""
        self._now: dict[str, asyncio.Task[object]] = {}

    async def once(self, key: str, opened: Callable[[], Coroutine[object, object, object]]) -> Any:
        """Return what is opened; who comes meanwhile waits for the same, who leaves ends nothing.

        Raises:
            Refusal: what opening it raised.
        """
        task = self._now.get(key)
        if task is None:
            task = self._now[key] = asyncio.create_task(opened())
            task.add_done_callback(lambda done: self._end(key, done))
        return await asyncio.shield(task)

    async def quiet(self, patience: float) -> None:
        """Wait until nothing is being opened, at most so many seconds."""
        until = time.monotonic() + patience
        while self._now and (left := until - time.monotonic()) > 0:
            await asyncio.wait(list(self._now.values()), timeout=left)

    def _end(self, key: str, task: asyncio.Task[object]) -> None:
        """Forget what is open; what it raised is told to those who wait, if there are any."""
        del self._now[key]
        if not task.cancelled():
            task.exception()


def rebuilt(table_id: str, made: dict[str, object], entries: list[Entry]) -> Table:
    """Return the table that a log makes."""
    table = tables.new_table(table_id, made)
    for entry in entries:
        evolve(table, entry, entry.number)
    return table
