"""Store in SQL, for every database: the storage port's methods; they are called in threads."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

from moguls.server.storage.administration import Administration
from moguls.server.storage.clock.stored import StoredClocks
from moguls.server.storage.daily.stored import StoredDaily
from moguls.server.storage.due import due_tables
from moguls.server.storage.identity.links import StoredOneTimeLinks
from moguls.server.storage.identity.merging import StoredMerges
from moguls.server.storage.identity.stored import StoredIdentity
from moguls.server.storage.logs import compact
from moguls.server.storage.notices.stored import StoredNotices
from moguls.server.storage.old_names import MADE, renamed
from moguls.server.storage.puzzles.stored import StoredPuzzles
from moguls.server.storage.reviews import StoredReviews
from moguls.server.storage.schema import (
    BANS,
    DAILY,
    DEADLINES,
    FACTS,
    IDENTITY,
    LISTS,
    LOGS,
    META,
    NOTICES,
    ONE_TIME_LINKS,
    OUTAGES,
    PEOPLE,
    PUZZLES,
    RECORDS,
    REVIEWS,
    SITE,
    SNAPSHOTS,
    TABLES,
    TALK,
    VACATIONS,
)
from moguls.server.storage.snapshots.stored import StoredSnapshots
from moguls.server.storage.talk.stored import StoredTalk
from moguls.server.table.listing import moves_people

if TYPE_CHECKING:
    from collections.abc import Collection

    from moguls.server.limits.quotas import Quotas
    from moguls.server.ports.storage import Ban, Row
    from moguls.server.records.checking import ImportedRecord
    from moguls.server.table.change import TableChange
    from moguls.server.table.due import Due, DueTable
    from moguls.server.table.listing import Listing
    from moguls.server.table.table import LogEntry


class SqlStore:
    """One database; each method is one short transaction."""

    engine: sa.Engine

    def _use(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.reviews = StoredReviews(engine, REVIEWS)
        self.admin = Administration(engine)
        self.snapshots = StoredSnapshots(engine, SNAPSHOTS, LOGS, LISTS, _setup_of)
        self.clocks = StoredClocks(engine, DEADLINES, OUTAGES, VACATIONS)
        self.notices = StoredNotices(engine, NOTICES)
        self.one_time_links = StoredOneTimeLinks(engine, ONE_TIME_LINKS)
        self.talk = StoredTalk(engine, TALK, PEOPLE)
        self.identity = StoredIdentity(engine, IDENTITY)
        self.merges = StoredMerges(engine, META, _append)
        self.daily = StoredDaily(engine, DAILY, LISTS, (PEOPLE.users, IDENTITY, NOTICES))
        self.puzzles = StoredPuzzles(engine, PUZZLES)

    def close(self) -> None:
        """Close the database."""
        self.engine.dispose()

    def site_id(self) -> str:
        """Return the name of this database, which no other has."""
        with self.engine.connect() as connection:
            return str(connection.execute(sa.select(SITE.c.id)).scalar_one())

    def can_write(self) -> bool:
        """Return whether a small change can be committed now."""
        try:
            self._touch()
        except (sa.exc.SQLAlchemyError, OSError):
            return False
        return True

    def _touch(self) -> None:
        """Commit a small change that nobody reads."""
        raise NotImplementedError

    def sizes(self) -> dict[str, int]:
        """Return the bytes of the database, by file; nothing while it is away."""
        raise NotImplementedError

    def tidy(self) -> None:
        """Do nothing: the database keeps itself in order."""

    # -- people -----------------------------------------------------------------------------------

    def by_token(self, token_hash: str) -> Row | None:
        """Return the person and device of a token, or None."""
        with self.engine.connect() as connection:
            return PEOPLE.by_token(connection, token_hash)

    def sessions_since(self, since: float, most: int) -> list[Row]:
        """Return people, devices and tokens that have been seen since then, the last ones first."""
        with self.engine.connect() as connection:
            return PEOPLE.sessions_since(connection, since, most)

    def user(self, user_id: str) -> Row | None:
        """Return a person, or None."""
        with self.engine.connect() as connection:
            return PEOPLE.by_id(connection, user_id)

    def add_user(self, user: Row, device: Row) -> None:
        """Add a person with its first device."""
        with self.engine.begin() as connection:
            PEOPLE.add(connection, user)
            PEOPLE.add_device(connection, device)

    def change_user(self, user_id: str, values: dict[str, str | None]) -> None:
        """Change a person's name or language."""
        with self.engine.begin() as connection:
            PEOPLE.change(connection, user_id, values)

    def rename(self, user_id: str, values: Row, tables: dict[str, TableChange]) -> None:
        """Change a person's name, also in the logs of tables, all or nothing."""
        with self.engine.begin() as connection:
            PEOPLE.change(connection, user_id, values)
            for table_id, change in tables.items():
                _append(connection, table_id, change)

    def add_device(self, device: Row) -> None:
        """Add another device of a person."""
        with self.engine.begin() as connection:
            PEOPLE.add_device(connection, device)

    def see_device(self, device: str, browser: str, system: str) -> None:
        """Record that a device has just been used, and its browser and system."""
        with self.engine.begin() as connection:
            PEOPLE.see(connection, device, browser, system)

    def devices_of(self, user_id: str) -> list[Row]:
        """Return the devices of a person, the last used first."""
        with self.engine.connect() as connection:
            return PEOPLE.devices_of(connection, user_id)

    def drop_device(self, user_id: str, device: str) -> bool:
        """Delete a device of a person; return whether there was one."""
        with self.engine.begin() as connection:
            NOTICES.delete_device(connection, device)
            return PEOPLE.drop_device(connection, user_id, device)

    def bans(self) -> list[Ban]:
        """Return all bans, the oldest first, also those that have ended."""
        with self.engine.connect() as connection:
            return BANS.all(connection)

    def put_ban(self, ban: Ban) -> None:
        """Add a ban, or replace the one of the same person or network."""
        with self.engine.begin() as connection:
            BANS.put(connection, ban)

    def drop_ban(self, who: str) -> None:
        """Delete a ban."""
        with self.engine.begin() as connection:
            BANS.drop(connection, who)

    def seats_held(self, user_id: str) -> int:
        """Return at how many unfinished tables a person has a seat."""
        with self.engine.connect() as connection:
            return LISTS.seats_held(connection, user_id)

    # -- tables -----------------------------------------------------------------------------------

    def add_table(self, table_id: str, setup: Row, change: TableChange) -> None:
        """Add a table with its first entries, and list it."""
        with self.engine.begin() as connection:
            packed = FACTS.put(connection, setup)
            row = {"id": table_id, "made": compact(packed), "made_at": change.at}
            connection.execute(TABLES.insert().values(**row))
            _append(connection, table_id, change, people=True)

    def append(self, tables: list[tuple[str, TableChange]]) -> None:
        """Write changes of several tables, all or nothing."""
        with self.engine.begin() as connection:
            for table_id, change in tables:
                _append(connection, table_id, change)

    def fails_for_all(self, error: Exception) -> bool:
        """Return whether the database failed: that hits each table alone, too."""
        return isinstance(error, sa.exc.OperationalError | OSError)

    def load(self, table_id: str) -> tuple[Row, list[LogEntry]] | None:
        """Return the setup of a table and its whole log, or None."""
        with self.engine.connect() as connection:
            setup = _setup_of(connection, table_id)
            return None if setup is None else (setup, LOGS.read(connection, table_id))

    # -- lists of tables --------------------------------------------------------------------------

    def open_tables(self, since: float, include: Collection[str], limit: int) -> list[Row]:
        """Return the open tables that changed since a time, or whose id is in `include`."""
        with self.engine.connect() as connection:
            return LISTS.open_tables(connection, since, include, limit)

    def tables_of(self, user: str, before: float, limit: int) -> list[Row]:
        """Return the tables of a person that changed before a time, the last changed first."""
        with self.engine.connect() as connection:
            return LISTS.tables_of(connection, user, before, limit)

    def unfinished_of(self, user: str, limit: int) -> list[Row]:
        """Return the unfinished tables of a person, the last changed first."""
        with self.engine.connect() as connection:
            return LISTS.unfinished_of(connection, user, limit)

    def finished_of(self, user: str, limit: int) -> list[Row]:
        """Return the finished tables at which a person has a seat, the last changed first."""
        with self.engine.connect() as connection:
            return LISTS.finished_of(connection, user, limit)

    def companions_of(self, user: str, limit: int) -> list[Row]:
        """Return the people of a person's finished tables, the latest first."""
        with self.engine.connect() as connection:
            return LISTS.companions_of(connection, PEOPLE.users, user, limit)

    def forget_finished(self, user: str) -> None:
        """Remove a person from the lists of finished tables."""
        with self.engine.begin() as connection:
            LISTS.forget_finished(connection, user)

    def due(self, now: float) -> list[DueTable]:
        """Return the tables that are due, the most urgent first, then the latest."""
        with self.engine.connect() as connection:
            return due_tables(connection, now, TABLES.c, LOGS, LISTS)

    def mark(self, table_id: str, due: Due | None) -> None:
        """Replace the next automatic action of a table."""
        with self.engine.begin() as connection:
            LOGS.mark(connection, table_id, due)

    def repair_listing(self, table_id: str, listing: Listing | None) -> None:
        """Replace a row of an older version; None marks a table whose log cannot be read."""
        with self.engine.begin() as connection:
            LISTS.repair(connection, table_id, listing)

    # -- imported records -------------------------------------------------------------------------

    def keep_records(self, records: list[ImportedRecord], owner: str, quotas: Quotas) -> None:
        """Add records that are not stored yet, all or nothing.

        Raises:
            Refusal: the owner, or everybody together, would have too many bytes.
        """
        with self.engine.begin() as connection:
            RECORDS.keep(connection, records, owner, quotas)

    def record(self, record_id: str) -> str | None:
        """Return the text of a record, or None."""
        with self.engine.connect() as connection:
            return RECORDS.text(connection, record_id)


def _append(
    connection: sa.Connection, table_id: str, change: TableChange, *, people: bool = False
) -> None:
    LOGS.write(connection, table_id, change)
    if change.clock is not None:
        DEADLINES.write(connection, table_id, change.clock)
        VACATIONS.write(connection, table_id, change.clock.vacations)
    if change.notices:
        NOTICES.put(connection, table_id, change.notices)
    if change.listing is not None:
        people = people or moves_people(change.entries)
        LISTS.put(connection, table_id, change.listing, change.at, people=people)


_MADE: Final = sa.select(TABLES.c.made).where(TABLES.c.id == sa.bindparam("table"))


def _setup_of(connection: sa.Connection, table_id: str) -> Row | None:
    """Return the setup of a table; None: no such table."""
    text: str | None = connection.execute(_MADE, {"table": table_id}).scalar()
    if text is None:
        return None
    return renamed(MADE, FACTS.restore(connection, json.loads(text)))
