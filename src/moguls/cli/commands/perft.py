"""`moguls perft`: number of move sequences of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.cli.games import chosen_game
from moguls.cli.output import say
from moguls.core.perft import divide, perft

if TYPE_CHECKING:
    import argparse

    from moguls.core.play.game import Game


def run(arguments: argparse.Namespace) -> int:
    """Count."""
    game: Game = chosen_game(arguments)
    seats = game.default_seats if arguments.seats is None else arguments.seats
    game.check_seats(seats)
    engine = game.native_engine() if arguments.engine == "native" else game.plain()
    for depth in range(arguments.depth + 1):
        say(f"depth {depth}: {perft(engine, seats, arguments.seed, depth)}")
    if arguments.divide:
        play = game.new(seats, arguments.seed)
        for move, count in divide(play, arguments.depth).items():
            say(f"  {move}: {count}")
    return 0
