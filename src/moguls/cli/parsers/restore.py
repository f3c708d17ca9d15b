"""Options of `moguls restore`."""

from __future__ import annotations

from pathlib import Path

from moguls.cli.parsing import Parser, add_data


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "restore",
        "Replace the database of a server with a copy made by moguls backup. The server must not\n"
        "run. The old database and its write-ahead log are moved into a folder next to it.",
        ["moguls restore monday.sqlite", "moguls restore monday.sqlite --data /var/lib/moguls"],
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a file written by moguls backup")
    add_data(parser)
    return parser
