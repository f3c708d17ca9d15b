"""Storage port: everything that the server asks of its database.

Each method is one transaction, and is called through the executor port.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from moguls.server.limits.quotas import Quotas
    from moguls.server.ports.daily import DailyStore
    from moguls.server.ports.identity import IdentityStore, MergeStore, OneTimeLinkStore
    from moguls.server.ports.notices import NoticeStore
    from moguls.server.ports.puzzles import PuzzleStore
    from moguls.server.ports.snapshots import SnapshotStore
    from moguls.server.ports.talk import TalkStore
    from moguls.server.records.checking import ImportedRecord
    from moguls.server.table.change import TableChange
    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.clock.timeouts import Deadline
    from moguls.server.table.due import Due, DueTable
    from moguls.server.table.listing import Listing
    from moguls.server.table.table import LogEntry

Row = dict[str, Any]  # of a table of the database, by column
Jump = tuple[float, float]  # what a wall clock showed before and after it was set forward


class NotActive(Exception):
    """Another process has become active: this one must not write."""


class Ban(NamedTuple):
    """A ban of a person (by id) or a network; `ends_at` is None for a ban without an end."""

    who: str
    made_at: float
    ends_at: float | None = None
    reason: str = ""


class TableStore(Protocol):
    """Logs of tables, and the lists made from them."""

    @property
    def snapshots(self) -> SnapshotStore:
        """The snapshots of tables."""

    def add_table(self, table_id: str, setup: Row, change: TableChange) -> None:
        """Add a table with its first entries, and list it."""

    def append(self, tables: list[tuple[str, TableChange]]) -> None:
        """Write changes of several tables, all or nothing."""

    def fails_for_all(self, error: Exception) -> bool:
        """Return whether an error of `append` would hit each of its tables alone, too."""

    def load(self, table_id: str) -> tuple[Row, list[LogEntry]] | None:
        """Return the setup of a table and its whole log, or None."""

    def rename(self, user_id: str, values: Row, tables: dict[str, TableChange]) -> None:
        """Change a person's name, also in the logs of tables, all or nothing."""

    def open_tables(self, since: float, include: Collection[str], limit: int) -> list[Row]:
        """Return the open tables that changed since a time, or whose id is in `include`."""

    def tables_of(self, user: str, before: float, limit: int) -> list[Row]:
        """Return the tables of a person that changed before a time, the last changed first."""

    def unfinished_of(self, user: str, limit: int) -> list[Row]:
        """Return the unfinished tables of a person, the last changed first."""

    def finished_of(self, user: str, limit: int) -> list[Row]:
        """Return the finished tables at which a person has a seat, the last changed first."""

    def companions_of(self, user: str, limit: int) -> list[Row]:
        """Return the people of a person's finished tables, the latest first.

        Keys: name, games, last_at, and table_id of the latest table.
        """

    def forget_finished(self, user: str) -> None:
        """Remove a person from the lists of finished tables."""

    def due(self, now: float) -> list[DueTable]:
        """Return the tables that are due, the most urgent first, then the latest."""

    def mark(self, table_id: str, due: Due | None) -> None:
        """Replace the next automatic action of a table."""

    def repair_listing(self, table_id: str, listing: Listing | None) -> None:
        """Replace a row of an older version; None marks a table whose log cannot be read."""


class VacationStore(Protocol):
    """Vacations of people."""

    def intervals(self, user: str, now: float) -> list[Interval]:
        """Return the vacations of a person that ended within a year, or have not ended."""

    def is_automatic(self, user: str) -> bool:
        """Return whether the vacations of a person begin by themselves."""

    def set_automatic(self, user: str, automatic: bool) -> None:
        """Choose whether the vacations of a person begin by themselves."""


class ClockStore(Protocol):
    """Deadlines of tables, heartbeat and outages of the server."""

    def expired(self, now: float, limit: int) -> list[str]:
        """Return tables whose deadline has passed, the oldest first; no table is loaded."""

    @property
    def vacations(self) -> VacationStore:
        """The vacations of people."""

    def resting(self, now: float, limit: int) -> list[tuple[str, str]]:
        """Return tables at which a vacation is to begin by itself, and whose; none is loaded."""

    def put_deadline(self, table_id: str, deadline: Deadline | None) -> None:
        """Replace the deadline of a table."""

    def outages(self) -> tuple[float | None, list[Interval]]:
        """Return the last heartbeat (None before the first one), and all outages."""

    def beat(self, at: float, outages: Sequence[Interval] = ()) -> None:
        """Record a heartbeat and new outages, and move the open deadlines by these."""

    def withdraw(self, outage: Interval) -> None:
        """Delete an outage that a wrong clock has shown, and move the deadlines back."""


class PeopleStore(Protocol):
    """People, their devices, and bans."""

    def by_token(self, token_hash: str) -> Row | None:
        """Return the person and device of a token, or None."""

    def sessions_since(self, since: float, most: int) -> list[Row]:
        """Return people, devices and tokens that have been seen since then, the last ones first."""

    def user(self, user_id: str) -> Row | None:
        """Return a person, or None."""

    def add_user(self, user: Row, device: Row) -> None:
        """Add a person with its first device."""

    def change_user(self, user_id: str, values: dict[str, str | None]) -> None:
        """Change a person's name or language."""

    def add_device(self, device: Row) -> None:
        """Add another device of a person."""

    def see_device(self, device: str, browser: str, system: str) -> None:
        """Record that a device has just been used, and its browser and system."""

    def devices_of(self, user_id: str) -> list[Row]:
        """Return the devices of a person, the last used first."""

    def drop_device(self, user_id: str, device: str) -> bool:
        """Delete a device of a person; return whether there was one."""

    def seats_held(self, user_id: str) -> int:
        """Return at how many unfinished tables a person has a seat."""

    def bans(self) -> list[Ban]:
        """Return all bans, the oldest first, also those that have ended."""

    def put_ban(self, ban: Ban) -> None:
        """Add a ban, or replace the one of the same person or network."""

    def drop_ban(self, who: str) -> None:
        """Delete a ban."""


class RecordStore(Protocol):
    """Imported records."""

    def keep_records(self, records: list[ImportedRecord], owner: str, quotas: Quotas) -> None:
        """Add records that are not stored yet, all or nothing.

        Raises:
            Refusal: the owner, or everybody together, would have too many bytes.
        """

    def record(self, record_id: str) -> str | None:
        """Return the text of a record, or None."""


class ReviewStore(Protocol):
    """Reviews of finished games, and the parts of those under way."""

    def find(self, replay_id: str) -> str | None:
        """Return the text of a finished review, or None."""

    def begin(self, replay_id: str, person: str) -> None:
        """Add a review that is to go on after a restart."""

    def unfinished(self) -> list[tuple[str, str]]:
        """Return the replay and the person of each unfinished review, in the order of starts."""

    def put_decision(self, replay_id: str, number: int, text: str) -> None:
        """Add an evaluated decision, by its number in the game."""

    def decisions(self, replay_id: str) -> list[str]:
        """Return the evaluated decisions, in order."""

    def finish(self, replay_id: str, text: str) -> None:
        """Add a finished review unless it is there, and delete its parts."""

    def give_up(self, replay_id: str) -> None:
        """Mark a review as not under way; its decisions stay for another attempt."""


class AdminStore(Protocol):
    """Reads and rewrites of an administrator."""

    def list_tables(
        self,
        *,
        table: str | None = None,
        status: str | None = None,
        game: str | None = None,
        changed_before: float | None = None,
    ) -> list[Row]:
        """Return tables without their cards, the last changed last.

        Keys: id, game, status, open, shown, made_at, entries, changed.
        """

    def list_people(
        self,
        *,
        person: str | None = None,
        without_tables: bool = False,
        seen_before: float | None = None,
    ) -> list[Row]:
        """Return people, the last seen last. Keys: id, name, made_at, seen, tables."""

    def members_of(self, table: str) -> list[Row]:
        """Return who belongs to a table. Keys: user_id, seat, name (None: deleted)."""

    def tables_of(self, person: str) -> list[str]:
        """Return the tables to which a person belongs."""

    def record_owners(self) -> set[str]:
        """Return all people who have imported records."""

    def tables_naming(self, person: str) -> list[str]:
        """Return the tables whose logs name a person."""

    def people_named(self) -> set[str]:
        """Return all people whom logs name, in one pass over the logs."""

    def rename_in_log(self, table: str, person: str, name: str, *, friends: bool) -> None:
        """Replace a person's name in a table's log, from its beginning, and in the lists."""

    def delete_table(self, table: str) -> None:
        """Delete a table: its log, its row in the lists, its review and puzzles."""

    def delete_person(self, person: str) -> list[str]:
        """Delete a person with its devices and imported records; return the ids of those."""

    def clock(self) -> tuple[float | None, list[Jump]]:
        """Return when the clock was last watched (None: never), and its jumps."""

    def set_clock(self, at: float, jumps: Sequence[Jump]) -> None:
        """Record both."""


class Store(TableStore, PeopleStore, RecordStore, Protocol):
    """One database."""

    @property
    def reviews(self) -> ReviewStore:
        """The reviews in it."""

    @property
    def clocks(self) -> ClockStore:
        """The clocks in it."""

    @property
    def admin(self) -> AdminStore:
        """Its administration."""

    @property
    def notices(self) -> NoticeStore:
        """The notices in it."""

    @property
    def one_time_links(self) -> OneTimeLinkStore:
        """The one-time links in it."""

    @property
    def talk(self) -> TalkStore:
        """The free text in it."""

    @property
    def daily(self) -> DailyStore:
        """The deals of the days in it."""

    @property
    def puzzles(self) -> PuzzleStore:
        """The puzzles of people's games in it."""

    @property
    def identity(self) -> IdentityStore:
        """The ways to sign in."""

    @property
    def merges(self) -> MergeStore:
        """Its merges of guests."""

    def site_id(self) -> str:
        """Return the name of this database, which no other has."""

    def can_write(self) -> bool:
        """Return whether a small change can be committed now."""

    def sizes(self) -> dict[str, int]:
        """Return the bytes of the database, by file; nothing while it is away."""

    def tidy(self) -> None:
        """Do what keeps the database in order, if it is quiet; called every few seconds."""

    def close(self) -> None:
        """Close the database."""
