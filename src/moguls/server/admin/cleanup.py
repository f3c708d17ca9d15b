"""Deletion of stale tables and guests, on request or on a schedule."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.server.admin import people, rows, tables
from moguls.server.admin.messages import ListPeople, ListTables, Sweep
from moguls.server.admin.rows import DAY
from moguls.server.notify.expiry import expire

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable

    from moguls.server.admin.messages import Rows
    from moguls.server.settings import Settings
    from moguls.server.site import Site

LOG: Final = logging.getLogger("moguls.admin")
FIRST: Final = 60.0  # seconds after the start: people reconnect first
EVERY: Final = 3600.0  # seconds


async def sweep(site: Site, request: Sweep) -> Rows:
    """Delete tables that never began and guests without tables, of a given age.

    Raises:
        UsageError: the request names neither.
    """
    if not request.tables and not request.guests:
        msg = "nothing to sweep: pass --tables DAYS, --guests DAYS or both"
        raise UsageError(msg)
    swept = await _tables(site, request) if request.tables else []
    return swept + (await _guests(site, request) if request.guests else [])


async def _tables(site: Site, request: Sweep) -> Rows:
    """Sweep waiting tables where nobody is now."""
    filters, before = ListTables("waiting"), await site.ages.before(request.tables * DAY)
    select = partial(rows.tables, changed_before=before)
    result: Rows = await site.hub.transact(select, site.store.admin, filters)
    result = [row for row in result if not _is_in_use(site, row["table"])]
    for row in [] if request.dry else result:
        await tables.delete(site, row["table"])
    return [_columns(row, "table", "game", "changed") for row in result]


def _is_in_use(site: Site, table: str) -> bool:
    """Return whether somebody is at a table, or its game has just begun."""
    live = site.hub.in_use().get(table)
    return live is not None and (bool(live.online()) or live.table.status != "waiting")


async def _guests(site: Site, request: Sweep) -> Rows:
    """Sweep people without tables and records who are not connected."""
    filters, before = ListPeople(free=True), await site.ages.before(request.guests * DAY)
    select = partial(rows.people, seen_before=before)
    result: Rows = await site.hub.transact(select, site.store.admin, filters)
    excluded = await site.hub.transact(site.store.admin.record_owners)
    excluded |= {ban.who for ban in site.bans.all()} | site.connections.people()
    result = [row for row in result if row["person"] not in excluded]
    people_named = await site.hub.transact(site.store.admin.people_named)
    for row in [] if request.dry else result:
        with suppress(UsageError):  # it has gone meanwhile
            await people.delete(site, row["person"], is_named=row["person"] in people_named)
    return [_columns(row, "person", "name", "seen") for row in result]


def _columns(row: dict[str, object], *keys: str) -> dict[str, object]:
    return {key: row[key] for key in keys}


@asynccontextmanager
async def sweeping(site: Site, settings: Settings) -> AsyncIterator[None]:
    """Watch the clock, and sweep on the schedule of the settings, in the context."""
    request = Sweep(settings.sweep_tables, settings.sweep_guests)
    task = asyncio.create_task(_sweep_periodically(site, request))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _sweep_periodically(site: Site, request: Sweep) -> None:
    """Sweep periodically; errors are logged."""
    await _tried(site.ages.watch())
    await asyncio.sleep(FIRST)
    while True:
        await _tried(site.ages.watch())
        await _tried(expire(site.notices, site.ages))
        if request.tables or request.guests:
            await _tried(_sweep(site, request))
        await asyncio.sleep(EVERY)


async def _sweep(site: Site, request: Sweep) -> None:
    swept = await sweep(site, request)
    if swept:
        LOG.info("swept: %s", swept)


async def _tried(step: Awaitable[object]) -> None:
    """Wait for a step; a failure is logged."""
    try:
        await step
    except Exception:
        LOG.exception("sweeping failed")
