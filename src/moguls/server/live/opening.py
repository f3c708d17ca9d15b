"""Loading from the store: parallel requests for one object share a load."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from moguls.server.table import table as tables
from moguls.server.table.evolving import evolve

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from moguls.server.table.table import LogEntry, Table


class Opening:
    """The loads under way, by id."""

    def __init__(self) -> None:
        """Start with none."""
        self._now: dict[str, asyncio.Task[object]] = {}

    async def once(self, key: str, load: Callable[[], Coroutine[object, object, object]]) -> Any:
        """Return the loaded object; parallel calls share one load, which none of them cancels.

        Raises:
            Refusal: raised by the load.
        """
        task = self._now.get(key)
        if task is None:
            task = self._now[key] = asyncio.create_task(load())
            task.add_done_callback(lambda done: self._end(key, done))
        return await asyncio.shield(task)

    async def quiet(self, patience: float) -> None:
        """Wait until nothing is being loaded, at most so many seconds."""
        until = time.monotonic() + patience
        while self._now and (remaining := until - time.monotonic()) > 0:
            await asyncio.wait(list(self._now.values()), timeout=remaining)

    def _end(self, key: str, task: asyncio.Task[object]) -> None:
        """Drop a finished load; its error reaches those who wait."""
        del self._now[key]
        if not task.cancelled():
            task.exception()


def rebuilt(table_id: str, setup: dict[str, object], entries: list[LogEntry]) -> Table:
    """Return the table of a log."""
    table = tables.new_table(table_id, setup)
    for entry in entries:
        evolve(table, entry, entry.number)
    return table
