"""Options of `moguls backup`."""

from __future__ import annotations

from pathlib import Path

from moguls.cli.parsing import Parser, add_data


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "backup",
        "Copy all people, tables and records of a server to one file. The server may run\n"
        "meanwhile; later moves are not included. Copying the database file by other means may\n"
        "miss what is still in its write-ahead log. moguls restore restores the copy.",
        ["moguls backup monday.sqlite", "moguls backup monday.sqlite --data /var/lib/moguls"],
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a new file")
    add_data(parser)
    return parser
