"""What a host takes away from the database, or writes otherwise; each function one transaction."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.admin.names_told import Told, told_otherwise
from moguls.server.storage.store import ENTRIES, LISTS, PEOPLE, RECORDS, REVIEWS, TABLES
from moguls.server.table.table import PERSON

if TYPE_CHECKING:
    from moguls.server.storage.store import Store

NAMING = ("sat", "handed", "left")  # entries that say whom they name


def drop_table(store: Store, table: str) -> None:
    """Take a table away: its log, its place in the lists, its review."""
    with store.engine.begin() as connection:
        _drop_reviews(connection, [table])
        for column in (LISTS.people.c.table_id, LISTS.listings.c.table_id, ENTRIES.c.table_id):
            connection.execute(column.table.delete().where(column == table))
        connection.execute(TABLES.delete().where(TABLES.c.id == table))


def drop_person(store: Store, person: str) -> list[str]:
    """Take a person away, with its devices and the records that it brought; return those."""
    owned = RECORDS.table.c.owner == person
    with store.engine.begin() as connection:
        brought = list(connection.execute(sa.select(RECORDS.table.c.id).where(owned)).scalars())
        _drop_reviews(connection, brought)
        connection.execute(RECORDS.table.delete().where(owned))
        for column in (LISTS.people.c.user_id, PEOPLE.devices.c.user_id, PEOPLE.users.c.id):
            connection.execute(column.table.delete().where(column == person))
    return brought


def _drop_reviews(connection: sa.Connection, games: list[str]) -> None:
    """Take the reviews of games away, those that are being made as well."""
    for table in (REVIEWS.made, REVIEWS.begun, REVIEWS.weighed):
        connection.execute(table.delete().where(table.c.id.in_(games)))


def tables_naming(store: Store, person: str) -> list[str]:
    """Return the tables whose logs name a person."""
    named = sa.func.instr(ENTRIES.c.data, json.dumps(person)) > 0
    query = sa.select(ENTRIES.c.table_id).where(ENTRIES.c.kind.in_(NAMING), named).distinct()
    with store.engine.connect() as connection:
        return [str(each) for each in connection.execute(query).scalars()]


def people_named(store: Store) -> set[str]:
    """Return all whom logs name: one look at the logs for many people."""
    told = sa.func.json_extract(ENTRIES.c.data, "$.user")
    user = sa.case((sa.func.json_valid(ENTRIES.c.data), told))
    query = sa.select(user).where(ENTRIES.c.kind.in_(NAMING)).distinct()
    with store.engine.connect() as connection:
        return {str(each) for each in connection.execute(query).scalars()}


def name_otherwise(store: Store, table: str, person: str, name: str, *, friends: bool) -> None:
    """Write another name of a person into the log of a table, from its beginning."""
    columns = (ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.data)
    query = sa.select(*columns).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    with store.engine.begin() as connection:
        log = {row.number: _read(*row) for row in connection.execute(query)}
        changed = told_otherwise(list(log.values()), person, name, friends=friends)
        for number, data in changed.items():
            which = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == number)
            text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
            connection.execute(ENTRIES.update().where(which).values(data=text))
        names = {log[number].data["name"]: data["name"] for number, data in changed.items()}
        _list_otherwise(connection, table, names)


def _list_otherwise(connection: sa.Connection, table: str, names: dict[str, str]) -> None:
    """Write other names of people into a table's row of the lists."""
    column, which = LISTS.listings.c.shown, LISTS.listings.c.table_id == table
    text = connection.execute(sa.select(column).where(which)).scalar()
    shown = json.loads(text or "{}")
    for seat in shown.get("seats", []):
        if seat[0] == PERSON:
            seat[1] = names.get(seat[1], seat[1])
    connection.execute(LISTS.listings.update().where(which).values(shown=json.dumps(shown)))


def _read(number: int, kind: str, text: str) -> Told:
    """Return an entry; one that cannot be read says nothing."""
    try:
        data: object = json.loads(text)
    except ValueError:
        data = None
    return Told(number, kind, data if isinstance(data, dict) else {})
