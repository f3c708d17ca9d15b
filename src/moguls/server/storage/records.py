"""Imported records in the database, and the bytes that each person may use."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.storage.portable import insert_new
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.limits.quotas import Quotas
    from moguls.server.records.checking import ImportedRecord


class Records:
    """Imported records; each counts for the person who imported it first."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the table."""
        self.table = sa.Table(
            "records",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("game", sa.String, nullable=False),
            sa.Column("record", sa.Text, nullable=False),
            sa.Column("made_at", sa.Float, nullable=False),
            sa.Column("owner", sa.String),  # None: imported by an older version
            sa.Column("bytes", sa.Integer, nullable=False),
        )

    def keep(
        self, connection: sa.Connection, records: list[ImportedRecord], owner: str, quotas: Quotas
    ) -> None:
        """Add records; one that is stored already costs nothing.

        The sums are computed after writing, so that no other connection writes in between.

        Raises:
            Refusal: there would be too many bytes; the transaction must be rolled back.
        """
        rows = [
            {
                "id": record.id,
                "game": record.game,
                "record": record.text,
                "made_at": time.time(),
                "owner": owner,
                "bytes": len(record.text.encode()),
            }
            for record in records
        ]
        before = self._sums(connection, owner)
        insert_new(connection, self.table, rows)
        own, together = self._sums(connection, owner)
        _refuse("record/yours_full", before[0], own, quotas.person_records)
        _refuse("record/all_full", before[1], together, quotas.all_records)

    def _sums(self, connection: sa.Connection, owner: str) -> tuple[int, int]:
        """Return the bytes of a person's records, and of all records."""
        total = sa.select(sa.func.coalesce(sa.func.sum(self.table.c.bytes), 0))
        own = total.where(self.table.c.owner == owner)
        return connection.execute(own).scalar_one(), connection.execute(total).scalar_one()

    def text(self, connection: sa.Connection, record_id: str) -> str | None:
        """Return the text of a record, or None."""
        query = sa.select(self.table.c.record).where(self.table.c.id == record_id)
        text = connection.execute(query).scalar()
        return None if text is None else str(text)


def _refuse(code: str, before: int, after: int, limit: int) -> None:
    """Refuse more bytes than the limit."""
    if after > max(limit, before):
        sizes = {"used": before, "wanted": after - before, "limit": limit}
        free = max(0, limit - before)
        raise Refusal(code, {**{k: _kilobytes(v) for k, v in sizes.items()}, "left": free // 1000})


def _kilobytes(count: int) -> int:
    """Round up."""
    return -(-count // 1000)
