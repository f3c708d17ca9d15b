"""Options of `moguls bot`."""

from __future__ import annotations

from moguls.bots.levels import CLASSIC, SEARCH, names
from moguls.cli.parsing import Parser
from moguls.cli.players import known_as


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "bot",
        "Be a bot on standard input and output, one line of JSON a message: for arenas of\n"
        "others, and to see how a program is spoken to. The arena says which game and seat.",
        [
            "moguls bot --level hard",
            "moguls simulate moguli --bots 'program:moguls bot moguli --level hard,normal'",
        ],
    )
    says = "the only game to play (default: any)"
    made.add_argument("game", metavar="GAME", nargs="?", help=says)
    says = f"{', '.join(names())}, {SEARCH}SIMS or {CLASSIC}SIMS (default: normal)"
    made.add_argument("--level", metavar="NAME", type=known_as, default="normal", help=says)
    return made
