"""Changes of tables on their way into the store: those that come at once in one transaction."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from moguls.server.table.change import TableChange
from moguls.server.table.due import due
from moguls.server.table.listing import LAG, is_new, listing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.server.live.live import Live
    from moguls.server.ports.storage import TableStore
    from moguls.server.table.table import Entry, Table


class Waiting(NamedTuple):
    """A change that is to be written, and who is told that it is."""

    table_id: str
    change: TableChange
    done: asyncio.Future[None]


class Writer:
    """Writes the changes of all tables; what comes while it writes is written together next.

    Nothing waits for a clock: a change that comes alone is written at once, alone.
    """

    def __init__(self, store: TableStore, transact: Callable[..., Awaitable[None]]) -> None:
        """Write into a store, whose transactions are run in a thread."""
        self._store, self._transact = store, transact
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(
        self, live: Live, changed: Table, numbers: list[int], new: list[Entry]
    ) -> None:
        """Write what makes a table its twin; return when it is committed."""
        change = change_of(live, changed, numbers, new)
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(changed.id, change, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await done
        if change.listing is not None:
            live.listed_at = live.clock.monotonic()

    async def _write_all(self) -> None:
        """Write until nothing waits."""
        try:
            while self._waiting:
                now, self._waiting = self._waiting, []
                await self._write(now)
        finally:
            self._task = None

    async def _write(self, now: list[Waiting]) -> None:
        """Write some changes in one transaction, and tell those who wait.

        Where one of them cannot be written, the others are all the same.
        """
        tables = [(each.table_id, each.change) for each in now]
        try:
            await self._transact(self._store.append, tables)
        except Exception as error:  # noqa: BLE001  # it is raised where somebody waits
            if len(now) == 1 or self._store.fails_for_all(error):
                _tell(now, error)
                return
            for each in now:
                await self._write([each])
        else:
            _tell(now, None)


def _tell(changes: list[Waiting], error: Exception | None) -> None:
    """Tell those who wait how it went."""
    for each in changes:
        if each.done.done():  # its server ends
            continue
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error)


def first_change(table: Table, entries: list[Entry]) -> TableChange:
    """Return the change that adds a new table with its first entries, already applied."""
    numbers = list(range(1, len(entries) + 1))
    return TableChange(table.at, 0, numbers, entries, listing(table), due=due(table))


def change_of(live: Live, changed: Table, numbers: list[int], entries: list[Entry]) -> TableChange:
    """Return what is written: the row of the lists only where it would show something new."""
    has_moved = any(entry.kind == "move" for entry in entries)
    is_old = has_moved and live.listed_at + LAG < live.clock.monotonic()
    listed = listing(changed) if is_old or is_new(changed, entries) else None
    turn = changed.play.turn if has_moved and listed is None else None
    return TableChange(changed.at, live.table.length, numbers, entries, listed, turn, due(changed))
