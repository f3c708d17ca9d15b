"""`moguls bot`: a bot of ours as a program, by the protocol of docs/programs.md."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from moguls.bots.levels import CLASSIC, SEARCH, names
from moguls.cli.output import complain
from moguls.cli.parsing import Parser
from moguls.cli.players import known_as

if TYPE_CHECKING:
    import argparse


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


def run(arguments: argparse.Namespace) -> int:
    """Answer line by line until the input ends."""
    from moguls.bots.external.speaker import Speaker  # noqa: PLC0415  # help need not load bots
    from moguls.games import registry  # noqa: PLC0415  # as above

    games = registry.names() if arguments.game is None else (arguments.game,)
    registry.rules_of(games[0])
    speaker = Speaker(arguments.level, games)
    if sys.stdin.isatty():
        complain("An arena speaks to this program in lines of JSON; Ctrl-D ends it.")
    for answer in speaker.answers(sys.stdin.buffer):
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()
    return 0
