"""Reviews of finished games: those that are made, and what there is of those being made."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from collections.abc import Iterable


class ReviewTables:
    """Their tables in the database."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Describe the tables."""
        self.made = sa.Table(
            "reviews",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("review", sa.Text, nullable=False),
            sa.Column("made_at", sa.Float, nullable=False),
        )
        self.begun = sa.Table(
            "reviews_begun",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("person", sa.String, nullable=False),
            sa.Column("begun_at", sa.Float, nullable=False),
        )
        self.weighed = sa.Table(
            "reviews_weighed",
            meta,
            sa.Column("id", sa.String, primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True),
            sa.Column("weighed", sa.Text, nullable=False),
        )


class StoredReviews:
    """The reviews in one database; every method is one short transaction, called in a thread."""

    def __init__(self, engine: sa.Engine, tables: ReviewTables) -> None:
        """Use an open database."""
        self.engine, self.tables = engine, tables

    def find(self, replay_id: str) -> str | None:
        """Return the text of a review that is made, or None."""
        table = self.tables.made
        query = sa.select(table.c.review).where(table.c.id == replay_id)
        with self.engine.connect() as connection:
            found = connection.execute(query).scalar()
        return None if found is None else str(found)

    def begin(self, replay_id: str, person: str) -> None:
        """Remember that somebody has begun a review, so that it goes on after a restart."""
        row = {"id": replay_id, "person": person, "begun_at": time.time()}
        with self.engine.begin() as connection:
            connection.execute(self.tables.begun.insert().prefix_with("OR IGNORE").values(**row))

    def begun(self) -> list[tuple[str, str]]:
        """Return the reviews that are being made, each with who began it, in that order."""
        table = self.tables.begun
        query = sa.select(table.c.id, table.c.person).order_by(table.c.begun_at, table.c.id)
        with self.engine.connect() as connection:
            return [(row.id, row.person) for row in connection.execute(query)]

    def keep_weighed(self, replay_id: str, number: int, text: str) -> None:
        """Keep a decision weighed, by its number in the game."""
        row: dict[str, object] = {"id": replay_id, "number": number, "weighed": text}
        with self.engine.begin() as connection:
            statement = self.tables.weighed.insert().prefix_with("OR IGNORE")
            connection.execute(statement.values(**row))

    def weighed(self, replay_id: str) -> list[str]:
        """Return the decisions that are weighed, from the first one on."""
        table = self.tables.weighed
        which = sa.select(table.c.weighed).where(table.c.id == replay_id)
        with self.engine.connect() as connection:
            return list(connection.execute(which.order_by(table.c.number)).scalars())

    def keep(self, replay_id: str, text: str) -> None:
        """Keep a review that is made; one that is here already stays."""
        row = {"id": replay_id, "review": text, "made_at": time.time()}
        with self.engine.begin() as connection:
            connection.execute(self.tables.made.insert().prefix_with("OR IGNORE").values(**row))
            self._forget(connection, replay_id, (self.tables.begun, self.tables.weighed))

    def give_up(self, replay_id: str) -> None:
        """Remember no more that a review has been begun; what is weighed stays for another try."""
        with self.engine.begin() as connection:
            self._forget(connection, replay_id, (self.tables.begun,))

    @staticmethod
    def _forget(connection: sa.Connection, replay_id: str, tables: Iterable[sa.Table]) -> None:
        """Delete what some tables hold of a review."""
        for table in tables:
            connection.execute(table.delete().where(table.c.id == replay_id))
