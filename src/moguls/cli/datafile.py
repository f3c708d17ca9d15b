"""`--data-file`: play with the facts of a printed game in place of ours; every command has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moguls.cli.parsing import Parser


def add_data_file(parser: Parser, default: str | None = None) -> None:
    """Add --data-file; the parser of a part leaves the default to the whole command's."""
    says = "facts of your printed game in place of ours: docs/data-files.md (default: ours)"
    parser.add_argument("--data-file", metavar="FILE", default=default, help=says)
