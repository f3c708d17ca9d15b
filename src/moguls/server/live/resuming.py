"""Resuming after a start: tables with automatic actions are opened, the most urgent first.

One table at a time, with equally long breaks, so that people who reconnect are served meanwhile.
Tables that wait for a person are not opened: the length of a turn is computed from the log on
request.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from moguls.server.live.driver import ROOM
from moguls.server.table.due import BOTS, due
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.live.driver import Driver
    from moguls.server.live.hub import Hub
    from moguls.server.live.live import Live
    from moguls.server.table.due import Due, DueTable

LOG: Final = logging.getLogger("moguls.resuming")
PATIENCE: Final = 2.0  # seconds to wait for tables that people open


async def go_on(hub: Hub, driver: Driver) -> None:
    """Open all tables that are due; those of bots alone only while their host has room."""
    try:
        await hub.snapshots.prune()
        tables: list[DueTable] = await hub.transact(hub.store.due, hub.clock.time())
    except Exception:
        LOG.exception("cannot read which tables are due")
        return
    if tables:
        LOG.info("resuming %s tables", len(tables))
    while tables:
        for table in tables[:]:
            if table.due.urgency != BOTS or driver.has_room(table.host):
                tables.remove(table)
                await _open(hub, table)
        if tables:
            await asyncio.sleep(ROOM)


async def _open(hub: Hub, row: DueTable) -> None:
    """Load a table, where its driver goes on; errors do not stop the others."""
    if hub.peek(row.table) is not None:
        return
    await hub.opening.quiet(PATIENCE)
    began = hub.clock.monotonic()
    try:
        await _mended(hub, await hub.find(row.table), row.due)
    except Refusal as refusal:  # the hub has logged the reason
        LOG.debug("table %s cannot be resumed: %s", row.table, refusal.code)
    except Exception:
        LOG.exception("table %s cannot be resumed", row.table)
    await asyncio.sleep(hub.clock.monotonic() - began)


async def _mended(hub: Hub, live: Live, stored: Due) -> None:
    """Update the stored action of a table if it differs: an older version wrote it."""
    async with live.lock:
        now = due(live.table)
        if now != stored:
            await hub.transact(hub.store.mark, live.table.id, now)
