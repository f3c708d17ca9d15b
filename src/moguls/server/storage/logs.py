"""Logs of tables in the database: a move is one row, and writes one page of the file.

Rows are stored in the order of tables and numbers, without a second index, which would cost
another page per move. The table in memory prevents that a move is written twice; a second server
on the same file would hit the primary key.
"""

from __future__ import annotations

import json
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from moguls.server.storage.old_names import kind_of, renamed, stored_kinds
from moguls.server.table.table import FOLDED, PRIVATE, LogEntry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.server.table.change import TableChange
    from moguls.server.table.due import Due


PART: Final = 2.0**-62  # seconds: the unit in which SQLite tells the fraction of a time exactly


class LogRow(NamedTuple):
    """An entry as it is stored, its data unread."""

    kind: str
    data: str
    client_id: str | None
    number: int
    at: float


class _Texts(NamedTuple):
    """A row in the JSON of SQLite; `seconds` and `parts`: its time."""

    kind: str
    data: str
    client_id: str | None
    number: int
    seconds: int
    parts: int


_TEXTS: Final = msgspec.json.Decoder(list[_Texts])


class Logs:
    """Logs of tables; each method is part of a transaction."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the table."""
        self.table = sa.Table(
            "entries",
            meta,
            sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True),
            sa.Column("kind", sa.String, nullable=False),
            sa.Column("data", sa.Text, nullable=False),
            sa.Column("client_id", sa.String),
            sa.Column("at", sa.Float, nullable=False),
            sa.Column("turn", sa.Integer),  # after it; None where the row in the lists has it
            # next automatic action after it; only the last entry counts
            sa.Column("due", sa.Integer),
            sa.Column("due_at", sa.Float),
            sqlite_with_rowid=False,
        )
        # Compiled once: that costs more than to write a move.
        dialects = sqlite.dialect(), postgresql.dialect(paramstyle="format")  # type: ignore[no-untyped-call]
        self._inserts = {
            dialect.name: str(self.table.insert().compile(dialect=dialect)) for dialect in dialects
        }
        columns = [self.table.c[name] for name in LogRow._fields]
        here = self.table.c.table_id == sa.bindparam("table")
        later = here & (self.table.c.number > sa.bindparam("after"))
        self._reading = sa.select(*columns).where(later).order_by(self.table.c.number)
        at, seconds = self.table.c.at, sa.cast(self.table.c.at, sa.Integer)
        time = seconds, sa.cast((at - seconds) / PART, sa.Integer)
        texts = sa.func.json_array(*columns[:-1], *time)
        self._reading_texts = sa.select(sa.func.json_group_array(texts)).where(later)

    def write(self, connection: sa.Connection, table_id: str, change: TableChange) -> None:
        """Write entries: over those that have their numbers, or at the end."""
        replaced = [number for number in change.numbers if number <= change.length]
        if replaced:
            here = (self.table.c.table_id == table_id) & self.table.c.number.in_(replaced)
            folded = self.table.c.kind.in_(stored_kinds(FOLDED))
            connection.execute(self.table.delete().where(here & folded))
        then = change.at, change.turn, *_columns(change.due)
        rows = [
            (table_id, number, entry.kind, compact(entry.data), entry.client_id, *then)
            for number, entry in zip(change.numbers, change.entries, strict=True)
        ]
        if rows:
            connection.exec_driver_sql(self._inserts[connection.dialect.name], rows)
        if replaced:  # the last entry may be another one
            self.mark(connection, table_id, change.due)

    def mark(self, connection: sa.Connection, table_id: str, due: Due | None) -> None:
        """Replace the next automatic action of a table, in its last entry."""
        here = self.table.c.table_id == table_id
        last = here & (self.table.c.number == self.length(table_id))
        connection.execute(
            self.table.update()
            .where(last)
            .values(**dict(zip(("due", "due_at"), _columns(due), strict=True)))
        )

    def length(self, table_id: sa.ColumnElement[str] | str) -> sa.ScalarSelect[object]:
        """Return the number of the last entry of a table."""
        entry = self.table.alias().c
        query = sa.select(sa.func.max(entry.number)).where(entry.table_id == table_id)
        return query.scalar_subquery()

    def read(self, connection: sa.Connection, table_id: str) -> list[LogEntry]:
        """Return a whole log."""
        return folded(self.rows(connection, table_id))

    def rows(self, connection: sa.Connection, table_id: str, after: int = 0) -> list[LogRow]:
        """Return the rows of a log after an entry, in order.

        The driver of SQLite gives up the interpreter at each row, and may wait for other threads
        to get it back: a log is one row of JSON, which has them in any order.
        """
        place = {"table": table_id, "after": after}
        if connection.dialect.name != "sqlite":
            return [LogRow(*row) for row in connection.execute(self._reading, place)]
        texts = _TEXTS.decode(connection.execute(self._reading_texts, place).scalar_one())
        rows = [LogRow(*row[:4], row.seconds + row.parts * PART) for row in texts]
        return sorted(rows, key=attrgetter("number"))

    def last(self, name: str, table_id: sa.ColumnElement[object]) -> sa.ScalarSelect[object]:
        """Return a column of the last public entry of a table in a query."""
        column, number = self.table.c[name], self.table.c.number
        query = sa.select(column).where(self.table.c.table_id == table_id)
        public = query.where(self.table.c.kind.not_in(stored_kinds(PRIVATE)))
        return public.order_by(number.desc()).limit(1).scalar_subquery()


def _columns(due: Due | None) -> tuple[int | None, float | None]:
    return (None, None) if due is None else (due.urgency, due.at)


def folded(rows: Iterable[Any]) -> list[LogEntry]:
    """Return a log without the entries that later ones replace: older versions stored all."""
    entries: list[LogEntry] = []
    places: dict[tuple[str, int], int] = {}
    for stored_kind, text, *rest in rows:
        kind = kind_of(stored_kind)
        entry = LogEntry(kind, renamed(kind, json.loads(text)), *rest)
        if kind in FOLDED:
            place = kind, int(entry.data["seat"])
            if place in places:
                entries[places[place]] = entry
                continue
            places[place] = len(entries)
        elif kind not in PRIVATE:
            places.clear()
        entries.append(entry)
    return entries


def compact(data: dict[str, object]) -> str:
    """Return data as JSON."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def value_in(text: str, key: str, unreadable: str | None = None) -> Any:
    """Return a value of an object in JSON, or None; `unreadable` if the text cannot be read."""
    try:
        data: object = json.loads(text)
    except ValueError:
        return unreadable
    return data.get(key) if isinstance(data, dict) else None
