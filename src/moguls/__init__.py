"""Moguls: four board games as a typed library, a command line and a place to play.

    game = moguls.game("mogul-2002")
    play = game.new(seats=4, seed=7)
    play.move("decline")

The documents: docs/api.md.
"""

from moguls.games.registry import game, use_data_file
from moguls.games.registry import names as games

__all__ = ["game", "games", "use_data_file"]
__version__ = "0.1.0"
