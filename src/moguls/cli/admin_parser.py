"""The options of `moguls admin` and of its parts."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Any, Final

from moguls.cli.admin_acts_parser import MARK, add_acts, add_json, an_id
from moguls.cli.arena_parser import Part
from moguls.cli.backup import add_data
from moguls.cli.datafile import add_data_file
from moguls.cli.parsing import Parser

if TYPE_CHECKING:
    from moguls.cli.arena_parser import Parts

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
