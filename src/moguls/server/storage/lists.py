"""The lists of tables in the database: kept with the log in one transaction, made from it again.

A row tells no more than the table's log does; one whose status is "unknown" was written by an
older version, and is made from the log when it is first asked for. A move of a game that goes on
writes none: whose turn it is, and since when, stands with the last entry of the log.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.table.listing import BROKEN, LAG

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.storage.logs import Logs
    from moguls.server.table.listing import Listing


def define(meta: sa.MetaData) -> tuple[sa.Table, sa.Table]:
    """Return the tables of the lists: one row for a table, one for a person at a table."""
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
    """Writes and reads the lists; every method is part of a transaction of the store."""

    def __init__(self, meta: sa.MetaData, logs: Logs) -> None:
        """Define the tables, beside the logs."""
        self.listings, self.people = define(meta)
        row = self.listings.c
        at, turn = (logs.last(name, row.table_id) for name in ("at", "turn"))
        self._changed = sa.func.max(row.changed_at, sa.func.coalesce(at, 0.0)).label("changed_at")
        told = [each for each in row if each.name not in {"changed_at", "turn"}]
        turn_now = sa.func.coalesce(turn, row.turn).label("turn")
        self._now = sa.select(*told, turn_now, self._changed)

    def put(
        self, connection: sa.Connection, table_id: str, listing: Listing, at: float, *, people: bool
    ) -> None:
        """Write how a table stands, and who belongs to it if that may have changed."""
        row = {name: getattr(listing, name) for name in ("game", "status", "open", "turn")}
        row |= {"shown": json.dumps(listing.shown), "changed_at": at}
        which = self.listings.c.table_id == table_id
        done = connection.execute(self.listings.update().where(which).values(**row))
        if not done.rowcount:
            new = {**row, "table_id": table_id, "made_at": at}
            connection.execute(self.listings.insert().values(**new))
        if people:
            self._put_people(connection, table_id, listing.people)

    def _put_people(
        self, connection: sa.Connection, table_id: str, people: dict[str, int | None]
    ) -> None:
        """Write who belongs to a table."""
        connection.execute(self.people.delete().where(self.people.c.table_id == table_id))
        rows = [
            {"user_id": user, "table_id": table_id, "seat": seat} for user, seat in people.items()
        ]
        if rows:
            connection.execute(self.people.insert(), rows)

    def mend(self, connection: sa.Connection, table_id: str, listing: Listing | None) -> None:
        """Write a row of an older version as its log has it; None if that cannot be read."""
        which = self.listings.c.table_id == table_id
        at = connection.execute(sa.select(self.listings.c.changed_at).where(which)).scalar()
        if listing is None:
            connection.execute(self.listings.update().where(which).values(status=BROKEN))
        elif at is not None:
            self.put(connection, table_id, listing, at, people=True)

    def open_tables(
        self, connection: sa.Connection, since: float, besides: Collection[str], limit: int
    ) -> list[dict[str, object]]:
        """Return the open tables that changed since a time, or are among those named."""
        table = self.listings
        may_be = table.c.changed_at > since - LAG  # by the index
        is_alive = sa.and_(may_be, self._changed.element > since)
        query = self._now.where(
            table.c.open,
            table.c.status.in_(("waiting", "playing")),
            sa.or_(is_alive, table.c.table_id.in_(besides)),
        )
        waiting_first = (table.c.status.desc(), table.c.made_at.desc())
        return _rows(connection, query.order_by(*waiting_first).limit(limit))

    def tables_of(
        self, connection: sa.Connection, user: str, before: float, limit: int
    ) -> list[dict[str, object]]:
        """Return the tables of a person, the last changed first."""
        table, people = self.listings, self.people
        query = (
            self._now.add_columns(people.c.seat)
            .join(people, people.c.table_id == table.c.table_id)
            .where(people.c.user_id == user, self._changed.element < before)
            .where(table.c.status != BROKEN)
        )
        return _rows(connection, query.order_by(self._changed.element.desc()).limit(limit))

    def seats_held(self, connection: sa.Connection, user: str) -> int:
        """Return at how many tables that are not over a person sits."""
        table, people = self.listings, self.people
        query = (
            sa.select(sa.func.count())
            .select_from(people.join(table, people.c.table_id == table.c.table_id))
            .where(people.c.user_id == user, people.c.seat.is_not(None))
            .where(table.c.status.in_(("waiting", "playing")))
        )
        return int(connection.execute(query).scalar_one())


def _rows(connection: sa.Connection, query: sa.Select[object]) -> list[dict[str, object]]:
    """Return the rows of a list, what is shown of each unpacked."""
    rows = connection.execute(query).mappings().all()
    return [{**row, "shown": json.loads(row["shown"])} for row in rows]
