"""Loops over any game: written once, run plain, compiled, or on a GPU."""

from typing import Final

from moguls.kernel.loops.advance import advance
from moguls.kernel.rules.chance import mix, stream
from moguls.kernel.rules.interface import digest, is_over, sample, setup
from moguls.kernel.state.bits import unsigned
from moguls.kernel.state.types import GameState, Seating, Slice, States

ENTRIES: Final = ("playouts",)


def play_out(s: GameState) -> int:
    """Play random legal actions to the end; return the number of plies."""
    moves = 0
    while not is_over(s):
        advance(s, sample(s))
        moves += 1
    return moves


def playouts(states: States, at: int, table: Seating, part: Slice) -> tuple[int, int]:
    """Play a slice of the random games of a seed in states[at].

    Returns:
        The number of plies of all games, and a hash of all their ends (64 bits).
    """
    s = states[at]
    moves = 0
    checksum = unsigned(0)
    for k in range(part.first, part.first + part.size):
        setup(s, table.seats, table.options, stream(unsigned(part.seed), unsigned(k)))
        moves += play_out(s)
        checksum = mix(checksum ^ digest(s))
    return moves, checksum
