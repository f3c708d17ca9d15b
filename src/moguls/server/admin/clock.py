"""State of the server's clock: whether timeouts are enforced, and the outages."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moguls.server.admin.messages import CheckClock, Rows
    from moguls.server.site import Site


async def check(site: Site, request: CheckClock) -> Rows:
    """Return the state of the clock, then the outages; confirm the clock first if requested."""
    if request.confirm:
        site.heartbeat.confirm()
    _beat, outages = await site.hub.transact(site.store.clocks.outages)
    state = {
        "clock": _time(site.hub.clock.time()),
        "differs": round(site.heartbeat.error, 1),
        "enforces": site.heartbeat.is_trusted(),
    }
    return [state, *({"outage": _time(begin), "until": _time(end)} for begin, end in outages)]


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
