"""Table of snapshots; each method is part of a transaction."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class LogMark(NamedTuple):
    """A place in a log: the number of an entry, and a hash of the log up to there."""

    number: int
    log: str


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
        columns = self.table.c.number, self.table.c.log, self.table.c.data
        here = self.table.c.table_id == sa.bindparam("table")
        self._reading = sa.select(*columns).where(here)

    def find(self, connection: sa.Connection, table_id: str) -> SnapshotRow | None:
        """Return the snapshot of a table, or None."""
        row = connection.execute(self._reading, {"table": table_id}).one_or_none()
        return None if row is None else SnapshotRow(*row)

    def mark(self, connection: sa.Connection, table_id: str) -> LogMark | None:
        """Return up to where the snapshot of a table goes, or None."""
        columns = self.table.c.number, self.table.c.log
        query = sa.select(*columns).where(self.table.c.table_id == table_id)
        row = connection.execute(query).one_or_none()
        return None if row is None else LogMark(*row)

    def put(self, connection: sa.Connection, table_id: str, row: SnapshotRow, at: float) -> None:
        """Replace the snapshot of a table."""
        values = {**row._asdict(), "at": at}
        change = self.table.update().where(self.table.c.table_id == table_id)
        if not connection.execute(change, values).rowcount:
            connection.execute(self.table.insert(), {"table_id": table_id, **values})

    def drop(self, connection: sa.Connection, table_id: str) -> None:
        """Delete the snapshot of a table, such as when its log is rewritten."""
        connection.execute(self.table.delete().where(self.table.c.table_id == table_id))


class LogHash:
    """Hash of a log, entry by entry as they are stored."""

    def __init__(self, setup: str) -> None:
        """Begin with the setup of a table, as it is stored."""
        self._sha = sha256(msgspec.msgpack.encode(setup))

    def add(self, entries: Iterable[Sequence[Any]]) -> str:
        """Add entries; return the hash up to there."""
        self._sha.update(b"".join(msgspec.msgpack.encode(tuple(entry)) for entry in entries))
        return self._sha.hexdigest()[:32]


def hash_of_log(setup: str, entries: Iterable[Sequence[Any]]) -> str:
    """Return a hash of the first entries of a log, as they are stored."""
    return LogHash(setup).add(entries)
