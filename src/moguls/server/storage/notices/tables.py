"""Tables of notices, deliveries, channels, and what people have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.storage.portable import insert_new

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.server.table.notices.notice import Notice

_KEY = ("table_id", "seat", "seq", "kind", "deadline", "user_id")


class NoticeTables:
    """The tables of notices; rows exist only for people who have a channel."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.notices = _notices(meta)
        self.deliveries = _deliveries(meta)
        self.sights = sa.Table(
            "seen",
            meta,
            sa.Column("user_id", sa.String, primary_key=True),
            sa.Column("table_id", sa.String, primary_key=True),
            sa.Column("seq", sa.Integer, nullable=False),
            sa.Column("at", sa.Float, nullable=False),
        )
        self.channels = _channels(meta)
        self.keys = sa.Table(
            "keys",
            meta,
            sa.Column("name", sa.String, primary_key=True),
            sa.Column("key", sa.Text, nullable=False),
        )

    def put(self, connection: sa.Connection, table_id: str, notices: Sequence[Notice]) -> None:
        """Add notices, part of a transaction; one that is there already is left alone."""
        rows = [_row(table_id, notice) for notice in notices]
        if rows:
            insert_new(connection, self.notices, rows)

    def delete_table(self, connection: sa.Connection, table_id: str) -> None:
        """Delete everything about a table."""
        self._delete_notices(connection, self.notices.c.table_id == table_id)
        connection.execute(self.sights.delete().where(self.sights.c.table_id == table_id))

    def delete_person(self, connection: sa.Connection, user: str) -> None:
        """Delete everything about a person."""
        self._delete_notices(connection, self.notices.c.user_id == user)
        for table in (self.sights, self.channels):
            connection.execute(table.delete().where(table.c.user_id == user))

    def delete_device(self, connection: sa.Connection, device: str) -> None:
        """Delete the channels of a device that has been signed out."""
        table = self.channels
        connection.execute(table.delete().where(table.c.device == device))

    def _delete_notices(self, connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
        ids = sa.select(self.notices.c.id).where(which)
        deliveries = self.deliveries
        connection.execute(deliveries.delete().where(deliveries.c.notice_id.in_(ids)))
        connection.execute(self.notices.delete().where(which))


def _row(table_id: str, notice: Notice) -> dict[str, object]:
    row = notice._asdict()
    row["user_id"], row["table_id"] = row.pop("user"), table_id
    return {**row, "due_at": notice.not_before}


def _notices(meta: sa.MetaData) -> sa.Table:
    """Return the table of notices; `due_at` is NULL once there are deliveries, or it is dropped."""
    return sa.Table(
        "notices",
        meta,
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False, index=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("moved", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("not_before", sa.Float, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
        sa.Column("deadline", sa.Float, nullable=False),
        sa.Column("is_slow", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.Float, index=True),
        sa.Column("why", sa.String),  # for which it was dropped
        sa.UniqueConstraint(*_KEY),
    )


def _deliveries(meta: sa.MetaData) -> sa.Table:
    """Return the table of deliveries.

    `due_at`: of the next attempt; while one is under way, the end of its lease; NULL at the end.
    """
    return sa.Table(
        "deliveries",
        meta,
        sa.Column("notice_id", sa.Integer, primary_key=True),
        sa.Column("channel_id", sa.String, primary_key=True),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("why", sa.String, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("is_quiet", sa.Boolean, nullable=False),
        sa.Column("done_at", sa.Float),
        sa.Column("due_at", sa.Float, index=True),
    )


def _channels(meta: sa.MetaData) -> sa.Table:
    """Return the table of channels; `failing_since` is NULL while a channel works."""
    return sa.Table(
        "channels",
        meta,
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("user_id", sa.String, nullable=False, index=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("address", sa.Text, nullable=False, unique=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("device", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False),
        sa.Column("lang", sa.String, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("renewed_at", sa.Float, nullable=False),
        sa.Column("sent_at", sa.Float),
        sa.Column("failing_since", sa.Float),
        sa.Column("opened_at", sa.Float),  # when a test notification was opened
    )
