"""Puzzles of people's games in one database; each method is one short transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.ports.puzzles import StoredPuzzle

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from moguls.server.storage.puzzles.tables import PuzzleTables


class StoredPuzzles:
    """Consents and puzzles."""

    def __init__(self, engine: sa.Engine, tables: PuzzleTables) -> None:
        """Use an open database."""
        self.engine, self.tables = engine, tables

    def agrees(self, user_id: str) -> bool:
        """Return whether a person agrees that its games become puzzles."""
        with self.engine.connect() as connection:
            return self._all_agree(connection, {user_id})

    def agree(self, user_id: str, *, agrees: bool) -> None:
        """Record whether a person agrees."""
        consents = self.tables.consents
        with self.engine.begin() as connection:
            connection.execute(consents.delete().where(consents.c.user_id == user_id))
            if agrees:
                connection.execute(consents.insert().values(user_id=user_id))

    def can_search(self, table_id: str, people: Collection[str]) -> bool:
        """Return whether a game was not searched yet, and all its people agree."""
        with self.engine.connect() as connection:
            return self._can_search(connection, table_id, people)

    def add(self, table_id: str, people: Collection[str], puzzles: Sequence[StoredPuzzle]) -> bool:
        """Add the puzzles of a game, unless it cannot be searched; return whether it could."""
        rows = [it._asdict() for it in puzzles]
        with self.engine.begin() as connection:
            if not self._can_search(connection, table_id, people):
                return False
            connection.execute(self.tables.searched.insert().values(table_id=table_id))
            if rows:
                connection.execute(self.tables.puzzles.insert(), rows)
            return True

    def counts(self) -> dict[str, int]:
        """Return the number of puzzles of each game that has any."""
        game = self.tables.puzzles.c.game
        query = sa.select(game, sa.func.count()).group_by(game)
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def find(self, game: str, number: int) -> StoredPuzzle | None:
        """Return a puzzle of a game, numbered from 0 in the order of adding, or None."""
        columns = self.tables.puzzles.c
        query = sa.select(*(columns[name] for name in StoredPuzzle._fields))
        query = query.where(columns.game == game).order_by(columns.id).limit(1).offset(number)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else StoredPuzzle(*row)

    def _can_search(
        self, connection: sa.Connection, table_id: str, people: Collection[str]
    ) -> bool:
        searched = self.tables.searched
        query = sa.select(searched).where(searched.c.table_id == table_id)
        is_new = connection.execute(query).first() is None
        return is_new and self._all_agree(connection, people)

    def _all_agree(self, connection: sa.Connection, people: Collection[str]) -> bool:
        column = self.tables.consents.c.user_id
        query = sa.select(sa.func.count()).where(column.in_(people))
        return connection.execute(query).scalar_one() == len(set(people))
