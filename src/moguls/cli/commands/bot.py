"""`moguls bot`: a built-in bot as a program, by the protocol of docs/programs.md."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from moguls.bots.external.speaker import Speaker
from moguls.cli.output import complain
from moguls.games import registry

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    """Answer line by line until the input ends."""
    games = registry.names() if arguments.game is None else (arguments.game,)
    registry.rules_of(games[0])
    speaker = Speaker(arguments.level, games)
    if sys.stdin.isatty():
        complain("This program expects JSON messages, one per line, from an arena; Ctrl-D ends it.")
    for answer in speaker.answers(sys.stdin.buffer):
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()
    return 0
