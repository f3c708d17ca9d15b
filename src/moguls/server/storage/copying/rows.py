"""Rows in the order of their keys, which is the same in all databases: in batches, and hashed."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from moguls.server.storage.portable import POSTGRESQL

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

BATCH: Final = 500  # rows that are written at once
BATCH_BYTES: Final = 1_000_000  # of their texts and blobs, where rows are large
READ_AHEAD: Final = 50  # rows that the driver of PostgreSQL fetches at once
BYTEWISE: Final = "C"  # order of texts in PostgreSQL that equals that of SQLite

Values = tuple[Any, ...]


class Digest(NamedTuple):
    """Number of rows of a table, and a hash of all their values in the order of their keys."""

    rows: int
    sha256: str


def read(
    connection: sa.Connection, table: sa.Table, after: Sequence[object] | None = None
) -> Iterator[Values]:
    """Yield the rows of a table, without holding many of them in memory.

    Args:
        connection: in a transaction.
        table: which one.
        after: key of the last row that is left out; None: from the first one.
    """
    key = _ordered_key(connection, table)
    query = sa.select(table).order_by(*key)
    if after is not None:
        query = query.where(sa.tuple_(*key) > sa.tuple_(*map(sa.literal, after)))
    options = {"stream_results": True, "max_row_buffer": READ_AHEAD}
    with connection.execute(query, execution_options=options) as rows:
        yield from map(tuple, rows)


def last_key(connection: sa.Connection, table: sa.Table) -> Values | None:
    """Return the key of the last row of a table; None: it is empty."""
    key = _ordered_key(connection, table)
    query = sa.select(*key_of(table)).order_by(*(column.desc() for column in key)).limit(1)
    row = connection.execute(query).first()
    return None if row is None else tuple(row)


def key_of(table: sa.Table) -> list[sa.Column[Any]]:
    """Return the columns of the key of a table; all columns if it has no key."""
    return list(table.primary_key) or list(table.columns)


def digest(connection: sa.Connection, table: sa.Table) -> Digest:
    """Return the number of rows of a table and their hash, which depends on no database."""
    count, whole = 0, sha256()
    for row in read(connection, table):
        count += 1
        whole.update(msgspec.msgpack.encode(row))
    return Digest(count, whole.hexdigest())


def batches(rows: Iterable[Values]) -> Iterator[list[Values]]:
    """Yield rows in lists that are limited in number and size."""
    batch: list[Values] = []
    size = 0
    for row in rows:
        batch.append(row)
        size += sum(len(value) for value in row if isinstance(value, str | bytes))
        if len(batch) >= BATCH or size >= BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _ordered_key(connection: sa.Connection, table: sa.Table) -> list[sa.ColumnElement[Any]]:
    """Return the key of a table, its texts in the order of their bytes in UTF-8, as in SQLite."""
    if connection.dialect.name != POSTGRESQL:
        return list(key_of(table))
    return [
        sa.collate(column, BYTEWISE) if isinstance(column.type, sa.String) else column
        for column in key_of(table)
    ]
