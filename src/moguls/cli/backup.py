"""`moguls backup`: copy the tables of a server, which may run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from moguls.cli.output import say
from moguls.cli.parsing import Parser

if TYPE_CHECKING:
    import argparse


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "backup",
        "Copy all people, tables and records of a server to one file. The server may run\n"
        "meanwhile; moves that come later are not in it. A copy by other means may lack what\n"
        "still lies in the log beside the file. moguls restore puts it back.",
        ["moguls backup monday.sqlite", "moguls backup monday.sqlite --data /var/lib/moguls"],
    )
    made.add_argument("file", metavar="FILE", type=Path, help="a new file")
    add_data(made)
    return made


def add_data(made: Parser) -> None:
    """Add --data."""
    says = "the server's folder (default: as MOGULS_DATA or MOGULS_CONFIG say, else the platform's)"
    made.add_argument("--data", metavar="DIR", type=Path, help=says)


def run(arguments: argparse.Namespace) -> int:
    """Copy."""
    from moguls.server.configuring import data_named  # noqa: PLC0415  # likewise
    from moguls.server.storage.backups import back_up  # noqa: PLC0415  # help need not load the store

    count = back_up(data_named(arguments.data), arguments.file)
    size = arguments.file.stat().st_size
    say(f"{arguments.file}: {count} tables, {size / 1000:,.0f} kB")
    return 0
