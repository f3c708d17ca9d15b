"""Free text in one database; each method is one short transaction."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from moguls.server.ports.talk import ReportedText, WrittenText
from moguls.server.storage.portable import insert_new

if TYPE_CHECKING:
    from moguls.server.storage.people import PeopleRows
    from moguls.server.storage.talk.tables import TalkTables

MOST_TEXTS: Final = 200  # of a table


class StoredTalk:
    """Texts, reports, and who may not write."""

    def __init__(self, engine: sa.Engine, tables: TalkTables, people: PeopleRows) -> None:
        """Use an open database."""
        self.engine, self.tables, self.users = engine, tables, people.users

    def add_text(self, text: WrittenText) -> None:
        """Add a text; the oldest of a table with too many are deleted."""
        table = self.tables.texts
        readers = None if text.readers is None else json.dumps(text.readers)
        row = {**text._asdict(), "readers": readers}
        of_table = table.c.table_id == text.table_id
        newest = sa.select(table.c.id).where(of_table).order_by(table.c.id.desc())
        with self.engine.begin() as connection:
            connection.execute(table.insert().values(row))
            old = table.c.id.not_in(newest.limit(MOST_TEXTS))
            connection.execute(table.delete().where(of_table, old))

    def last_id(self) -> int:
        """Return the greatest id; 0 without a text."""
        with self.engine.connect() as connection:
            return connection.execute(sa.select(sa.func.max(self.tables.texts.c.id))).scalar() or 0

    def texts_of(self, table_id: str) -> list[tuple[WrittenText, str]]:
        """Return the texts of a table with the names of their authors, the oldest first."""
        table = self.tables.texts
        query = self._with_names(table.c.table_id == table_id).order_by(table.c.id)
        with self.engine.connect() as connection:
            return [(_text(row), row["name"] or "") for row in connection.execute(query).mappings()]

    def texts_by(self, user_id: str) -> list[WrittenText]:
        """Return the texts of an author, the oldest first."""
        table = self.tables.texts
        query = sa.select(table).where(table.c.user_id == user_id).order_by(table.c.id)
        with self.engine.connect() as connection:
            return [_text(row) for row in connection.execute(query).mappings()]

    def _with_names(self, which: sa.ColumnElement[bool], *more: Any) -> sa.Select[Any]:
        table = self.tables.texts
        query = sa.select(table, self.users.c.name, *more)
        return query.join(self.users, self.users.c.id == table.c.user_id, isouter=True).where(which)

    def clear(self, text_id: int) -> str | None:
        """Delete a text with its reports; return its table, or None if there is no such text."""
        texts, reports = self.tables.texts, self.tables.reports
        with self.engine.begin() as connection:
            query = sa.select(texts.c.table_id).where(texts.c.id == text_id)
            table_id = connection.execute(query).scalar()
            connection.execute(reports.delete().where(reports.c.text_id == text_id))
            connection.execute(texts.delete().where(texts.c.id == text_id))
        return table_id

    def report(self, text_id: int, user_id: str, at: float) -> None:
        """Report a text; a person does so once."""
        row = {"text_id": text_id, "user_id": user_id, "at": at}
        with self.engine.begin() as connection:
            insert_new(connection, self.tables.reports, row)

    def reported(self) -> list[ReportedText]:
        """Return the reported texts, the first report first."""
        texts, reports = self.tables.texts, self.tables.reports
        first, count = sa.func.min(reports.c.at), sa.func.count()
        query = self._with_names(sa.true(), first.label("first"), count.label("reports"))
        query = query.join(reports, reports.c.text_id == texts.c.id)
        query = query.group_by(texts.c.id, self.users.c.name)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by("first")).mappings()
            return [
                ReportedText(_text(row), row["name"] or "", row["reports"], row["first"])
                for row in rows
            ]

    def locked(self) -> set[str]:
        """Return the people and tables without free text."""
        with self.engine.connect() as connection:
            return set(connection.execute(sa.select(self.tables.locks.c.who)).scalars())

    def lock(self, who: str, at: float) -> None:
        """Allow a person, or everybody at a table, no free text."""
        with self.engine.begin() as connection:
            insert_new(connection, self.tables.locks, {"who": who, "at": at})

    def unlock(self, who: str) -> None:
        """Allow it again."""
        locks = self.tables.locks
        with self.engine.begin() as connection:
            connection.execute(locks.delete().where(locks.c.who == who))

    def agree(self, table_id: str, user_id: str, *, agrees: bool) -> None:
        """Record whether a person agrees that a record contains the texts."""
        table = self.tables.agreements
        row = {"table_id": table_id, "user_id": user_id}
        which = (table.c.table_id == table_id) & (table.c.user_id == user_id)
        with self.engine.begin() as connection:
            connection.execute(table.delete().where(which))
            if agrees:
                connection.execute(table.insert().values(row))

    def agreed(self, table_id: str) -> set[str]:
        """Return who agrees."""
        table = self.tables.agreements
        query = sa.select(table.c.user_id).where(table.c.table_id == table_id)
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())

    def forget(self, user_id: str) -> list[str]:
        """Delete all that a person wrote, reported and agreed to; return where it wrote."""
        texts = self.tables.texts
        query = sa.select(texts.c.table_id).where(texts.c.user_id == user_id).distinct()
        with self.engine.begin() as connection:
            tables = list(connection.execute(query).scalars())
            self.tables.delete_person(connection, user_id)
        return tables


def _text(row: sa.RowMapping) -> WrittenText:
    values = {name: row[name] for name in WrittenText._fields}
    readers = None if row["readers"] is None else tuple(json.loads(row["readers"]))
    return WrittenText(**{**values, "readers": readers})
