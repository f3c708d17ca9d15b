"""The log in a database: written once, only an order replaces the one before. In threads."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.bans import BanRows
from moguls.server.storage.due import due_tables
from moguls.server.storage.facts import Facts
from moguls.server.storage.file import UnknownVersion, configured, open_whole
from moguls.server.storage.lists import Lists
from moguls.server.storage.logs import Logs, compact
from moguls.server.storage.people import PeopleRows
from moguls.server.storage.records import Records
from moguls.server.storage.reviews import ReviewTables, StoredReviews
from moguls.server.storage.troubles import disk_trouble
from moguls.server.table.listing import moves_people

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from moguls.server.limits.quotas import Quotas
    from moguls.server.storage.bans import Ban
    from moguls.server.storage.records import Sound
    from moguls.server.table.change import TableChange
    from moguls.server.table.due import Due, DueTable
    from moguls.server.table.listing import Listing
    from moguls.server.table.table import Entry

META = sa.MetaData()
PEOPLE = PeopleRows(META)
BANS = BanRows(META)
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("made", sa.Text, nullable=False),
    sa.Column("made_at", sa.Float, nullable=False),
)
SITE = sa.Table("site", META, sa.Column("id", sa.String, primary_key=True))
LOGS = Logs(META)
ENTRIES = LOGS.table
LISTS = Lists(META, LOGS)
FACTS = Facts(META)
REVIEWS = ReviewTables(META)
RECORDS = Records(META)


class Store:
    """One database; every method is one short transaction, to be called in a thread."""

    def __init__(self, path: Path, *, durable: bool = False) -> None:
        """Open the file, made if need be, and bring its tables up to date.

        Args:
            path: the file.
            durable: whether a commit waits until the disk has it.

        Raises:
            UsageError: it is no such file, of a newer version, or cannot be written.
        """
        # What is written holds the deck: a failed statement is told without its values.
        url = sa.URL.create("sqlite", database=str(path))
        self.engine = sa.create_engine(url, hide_parameters=True)
        sa.event.listen(self.engine, "connect", configured(durable=durable))
        self.reviews = StoredReviews(self.engine, REVIEWS)
        try:
            open_whole(self.engine, path)
        except (sa.exc.DBAPIError, UnknownVersion) as error:
            self.close()
            why = (isinstance(error, sa.exc.DBAPIError) and error.orig) or error
            what = disk_trouble(why) or "perhaps it is damaged, or a newer Moguls wrote it: keep it"
            msg = f"{path} cannot be used: {why}; {what}, or name another folder by --data"
            raise UsageError(msg) from error
        except UsageError:
            self.close()
            raise

    def close(self) -> None:
        """Let the file go."""
        self.engine.dispose()

    def site_id(self) -> str:
        """Return the name of this database, which no other has."""
        with self.engine.connect() as connection:
            return str(connection.execute(sa.select(SITE.c.id)).scalar_one())

    # -- people -----------------------------------------------------------------------------------

    def by_token(self, token_hash: str) -> dict[str, object] | None:
        """Return the person to whom a token with this hash belongs, with its device, or None."""
        with self.engine.connect() as connection:
            return PEOPLE.by_token(connection, token_hash)

    def user(self, user_id: str) -> dict[str, object] | None:
        """Return a person, or None."""
        with self.engine.connect() as connection:
            return PEOPLE.by_id(connection, user_id)

    def add_user(self, user: dict[str, Any], device: dict[str, object]) -> None:
        """Keep a new person with its first device."""
        with self.engine.begin() as connection:
            PEOPLE.add(connection, user)
            PEOPLE.add_device(connection, device)

    def change_user(self, user_id: str, values: dict[str, str | None]) -> None:
        """Change a person's name or language."""
        with self.engine.begin() as connection:
            PEOPLE.change(connection, user_id, values)

    def rename(self, user_id: str, values: dict[str, Any], tables: dict[str, TableChange]) -> None:
        """Change a person's name, in the logs of tables as well, all or nothing."""
        with self.engine.begin() as connection:
            PEOPLE.change(connection, user_id, values)
            for table_id, change in tables.items():
                _append(connection, table_id, change)

    def add_device(self, device: dict[str, object]) -> None:
        """Keep another device of a person."""
        with self.engine.begin() as connection:
            PEOPLE.add_device(connection, device)

    def see_device(self, device: str, browser: str, system: str) -> None:
        """Write that a device has been here now."""
        with self.engine.begin() as connection:
            PEOPLE.see(connection, device, browser, system)

    def devices_of(self, user_id: str) -> list[dict[str, object]]:
        """Return the devices of a person, the last seen first."""
        with self.engine.connect() as connection:
            return PEOPLE.devices_of(connection, user_id)

    def drop_device(self, user_id: str, device: str) -> bool:
        """Forget a device of a person; say whether it was one."""
        with self.engine.begin() as connection:
            return PEOPLE.drop_device(connection, user_id, device)

    def bans(self) -> list[Ban]:
        """Return all bans, the oldest first, also those that have ended."""
        with self.engine.connect() as connection:
            return BANS.all(connection)

    def put_ban(self, ban: Ban) -> None:
        """Keep a ban, in the place of an older one of the same."""
        with self.engine.begin() as connection:
            BANS.put(connection, ban)

    def drop_ban(self, who: str) -> None:
        """Forget a ban."""
        with self.engine.begin() as connection:
            BANS.drop(connection, who)

    def seats_held(self, user_id: str) -> int:
        """Return at how many tables that are not over a person sits."""
        with self.engine.connect() as connection:
            return LISTS.seats_held(connection, user_id)

    # -- tables -----------------------------------------------------------------------------------

    def add_table(
        self,
        table_id: str,
        made: dict[str, object],
        change: TableChange,
    ) -> None:
        """Keep a new table and its first entries, and list it, all or nothing."""
        with self.engine.begin() as connection:
            kept = FACTS.put(connection, made)
            row = {"id": table_id, "made": compact(kept), "made_at": change.at}
            connection.execute(TABLES.insert().values(**row))
            _append(connection, table_id, change, people=True)

    def append(self, tables: list[tuple[str, TableChange]]) -> None:
        """Write entries to logs, and how the tables stand after them, all or nothing."""
        with self.engine.begin() as connection:
            for table_id, change in tables:
                _append(connection, table_id, change)

    def fails_for_all(self, error: Exception) -> bool:
        """Say whether the file or the disk failed: it would for each change alone."""
        return isinstance(error, sa.exc.OperationalError | OSError)

    def load(self, table_id: str) -> tuple[dict[str, object], list[Entry]] | None:
        """Return how a table was made and its whole log, or None."""
        with self.engine.connect() as connection:
            made = connection.execute(
                sa.select(TABLES.c.made).where(TABLES.c.id == table_id)
            ).scalar()
            if made is None:
                return None
            how = FACTS.put_back(connection, json.loads(made))
            return how, LOGS.read(connection, table_id)

    # -- lists of tables --------------------------------------------------------------------------

    def open_tables(
        self, since: float, besides: Collection[str], limit: int
    ) -> list[dict[str, object]]:
        """Return the open tables that changed since a time, or are among those named."""
        with self.engine.connect() as connection:
            return LISTS.open_tables(connection, since, besides, limit)

    def tables_of(self, user: str, before: float, limit: int) -> list[dict[str, object]]:
        """Return the tables of a person that changed before a time, the last changed first."""
        with self.engine.connect() as connection:
            return LISTS.tables_of(connection, user, before, limit)

    def due(self, now: float) -> list[DueTable]:
        """Return the tables that go on by themselves: the most urgent, then the latest first."""
        with self.engine.connect() as connection:
            return due_tables(connection, now, TABLES.c, LOGS, LISTS)

    def mark(self, table_id: str, due: Due | None) -> None:
        """Write how urgent it is that a table goes on."""
        with self.engine.begin() as connection:
            LOGS.mark(connection, table_id, due)

    def mend_listing(self, table_id: str, listing: Listing | None) -> None:
        """Write a row of an older version as its log has it; None if that cannot be read."""
        with self.engine.begin() as connection:
            LISTS.mend(connection, table_id, listing)

    # -- records that were brought here -----------------------------------------------------------

    def keep_records(self, records: list[Sound], owner: str, quotas: Quotas) -> None:
        """Keep records that a person brings, all or nothing; one that is here already stays.

        Raises:
            Refusal: there would be too many bytes of them.
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
    """Write entries to a table's log, and how the table stands after them."""
    LOGS.write(connection, table_id, change)
    if change.listing is not None:
        people = people or moves_people(change.entries)
        LISTS.put(connection, table_id, change.listing, change.at, people=people)
