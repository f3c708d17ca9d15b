"""Rename of a person at all its tables, in one transaction."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any, NamedTuple

from moguls.server.table import seating, timing
from moguls.server.table.change import TableChange
from moguls.server.table.due import due
from moguls.server.table.evolving import evolve
from moguls.server.table.listing import listing
from moguls.server.table.naming import with_unique_names

if TYPE_CHECKING:
    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.table.table import Table


class Renamed(NamedTuple):
    """A table after a rename: its copy, and the change to be written."""

    changed: Table
    written: TableChange


async def rename(hub: Hub, user: str, values: dict[str, Any]) -> None:
    """Change a person's name, in the store and at the tables in use, all or nothing.

    All these tables are locked, always in the same order, so that two renames cannot deadlock.
    """
    lives = sorted(hub.in_use().values(), key=lambda live: live.table.id)
    lives = [live for live in lives if live.table.seats_of(user)]
    async with AsyncExitStack() as locks:
        for live in lives:
            await locks.enter_async_context(live.lock)
        tables = [(live.table, live.now()) for live in lives]
        after = await hub.executor.compute(_renamed, tables, user, values["name"])
        await _write(hub, user, values, lives, after)
    for live in lives:
        if live.table.id in after:
            hub.after_change(live)
            await asyncio.sleep(0)


def _renamed(tables: list[tuple[Table, float]], user: str, name: str) -> dict[str, Renamed]:
    """Return the tables that change, by id."""
    tables_after = {}
    for table, now in tables:
        entries = with_unique_names(table, seating.rename(table, user, name))
        if entries:
            changed, entries = table.copy(), timing.stamp(table, entries, now)
            numbers = [evolve(changed, entry) for entry in entries]
            listed = listing(changed)
            change = TableChange(
                changed.at, table.length, numbers, entries, listed, due=due(changed)
            )
            tables_after[table.id] = Renamed(changed, change)
    return tables_after


async def _write(
    hub: Hub,
    user: str,
    values: dict[str, object],
    lives: list[Live],
    after: dict[str, Renamed],
) -> None:
    """Write all changes and apply them; after an error the logs are loaded again."""
    changes = {table_id: renamed.written for table_id, renamed in after.items()}
    try:
        await hub.transact(hub.store.rename, user, values, changes)
    except Exception:
        for live in lives:
            live.table = await hub.load(live.table.id)
            live.wake()
        raise
    for live in lives:
        if live.table.id in after:
            live.table = after[live.table.id].changed
            live.wake()
