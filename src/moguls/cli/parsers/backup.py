"""Options of `moguls backup`."""

from __future__ import annotations

from pathlib import Path

from moguls.cli.parsing import Parser, add_data


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
