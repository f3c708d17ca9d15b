"""`python -m moguls.games.moguli [SEATS [SEED]]`: a random game, annotated with its rules."""

import sys

from moguls.core.annotate import annotated
from moguls.core.errors import UsageError
from moguls.core.game import Game
from moguls.core.playthrough import Playthrough
from moguls.games.moguli.game import RULES
from moguls.games.moguli.words import clause_of, say

SEATS, SEED = 2, 2004


def line(play: Playthrough, move: str) -> str:
    """Write one ply: its number, seat and move, and each of its events with the clause."""
    who = f"seat {play.steps()[-1]['seat']}" if play.ply else ""
    told = " ".join(
        f"{say(event, lambda seat: f'Seat {seat}')} ({clause_of(event)})"
        for event in play.events(None)
    )
    return f"{play.ply:3} {who:6} {move:13} {told}"


def main(arguments: list[str]) -> int:
    """Print the game; arguments are the seats and the seed."""
    try:
        seats, seed = (*map(int, arguments), *(SEATS, SEED)[len(arguments) :])
        play = Game(RULES, {}).new(seats, seed)
    except ValueError:
        return _refuse("SEATS and SEED are two whole numbers at most")
    except UsageError as error:
        return _refuse(str(error))
    sys.stdout.write(f"moguli, {seats} seats, seed {seed}\n")
    sys.stdout.write(annotated(play, seed, line) + "\n")
    return 0


def _refuse(why: str) -> int:
    """Say what was wrong with the arguments."""
    sys.stderr.write(f"{why}\nusage: python -m moguls.games.moguli [SEATS [SEED]]\n")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
