"""Reviews of finished games in the database, and the decisions of those under way."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.storage.portable import insert_new

if TYPE_CHECKING:
    from collections.abc import Iterable


class ReviewTables:
    """The tables of reviews."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.reviews = sa.Table(
            "reviews",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("review", sa.Text, nullable=False),
            sa.Column("made_at", sa.Float, nullable=False),
        )
        self.unfinished = sa.Table(
            "reviews_begun",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("person", sa.String, nullable=False),
            sa.Column("begun_at", sa.Float, nullable=False),
        )
        self.decisions = sa.Table(
            "reviews_weighed",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True),
            sa.Column("weighed", sa.Text, nullable=False),
        )


class StoredReviews:
    """The reviews in one database; each method is one short transaction."""

    def __init__(self, engine: sa.Engine, tables: ReviewTables) -> None:
        """Use an open database."""
        self.engine, self.tables = engine, tables

    def find(self, replay_id: str) -> str | None:
        """Return the text of a finished review, or None."""
        table = self.tables.reviews
        query = sa.select(table.c.review).where(table.c.id == replay_id)
        with self.engine.connect() as connection:
            text = connection.execute(query).scalar()
        return None if text is None else str(text)

    def begin(self, replay_id: str, person: str) -> None:
        """Add a review that is to go on after a restart."""
        row = {"id": replay_id, "person": person, "begun_at": time.time()}
        with self.engine.begin() as connection:
            insert_new(connection, self.tables.unfinished, row)

    def unfinished(self) -> list[tuple[str, str]]:
        """Return the replay and the person of each unfinished review, in the order of starts."""
        table = self.tables.unfinished
        query = sa.select(table.c.id, table.c.person).order_by(table.c.begun_at, table.c.id)
        with self.engine.connect() as connection:
            return [(row.id, row.person) for row in connection.execute(query)]

    def put_decision(self, replay_id: str, number: int, text: str) -> None:
        """Add an evaluated decision, by its number in the game."""
        row: dict[str, object] = {"id": replay_id, "number": number, "weighed": text}
        with self.engine.begin() as connection:
            insert_new(connection, self.tables.decisions, row)

    def decisions(self, replay_id: str) -> list[str]:
        """Return the evaluated decisions, in order."""
        table = self.tables.decisions
        query = sa.select(table.c.weighed).where(table.c.id == replay_id).order_by(table.c.number)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def finish(self, replay_id: str, text: str) -> None:
        """Add a finished review unless it is there, and delete its parts."""
        row = {"id": replay_id, "review": text, "made_at": time.time()}
        with self.engine.begin() as connection:
            insert_new(connection, self.tables.reviews, row)
            parts = self.tables.unfinished, self.tables.decisions
            self._delete(connection, replay_id, parts)

    def give_up(self, replay_id: str) -> None:
        """Mark a review as not under way; its decisions stay for another attempt."""
        with self.engine.begin() as connection:
            self._delete(connection, replay_id, (self.tables.unfinished,))

    @staticmethod
    def _delete(connection: sa.Connection, replay_id: str, tables: Iterable[sa.Table]) -> None:
        for table in tables:
            connection.execute(table.delete().where(table.c.id == replay_id))
