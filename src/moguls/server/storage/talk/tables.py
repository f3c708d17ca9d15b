"""Tables of free text; each method is part of a transaction."""

from __future__ import annotations

import sqlalchemy as sa

from moguls.server.storage.portable import BIG


class TalkTables:
    """Texts, reports of them, who may not write, and who agrees to have them in a record."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.texts = sa.Table(
            "texts",
            meta,
            sa.Column("id", BIG, primary_key=True),
            sa.Column("table_id", sa.String, nullable=False, index=True),
            sa.Column("user_id", sa.String, nullable=False, index=True),
            sa.Column("seat", sa.Integer),
            sa.Column("to_seat", sa.Integer),
            sa.Column("readers", sa.Text),  # ids as JSON; null: all spectators
            sa.Column("text", sa.Text, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
        )
        self.reports = sa.Table(
            "text_reports",
            meta,
            sa.Column("text_id", BIG, primary_key=True),
            sa.Column("user_id", sa.String, primary_key=True),
            sa.Column("at", sa.Float, nullable=False),
        )
        self.locks = sa.Table(
            "text_locks",
            meta,
            sa.Column("who", sa.String, primary_key=True),
            sa.Column("at", sa.Float, nullable=False),
        )
        self.agreements = sa.Table(
            "text_agreements",
            meta,
            sa.Column("table_id", sa.String, primary_key=True),
            sa.Column("user_id", sa.String, primary_key=True),
        )

    def delete_table(self, connection: sa.Connection, table_id: str) -> None:
        """Delete all that belongs to a table."""
        self._delete_texts(connection, self.texts.c.table_id == table_id)
        for column in (self.agreements.c.table_id, self.locks.c.who):
            connection.execute(column.table.delete().where(column == table_id))

    def delete_person(self, connection: sa.Connection, user_id: str) -> None:
        """Delete all that a person wrote, reported and agreed to."""
        self._delete_texts(connection, self.texts.c.user_id == user_id)
        for column in (self.reports.c.user_id, self.agreements.c.user_id, self.locks.c.who):
            connection.execute(column.table.delete().where(column == user_id))

    def _delete_texts(self, connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
        ids = sa.select(self.texts.c.id).where(which)
        connection.execute(self.reports.delete().where(self.reports.c.text_id.in_(ids)))
        connection.execute(self.texts.delete().where(which))
