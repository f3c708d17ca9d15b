"""The options of `moguls admin` and of its parts."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Any, Final

from moguls.cli.datafile import add_data_file
from moguls.cli.parsing import Parser, Part, add_data, whole

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from moguls.cli.parsing import Parts

DAYS: Final = whole(0, 36500)
STATUSES: Final = ("waiting", "playing", "over", "closed", "broken")
LISTED: Final = ("tables", "people", "bans")
ACTS: Final = ("list", "show", "close", "delete", "free", "rename", "ban", "unban", "sweep")
ASKS: Final = ("close", "delete", "free", "sweep")
MARK: Final = "="  # before an id that begins as an option does, until it has been read
# An id may begin like an option; until it has been read, it does not.
ID: Final = re.compile(r"-(?!-)[\w-]{11,15}")


class AdminPart(Part):
    """The parser of a part, which knows ids that begin with a hyphen."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read a line."""
        marked = [f"{MARK}{word}" if ID.fullmatch(word) else word for word in args]
        return super().parse_known_args(marked, namespace)


def parser() -> Parser:
    """Describe the command and its parts."""
    made = Parser(
        "admin",
        "Look into a server, and act on it, while it runs or while it does not. A running server\n"
        "is asked through the socket admin.sock in its data folder, which its owner alone can use.",
        [
            "moguls admin list tables --data /var/lib/moguls",
            "moguls admin check",
            "moguls admin export games.jsonl --data /var/lib/moguls",
        ],
    )
    parts: Parts = made.add_subparsers(
        dest="part", metavar="WHAT", required=True, parser_class=AdminPart
    )
    _add_check(parts)
    _add_export(parts)
    add_acts(parts)
    for part in parts.choices.values():
        add_data(part)
        add_data_file(part, argparse.SUPPRESS)
    return made


def _add_check(parts: Parts) -> None:
    """Describe `check`."""
    made = parts.add_parser(
        "check",
        help="replay the log of every table and tell which cannot be played on",
        description="Replay the log of every table, and read every record that was brought. The\n"
        "server may run meanwhile: this is done in a process of its own. The exit code is 1 if\n"
        "one of them cannot be replayed.",
        examples=["moguls admin check", "moguls admin check --json --data /var/lib/moguls"],
    )
    add_json(made)


def _add_export(parts: Parts) -> None:
    """Describe `export`."""
    made = parts.add_parser(
        "export",
        help="write every game as a record, or the log of one table",
        description="Write every game to a file, a record a line, as moguls replay reads them:\n"
        "those of this server's tables, and those that were brought. Games that are not over are\n"
        "among them, with their decks: keep the file to yourself.",
        examples=["moguls admin export games.jsonl", "moguls admin export - --log TABLE"],
    )
    made.add_argument("file", metavar="FILE", help="a new file; - is stdout")
    says = "the log of this table as it is, be it replayable or not (default: records of all)"
    made.add_argument("--log", metavar="TABLE", type=an_id, help=says)


def an_id(text: str) -> str:
    """Return an id as it was typed."""
    return text.removeprefix(MARK)


def add_acts(parts: Parts) -> None:
    """Describe them all."""
    _add_list(parts)
    _add_show(parts)
    _add_of_tables(parts)
    _add_delete(parts)
    _add_rename(parts)
    _add_bans(parts)
    _add_sweep(parts)
    for name in ACTS:
        add_json(parts.choices[name])
    for name in ASKS:
        says = "do not ask whether it is meant"
        parts.choices[name].add_argument("--yes", action="store_true", help=says)


def add_json(made: ArgumentParser) -> None:
    """Add --json."""
    made.add_argument("--json", action="store_true", help="write JSON, a line for each")


def _add_list(parts: Parts) -> None:
    """Describe `list`."""
    made = parts.add_parser(
        "list",
        help="list tables, people or bans",
        description="List all tables, all people or all bans; those that changed or came last are\n"
        "the last.",
        examples=[
            "moguls admin list tables --status waiting --idle 30",
            "moguls admin list people --free --json",
        ],
    )
    made.add_argument("what", metavar="WHAT", choices=LISTED, help=", ".join(LISTED))
    says = f"tables that stand so: {', '.join(STATUSES)} (default: all)"
    made.add_argument("--status", metavar="STATUS", choices=STATUSES, help=says)
    made.add_argument("--game", metavar="GAME", help="tables of this game (default: of all)")
    says = "that have not changed, or not been here, for so many days (default: 0)"
    made.add_argument("--idle", metavar="DAYS", type=DAYS, default=0, help=says)
    made.add_argument("--free", action="store_true", help="people who belong to no table")


def _add_show(parts: Parts) -> None:
    """Describe `show`."""
    made = parts.add_parser(
        "show",
        help="tell what is known of a table or a person, but no cards",
        description="Tell what is known of a table, with who belongs to it, or of a person, with\n"
        "its tables and devices. Cards are never shown.",
        examples=["moguls admin show TABLE", "moguls admin show PERSON --json"],
    )
    made.add_argument("which", metavar="ID", type=an_id, help="as moguls admin list tells it")


def _add_of_tables(parts: Parts) -> None:
    """Describe `close` and `free`."""
    made = parts.add_parser(
        "close",
        help="close a table: nobody can play there any more",
        description="Close a table: nobody can play there any more. Those who are there, and who\n"
        "come later, read a sentence, and yours if you give one. Its log stays.",
        examples=["moguls admin close TABLE", "moguls admin close TABLE --say 'We move at noon.'"],
    )
    _add_table(made)
    says = "what those at the table read, in your words (default: nothing more)"
    made.add_argument("--say", metavar="TEXT", default="", help=says)
    made = parts.add_parser(
        "free",
        help="free a seat; in a game under way a bot plays on there",
        description="Free a seat, whoever has it. In a game under way a bot plays on there, and\n"
        "its owner cannot come back to it.",
        examples=["moguls admin free TABLE 2"],
    )
    _add_table(made)
    says = "its number, from 1, as moguls admin show tells it"
    made.add_argument("seat", metavar="SEAT", type=whole(1, 20), help=says)


def _add_table(made: ArgumentParser) -> None:
    """Add the id of a table."""
    made.add_argument("table", metavar="TABLE", type=an_id, help="the table's id")


def _add_delete(parts: Parts) -> None:
    """Describe `delete`."""
    made = parts.add_parser(
        "delete",
        help="delete a table with its log, or a person",
        description="Delete a table with its log and its review, or a person: it is signed out,\n"
        "its seats go to bots, the records that it brought are deleted, and no log tells its\n"
        "name any more.",
        examples=["moguls admin delete TABLE", "moguls admin delete PERSON --yes"],
    )
    made.add_argument("which", metavar="ID", type=an_id, help="as moguls admin list tells it")


def _add_rename(parts: Parts) -> None:
    """Describe `rename`."""
    made = parts.add_parser(
        "rename",
        help="give a person another name",
        description="Give a person another name: at all tables, and in what their logs tell of\n"
        "earlier. It can choose another one for itself later.",
        examples=["moguls admin rename PERSON Anna"],
    )
    made.add_argument("person", metavar="PERSON", type=an_id, help="the person's id")
    made.add_argument("name", metavar="NAME", help="as people may call themselves")


def _add_bans(parts: Parts) -> None:
    """Describe `ban` and `unban`."""
    made = parts.add_parser(
        "ban",
        help="keep a person or an address out",
        description="Keep a person or an address out: each request is refused with a sentence,\n"
        "and open sockets end. A person can come back as somebody new, since there are no\n"
        "accounts; the ban of an address or a network keeps all out who come from there.\n"
        "moguls admin show PERSON tells the address.",
        examples=[
            "moguls admin ban PERSON --reason 'Rude words.'",
            "moguls admin ban 192.0.2.0/24 --until 2026-12-24",
        ],
    )
    _add_who(made)
    says = "a date or a moment, of UTC unless it says otherwise (default: for ever)"
    made.add_argument("--until", metavar="DATE", help=says)
    says = "what one who is banned reads (default: nothing more)"
    made.add_argument("--reason", metavar="TEXT", default="", help=says)
    made = parts.add_parser(
        "unban",
        help="lift a ban",
        description="Lift a ban. moguls admin list bans tells them all.",
        examples=["moguls admin unban PERSON", "moguls admin unban 192.0.2.0/24"],
    )
    _add_who(made)


def _add_who(made: ArgumentParser) -> None:
    """Add whom a ban is of."""
    says = "a person's id, an address or a network"
    made.add_argument("who", metavar="WHO", type=an_id, help=says)


def _add_sweep(parts: Parts) -> None:
    """Describe `sweep`."""
    made = parts.add_parser(
        "sweep",
        help="delete tables that never began, and guests without tables",
        description="Delete tables that still wait, and people who belong to no table and have\n"
        "brought no record, when they are old enough. Whoever is there now stays. A server does\n"
        "so by itself with sweep-tables and sweep-guests in its settings.",
        examples=["moguls admin sweep --tables 30 --guests 90 --dry-run"],
    )
    says = "tables that wait, and have not changed for so many days (default: none)"
    made.add_argument("--tables", metavar="DAYS", type=DAYS, default=0, help=says)
    says = "people without tables, not seen for so many days (default: none)"
    made.add_argument("--guests", metavar="DAYS", type=DAYS, default=0, help=says)
    made.add_argument("--dry-run", action="store_true", help="only tell what would be deleted")
