"""What chance turns up for all to see: the card of the round."""

from typing import Final

from moguls.games.mogul2002.material import CRASH
from moguls.games.mogul2002.state import State

OUTCOMES: Final = CRASH
ROUND: Final = 64


def shown(s: State) -> int:
    """Return the round and the card that was turned up in it."""
    return s.round * ROUND + s.revealed
