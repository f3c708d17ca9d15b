"""Options of `moguls simulate`."""

from __future__ import annotations

import argparse
from typing import Final

from moguls.cli.parsing import Parser, add_game, add_options, add_seed, any_int, whole
from moguls.cli.players import KINDS, read_bots

MAX_GAMES: Final = 10**12
SEATS: Final = 4


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "simulate",
        "Play many games and show what each seat wins and scores. Without --bots all play at\n"
        "random; without --record, too, the games run as compiled playouts, hundreds of\n"
        "thousands a second. The same seed plays the same games, recorded or not. Bots move on\n"
        "a seat each game, so that luck of the seat and of the deal is the same for all.",
        [
            "moguls simulate mogul-2002 --seats 4 --games 100000 --seed 1",
            "moguls simulate mogul-2002 --bots hard,easy,easy --games 300",
            "moguls simulate moguli --bots 'program:python3 my_bot.py,easy' --games 20",
            "moguls simulate mogul-2002 --games 50 --record games.jsonl --checks every",
            "moguls simulate mogul-2002 --games 1000 --option quick_start=on --json",
        ],
    )
    add_game(made)
    says = f"seats (default: as many as --bots names, else {SEATS} or what is nearest)"
    made.add_argument("--seats", metavar="N", type=any_int, help=says)
    says = "how many games (default: 1000)"
    made.add_argument("--games", metavar="K", type=whole(1, MAX_GAMES), default=1000, help=says)
    add_seed(made, 1)
    add_options(made)
    says = f"one bot for each seat: {KINDS} (default: random play)"
    made.add_argument("--bots", metavar="A,B,…", type=read_bots, help=says)
    says = "write the games to a new file as JSON Lines, each when it is over, so that a run which"
    says += " is stopped leaves whole lines, or no file; a file that is there already is refused;"
    says += " - is stdout (default: none)"
    made.add_argument("--record", metavar="FILE", help=says)
    says = "check states in records: every step, every N steps and the end, or end (default: end)"
    made.add_argument("--checks", metavar="every|N|end", type=read_checks, help=says)
    made.add_argument("--json", action="store_true", help="print the results as JSON")
    return made


def read_checks(text: str) -> int | str:
    """Read --checks: a number of steps, or "end"."""
    if text == "end":
        return text
    try:
        return 1 if text == "every" else whole(1, 10**6)(text)
    except argparse.ArgumentTypeError as error:
        msg = f"{text!r} is none of: every, end, or a whole number of steps from 1"
        raise argparse.ArgumentTypeError(msg) from error
