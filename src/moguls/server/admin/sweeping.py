"""Deletes what nobody misses: when a host asks, and by itself where the settings say so."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.server.admin import people, rows, tables
from moguls.server.admin.messages import ListPeople, ListTables, Sweep

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from moguls.server.admin.messages import Rows
    from moguls.server.settings import Settings
    from moguls.server.site import Site

LOG: Final = logging.getLogger("moguls.admin")
FIRST: Final = 60.0  # seconds after the start: people come first
EVERY: Final = 3600.0  # seconds


async def sweep(site: Site, asked: Sweep) -> Rows:
    """Delete tables that never began and guests without tables, as old as is asked for.

    Raises:
        UsageError: nothing is asked for.
    """
    if not asked.tables and not asked.guests:
        msg = "name what is to be swept: --tables DAYS, --guests DAYS or both"
        raise UsageError(msg)
    swept = await _tables(site, asked) if asked.tables else []
    return swept + (await _guests(site, asked) if asked.guests else [])


async def _tables(site: Site, asked: Sweep) -> Rows:
    """Sweep tables that still wait, where nobody is now."""
    wanted = ListTables("waiting", idle=asked.tables)
    found: Rows = await site.hub.transact(rows.tables, site.store.admin, wanted)
    found = [row for row in found if not _is_in_use(site, row["table"])]
    for row in [] if asked.dry else found:
        await tables.delete(site, row["table"])
    return [_told(row, "table", "game", "changed") for row in found]


def _is_in_use(site: Site, table: str) -> bool:
    """Say whether somebody is at a table, or its game has just begun."""
    live = site.hub.in_use().get(table)
    return live is not None and (bool(live.online()) or live.table.status != "waiting")


async def _guests(site: Site, asked: Sweep) -> Rows:
    """Sweep people who belong to no table, have brought nothing, and are not here."""
    wanted = ListPeople(asked.guests, free=True)
    found: Rows = await site.hub.transact(rows.people, site.store.admin, wanted)
    kept = await site.hub.transact(site.store.admin.record_owners)
    kept |= {ban.who for ban in site.bans.all()} | site.connections.people()
    found = [row for row in found if row["person"] not in kept]
    named = await site.hub.transact(site.store.admin.people_named)
    for row in [] if asked.dry else found:
        with suppress(UsageError):  # it has gone meanwhile
            await people.delete(site, row["person"], named=row["person"] in named)
    return [_told(row, "person", "name", "seen") for row in found]


def _told(row: dict[str, object], *keys: str) -> dict[str, object]:
    """Return of a row what a host wants to know of what is swept."""
    return {key: row[key] for key in keys}


@asynccontextmanager
async def sweeping(site: Site, settings: Settings) -> AsyncIterator[None]:
    """Sweep as the settings say, now and then, as long as this lasts."""
    asked = Sweep(settings.sweep_tables, settings.sweep_guests)
    if not asked.tables and not asked.guests:
        yield
        return
    task = asyncio.create_task(_again_and_again(site, asked))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _again_and_again(site: Site, asked: Sweep) -> None:
    """Sweep; what fails is told, and tried again the next time."""
    await asyncio.sleep(FIRST)
    while True:
        try:
            swept = await sweep(site, asked)
            if swept:
                LOG.info("swept as the settings say: %s", swept)
        except Exception:
            LOG.exception("sweeping failed")
        await asyncio.sleep(EVERY)
