"""What a host may see of tables and people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.core.text.wording import hint
from moguls.errors import UsageError
from moguls.games import registry
from moguls.server.admin import rows
from moguls.server.admin.messages import ListPeople, ListTables

if TYPE_CHECKING:
    from moguls.server.admin.messages import Rows, Show
    from moguls.server.site import Site


async def tables(site: Site, asked: ListTables) -> Rows:
    """Return the tables that are asked for.

    Raises:
        UsageError: there is no such game.
    """
    names = registry.names()
    if asked.game is not None and asked.game not in names:
        msg = f"no game {asked.game!r}{hint(asked.game, names)}; there is {', '.join(names)}"
        raise UsageError(msg)
    found: Rows = await site.hub.transact(rows.tables, site.store.admin, asked)
    return found


async def people(site: Site, asked: ListPeople) -> Rows:
    """Return the people who are asked for."""
    found: Rows = await site.hub.transact(rows.people, site.store.admin, asked)
    return found


async def show(site: Site, asked: Show) -> Rows:
    """Return a table or a person, with what belongs to it.

    Raises:
        UsageError: there is neither.
    """
    found = await table_row(site, asked.which) or await person_row(site, asked.which)
    if found is None:
        msg = f"there is no table and no person {asked.which}; moguls admin list tells them"
        raise UsageError(msg)
    return [await (_more_of_table if "table" in found else _more_of_person)(site, found)]


async def table_row(site: Site, which: str) -> dict[str, object] | None:
    """Return a table, or None."""
    found: Rows = await site.hub.transact(rows.tables, site.store.admin, ListTables(), which)
    return found[0] if found else None


async def person_row(site: Site, which: str) -> dict[str, object] | None:
    """Return a person, or None."""
    found: Rows = await site.hub.transact(rows.people, site.store.admin, ListPeople(), which)
    return found[0] if found else None


async def _more_of_table(site: Site, row: dict[str, Any]) -> dict[str, object]:
    """Return a table with who belongs to it, and how many look at it now."""
    live = site.hub.in_use().get(row["table"])
    people = await site.hub.transact(rows.people_at, site.store.admin, row["table"])
    return {**row, "people": people, "connected": 0 if live is None else len(live.viewers)}


async def _more_of_person(site: Site, row: dict[str, Any]) -> dict[str, object]:
    """Return a person with its tables, its devices, and where it came from last."""
    which = row["person"]
    tables = await site.hub.transact(site.store.admin.tables_of, which)
    devices = await site.hub.transact(rows.devices_of, site.store, which)
    address = site.people.whereabouts.of(which)
    return {**row, "tables": tables, "devices": devices, "address": address or None}
