"""After a start: opens what goes on by itself, the most urgent first, without anybody looking.

One table at a time, in a thread, and as much time for everything else as that took: who comes back
is served meanwhile. Where a person is to move nothing is opened: how long that turn has lasted is
read from the log whenever somebody looks.
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
PATIENCE: Final = 2.0  # seconds for which tables that people open are waited for


async def go_on(hub: Hub, driver: Driver) -> None:
    """Open all that is due; bots alone in the numbers in which they play for their maker."""
    try:
        tables: list[DueTable] = await hub.transact(hub.store.due, hub.clock.time())
    except Exception:
        LOG.exception("what goes on by itself is not known")
        return
    if tables:
        LOG.info("%s tables go on by themselves", len(tables))
    while tables:
        for each in tables[:]:
            if each.due.urgency != BOTS or driver.has_room(each.host):
                tables.remove(each)
                await _open(hub, each)
        if tables:
            await asyncio.sleep(ROOM)


async def _open(hub: Hub, told: DueTable) -> None:
    """Take a table into memory, where it goes on; whatever is wrong with it stops no other."""
    if hub.is_open(told.table):
        return
    await hub.opening.quiet(PATIENCE)
    began = hub.clock.monotonic()
    try:
        await _mended(hub, await hub.find(told.table), told.due)
    except Refusal as refusal:  # the hub has told why
        LOG.debug("table %s does not go on: %s", told.table, refusal.code)
    except Exception:
        LOG.exception("table %s does not go on", told.table)
    await asyncio.sleep(hub.clock.monotonic() - began)


async def _mended(hub: Hub, live: Live, told: Due) -> None:
    """Write what is due at a table where the lists say otherwise: an older version wrote them."""
    async with live.lock:
        now = due(live.table)
        if now != told:
            await hub.transact(hub.store.mark, live.table.id, now)
