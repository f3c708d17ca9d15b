"""Deals of the days and the attempts of people, in the database."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.server.ports.daily import Attempt
from moguls.server.storage.portable import insert_new

if TYPE_CHECKING:
    from moguls.server.ports.daily import Row
    from moguls.server.storage.identity.stored import IdentityTables
    from moguls.server.storage.lists import Lists
    from moguls.server.storage.notices.tables import NoticeTables


class DailyTables:
    """The tables of deals and attempts: one attempt of each person at each deal."""

    def __init__(self, meta: sa.MetaData) -> None:
        """Define the tables."""
        self.deals = sa.Table(
            "daily_deals",
            meta,
            sa.Column("day", sa.String, primary_key=True),
            sa.Column("game", sa.String, primary_key=True),
            sa.Column("setup", sa.Text, nullable=False),
        )
        self.attempts = sa.Table(
            "daily_attempts",
            meta,
            sa.Column("day", sa.String, primary_key=True),
            sa.Column("game", sa.String, primary_key=True),
            sa.Column("user_id", sa.String, primary_key=True),
            sa.Column("table_id", sa.String, nullable=False, unique=True),
            sa.Column("began_at", sa.Float, nullable=False),
            sa.Index("daily_attempts_user", "user_id"),
        )

    def delete_person(self, connection: sa.Connection, user: str) -> None:
        """Delete the attempts of a person."""
        which = self.attempts.c.user_id == user
        connection.execute(self.attempts.delete().where(which))

    def of_day(self, connection: sa.Connection, day: str) -> dict[str, Row]:
        """Return the deals of a day by game."""
        deals = self.deals.c
        query = sa.select(deals.game, deals.setup).where(deals.day == day)
        return {game: json.loads(text) for game, text in connection.execute(query)}


class StoredDaily:
    """Deals and attempts of one database; each method is one short transaction."""

    def __init__(
        self,
        engine: sa.Engine,
        tables: DailyTables,
        lists: Lists,
        people: tuple[sa.Table, IdentityTables, NoticeTables],
    ) -> None:
        """Use an open database; `people`: the people, and their ways to sign in."""
        self._engine, self._tables, self._lists = engine, tables, lists
        self._users, self._identity, self._notices = people

    def deals(self, day: str) -> dict[str, Row]:
        """Return the deals of a day by game."""
        with self._engine.connect() as connection:
            return self._tables.of_day(connection, day)

    def add_deals(self, day: str, deals: dict[str, Row]) -> dict[str, Row]:
        """Add the deals that are not there yet; return all of the day."""
        rows = [
            {"day": day, "game": game, "setup": json.dumps(setup)} for game, setup in deals.items()
        ]
        with self._engine.begin() as connection:
            insert_new(connection, self._tables.deals, rows)
            return self._tables.of_day(connection, day)

    def add_attempt(self, day: str, game: str, user: str, table_id: str, at: float) -> str:
        """Add the attempt of a person unless there is one; return the id of its table."""
        table = self._tables.attempts
        key = {"day": day, "game": game, "user_id": user}
        row = {**key, "table_id": table_id, "began_at": at}
        same = (table.c[name] == value for name, value in key.items())
        with self._engine.begin() as connection:
            insert_new(connection, table, row)
            query = sa.select(table.c.table_id).where(*same)
            return str(connection.execute(query).scalar_one())

    def attempts(
        self, day: str, *, game: str | None = None, user: str | None = None
    ) -> list[Attempt]:
        """Return the attempts of a day, in the order in which they began."""
        own, listed, users = self._tables.attempts, self._lists.listings, self._users
        query = (
            sa.select(own, users.c.name, listed.c.status, listed.c.shown, self._guest(own))
            .join(users, users.c.id == own.c.user_id)
            .join(listed, listed.c.table_id == own.c.table_id, isouter=True)
            .where(own.c.day == day)
            .order_by(own.c.began_at)
        )
        if game is not None:
            query = query.where(own.c.game == game)
        if user is not None:
            query = query.where(own.c.user_id == user)
        with self._engine.connect() as connection:
            return [_attempt(row) for row in connection.execute(query).mappings()]

    def is_guest(self, user: str) -> bool:
        """Return whether a person has no way to sign in."""
        who = sa.select(sa.literal(user).label("user_id")).subquery()
        with self._engine.connect() as connection:
            return bool(connection.execute(sa.select(self._guest(who))).scalar_one())

    def _guest(self, people: sa.FromClause) -> sa.ColumnElement[bool]:
        """Return the condition that a person has neither recovery code, passkey nor mail."""
        channels = self._notices.channels
        ways = [
            sa.exists().where(table.c.user_id == people.c.user_id)
            for table in (self._identity.recovery_codes, self._identity.passkeys)
        ]
        mail = (channels.c.kind == "mail") & (channels.c.user_id == people.c.user_id)
        return sa.not_(sa.or_(*ways, sa.exists().where(mail))).label("is_guest")


def _attempt(row: Any) -> Attempt:
    summary = json.loads(row["shown"] or "{}")
    which = row["user_id"], row["name"], row["game"], row["table_id"]
    return Attempt(*which, row["status"], summary.get("result"), bool(row["is_guest"]))
