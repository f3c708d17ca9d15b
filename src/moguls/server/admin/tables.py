"""What a host does with tables: close, delete, free a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.errors import UsageError
from moguls.server.live.soundness import ended
from moguls.server.routes.sockets import CLOSED_SHUT
from moguls.server.table import seating
from moguls.server.table.rights import refuse_no_seat, refuse_over
from moguls.server.table.table import EMPTY, Entry, owner_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.admin.messages import Close, Free, Rows
    from moguls.server.live.live import Live
    from moguls.server.site import Site
    from moguls.server.table.table import Table

LEVEL: Final = "normal"  # of a bot in a seat that is freed during play
LONGEST: Final = 300  # characters of what is said to those at a table


async def close(site: Site, asked: Close) -> Rows:
    """Close a table: nobody can play there any more; its log stays.

    Raises:
        UsageError: there is no such table, or too much is to be said.
        Refusal: it is over, or closed.
    """
    says = " ".join(asked.says.split())
    if len(says) > LONGEST:
        msg = f"what is said may have {LONGEST} characters; this has {len(says)}"
        raise UsageError(msg)
    live = await found(site, asked.table)
    await site.hub.do(live, end, says)
    await _hang_up(site, live)
    return [{"table": asked.table, "status": live.table.status}]


async def _hang_up(site: Site, live: Live) -> None:
    """Tell all who are at a table that it has been closed, and end their connections."""
    why = ended(live.table)
    await site.connections.end(
        lambda each: why if each.table == live.table.id else None, CLOSED_SHUT
    )


async def delete(site: Site, table: str) -> None:
    """Delete a table with its log and its review; who is there finds it closed."""
    live = site.hub.in_use().get(table)
    if live is not None:
        await site.hub.do(live, end_for_good)
        await _hang_up(site, live)
    await site.hub.transact(site.store.admin.delete_table, table)
    site.hub.forget(table)
    site.archive.forget(table)


async def free(site: Site, asked: Free) -> Rows:
    """Free a seat; in a game under way a bot plays on there.

    Raises:
        UsageError: there is no such table.
        Refusal: there is no such seat, or nobody has it.
    """
    live = await found(site, asked.table)
    await site.hub.do(live, freed, asked.seat - 1)
    now = live.table.seats[asked.seat - 1].kind
    return [{"table": asked.table, "seat": asked.seat, "now": now}]


async def found(site: Site, table: str) -> Live:
    """Return a table that is named.

    Raises:
        UsageError: there is none.
    """
    try:
        return await site.hub.find(table)
    except Refusal as refusal:
        if refusal.code != "table/not_found":
            raise
        msg = f"there is no table {table}; moguls admin list tables tells them all"
        raise UsageError(msg) from refusal


def end(table: Table, says: str) -> list[Entry]:
    """Close a table to all, with what is said to them."""
    refuse_over(table)
    return [Entry("ended", {"says": says})]


def end_for_good(table: Table) -> list[Entry]:
    """Close a table that is about to be deleted, however it stands: nothing happens there."""
    return [] if table.status == "closed" else [Entry("ended", {"says": ""})]


def freed(table: Table, seat: int) -> list[Entry]:
    """Free a seat that somebody has, or while the table waits that of a bot."""
    refuse_over(table)
    refuse_no_seat(table, seat)
    held = table.seats[seat]
    if owner_of(held) is None:
        if held.kind == EMPTY:
            raise Refusal("table/not_seated")
        if table.status == "playing":
            raise Refusal("table/bot_stays", {"seat": seat + 1, "name": held.name})
        return [seating.bot_entry(seat, None)]
    entry = Entry("freed", {"seat": seat, "name": held.name})
    return [entry, *([seating.bot_entry(seat, LEVEL)] if table.status == "playing" else [])]
