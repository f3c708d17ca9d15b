"""The records that people have brought, and how many bytes of them are whose."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.limits.quotas import Quotas


@dataclass(frozen=True)
class Sound:
    """A record that keeps the rules, as it is kept, and what its bringer is told of it."""

    id: str
    line: int
    game: str
    title: str
    steps: int
    text: str


class Records:
    """Their table in the database; who brings a record first has it on its account."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Describe the table."""
        self.table = sa.Table(
            "records",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("game", sa.String, nullable=False),
            sa.Column("record", sa.Text, nullable=False),
            sa.Column("made_at", sa.Float, nullable=False),
            sa.Column("owner", sa.String),  # None: of a version that did not ask
            sa.Column("bytes", sa.Integer, nullable=False),
        )

    def keep(
        self, connection: sa.Connection, records: list[Sound], owner: str, quotas: Quotas
    ) -> None:
        """Keep records; one that is here already stays, and costs nothing.

        The sums are taken after writing, so that no other connection writes in between.

        Raises:
            Refusal: there would be too many bytes; the transaction must be taken back.
        """
        rows = [
            {
                "id": each.id,
                "game": each.game,
                "record": each.text,
                "made_at": time.time(),
                "owner": owner,
                "bytes": len(each.text.encode()),
            }
            for each in records
        ]
        before = self._sums(connection, owner)
        connection.execute(self.table.insert().prefix_with("OR IGNORE"), rows)
        own, together = self._sums(connection, owner)
        _refuse("record/yours_full", before[0], own, quotas.person_records)
        _refuse("record/all_full", before[1], together, quotas.all_records)

    def _sums(self, connection: sa.Connection, owner: str) -> tuple[int, int]:
        """Return the bytes of a person's records, and of all."""
        total = sa.select(sa.func.coalesce(sa.func.sum(self.table.c.bytes), 0))
        own = total.where(self.table.c.owner == owner)
        return connection.execute(own).scalar_one(), connection.execute(total).scalar_one()

    def text(self, connection: sa.Connection, record_id: str) -> str | None:
        """Return the text of a record, or None."""
        query = sa.select(self.table.c.record).where(self.table.c.id == record_id)
        found = connection.execute(query).scalar()
        return None if found is None else str(found)


def _refuse(code: str, before: int, after: int, limit: int) -> None:
    """Refuse more bytes than there may be, with what is used and what is possible."""
    if after > max(limit, before):
        told = {"used": before, "wanted": after - before, "limit": limit}
        left = max(0, limit - before)
        raise Refusal(code, {**{k: _kilobytes(v) for k, v in told.items()}, "left": left // 1000})


def _kilobytes(count: int) -> int:
    """Return kilobytes, rounded up."""
    return -(-count // 1000)
