"""`moguls restore`: put a copy of a server's tables in their place."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from moguls.cli.backup import add_data
from moguls.cli.output import say
from moguls.cli.parsing import Parser

if TYPE_CHECKING:
    import argparse


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "restore",
        "Put what moguls backup has copied in the place of a server's tables. No server may run\n"
        "on the folder. What is there is moved into a folder beside it, its log too, and nothing\n"
        "is lost.",
        ["moguls restore monday.sqlite", "moguls restore monday.sqlite --data /var/lib/moguls"],
    )
    made.add_argument("file", metavar="FILE", type=Path, help="as moguls backup wrote it")
    add_data(made)
    return made


def run(arguments: argparse.Namespace) -> int:
    """Put it back."""
    from moguls.server.configuring import data_named  # noqa: PLC0415  # likewise
    from moguls.server.storage.backups import restore  # noqa: PLC0415  # help need not load the store

    folder = data_named(arguments.data)
    count, aside = restore(arguments.file, folder)
    say(f"{folder}: {count} tables, as in {arguments.file}")
    if aside is not None:
        say(f"what was there lies in {aside}")
    return 0
