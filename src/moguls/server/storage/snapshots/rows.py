"""Table of snapshots; each method is part of a transaction."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa


class SnapshotRow(NamedTuple):
    """A stored snapshot of a table after entry `number`."""

    number: int
    data: bytes


class SnapshotRows:
    """One snapshot a table at most.

    Triggers delete it when an entry up to its number or the setup of its table changes
    (migration 0027), also by hand.
    """

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the table."""
        self.table = sa.Table(
            "snapshots",
            meta,
            sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("number", sa.Integer, nullable=False),
            sa.Column("data", sa.LargeBinary, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
        )
        here = self.table.c.table_id == sa.bindparam("table")
        self._reading = sa.select(self.table.c.number, self.table.c.data).where(here)

    def find(self, connection: sa.Connection, table_id: str) -> SnapshotRow | None:
        """Return the snapshot of a table, or None."""
        row = connection.execute(self._reading, {"table": table_id}).one_or_none()
        return None if row is None else SnapshotRow(*row)

    def put(self, connection: sa.Connection, table_id: str, row: SnapshotRow, at: float) -> None:
        """Replace the snapshot of a table; one that is gone gets none."""
        values = {**row._asdict(), "at": at}
        change = self.table.update().where(self.table.c.table_id == table_id)
        if not connection.execute(change, values).rowcount:
            there = sa.table("tables", sa.column("id")).c.id
            row_of = sa.select(there, *map(sa.literal, values.values())).where(there == table_id)
            connection.execute(self.table.insert().from_select(["table_id", *values], row_of))

    def drop(self, connection: sa.Connection, table_id: str) -> None:
        """Delete the snapshot of a table, such as when its log is rewritten."""
        connection.execute(self.table.delete().where(self.table.c.table_id == table_id))
