"""Queries and rewrites of an administrator; each method is one transaction."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.server.storage.logs import compact, value_in
from moguls.server.storage.portable import place_in
from moguls.server.storage.schema import (
    DAILY,
    DEADLINES,
    ENTRIES,
    IDENTITY,
    JUMPS,
    LISTS,
    NOTICES,
    ONE_TIME_LINKS,
    PEOPLE,
    PUZZLES,
    RECORDS,
    REVIEWS,
    SITE,
    SNAPSHOTS,
    TABLES,
    TALK,
    VACATIONS,
)
from moguls.server.table.log_names import NAMING, renamed
from moguls.server.table.table import PERSON, LogEntry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.ports.storage import Jump, Row

LISTED, MEMBERS = LISTS.listings, LISTS.people
USERS, DEVICES = PEOPLE.users, PEOPLE.devices


def _last(column: sa.Column[Any]) -> sa.ScalarSelect[Any]:
    """Return the value of a column in a table's last entry."""
    query = sa.select(column).where(ENTRIES.c.table_id == TABLES.c.id)
    return query.order_by(ENTRIES.c.number.desc()).limit(1).scalar_subquery()


LENGTH = sa.func.coalesce(_last(ENTRIES.c.number), 0)
CHANGED = sa.func.coalesce(_last(ENTRIES.c.at), TABLES.c.made_at)
TABLE_COUNT = sa.select(sa.func.count()).where(MEMBERS.c.user_id == USERS.c.id).scalar_subquery()
LAST_SEEN = sa.select(sa.func.max(DEVICES.c.seen_at)).where(DEVICES.c.user_id == USERS.c.id)
SEEN = sa.func.coalesce(LAST_SEEN.scalar_subquery(), USERS.c.made_at)


class Administration:
    """The administrator's view of one database."""

    def __init__(self, engine: sa.Engine) -> None:
        """Use an open database."""
        self._engine = engine

    def list_tables(
        self,
        *,
        table: str | None = None,
        status: str | None = None,
        game: str | None = None,
        changed_before: float | None = None,
    ) -> list[Row]:
        """Return tables without their cards, the last changed last."""
        columns = (LISTED.c.game, LISTED.c.status, LISTED.c.open, LISTED.c.shown)
        more = (TABLES.c.made_at, LENGTH.label("entries"), CHANGED.label("changed"))
        query = sa.select(TABLES.c.id, *more, *columns)
        query = query.join(LISTED, LISTED.c.table_id == TABLES.c.id, isouter=True)
        filters = {TABLES.c.id: table, LISTED.c.status: status, LISTED.c.game: game}
        query = query.where(*(column == it for column, it in filters.items() if it is not None))
        if changed_before is not None:
            query = query.where(changed_before >= CHANGED)
        rows = self._rows(query.order_by("changed", TABLES.c.id))
        return [{**row, "shown": json.loads(row["shown"] or "{}")} for row in rows]

    def list_people(
        self,
        *,
        person: str | None = None,
        without_tables: bool = False,
        seen_before: float | None = None,
    ) -> list[Row]:
        """Return people, the last seen last."""
        users = (USERS.c.id, USERS.c.name, USERS.c.made_at)
        query = sa.select(*users, SEEN.label("seen"), TABLE_COUNT.label("tables"))
        if person is not None:
            query = query.where(USERS.c.id == person)
        if without_tables:
            query = query.where(TABLE_COUNT == 0)
        if seen_before is not None:
            query = query.where(seen_before >= SEEN)
        return self._rows(query.order_by("seen", USERS.c.id))

    def members_of(self, table: str) -> list[Row]:
        """Return who belongs to a table, with the seat; the name of a deleted person is None."""
        query = sa.select(MEMBERS.c.user_id, MEMBERS.c.seat, USERS.c.name)
        query = query.join(USERS, USERS.c.id == MEMBERS.c.user_id, isouter=True)
        return self._rows(
            query.where(MEMBERS.c.table_id == table).order_by(MEMBERS.c.seat.nulls_first())
        )

    def tables_of(self, person: str) -> list[str]:
        """Return the tables to which a person belongs."""
        query = sa.select(MEMBERS.c.table_id).where(MEMBERS.c.user_id == person)
        return [str(row["table_id"]) for row in self._rows(query.order_by(MEMBERS.c.table_id))]

    def record_owners(self) -> set[str]:
        """Return all people who have imported records."""
        owner = RECORDS.table.c.owner
        query = sa.select(owner).where(owner.is_not(None)).distinct()
        return {str(row["owner"]) for row in self._rows(query)}

    def tables_naming(self, person: str) -> list[str]:
        """Return the tables whose logs name a person."""
        is_named = place_in(ENTRIES.c.data, json.dumps(person)) > 0
        query = sa.select(ENTRIES.c.table_id).where(ENTRIES.c.kind.in_(NAMING), is_named)
        return [str(row["table_id"]) for row in self._rows(query.distinct())]

    def people_named(self) -> set[str]:
        """Return all people whom logs name, in one pass over the logs."""
        query = sa.select(ENTRIES.c.data).where(ENTRIES.c.kind.in_(NAMING)).distinct()
        with self._engine.connect() as connection:
            people = {value_in(text, "user") for text in connection.execute(query).scalars()}
        return {str(person) for person in people}

    def _rows(self, query: sa.Select[Any]) -> list[Row]:
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def clock(self) -> tuple[float | None, list[Jump]]:
        """Return when the clock was last watched (None: never), and its jumps."""
        jumps = self._rows(sa.select(JUMPS).order_by(JUMPS.c.to_at))
        (site,) = self._rows(sa.select(SITE.c.alive_at))
        return site["alive_at"], [(row["from_at"], row["to_at"]) for row in jumps]

    def set_clock(self, at: float, jumps: Sequence[Jump]) -> None:
        """Record both."""
        rows = [{"from_at": start, "to_at": end} for start, end in dict(jumps).items()]
        with self._engine.begin() as connection:
            connection.execute(SITE.update().values(alive_at=at))
            connection.execute(JUMPS.delete())
            if rows:
                connection.execute(JUMPS.insert(), rows)

    # -- rewriting --------------------------------------------------------------------------------

    def rename_in_log(self, table: str, person: str, name: str, *, friends: bool) -> None:
        """Replace a person's name in a table's log, from its beginning, and in the lists.

        No game is replayed, so that this works for logs that cannot be replayed, too.
        """
        columns = (ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.data)
        query = sa.select(*columns).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        with self._engine.begin() as connection:
            SNAPSHOTS.drop(connection, table)
            log = {row.number: _read(*row) for row in connection.execute(query)}
            changed = renamed(log, person, name, friends=friends)
            for number, data in changed.items():
                which = (ENTRIES.c.table_id == table) & (ENTRIES.c.number == number)
                connection.execute(ENTRIES.update().where(which).values(data=compact(data)))
            names = {log[number].data["name"]: data["name"] for number, data in changed.items()}
            _rename_in_lists(connection, table, names)

    def delete_table(self, table: str) -> None:
        """Delete a table: its log, its row in the lists, its review and puzzles."""
        with self._engine.begin() as connection:
            _delete_reviews(connection, [table])
            DEADLINES.delete(connection, table)
            SNAPSHOTS.drop(connection, table)
            NOTICES.delete_table(connection, table)
            TALK.delete_table(connection, table)
            PUZZLES.delete_table(connection, table)
            for column in (MEMBERS.c.table_id, LISTED.c.table_id, ENTRIES.c.table_id):
                connection.execute(column.table.delete().where(column == table))
            connection.execute(TABLES.delete().where(TABLES.c.id == table))

    def delete_person(self, person: str) -> list[str]:
        """Delete a person with its devices and imported records; return the ids of those."""
        is_owned = RECORDS.table.c.owner == person
        with self._engine.begin() as connection:
            query = sa.select(RECORDS.table.c.id).where(is_owned)
            records = list(connection.execute(query).scalars())
            _delete_reviews(connection, records)
            DEADLINES.forget(connection, person)
            VACATIONS.forget(connection, person)
            connection.execute(RECORDS.table.delete().where(is_owned))
            NOTICES.delete_person(connection, person)
            ONE_TIME_LINKS.delete_person(connection, person)
            TALK.delete_person(connection, person)
            PUZZLES.delete_person(connection, person)
            IDENTITY.delete_person(connection, person)
            DAILY.delete_person(connection, person)
            for column in (MEMBERS.c.user_id, DEVICES.c.user_id, USERS.c.id):
                connection.execute(column.table.delete().where(column == person))
        return records


def _delete_reviews(connection: sa.Connection, games: list[str]) -> None:
    for table in (REVIEWS.reviews, REVIEWS.unfinished, REVIEWS.decisions):
        connection.execute(table.delete().where(table.c.id.in_(games)))


def _rename_in_lists(connection: sa.Connection, table: str, names: dict[str, str]) -> None:
    column, which = LISTED.c.shown, LISTED.c.table_id == table
    text = connection.execute(sa.select(column).where(which)).scalar()
    shown = json.loads(text or "{}")
    for seat in shown.get("seats", []):
        if seat[0] == PERSON or len(seat) > 3:  # noqa: PLR2004  # a bot stands in for a person
            seat[1] = names.get(seat[1], seat[1])
    connection.execute(LISTED.update().where(which).values(shown=json.dumps(shown)))


def _read(number: int, kind: str, text: str) -> LogEntry:
    """Return an entry; one with unreadable data has none."""
    try:
        data: object = json.loads(text)
    except ValueError:
        data = None
    return LogEntry(kind, data if isinstance(data, dict) else {}, number=number)
