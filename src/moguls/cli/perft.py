"""`moguls perft`: count the ways a game can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.cli.output import say
from moguls.cli.parsing import (
    Parser,
    add_game,
    add_options,
    add_seed,
    any_int,
    chosen_game,
    seats_near,
    whole,
)
from moguls.core.perft import divide, perft

if TYPE_CHECKING:
    import argparse

    from moguls.core.play.game import Game

SEATS, MAX_DEPTH = 3, 64


def parser() -> Parser:
    """Describe the command."""
    made = Parser(
        "perft",
        "Count the states that lie DEPTH plies into game 0 of a seed, for each depth up to it;\n"
        "games that end before count, too. Two engines that agree here agree on the rules.",
        [
            "moguls perft mogul-2002 --seats 3 --seed 1 --depth 8",
            "moguls perft mogul-2002 --depth 6 --divide",
        ],
    )
    add_game(made)
    says = f"seats (default: {SEATS} or what is nearest)"
    made.add_argument("--seats", metavar="N", type=any_int, help=says)
    add_seed(made, 1)
    says = f"plies, 0 to {MAX_DEPTH} (default: 6); each ply doubles the work and more"
    made.add_argument("--depth", metavar="D", type=whole(0, MAX_DEPTH), default=6, help=says)
    says = "also count by first move, through the checked playthrough"
    made.add_argument("--divide", action="store_true", help=says)
    says = "plain | compiled (default: plain; compiled is worth it from about 100000 states)"
    made.add_argument("--engine", choices=("plain", "compiled"), default="plain", help=says)
    add_options(made)
    return made


def run(arguments: argparse.Namespace) -> int:
    """Count."""
    game: Game = chosen_game(arguments)
    seats = seats_near(game, SEATS) if arguments.seats is None else arguments.seats
    game.check_seats(seats)
    engine = game.native() if arguments.engine == "compiled" else game.plain()
    for depth in range(arguments.depth + 1):
        say(f"depth {depth}: {perft(engine, seats, arguments.seed, depth)}")
    if arguments.divide:
        play = game.new(seats, arguments.seed)
        for move, count in divide(play, arguments.depth).items():
            say(f"  {move}: {count}")
    return 0
