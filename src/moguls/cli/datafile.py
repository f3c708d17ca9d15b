"""`--data-file`: play with the facts of a printed game in place of ours; every command has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from moguls.cli.parsing import Parser


def add_data_file(parser: Parser, default: str | None = None) -> None:
    """Add --data-file; the parser of a part leaves the default to the whole command's."""
    says = "facts of your printed game in place of ours: docs/data-files.md (default: ours)"
    parser.add_argument("--data-file", metavar="FILE", default=default, help=says)


def use_named(arguments: argparse.Namespace) -> None:
    """Load the game that is asked for with the file that is named, if one is.

    Raises:
        UsageError: the file is wrong, and on which line; or the game has none.
    """
    if arguments.data_file is None:
        return
    from moguls.games.registry import WITH_DATA_FILE, names, use_data_file  # noqa: PLC0415  # rare

    asked = {getattr(arguments, name, None) for name in ("game", "what")}
    wanted = [name for name in names() if name in asked] or WITH_DATA_FILE
    use_data_file(wanted[0], arguments.data_file)
