"""Admin actions on tables: close, delete, free a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.server.live.soundness import ended
from moguls.server.routes.sockets import CLOSED_SHUT
from moguls.server.table import seating
from moguls.server.table.rights import refuse_no_seat, refuse_over
from moguls.server.table.table import EMPTY, LogEntry, owner_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.admin.messages import Close, Free, Rows
    from moguls.server.live.live import Live
    from moguls.server.site import Site
    from moguls.server.table.table import Table

LEVEL: Final = "normal"  # of a bot in a seat that is freed during play
LONGEST: Final = 300  # characters of the text to the people at a table


async def close(site: Site, request: Close) -> Rows:
    """Close a table: nobody can play there any more; its log stays.

    Raises:
        UsageError: there is no such table, or the text is too long.
        Refusal: the game is over, or the table closed.
    """
    says = " ".join(request.says.split())
    if len(says) > LONGEST:
        msg = f"the text has {len(says)} characters, at most {LONGEST} are allowed"
        raise UsageError(msg)
    live = await table_named(site, request.table)
    await site.hub.do(live, end, says)
    await _hang_up(site, live)
    return [{"table": request.table, "status": live.table.status}]


async def _hang_up(site: Site, live: Live) -> None:
    """Close the connections to a closed table, with the reason."""
    why = ended(live.table)
    await site.connections.end(
        lambda connection: why if connection.table == live.table.id else None, CLOSED_SHUT
    )


async def delete(site: Site, table: str) -> None:
    """Delete a table with its log and its review; people there find it closed."""
    live = site.hub.in_use().get(table)
    if live is not None:
        await site.hub.do(live, end_for_good)
        await _hang_up(site, live)
    await site.hub.transact(site.store.admin.delete_table, table)
    site.hub.forget(table)
    site.archive.forget(table)


async def free(site: Site, request: Free) -> Rows:
    """Free a seat; during a game a bot plays on there.

    Raises:
        UsageError: there is no such table.
        Refusal: there is no such seat, or it is free.
    """
    live = await table_named(site, request.table)
    await site.hub.do(live, freed, request.seat - 1)
    now = live.table.seats[request.seat - 1].kind
    return [{"table": request.table, "seat": request.seat, "now": now}]


async def table_named(site: Site, table: str) -> Live:
    """Return a table by id.

    Raises:
        UsageError: there is no such table.
    """
    try:
        return await site.hub.find(table)
    except Refusal as refusal:
        if refusal.code != "table/not_found":
            raise
        msg = f"there is no table {table}; moguls admin list tables shows all"
        raise UsageError(msg) from refusal


def end(table: Table, says: str) -> list[LogEntry]:
    """Decide to close a table, with a text for its people."""
    refuse_over(table)
    return [LogEntry("ended", {"says": says})]


def end_for_good(table: Table) -> list[LogEntry]:
    """Decide to close a table that is about to be deleted, whatever its status."""
    return [] if table.status == "closed" else [LogEntry("ended", {"says": ""})]


def freed(table: Table, seat: int) -> list[LogEntry]:
    """Decide to free a seat of a person, or before the game that of a bot."""
    refuse_over(table)
    refuse_no_seat(table, seat)
    seat_now = table.seats[seat]
    if owner_of(seat_now) is None:
        if seat_now.kind == EMPTY:
            raise Refusal("table/not_seated")
        if table.status == "playing":
            raise Refusal("table/bot_stays", {"seat": seat + 1, "name": seat_now.name})
        return [seating.bot_entry(seat, None)]
    entry = LogEntry("freed", {"seat": seat, "name": seat_now.name})
    return [entry, *([seating.bot_entry(seat, LEVEL)] if table.status == "playing" else [])]
