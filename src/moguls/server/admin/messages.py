"""What `moguls admin` says to a server, and what it is answered: a line of JSON each."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Rows = list[dict[str, Any]]
Status = Literal["waiting", "playing", "over", "closed", "broken"]


class ListTables(Struct, tag="list tables", forbid_unknown_fields=True):
    """List the tables: those that stand so, of a game, that have not changed for so many days."""

    status: Status | None = None
    game: str | None = None
    idle: int = 0


class ListPeople(Struct, tag="list people", forbid_unknown_fields=True):
    """List the people: those not seen for so many days, or who belong to no table."""

    idle: int = 0
    free: bool = False


class Show(Struct, tag="show", forbid_unknown_fields=True):
    """Tell what is known of a table or a person."""

    which: str


class Close(Struct, tag="close", forbid_unknown_fields=True):
    """Close a table; those who are there read what is said."""

    table: str
    says: str = ""


class Delete(Struct, tag="delete", forbid_unknown_fields=True):
    """Delete a table with its log, or a person."""

    which: str


class Free(Struct, tag="free", forbid_unknown_fields=True):
    """Free a seat, counted from 1."""

    table: str
    seat: int


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """Give a person another name."""

    person: str
    name: str


class ListBans(Struct, tag="list bans", forbid_unknown_fields=True):
    """List who is banned."""


class Ban(Struct, tag="ban", forbid_unknown_fields=True):
    """Ban a person by its id, or an address or a network; until a moment, and for a reason."""

    who: str
    until: str | None = None
    reason: str = ""


class Unban(Struct, tag="unban", forbid_unknown_fields=True):
    """Lift a ban."""

    who: str


class Sweep(Struct, tag="sweep", forbid_unknown_fields=True):
    """Delete tables that never began and guests without tables, older than so many days.

    `dry`: only tell what would be deleted.
    """

    tables: int = 0
    guests: int = 0
    dry: bool = False


Looks = ListTables | ListPeople | ListBans | Show
Asked = Looks | Close | Delete | Free | Rename | Ban | Unban | Sweep


class Row(Struct, tag="row"):
    """One of the things that are told."""

    row: dict[str, Any]


class Done(Struct, tag="done"):
    """All has been told, and done."""


class Failed(Struct, tag="failed"):
    """It cannot be done, and why."""

    why: str


Answer = Row | Done | Failed
