"""Merging of guests in the database: everything of one person becomes another one's."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.server.ports.identity import CHANGED, LINK_USED, MERGED, NOBODY, GameCount
from moguls.server.table.log_names import NAMING

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.ports.identity import Merge, MergeOutcome
    from moguls.server.table.change import TableChange

    Append = Callable[[sa.Connection, str, TableChange], None]

# Columns with the id of a person.
PEOPLE: Final = frozenset({"user_id", "owner", "person", "who"})
# Tables that have nothing to hand over: who is deleted needs no device, no link and no ban, and the
# person's own choices about vacations and puzzles count.
DELETED: Final = ("devices", "one_time_links", "bans", "manual_vacations", "puzzle_consents")
UNFINISHED: Final = ("waiting", "playing", "unknown")


class StoredMerges:
    """Merges of guests in one database; each method is one short transaction."""

    def __init__(self, engine: sa.Engine, meta: sa.MetaData, append: Append) -> None:
        """Use an open database.

        Args:
            engine: the database.
            meta: all its tables.
            append: writes the change of a table, part of a transaction.
        """
        self._engine, self._tables, self._append = engine, meta.tables, append

    def games(self, user: str) -> GameCount:
        """Return how many games a person has."""
        people, listings = self._tables["listed_people"].c, self._tables["listings"].c
        query = sa.select(listings.status, sa.func.count()).where(
            people.user_id == user,
            people.seat.is_not(None),
            listings.table_id == people.table_id,
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query.group_by(listings.status)).all()
        counts = {str(status): int(count) for status, count in rows}
        running = sum(counts.get(status, 0) for status in UNFINISHED)
        return GameCount(running + counts.get("over", 0), running)

    def tables_of(self, user: str) -> dict[str, bool]:
        """Return all tables that a person belongs to, or once did, and which are unfinished."""
        entries, listings = self._tables["entries"].c, self._tables["listings"].c
        naming = entries.data.contains(json.dumps(user), autoescape=True)
        in_logs = sa.select(entries.table_id).where(entries.kind.in_(NAMING), naming).distinct()
        unfinished = sa.select(listings.table_id).where(listings.status.in_(UNFINISHED))
        with self._engine.connect() as connection:
            tables = self._listed(connection, user) | set(connection.execute(in_logs).scalars())
            waiting = unfinished.where(listings.table_id.in_(tables))
            running = set(connection.execute(waiting).scalars())
        return {table: table in running for table in sorted(tables)}

    def merge(self, merge: Merge) -> MergeOutcome:
        """Give everything of a guest to a person, sign that one in, and delete the guest."""
        with self._engine.begin() as connection:
            if not self._exist(connection, merge.guest, merge.person):
                return NOBODY
            here = {*merge.changes, *merge.unread}
            if not self._listed(connection, merge.guest) <= here:
                return CHANGED
            if merge.link is not None and not self._spend(connection, merge.link, merge.at):
                return LINK_USED
            for table_id, change in merge.changes.items():
                self._append(connection, table_id, change)
            for table_id in merge.unread:
                self._append_unread(connection, table_id, merge)
            self._hand_over(connection, merge)
            self._delete(connection, merge.guest)
            times = {"made_at": merge.at, "seen_at": merge.at}
            connection.execute(self._tables["devices"].insert().values(**merge.device, **times))
        return MERGED

    def _exist(self, connection: sa.Connection, *users: str) -> bool:
        ids = self._tables["users"].c.id
        query = sa.select(sa.func.count()).where(ids.in_(users))
        return connection.execute(query).scalar_one() == len(users)

    def _listed(self, connection: sa.Connection, user: str) -> set[str]:
        people = self._tables["listed_people"].c
        query = sa.select(people.table_id).where(people.user_id == user)
        return set(connection.execute(query).scalars())

    def _spend(self, connection: sa.Connection, digest: str, at: float) -> bool:
        """Use up a link; return whether it was valid."""
        links = self._tables["one_time_links"]
        valid = links.c.used_at.is_(None) & (links.c.expires_at > at)
        change = links.update().where(links.c.digest == digest, valid).values(used_at=at)
        return bool(connection.execute(change).rowcount)

    def _append_unread(self, connection: sa.Connection, table_id: str, merge: Merge) -> None:
        """Add the entry to a log that is not replayed: of a finished or unreadable game."""
        entries = self._tables["entries"]
        query = sa.select(entries).where(entries.c.table_id == table_id)
        last = connection.execute(query.order_by(entries.c.number.desc()).limit(1)).mappings()
        row = dict(last.one())
        data = json.dumps({"from": merge.guest, "user": merge.person}, separators=(",", ":"))
        row |= {"number": row["number"] + 1, "kind": "merged", "data": data, "client_id": None}
        connection.execute(entries.insert().values(**row))

    def _hand_over(self, connection: sa.Connection, merge: Merge) -> None:
        """Put the person in the place of the guest in all rows; its own rows count first."""
        self._hand_over_seats(connection, merge)
        self._hand_over_channels(connection, merge)
        self._hand_over_texts(connection, merge)
        for table in self._tables.values():
            columns = [column for column in table.c if column.name in PEOPLE]
            if table.name in DELETED or not columns:
                continue
            (column,) = columns
            other = table.alias()
            clash = sa.exists().where(_same_place(table, other, column, merge.person))
            change = table.update().where(column == merge.guest, ~clash)
            connection.execute(change.values({column.name: merge.person}))
            connection.execute(table.delete().where(column == merge.guest))

    def _hand_over_seats(self, connection: sa.Connection, merge: Merge) -> None:
        """Give the guest's seat to a person who is listed as a host without a seat."""
        people = self._tables["listed_people"]
        guests = people.alias()
        seat = sa.select(guests.c.seat).where(
            guests.c.table_id == people.c.table_id, guests.c.user_id == merge.guest
        )
        which = (people.c.user_id == merge.person) & people.c.seat.is_(None)
        connection.execute(people.update().where(which).values(seat=seat.scalar_subquery()))

    def _hand_over_channels(self, connection: sa.Connection, merge: Merge) -> None:
        """Keep the channels of this browser; those of signed-out devices are deleted."""
        channels, devices = self._tables["channels"], self._tables["devices"].c
        here = channels.update().where(channels.c.device == merge.old_device)
        connection.execute(here.values(device=merge.device["id"]))
        others = sa.select(devices.id).where(devices.user_id == merge.guest)
        connection.execute(channels.delete().where(channels.c.device.in_(others)))

    def _hand_over_texts(self, connection: sa.Connection, merge: Merge) -> None:
        """Let the person read what the guest may read."""
        texts = self._tables["texts"]
        naming = texts.c.readers.contains(json.dumps(merge.guest), autoescape=True)
        rows = connection.execute(sa.select(texts.c.id, texts.c.readers).where(naming)).all()
        for text_id, readers in rows:
            users = {merge.person if user == merge.guest else user for user in json.loads(readers)}
            change = texts.update().where(texts.c.id == text_id)
            connection.execute(change.values(readers=json.dumps(sorted(users))))

    def _delete(self, connection: sa.Connection, guest: str) -> None:
        for name in DELETED:
            table = self._tables[name]
            (column,) = (column for column in table.c if column.name in PEOPLE)
            connection.execute(table.delete().where(column == guest))
        users = self._tables["users"]
        connection.execute(users.delete().where(users.c.id == guest))


def _same_place(
    table: sa.Table, other: sa.FromClause, column: sa.Column[object], person: str
) -> sa.ColumnElement[bool]:
    """Return whether another row has the person and all other columns of a unique key."""
    unique = [
        it.columns
        for it in table.constraints
        if isinstance(it, sa.PrimaryKeyConstraint | sa.UniqueConstraint)
    ]
    keys = [[it for it in key if it is not column] for key in unique if column.name in key]
    same = [sa.and_(sa.true(), *(other.c[it.name] == it for it in key)) for key in keys]
    return sa.and_(other.c[column.name] == person, sa.or_(sa.false(), *same))
