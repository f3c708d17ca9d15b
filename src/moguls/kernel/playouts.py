"""Loops over any game: written once, run plain, compiled, or on a GPU."""

from typing import Final

from moguls.kernel.advance import advance
from moguls.kernel.bits import unsigned
from moguls.kernel.chance import mix, stream
from moguls.kernel.loop_types import GameState, States
from moguls.kernel.rules_interface import digest, is_over, sample, setup

ENTRIES: Final = ("playouts",)


def play_out(s: GameState) -> int:
    """Play random legal actions to the end; return the number of plies."""
    moves = 0
    while not is_over(s):
        advance(s, sample(s))
        moves += 1
    return moves


def playouts(  # compiled entry points take plain numbers
    states: States, at: int, seats: int, options: int, seed: int, first: int, games: int
) -> tuple[int, int]:
    """Play `games` random games in states[at], the first one being game `first` of the seed.

    Returns:
        The number of plies of all games, and a hash of all their ends (64 bits).
    """
    s = states[at]
    moves = 0
    checksum = unsigned(0)
    for k in range(first, first + games):
        setup(s, seats, options, stream(unsigned(seed), unsigned(k)))
        moves += play_out(s)
        checksum = mix(checksum ^ digest(s))
    return moves, checksum
