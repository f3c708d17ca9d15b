"""Writing of snapshots during play and when a table leaves memory; opening from them.

The log stays the truth: in any doubt about a snapshot the log is replayed.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Any, Final
from weakref import finalize

from moguls.server.live.snapshots.sources import NO_HASH, hash_of_rules
from moguls.server.live.soundness import loaded, refuse_other_rules, sound
from moguls.server.ports.snapshots import NewSnapshot
from moguls.server.table import views
from moguls.server.table.evolving import evolve
from moguls.server.table.snapshots.encoding import UnusableSnapshot, decode, encode

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from moguls.server.live.live import Live
    from moguls.server.ports.clock import Clock
    from moguls.server.ports.executor import Executor
    from moguls.server.ports.snapshots import StoredLog
    from moguls.server.ports.storage import TableStore
    from moguls.server.table.table import Table

    Transact = Callable[..., Awaitable[Any]]

LOG: Final = logging.getLogger("moguls.snapshots")
EVERY: Final = 100  # entries between two snapshots at most
LEAST: Final = 8  # entries that are worth a snapshot, after a minute or when a table leaves memory
MINUTE: Final = 60.0
BREAK: Final = 3.0  # times as long as a snapshot took, before the next one: moves come first
USELESS: Final = 86_400.0  # seconds after which nobody comes back to a finished game at once
PLAYED: Final = frozenset({"waiting", "playing"})


class Snapshots:
    """Snapshots of the tables of a hub."""

    def __init__(
        self, store: TableStore, transact: Transact, executor: Executor, clock: Clock
    ) -> None:
        """Use a store; `transact` runs its transactions."""
        self._store, self._transact, self._executor = store, transact, executor
        self._clock = clock
        # The last entry in the snapshot of each table in memory, and when it was written. (If a
        # table is opened again at once, the end of the former object may drop its entry: then it
        # gets a snapshot too early.)
        self._last: dict[str, tuple[int, float]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn, self._ending = asyncio.Lock(), asyncio.Event()
        self._loading = asyncio.Lock()

    async def load(self, table_id: str) -> Table | None:
        """Return a table, from its snapshot and the entries after it if possible.

        One at a time: two threads would only take the interpreter from each other, and moves could
        not be written meanwhile.

        Raises:
            ClosedTable: its log cannot be read or replayed.
        """
        table: Table | None
        log: StoredLog | None
        async with self._loading:
            table, log = await self._transact(_load, self._store, table_id)
        if log is None:
            return None
        self._note(table_id, 0 if table is None else log.number)
        if table is None:
            table = await self._executor.compute(_replay, table_id, log)
        return table

    def watched(self, live: Live) -> Live:
        """Return a table that has come into memory; what is known of it goes when it leaves."""
        finalize(live, self.forget, live.table.id).atexit = False
        return live

    def follow(self, live: Live) -> None:
        """Write a snapshot if the last one is old; called after each change of a table.

        At the pace of people a killed server replays some ten entries of a table.
        """
        now = self._clock.monotonic()
        _number, at = self._last.setdefault(live.table.id, (0, now))
        enough = LEAST if now - at >= MINUTE else EVERY
        if live.table.status in PLAYED and self._lag(live.table) >= enough:
            self._begin(live)

    def leave(self, live: Live) -> None:
        """Write a snapshot of a table that leaves memory, or drop that of a finished game."""
        is_written = live.table.status in PLAYED and self._lag(live.table) < LEAST
        if not live.viewers and not is_written:  # with viewers it stays in use
            self._begin(live)

    async def save(self, tables: Iterable[Live]) -> None:
        """Write snapshots of many tables in one transaction: the server ends."""
        try:
            await self._save([live for live in tables if self._lag(live.table) >= LEAST])
        except Exception:
            LOG.exception("the snapshots of tables cannot be written")

    async def _save(self, lives: list[Live]) -> None:
        async with AsyncExitStack() as locks:
            for live in sorted(lives, key=lambda live: live.table.id):  # so that none waits twice
                await locks.enter_async_context(live.lock)
            new = [live.table.copy() for live in lives]
            for table in new:
                self._note(table.id, table.length)
            if new:
                await self._transact(_save, self._store, new, self._clock.time())

    async def prune(self) -> None:
        """Delete snapshots of finished games that a killed server has left."""
        await self._transact(self._store.snapshots.prune, self._clock.time() - USELESS)

    async def stop(self) -> None:
        """Write the snapshots that are due, without breaks."""
        self._ending.set()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def forget(self, table_id: str) -> None:
        """Drop what is known of a table that is not in memory any more."""
        self._last.pop(table_id, None)

    def _note(self, table_id: str, number: int) -> None:
        self._last[table_id] = number, self._clock.monotonic()

    def _lag(self, table: Table) -> int:
        """Return the number of entries after the last snapshot."""
        return table.length - self._last.get(table.id, (0, 0.0))[0]

    def _begin(self, live: Live) -> None:
        key = live.table.id
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._write(live))
            self._tasks[key].add_done_callback(lambda _task: self._tasks.pop(key, None))

    async def _write(self, live: Live) -> None:
        """Write or drop the snapshot of one table; without it the table is only slower to open.

        One at a time: after a start those of all tables become due in the same minute.
        """
        async with self._turn:
            began = self._clock.monotonic()
            try:
                await self._replace(live)
            except Exception:
                LOG.exception("table %s: its snapshot cannot be written", live.table.id)
            rest = BREAK * (self._clock.monotonic() - began)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ending.wait(), rest)

    async def _replace(self, live: Live) -> None:
        async with live.lock:  # a replaced entry would change the log meanwhile
            table = live.table.copy()
            if table.status not in PLAYED:
                self.forget(table.id)
                await self._transact(self._store.snapshots.drop, table.id)
            elif self._lag(table):  # else the end of the server has written it
                self._note(table.id, table.length)
                await self._transact(_save, self._store, [table], self._clock.time())


def _load(store: TableStore, table_id: str) -> tuple[Table | None, StoredLog | None]:
    """Return a table from its snapshot, or else its log to be replayed."""
    log = loaded(store.snapshots.load, table_id)
    if log is None or log.snapshot is None:
        return None, log
    try:
        rules = hash_of_rules(log.setup["game"])
        table = decode(log.snapshot, table_id, log.setup, rules)
        for entry in log.entries:
            evolve(table, entry, entry.number)
    except Exception as error:  # noqa: BLE001  # whatever is wrong with it, the log is the truth
        level = logging.INFO if isinstance(error, UnusableSnapshot) else logging.WARNING
        LOG.log(level, "table %s: its snapshot is not used: %s", table_id, error)
        store.snapshots.drop(table_id)
        return None, loaded(store.snapshots.load, table_id)
    refuse_other_rules(table)
    _show(table)
    return table, log


def _replay(table_id: str, log: StoredLog) -> Table:
    """Return the table of a whole log."""
    table = sound(table_id, log.setup, log.entries)
    _show(table)
    return table


def _show(table: Table) -> None:
    """Compute the public view of a table, outside the event loop."""
    if table.status in {"playing", "over"}:
        views.public(table)


def _save(store: TableStore, tables: list[Table], at: float) -> None:
    """Write snapshots of tables."""
    rules = ((table, hash_of_rules(table.play.game.name)) for table in tables)
    new = [NewSnapshot(t.id, t.length, encode(t, key)) for t, key in rules if key != NO_HASH]
    if new:
        store.snapshots.put(new, at)
