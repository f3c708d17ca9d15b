"""The option `--data-file` of every command."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moguls.cli.parsing import Parser


def add_data_file(parser: Parser, default: str | None = None) -> None:
    """Add --data-file; a subcommand suppresses the default, which the main parser sets."""
    says = (
        "file with the values of your printed game, see docs/data-files.md (default: the built-in"
    )
    says += " values)"
    parser.add_argument("--data-file", metavar="FILE", default=default, help=says)
