"""Inspection of tables and people by an administrator."""

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


async def tables(site: Site, request: ListTables) -> Rows:
    """Return the tables that match a request.

    Raises:
        UsageError: there is no such game.
    """
    names = registry.names()
    if request.game is not None and request.game not in names:
        msg = f"no game {request.game!r}{hint(request.game, names)}; there is {', '.join(names)}"
        raise UsageError(msg)
    result: Rows = await site.hub.transact(rows.tables, site.store.admin, request)
    return result


async def people(site: Site, request: ListPeople) -> Rows:
    """Return the people who match a request."""
    result: Rows = await site.hub.transact(rows.people, site.store.admin, request)
    return result


async def show(site: Site, request: Show) -> Rows:
    """Return the row of a table or a person, with more details.

    Raises:
        UsageError: there is no such table or person.
    """
    row = await table_row(site, request.which) or await person_row(site, request.which)
    if row is None:
        msg = f"there is no table and no person {request.which}; moguls admin list shows them"
        raise UsageError(msg)
    return [await (_more_of_table if "table" in row else _more_of_person)(site, row)]


async def table_row(site: Site, which: str) -> dict[str, object] | None:
    """Return the row of a table, or None."""
    result: Rows = await site.hub.transact(rows.tables, site.store.admin, ListTables(), which)
    return result[0] if result else None


async def person_row(site: Site, which: str) -> dict[str, object] | None:
    """Return the row of a person, or None."""
    result: Rows = await site.hub.transact(rows.people, site.store.admin, ListPeople(), which)
    return result[0] if result else None


async def _more_of_table(site: Site, row: dict[str, Any]) -> dict[str, object]:
    """Return the row with the table's people and the number of viewers."""
    live = site.hub.in_use().get(row["table"])
    people = await site.hub.transact(rows.people_at, site.store.admin, row["table"])
    return {**row, "people": people, "connected": 0 if live is None else len(live.viewers)}


async def _more_of_person(site: Site, row: dict[str, Any]) -> dict[str, object]:
    """Return the row with the person's tables, devices, and last address."""
    which = row["person"]
    tables = await site.hub.transact(site.store.admin.tables_of, which)
    devices = await site.hub.transact(rows.devices_of, site.store, which)
    address = site.people.whereabouts.of(which)
    return {**row, "tables": tables, "devices": devices, "address": address or None}
