"""Rows that an administrator sees of tables and people: no cards, no tokens."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from moguls.server.admin.messages import ListPeople, ListTables, Rows
    from moguls.server.ports.storage import AdminStore, PeopleStore, Row

DAY: Final = 86_400.0  # seconds


def _days_ago(days: float) -> float | None:
    """Return the time so many days ago; None for 0 days: no limit."""
    return time.time() - days * DAY if days else None


def tables(
    store: AdminStore,
    request: ListTables,
    table: str | None = None,
    changed_before: float | None = None,
) -> Rows:
    """Return the tables that match a request, or one of them; the last changed last."""
    changed_before = changed_before or _days_ago(request.idle)
    rows = store.list_tables(
        table=table, status=request.status, game=request.game, changed_before=changed_before
    )
    return [_table(row) for row in rows]


def _table(row: Row) -> Row:
    return {
        "table": row["id"],
        "game": row["game"],
        "status": row["status"],
        "open": bool(row["open"]),
        "seats": [name or "-" for _kind, name, _level in row["shown"].get("seats", [])],
        "entries": row["entries"],
        "made": moment(row["made_at"]),
        "changed": moment(row["changed"]),
    }


def people(
    store: AdminStore,
    request: ListPeople,
    person: str | None = None,
    seen_before: float | None = None,
) -> Rows:
    """Return the people who match a request, or one of them; the last seen last."""
    seen_before = seen_before or _days_ago(request.idle)
    rows = store.list_people(person=person, without_tables=request.free, seen_before=seen_before)
    return [
        {
            "person": row["id"],
            "name": row["name"],
            "tables": row["tables"],
            "made": moment(row["made_at"]),
            "seen": moment(row["seen"]),
        }
        for row in rows
    ]


def people_at(store: AdminStore, table: str) -> list[str]:
    """Return who belongs to a table: id, name and seat."""
    return [
        f"{row['user_id']} ({row['name'] or 'deleted'}"
        + (")" if row["seat"] is None else f", seat {row['seat'] + 1})")
        for row in store.members_of(table)
    ]


def devices_of(store: PeopleStore, person: str) -> list[str]:
    """Return a person's devices in words, the last used last."""
    return [
        f"{' / '.join(filter(None, (row['browser'], row['system']))) or 'a program'}, "
        f"{moment(row['seen_at'])}"
        for row in reversed(store.devices_of(person))
    ]


def moment(at: float) -> str:
    """Return a time as text in UTC, the same on all machines."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))
