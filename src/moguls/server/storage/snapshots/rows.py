"""Table of snapshots; each method is part of a transaction."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa

if TYPE_CHECKING:
    from collections.abc import Sequence


class SnapshotRow(NamedTuple):
    """A stored snapshot; `log`: a hash of the log up to entry `number`."""

    number: int
    log: str
    data: bytes


class SnapshotRows:
    """One snapshot a table at most."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the table."""
        self.table = sa.Table(
            "snapshots",
            meta,
            sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("number", sa.Integer, nullable=False),
            sa.Column("log", sa.String, nullable=False),
            sa.Column("data", sa.LargeBinary, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
        )

    def find(self, connection: sa.Connection, table_id: str) -> SnapshotRow | None:
        """Return the snapshot of a table, or None."""
        columns = self.table.c.number, self.table.c.log, self.table.c.data
        query = sa.select(*columns).where(self.table.c.table_id == table_id)
        row = connection.execute(query).one_or_none()
        return None if row is None else SnapshotRow(*row)

    def put(self, connection: sa.Connection, table_id: str, row: SnapshotRow, at: float) -> None:
        """Replace the snapshot of a table."""
        self.drop(connection, table_id)
        values = {"table_id": table_id, **row._asdict(), "at": at}
        connection.execute(self.table.insert().values(**values))

    def drop(self, connection: sa.Connection, table_id: str) -> None:
        """Delete the snapshot of a table, such as when its log is rewritten."""
        connection.execute(self.table.delete().where(self.table.c.table_id == table_id))


def hash_of_log(setup: str, entries: Sequence[Sequence[Any]]) -> str:
    """Return a hash of the first entries of a log, as they are stored."""
    text = msgspec.msgpack.encode((setup, [tuple(entry) for entry in entries]))
    return sha256(text).hexdigest()[:32]
