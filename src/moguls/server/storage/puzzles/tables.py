"""Tables of puzzles of people's games; each method is part of a transaction."""

from __future__ import annotations

import sqlalchemy as sa


class PuzzleTables:
    """Who agrees to puzzles, the games that were searched, and the puzzles in them."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.consents = sa.Table(
            "puzzle_consents", meta, sa.Column("user_id", sa.String, primary_key=True)
        )
        self.searched = sa.Table(
            "puzzle_games", meta, sa.Column("table_id", sa.String, primary_key=True)
        )
        self.puzzles = sa.Table(
            "puzzles",
            meta,
            sa.Column("id", sa.Integer, primary_key=True),
            sa.Column("game", sa.String, nullable=False, index=True),
            sa.Column("table_id", sa.String, nullable=False, index=True),
            sa.Column("step", sa.Integer, nullable=False),  # of the mistake, from 1
            sa.Column("solution", sa.Text, nullable=False),  # as JSON
        )

    def delete_table(self, connection: sa.Connection, table_id: str) -> None:
        """Delete the puzzles of a table."""
        for column in (self.searched.c.table_id, self.puzzles.c.table_id):
            connection.execute(column.table.delete().where(column == table_id))

    def delete_person(self, connection: sa.Connection, user_id: str) -> None:
        """Delete the consent of a person."""
        consents = self.consents
        connection.execute(consents.delete().where(consents.c.user_id == user_id))
