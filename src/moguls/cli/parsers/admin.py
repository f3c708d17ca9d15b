"""Options of `moguls admin` and its subcommands."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from moguls.cli.datafile import add_data_file
from moguls.cli.parsing import Parser, Subparser, add_data, whole

if TYPE_CHECKING:
    from argparse import ArgumentParser

    from moguls.cli.parsing import Subparsers

DAYS: Final = whole(0, 36500)
STATUSES: Final = ("waiting", "playing", "over", "closed", "broken")
LISTED: Final = ("tables", "people", "bans", "reports")
ACTS: Final = (
    "list",
    "show",
    "close",
    "delete",
    "sign-out",
    "free",
    "rename",
    "ban",
    "unban",
    "clear",
    "silence",
    "sweep",
    "clock",
)
ANYWHERE: Final = ("copy", "drill")  # they use no data folder, or name two
READS: Final = ("check", "export", "puzzles")  # from the database itself
ASKS: Final = ("close", "delete", "sign-out", "free", "sweep")
MARK: Final = "="  # put before an id that looks like an option, until argparse has read it
# An id may begin like an option; until it has been read, it does not. No option has a capital
# letter, a digit or an underscore; ten random characters have one.
ID: Final = re.compile(r"-(?!-)[\w-]{11,15}|--(?=.*[A-Z\d_])[\w-]{10,14}")


class AdminParser(Subparser):
    """The parser of a subcommand, which accepts ids that begin with a hyphen."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse a command line."""
        marked = [f"{MARK}{word}" if ID.fullmatch(word) else word for word in args]
        return super().parse_known_args(marked, namespace)


def parser() -> Parser:
    """Describe the command and its subcommands."""
    parser = Parser(
        "admin",
        "Administer a server, running or not. A running server is reached through the socket\n"
        "admin.sock in its data folder, which only its owner can use.",
        [
            "moguls admin list tables --data /var/lib/moguls",
            "moguls admin check",
            "moguls admin export games.jsonl --data /var/lib/moguls",
        ],
    )
    subparsers: Subparsers = parser.add_subparsers(
        dest="part", metavar="WHAT", required=True, parser_class=AdminParser
    )
    _add_check(subparsers)
    _add_copy(subparsers)
    _add_drill(subparsers)
    _add_export(subparsers)
    _add_mail_check(subparsers)
    _add_puzzles(subparsers)
    add_acts(subparsers)
    for name, part in subparsers.choices.items():
        if name not in ANYWHERE:
            add_data(part)
        if name in READS:
            says = "PostgreSQL database (default: from the server's settings)"
            part.add_argument("--database", metavar="URL", help=says)
        add_data_file(part, argparse.SUPPRESS)
    return parser


def _add_check(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "check",
        help="replay the log of every table and report those that fail",
        description="Replay the log of every table and read every uploaded record. The server\n"
        "may run meanwhile. The exit code is 1 if a log or a record cannot be replayed.",
        examples=["moguls admin check", "moguls admin check --json --data /var/lib/moguls"],
    )
    add_json(part)


def _add_copy(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "copy",
        help="copy everything between SQLite and PostgreSQL",
        description="Copy all tables to an empty database and compare both: the number of rows\n"
        "and a hash of each table. No server may use either of them meanwhile. After an\n"
        "interruption, the same command continues; until it has ended, no server starts on the\n"
        "copy. Each side is a data folder, a SQLite file, or postgresql://USER@HOST/NAME.",
        examples=[
            "moguls admin copy --from /var/lib/moguls --to postgresql://moguls@db/moguls",
            "moguls admin copy --from postgresql://moguls@db/moguls --to saturday.sqlite",
        ],
    )
    for name, to in (("from", "source"), ("to", "target")):
        says = f"the {to}: a folder, a file or a URL"
        part.add_argument(f"--{name}", metavar="PLACE", dest=to, required=True, help=says)
    add_json(part)


def _add_drill(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "drill",
        help="check that a backup can be restored and replayed",
        description="Restore a backup into a temporary folder (in TMPDIR), migrate it as a server\n"
        "would, replay every log and uploaded record, and report the time. Neither the backup nor\n"
        "any data folder is changed. The exit code is 1 if a log or a record cannot be replayed,\n"
        "and 2 if the backup cannot be restored.",
        examples=["moguls admin drill monday.sqlite"],
    )
    part.add_argument("backup", metavar="BACKUP", type=Path, help="a file of moguls backup")
    add_json(part)


def _add_export(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "export",
        help="write every game as a record, the log of a table, or what is known of a person",
        description="Write every game to a file, one record per line, in the format of moguls\n"
        "replay: the games of this server's tables and the uploaded records. Unfinished games are\n"
        "included with their decks, so keep the file private. --person writes what the server\n"
        "stores about a person, as JSON.",
        examples=[
            "moguls admin export games.jsonl",
            "moguls admin export - --log TABLE",
            "moguls admin export person.json --person PERSON",
        ],
    )
    part.add_argument("file", metavar="FILE", help="a new file; - is stdout")
    says = "write the raw log of this table, even if it cannot be replayed (default: all records)"
    what = part.add_mutually_exclusive_group()
    what.add_argument("--log", metavar="TABLE", type=an_id, help=says)
    says = "write what is stored about a person, without addresses and secrets"
    what.add_argument("--person", metavar="PERSON", type=an_id, help=says)


def _add_mail_check(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "mail-check",
        help="test the settings of mail",
        description="Connect to the SMTP server of the settings, send a test mail to ADDRESS, and\n"
        "say which DNS records let other servers trust this mail. The exit code is 1 if the\n"
        "server cannot be used or does not take the mail.",
        examples=["moguls admin mail-check", "moguls admin mail-check me@example.org"],
    )
    part.add_argument("address", metavar="ADDRESS", nargs="?", help="send a test mail there")


def _add_puzzles(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "puzzles",
        help="make puzzles from games whose people all agreed",
        description="Search the games that ended before today for clear mistakes, and make\n"
        "puzzles without names from them. A game is used only if everybody who played there\n"
        "agreed, at its end or in the settings, and is searched once: about a minute.",
        examples=["moguls admin puzzles", "moguls admin puzzles --seconds 3600"],
    )
    says = "begin no game after this many seconds (default: 600)"
    part.add_argument("--seconds", metavar="N", type=whole(1, 10**6), default=600, help=says)
    add_json(part)


def an_id(text: str) -> str:
    """Read an id, without the mark."""
    return text.removeprefix(MARK)


def add_acts(subparsers: Subparsers) -> None:
    """Describe the subcommands that a running server carries out."""
    _add_list(subparsers)
    _add_show(subparsers)
    _add_of_tables(subparsers)
    _add_delete(subparsers)
    _add_sign_out(subparsers)
    _add_rename(subparsers)
    _add_bans(subparsers)
    _add_texts(subparsers)
    _add_sweep(subparsers)
    _add_clock(subparsers)
    for name in ACTS:
        add_json(subparsers.choices[name])
    for name in ASKS:
        says = "do not ask for confirmation"
        subparsers.choices[name].add_argument("--yes", action="store_true", help=says)


def add_json(part: ArgumentParser) -> None:
    """Add --json."""
    part.add_argument("--json", action="store_true", help="print JSON Lines")


def _add_list(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "list",
        help="list tables, people, bans or reported texts",
        description="List all tables, people, bans or reported texts, the most recent last.",
        examples=[
            "moguls admin list tables --status waiting --idle 30",
            "moguls admin list people --free --json",
        ],
    )
    part.add_argument("what", metavar="WHAT", choices=LISTED, help=", ".join(LISTED))
    says = f"tables with this status: {', '.join(STATUSES)} (default: all)"
    part.add_argument("--status", metavar="STATUS", choices=STATUSES, help=says)
    part.add_argument("--game", metavar="GAME", help="tables of this game (default: all)")
    says = "tables unchanged, or people absent, for this many days (default: 0)"
    part.add_argument("--idle", metavar="DAYS", type=DAYS, default=0, help=says)
    part.add_argument("--free", action="store_true", help="people without a table")


def _add_show(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "show",
        help="show the details of a table or a person, without cards",
        description="Show the details of a table with its people, or of a person with their\n"
        "tables and devices. Cards are never shown.",
        examples=["moguls admin show TABLE", "moguls admin show PERSON --json"],
    )
    part.add_argument("which", metavar="ID", type=an_id, help="an id from moguls admin list")


def _add_of_tables(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "close",
        help="close a table for good",
        description="Close a table for good. Those who are there or come later read that it was\n"
        "closed, and your message. Its log is kept.",
        examples=["moguls admin close TABLE", "moguls admin close TABLE --say 'We move at noon.'"],
    )
    _add_table(part)
    says = "message for those at the table (default: none)"
    part.add_argument("--say", metavar="TEXT", default="", help=says)
    part = subparsers.add_parser(
        "free",
        help="free a seat; a bot takes over in a running game",
        description="Free a seat. In a running game a bot takes over, and the former owner cannot\n"
        "return to the seat.",
        examples=["moguls admin free TABLE 2"],
    )
    _add_table(part)
    says = "number of the seat from 1, see moguls admin show"
    part.add_argument("seat", metavar="SEAT", type=whole(1, 20), help=says)


def _add_table(part: ArgumentParser) -> None:
    part.add_argument("table", metavar="TABLE", type=an_id, help="the table's id")


def _add_delete(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "delete",
        help="delete a table with its log, or a person",
        description="Delete a table with its log and its review, or a person: the person is\n"
        "signed out, bots take over their seats, their uploaded records are deleted, and their\n"
        "name is removed from all logs.",
        examples=["moguls admin delete TABLE", "moguls admin delete PERSON --yes"],
    )
    part.add_argument("which", metavar="ID", type=an_id, help="an id from moguls admin list")


def _add_sign_out(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "sign-out",
        help="sign a person out on all devices",
        description="Sign a person out on all devices and end the codes and links that would sign\n"
        "another one in. Seats and games stay. Passkeys, a recovery code and a mail address stay\n"
        "valid: without any of these, nobody can be that person again.",
        examples=["moguls admin sign-out PERSON"],
    )
    part.add_argument("which", metavar="PERSON", type=an_id, help="the person's id")


def _add_rename(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "rename",
        help="rename a person",
        description="Rename a person at all tables and in all logs. The person can choose another\n"
        "name later.",
        examples=["moguls admin rename PERSON Anna"],
    )
    part.add_argument("person", metavar="PERSON", type=an_id, help="the person's id")
    part.add_argument("name", metavar="NAME", help="the new name; the rules for names apply")


def _add_bans(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "ban",
        help="ban a person, an address or a network",
        description="Ban a person, an address or a network: requests are refused with a message,\n"
        "and open sockets are closed. There are no accounts, so a banned person can return as\n"
        "somebody new; banning an address or a network keeps out all who use it.\n"
        "moguls admin show PERSON prints a person's address.",
        examples=[
            "moguls admin ban PERSON --reason 'Rude words.'",
            "moguls admin ban 192.0.2.0/24 --until 2026-12-24",
        ],
    )
    _add_who(part)
    says = "end of the ban, a date or time, in UTC unless it has a time zone (default: permanent)"
    part.add_argument("--until", metavar="DATE", help=says)
    says = "message for those who are banned (default: none)"
    part.add_argument("--reason", metavar="TEXT", default="", help=says)
    part = subparsers.add_parser(
        "unban",
        help="lift a ban",
        description="Lift a ban. moguls admin list bans lists all bans.",
        examples=["moguls admin unban PERSON", "moguls admin unban 192.0.2.0/24"],
    )
    _add_who(part)


def _add_who(part: ArgumentParser) -> None:
    says = "id of a person, an address or a network"
    part.add_argument("who", metavar="WHO", type=an_id, help=says)


def _add_texts(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "clear",
        help="delete a text that somebody wrote at a table",
        description="Delete a text, also for those who have read it. Its number is in\n"
        "moguls admin list reports.",
        examples=["moguls admin clear 1789000000000"],
    )
    part.add_argument("text", metavar="NUMBER", type=whole(0, 2**53), help="the text's number")
    part = subparsers.add_parser(
        "silence",
        help="disable free text of a person or at a table",
        description="Disable free text of a person, or at a table. Phrases and emotes remain.",
        examples=["moguls admin silence PERSON", "moguls admin silence TABLE --undo"],
    )
    says = "id of a person or a table"
    part.add_argument("who", metavar="ID", type=an_id, help=says)
    part.add_argument("--undo", action="store_true", help="allow it again")


def _add_clock(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "clock",
        help="show whether timeouts are enforced, and outages",
        description=(
            "Show the server's clock, by how many seconds it differs from the time that has passed"
            " since the start, whether timeouts are enforced, and all outages."
        ),
        examples=["moguls admin clock", "moguls admin clock --confirm"],
    )
    says = "the clock is right as it is: enforce timeouts again"
    part.add_argument("--confirm", action="store_true", help=says)


def _add_sweep(subparsers: Subparsers) -> None:
    part = subparsers.add_parser(
        "sweep",
        help="delete tables that never began, and guests without tables",
        description="Delete old tables that never began, and people without tables or uploaded\n"
        "records. Those who are connected stay. With the settings sweep-tables and sweep-guests\n"
        "a server does this by itself.",
        examples=["moguls admin sweep --tables 30 --guests 90 --dry-run"],
    )
    says = "tables that never began, unchanged for this many days (default: none)"
    part.add_argument("--tables", metavar="DAYS", type=DAYS, default=0, help=says)
    says = "people without tables, absent for this many days (default: none)"
    part.add_argument("--guests", metavar="DAYS", type=DAYS, default=0, help=says)
    part.add_argument("--dry-run", action="store_true", help="only list what would be deleted")
