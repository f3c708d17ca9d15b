"""Lists of tables in the database: a summary of each log, written in the same transaction.

A row with status "unknown" was written by an older version; it is rebuilt from the log when it is
first requested. A move within a game writes no row: the turn and its time are in the log's last
entry.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.server.storage.old_names import LISTING, renamed
from moguls.server.storage.portable import larger
from moguls.server.table.listing import BROKEN, LAG, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.ports.storage import Row
    from moguls.server.storage.clock.deadlines import Deadlines
    from moguls.server.storage.logs import Logs
    from moguls.server.table.listing import Listing


def define(meta: sa.MetaData) -> tuple[sa.Table, sa.Table]:
    """Return the tables of the lists: one row per table, and one per person at a table."""
    listings = sa.Table(
        "listings",
        meta,
        sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
        sa.Index("listings_open", "open", "changed_at"),
    )
    people = sa.Table(
        "listed_people",
        meta,
        sa.Column("user_id", sa.String, primary_key=True),
        sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Index("listed_people_table", "table_id"),
    )
    return listings, people


class Lists:
    """Lists of tables; each method is part of a transaction."""

    def __init__(self, meta: sa.MetaData, logs: Logs, deadlines: Deadlines) -> None:
        """Define the tables."""
        self.listings, self.people = define(meta)
        row = self.listings.c
        at, turn = (logs.last(name, row.table_id) for name in ("at", "turn"))
        self._changed = larger(row.changed_at, sa.func.coalesce(at, 0.0)).label("changed_at")
        columns = [column for column in row if column.name not in {"changed_at", "turn"}]
        turn_now = sa.func.coalesce(turn, row.turn).label("turn")
        deadline = deadlines.of(row.table_id).label("deadline")
        self._current = sa.select(*columns, turn_now, self._changed, deadline)

    def put(
        self, connection: sa.Connection, table_id: str, listing: Listing, at: float, *, people: bool
    ) -> None:
        """Write a table's row, and who belongs to the table if that may have changed."""
        row = {name: getattr(listing, name) for name in ("game", "status", "open", "turn")}
        row |= {"shown": json.dumps(listing.shown), "changed_at": at}
        which = self.listings.c.table_id == table_id
        update = self.listings.update().where(which).values(**row)
        if not connection.execute(update).rowcount:
            new = {**row, "table_id": table_id, "made_at": at}
            connection.execute(self.listings.insert().values(**new))
        if people:
            self._put_people(connection, table_id, listing.people)

    def _put_people(
        self, connection: sa.Connection, table_id: str, people: dict[str, int | None]
    ) -> None:
        connection.execute(self.people.delete().where(self.people.c.table_id == table_id))
        rows = [
            {"user_id": user, "table_id": table_id, "seat": seat} for user, seat in people.items()
        ]
        if rows:
            connection.execute(self.people.insert(), rows)

    def repair(self, connection: sa.Connection, table_id: str, listing: Listing | None) -> None:
        """Replace a row of an older version; None marks a table whose log cannot be read."""
        which = self.listings.c.table_id == table_id
        at = connection.execute(sa.select(self.listings.c.changed_at).where(which)).scalar()
        if listing is None:
            connection.execute(self.listings.update().where(which).values(status=BROKEN))
        elif at is not None:
            self.put(connection, table_id, listing, at, people=True)

    def open_tables(
        self, connection: sa.Connection, since: float, include: Collection[str], limit: int
    ) -> list[Row]:
        """Return the open tables that changed since a time, or whose id is in `include`."""
        table = self.listings
        may_be = table.c.changed_at > since - LAG  # by the index
        is_alive = sa.and_(may_be, self._changed.element > since)
        query = self._current.where(
            table.c.open,
            table.c.status.in_(("waiting", "playing")),
            sa.or_(is_alive, table.c.table_id.in_(include)),
        )
        waiting_first = (table.c.status.desc(), table.c.made_at.desc())
        return _rows(connection, query.order_by(*waiting_first).limit(limit))

    def tables_of(
        self, connection: sa.Connection, user: str, before: float, limit: int
    ) -> list[Row]:
        """Return the tables of a person, the last changed first."""
        table, people = self.listings, self.people
        query = (
            self._current.add_columns(people.c.seat)
            .join(people, people.c.table_id == table.c.table_id)
            .where(people.c.user_id == user, self._changed.element < before)
            .where(table.c.status != BROKEN)
        )
        return _rows(connection, query.order_by(self._changed.element.desc()).limit(limit))

    def unfinished_of(self, connection: sa.Connection, user: str, limit: int) -> list[Row]:
        """Return the unfinished tables of a person, the last changed first."""
        table, people = self.listings, self.people
        query = (
            self._current.add_columns(people.c.seat)
            .join(people, people.c.table_id == table.c.table_id)
            .where(people.c.user_id == user, table.c.status.in_(("waiting", "playing", UNKNOWN)))
        )
        return _rows(connection, query.order_by(self._changed.element.desc()).limit(limit))

    def finished_of(self, connection: sa.Connection, user: str, limit: int) -> list[Row]:
        """Return the finished tables at which a person has a seat, the last changed first."""
        table, people = self.listings.c, self.people
        query = (
            sa.select(table.table_id, table.game, table.shown, people.c.seat)
            .join(people, people.c.table_id == table.table_id)
            .where(people.c.user_id == user, people.c.seat.is_not(None), table.status == "over")
        )
        return _rows(connection, query.order_by(table.changed_at.desc()).limit(limit))

    def companions_of(
        self, connection: sa.Connection, users: sa.Table, user: str, limit: int
    ) -> list[Row]:
        """Return the people of a person's finished tables, the latest first.

        Keys: name, games, last_at, and table_id of the latest table.
        """
        table, own, other = self.listings.c, self.people.alias(), self.people.alias()
        games = sa.func.count().over(partition_by=users.c.id).label("games")
        order = (table.changed_at.desc(), table.table_id.desc())
        age = sa.func.row_number().over(partition_by=users.c.id, order_by=order).label("age")
        last_at = table.changed_at.label("last_at")
        together = (
            sa.select(users.c.name, games, last_at, table.table_id, age)
            .join(own, own.c.table_id == table.table_id)
            .join(other, other.c.table_id == table.table_id)
            .join(users, users.c.id == other.c.user_id)
            .where(own.c.user_id == user, other.c.user_id != user, table.status == "over")
            .where(own.c.seat.is_not(None), other.c.seat.is_not(None))
        )
        rows = together.subquery().c
        query = sa.select(rows.name, rows.games, rows.last_at, rows.table_id).where(rows.age == 1)
        query = query.order_by(rows.last_at.desc(), rows.name).limit(limit)
        return [dict(row) for row in connection.execute(query).mappings()]

    def forget_finished(self, connection: sa.Connection, user: str) -> None:
        """Remove a person from the lists of finished tables."""
        table, people = self.listings.c, self.people.c
        finished = sa.select(table.table_id).where(table.status == "over")
        which = sa.and_(people.user_id == user, people.table_id.in_(finished))
        connection.execute(self.people.delete().where(which))

    def seats_held(self, connection: sa.Connection, user: str) -> int:
        """Return at how many unfinished tables a person has a seat."""
        table, people = self.listings, self.people
        query = (
            sa.select(sa.func.count())
            .select_from(people.join(table, people.c.table_id == table.c.table_id))
            .where(people.c.user_id == user, people.c.seat.is_not(None))
            .where(table.c.status.in_(("waiting", "playing")))
        )
        return int(connection.execute(query).scalar_one())


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    rows = connection.execute(query).mappings().all()
    return [{**row, "shown": renamed(LISTING, json.loads(row["shown"]))} for row in rows]
