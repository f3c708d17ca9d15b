"""Messages between `moguls admin` and a server: one line of JSON each."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from moguls.review.puzzles.search import ClearMistake  # noqa: TC001  # read at run time

Rows = list[dict[str, Any]]
Status = Literal["waiting", "playing", "over", "closed", "broken"]


class ListTables(Struct, tag="list tables", forbid_unknown_fields=True):
    """List the tables with a status, of a game, or unchanged for so many days."""

    status: Status | None = None
    game: str | None = None
    idle: int = 0


class ListPeople(Struct, tag="list people", forbid_unknown_fields=True):
    """List the people not seen for so many days, or without tables."""

    idle: int = 0
    free: bool = False


class Show(Struct, tag="show", forbid_unknown_fields=True):
    """Show the data of a table or a person."""

    which: str


class Close(Struct, tag="close", forbid_unknown_fields=True):
    """Close a table; its people get the text `says`."""

    table: str
    says: str = ""


class Delete(Struct, tag="delete", forbid_unknown_fields=True):
    """Delete a table with its log, or a person."""

    which: str


class SignOut(Struct, tag="sign-out", forbid_unknown_fields=True):
    """Sign a person out on all devices."""

    person: str


class Free(Struct, tag="free", forbid_unknown_fields=True):
    """Free a seat, counted from 1."""

    table: str
    seat: int


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """Rename a person."""

    person: str
    name: str


class ListBans(Struct, tag="list bans", forbid_unknown_fields=True):
    """List the bans."""


class AddBan(Struct, tag="ban", forbid_unknown_fields=True):
    """Ban a person by id, or an address or a network, until a moment, and for a reason."""

    who: str
    until: str | None = None
    reason: str = ""


class Unban(Struct, tag="unban", forbid_unknown_fields=True):
    """Lift a ban."""

    who: str


class ListReports(Struct, tag="list reports", forbid_unknown_fields=True):
    """List the texts that people have reported."""


class ClearText(Struct, tag="clear", forbid_unknown_fields=True):
    """Delete a text by its number."""

    text: int


class Silence(Struct, tag="silence", forbid_unknown_fields=True):
    """Allow a person, or everybody at a table, no free text; `undo`: allow it again."""

    who: str
    undo: bool = False


class Sweep(Struct, tag="sweep", forbid_unknown_fields=True):
    """Delete tables that never began and guests without tables, older than so many days.

    `dry`: only list what would be deleted.
    """

    tables: int = 0
    guests: int = 0
    dry: bool = False


class CheckClock(Struct, tag="clock", forbid_unknown_fields=True):
    """Show whether timeouts are enforced, and the outages; `confirm`: the clock is right."""

    confirm: bool = False


class AddPuzzles(Struct, tag="add puzzles", forbid_unknown_fields=True):
    """Store the puzzles found in a game, if all its people still agree."""

    table: str
    mistakes: list[ClearMistake]


ReadRequest = ListTables | ListPeople | ListBans | ListReports | Show
AdminRequest = (
    ReadRequest
    | Close
    | Delete
    | SignOut
    | Free
    | Rename
    | AddBan
    | Unban
    | ClearText
    | Silence
    | Sweep
    | CheckClock
    | AddPuzzles
)


class AnswerRow(Struct, tag="row"):
    """One row of an answer."""

    row: dict[str, Any]


class AnswerEnd(Struct, tag="done"):
    """End of an answer: everything is done."""


class Failed(Struct, tag="failed"):
    """The request failed, with the reason."""

    why: str


Answer = AnswerRow | AnswerEnd | Failed
