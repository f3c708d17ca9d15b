"""Options of `moguls games`."""

from __future__ import annotations

from moguls.cli.parsing import Parser


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "games",
        "List the games with their seats and house rules. Other commands set a house rule with\n"
        "--option SWITCH=VALUE; the first value listed is the default.",
        ["moguls games", "moguls games --json"],
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help="only this one (default: all)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    return parser
