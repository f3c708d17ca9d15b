"""`python -m moguls.games.mogul2002 [SEATS [SEED]]`: a random game, annotated with its rules."""

import sys
from typing import Any

from moguls.core.annotate import annotated
from moguls.core.errors import UsageError
from moguls.core.game import Game
from moguls.core.playthrough import Playthrough
from moguls.games.mogul2002.game import RULES

SEATS, SEED = 4, 2002

# Each event's words and the clause that it is an instance of.
WORDS = {
    "start": ("seat {seat} is start player", "M02-S5"),
    "reveal": ("revealed {share}", "M02-R2"),
    "dividend": ("seat {seat} scores {points} for its {company}", "M02-R3"),
    "loan": ("borrows 2 chips for 2 points", "M02-L1"),
    "decline": ("wants no loan", "M02-L2"),
    "bid": ("bids, the bowl holds {bowl}", "M02-A2"),
    "leave": ("leaves with {chips}", "M02-A3"),
    "win": ("seat {seat} wins the auction", "M02-A4"),
    "runner_up": ("seat {seat} is runner-up", "M02-A4"),
    "take": ("takes {share}", "M02-X3"),
    "sell": ("sells {count} {company} at {price}: {points} points", "M02-X4"),
    "crash": ("the crash", "M02-E1"),
    "chip_points": ("seat {seat} scores {points} for its chips", "M02-E2"),
    "end": ("seats {winners} win, scores {scores}", "M02-E3"),
}


def line(play: Playthrough, move: str) -> str:
    """Write one ply: its number, seat and move, and each of its events with the clause."""
    before = play.steps()[-1]["seat"] if play.ply else None
    who = "" if before is None else f"seat {before}"
    told = "; ".join(_words(event) for event in play.events(None))
    return f"{play.ply:3} {who:6} {move:8} {told}"


def _words(event: dict[str, Any]) -> str:
    """Write one event."""
    words, clause = WORDS[event["type"]]
    return f"{words.format(**event)} ({clause})"


def main(arguments: list[str]) -> int:
    """Print the game; arguments are the seats and the seed."""
    try:
        seats, seed = (*map(int, arguments), *(SEATS, SEED)[len(arguments) :])
        play = Game(RULES, {}).new(seats, seed)
    except ValueError:
        return _refuse("SEATS and SEED are two whole numbers at most")
    except UsageError as error:
        return _refuse(str(error))
    sys.stdout.write(f"mogul-2002, {seats} seats, seed {seed}\n")
    sys.stdout.write(annotated(play, seed, line) + "\n")
    return 0


def _refuse(why: str) -> int:
    """Say what was wrong with the arguments."""
    sys.stderr.write(f"{why}\nusage: python -m moguls.games.mogul2002 [SEATS [SEED]]\n")
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
