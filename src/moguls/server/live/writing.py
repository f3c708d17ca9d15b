"""Writing of changes: parallel ones in one transaction."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from moguls.server.table.change import TableChange
from moguls.server.table.clock.timeouts import clock_change
from moguls.server.table.due import due
from moguls.server.table.listing import LAG, is_new, listing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.server.live.live import Live
    from moguls.server.ports.storage import TableStore
    from moguls.server.table.notices.notice import Notice
    from moguls.server.table.table import LogEntry, Table


class PendingChange(NamedTuple):
    """A change to be written, and the future that waits for it."""

    table_id: str
    change: TableChange
    future: asyncio.Future[None]


class ChangeWriter:
    """Writes the changes of all tables; those that arrive meanwhile share the next transaction.

    No change waits for others: a single one is written at once.
    """

    def __init__(self, store: TableStore, transact: Callable[..., Awaitable[None]]) -> None:
        """Write into a store; `transact` runs its transactions."""
        self._store, self._transact = store, transact
        self._waiting: list[PendingChange] = []
        self._task: asyncio.Task[None] | None = None

    async def append(
        self,
        live: Live,
        changed: Table,
        numbers: list[int],
        new: list[LogEntry],
        notices: list[Notice],
    ) -> None:
        """Write the change of a table to its changed copy; return when it is committed."""
        change = change_of(live, changed, numbers, new)._replace(notices=notices)
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingChange(changed.id, change, future))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await future
        if change.listing is not None:
            live.listed_at = live.clock.monotonic()

    async def _write_all(self) -> None:
        """Write until nothing is pending."""
        try:
            while self._waiting:
                now, self._waiting = self._waiting, []
                await self._write(now)
        finally:
            self._task = None

    async def _write(self, now: list[PendingChange]) -> None:
        """Write some changes in one transaction, and resolve their futures.

        If one of them cannot be written, the others are.
        """
        tables = [(pending.table_id, pending.change) for pending in now]
        try:
            await self._transact(self._store.append, tables)
        except Exception as error:  # noqa: BLE001  # raised by `append`
            if len(now) == 1 or self._store.fails_for_all(error):
                _tell(now, error)
                return
            for pending in now:
                await self._write([pending])
        else:
            _tell(now, None)


def _tell(changes: list[PendingChange], error: Exception | None) -> None:
    """Resolve the futures of changes."""
    for pending in changes:
        if pending.future.done():  # the server ends
            continue
        if error is None:
            pending.future.set_result(None)
        else:
            pending.future.set_exception(error)


def first_change(table: Table, entries: list[LogEntry]) -> TableChange:
    """Return the change that adds a new table with its first entries, already applied."""
    numbers = list(range(1, len(entries) + 1))
    clock = clock_change(table, table, [], ())
    return TableChange(table.at, 0, numbers, entries, listing(table), due=due(table), clock=clock)


def change_of(
    live: Live, changed: Table, numbers: list[int], entries: list[LogEntry]
) -> TableChange:
    """Return the change to write: the row in the lists only where it shows something new."""
    has_moved = any(entry.kind == "move" for entry in entries)
    is_old = has_moved and live.listed_at + LAG < live.clock.monotonic()
    listed = listing(changed) if is_old or is_new(changed, entries) else None
    turn = changed.play.turn if has_moved and listed is None else None
    clock = clock_change(live.table, changed, entries, live.outages)
    return TableChange(
        changed.at, live.table.length, numbers, entries, listed, turn, due(changed), clock
    )
