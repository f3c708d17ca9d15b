"""Options of `moguls restore`."""

from __future__ import annotations

from pathlib import Path

from moguls.cli.parsing import Parser, add_data


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
