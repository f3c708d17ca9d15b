"""What a host reads of the tables and the people in the database; nothing of cards and tokens."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from moguls.server.storage.store import ENTRIES, LISTS, PEOPLE, RECORDS, TABLES

if TYPE_CHECKING:
    from moguls.server.admin.asked import ListPeople, ListTables, Rows
    from moguls.server.storage.store import Store

DAY: Final = 86_400.0
LISTED, BELONGS = LISTS.listings, LISTS.people
USERS, DEVICES = PEOPLE.users, PEOPLE.devices


def _last(column: sa.Column[object]) -> sa.ScalarSelect[object]:
    """Return what a table's last entry has in a column."""
    query = sa.select(column).where(ENTRIES.c.table_id == TABLES.c.id)
    return query.order_by(ENTRIES.c.number.desc()).limit(1).scalar_subquery()


LENGTH = sa.func.coalesce(_last(ENTRIES.c.number), 0)
CHANGED = sa.func.coalesce(_last(ENTRIES.c.at), TABLES.c.made_at)
COUNTED = sa.select(sa.func.count()).where(BELONGS.c.user_id == USERS.c.id).scalar_subquery()
LAST_SEEN = sa.select(sa.func.max(DEVICES.c.seen_at)).where(DEVICES.c.user_id == USERS.c.id)
SEEN = sa.func.coalesce(LAST_SEEN.scalar_subquery(), USERS.c.made_at)


def long_ago(days: float) -> float:
    """Return the time so many days ago."""
    return time.time() - days * DAY


def tables(store: Store, asked: ListTables, which: str | None = None) -> Rows:
    """Return the tables that are asked for, or one of them; the last changed last."""
    columns = (LISTED.c.game, LISTED.c.status, LISTED.c.open, LISTED.c.shown)
    more = (TABLES.c.made_at, LENGTH.label("entries"), CHANGED.label("changed"))
    query = sa.select(TABLES.c.id, *more, *columns)
    query = query.join(LISTED, LISTED.c.table_id == TABLES.c.id, isouter=True)
    wanted = {TABLES.c.id: which, LISTED.c.status: asked.status, LISTED.c.game: asked.game}
    query = query.where(*(column == value for column, value in wanted.items() if value is not None))
    if asked.idle:
        query = query.where(long_ago(asked.idle) >= CHANGED)
    return [_table(row) for row in _found(store, query.order_by("changed", TABLES.c.id))]


def _table(row: Any) -> dict[str, object]:
    """Return a table as a host sees it: nothing of its cards."""
    seats = json.loads(row["shown"] or "{}").get("seats", [])
    return {
        "table": row["id"],
        "game": row["game"],
        "status": row["status"],
        "open": bool(row["open"]),
        "seats": [name or "-" for _kind, name, _level in seats],
        "entries": row["entries"],
        "made": moment(row["made_at"]),
        "changed": moment(row["changed"]),
    }


def people(store: Store, asked: ListPeople, which: str | None = None) -> Rows:
    """Return the people who are asked for, or one of them; the last seen last."""
    query = sa.select(
        USERS.c.id, USERS.c.name, USERS.c.made_at, SEEN.label("seen"), COUNTED.label("tables")
    )
    if which is not None:
        query = query.where(USERS.c.id == which)
    if asked.free:
        query = query.where(COUNTED == 0)
    if asked.idle:
        query = query.where(long_ago(asked.idle) >= SEEN)
    return [
        {
            "person": row["id"],
            "name": row["name"],
            "tables": row["tables"],
            "made": moment(row["made_at"]),
            "seen": moment(row["seen"]),
        }
        for row in _found(store, query.order_by("seen", USERS.c.id))
    ]


def owners_of_records(store: Store) -> set[str]:
    """Return who has brought records."""
    query = sa.select(RECORDS.table.c.owner).where(RECORDS.table.c.owner.is_not(None)).distinct()
    return {str(row["owner"]) for row in _found(store, query)}


def people_at(store: Store, table: str) -> list[str]:
    """Return who belongs to a table, each with the seat: an id, by which a host can act."""
    columns = (BELONGS.c.user_id, BELONGS.c.seat, USERS.c.name)
    query = sa.select(*columns).join(USERS, USERS.c.id == BELONGS.c.user_id, isouter=True)
    found = _found(store, query.where(BELONGS.c.table_id == table).order_by(BELONGS.c.seat))
    return [
        f"{row['user_id']} ({row['name'] or 'deleted'}"
        + (")" if row["seat"] is None else f", seat {row['seat'] + 1})")
        for row in found
    ]


def tables_of(store: Store, person: str) -> list[str]:
    """Return the tables to which a person belongs."""
    query = sa.select(BELONGS.c.table_id).where(BELONGS.c.user_id == person)
    return [str(row["table_id"]) for row in _found(store, query.order_by(BELONGS.c.table_id))]


def devices_of(store: Store, person: str) -> list[str]:
    """Return a person's devices in words."""
    query = sa.select(DEVICES.c.browser, DEVICES.c.system, DEVICES.c.seen_at)
    found = _found(store, query.where(DEVICES.c.user_id == person).order_by(DEVICES.c.seen_at))
    named = [(" / ".join(filter(None, (row["browser"], row["system"]))), row) for row in found]
    return [f"{name or 'a program'}, {moment(row['seen_at'])}" for name, row in named]


def _found(store: Store, query: sa.Select[object]) -> list[Any]:
    """Return what a query finds."""
    with store.engine.connect() as connection:
        return list(connection.execute(query).mappings().all())


def moment(at: float) -> str:
    """Return a time as hosts read it, the same on all machines."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))
