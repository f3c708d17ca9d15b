"""Options of `moguls games`."""

from __future__ import annotations

from moguls.cli.parsing import Parser


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "games",
        "List the games with their seats and house-rule switches. A switch is given to other\n"
        "commands as --option SWITCH=VALUE; its default, listed first, need not be given.",
        ["moguls games", "moguls games --json"],
    )
    made.add_argument("game", metavar="GAME", nargs="?", help="only this one (default: all)")
    made.add_argument("--json", action="store_true", help="print JSON instead of tables")
    return made
