"""Transposition table: bounds and best turns by a hash of the position."""

from typing import Final

from moguls.games.moguli.state import State
from moguls.kernel.rules.chance import mix
from moguls.kernel.state.bits import signed, unsigned
from moguls.kernel.state.types import IntArray

ENTRIES: Final = ()

SIZE: Final = 1 << 16  # places
EXACT, AT_LEAST, AT_MOST = range(3)
# A fact is (depth * 4 + kind) << TURN_BITS | turn; 0 for none.
TURN_BITS: Final = 36


def key_of(s: State) -> int:
    """Return a hash of a position at the beginning of a turn.

    The number of the turn is not included: a search near the longest possible game is rare,
    and short.
    """
    number = mix(unsigned(s.pawns[0]) ^ unsigned(signed(s.turn) << 40 | signed(s.stalled) << 42))
    number = mix(number ^ unsigned(s.pawns[1]) ^ unsigned(signed(s.last_turn) << 40))
    number = mix(number ^ unsigned(s.barred))
    number = mix(number ^ unsigned(s.east))
    return signed(mix(number ^ unsigned(s.north)) >> 1)


def clear_table(keys: IntArray, facts: IntArray) -> None:
    """Empty the table."""
    for i in range(SIZE):
        keys[i] = 0
        facts[i] = 0
