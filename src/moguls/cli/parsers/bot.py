"""Options of `moguls bot`."""

from __future__ import annotations

from moguls.bots.levels import CLASSIC, SEARCH, names
from moguls.cli.parsing import Parser
from moguls.cli.players import known_as


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "bot",
        "Run a built-in bot as a program that reads and writes one JSON message per line, by the\n"
        "protocol of docs/programs.md: for other arenas, and as an example of the protocol.",
        [
            "moguls bot --level hard",
            "moguls simulate moguli --bots 'program:moguls bot moguli --level hard,normal'",
        ],
    )
    says = "accept only this game (default: any)"
    parser.add_argument("game", metavar="GAME", nargs="?", help=says)
    says = f"the bot: {', '.join(names())}, {SEARCH}SIMS or {CLASSIC}SIMS (default: normal)"
    parser.add_argument("--level", metavar="NAME", type=known_as, default="normal", help=says)
    return parser
