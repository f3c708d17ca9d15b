"""Options of `moguls simulate`."""

from __future__ import annotations

import argparse
from typing import Final

from moguls.cli.parsing import Parser, add_game, add_options, add_seed, any_int, whole
from moguls.cli.players import KINDS, read_bots

MAX_GAMES: Final = 10**12


def parser() -> Parser:
    """Describe the command."""
    parser = Parser(
        "simulate",
        "Play many games and report the wins and scores of each seat. Without --bots, moves are\n"
        "random; without --record as well, the games run as playouts, with native code\n"
        "hundreds of thousands per second. The same seed plays the same games, recorded or not.\n"
        "Bots change seats from game to game, so that seat and deal favour none of them.",
        [
            "moguls simulate mogul-2002 --seats 4 --games 100000 --seed 1",
            "moguls simulate mogul-2002 --bots hard,easy,easy --games 300",
            "moguls simulate moguli --bots 'program:python3 my_bot.py,easy' --games 20",
            "moguls simulate mogul-2002 --games 50 --record games.jsonl --checks every",
            "moguls simulate mogul-2002 --games 1000 --option quick_start=on --json",
        ],
    )
    add_game(parser)
    says = "number of seats (default: that of --bots, else 4 or the nearest possible)"
    parser.add_argument("--seats", metavar="N", type=any_int, help=says)
    says = "number of games (default: 1000)"
    parser.add_argument("--games", metavar="K", type=whole(1, MAX_GAMES), default=1000, help=says)
    add_seed(parser, 1)
    add_options(parser)
    says = f"one bot per seat: {KINDS} (default: random moves)"
    parser.add_argument("--bots", metavar="A,B,…", type=read_bots, help=says)
    says = (
        "write each finished game as a line of JSON to this new file; - is stdout (default: none)"
    )
    parser.add_argument("--record", metavar="FILE", help=says)
    says = "check states in records: after every step, after every N steps and at the end, or only"
    says += " at the end (default: end)"
    parser.add_argument("--checks", metavar="every|N|end", type=read_checks, help=says)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    return parser


def read_checks(text: str) -> int | str:
    """Read --checks: a number of steps, or "end"."""
    if text == "end":
        return text
    try:
        return 1 if text == "every" else whole(1, 10**6)(text)
    except argparse.ArgumentTypeError as error:
        msg = f"invalid value: {text!r}; expected every, end, or a number of steps from 1"
        raise argparse.ArgumentTypeError(msg) from error
