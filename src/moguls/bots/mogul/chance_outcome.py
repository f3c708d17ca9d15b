"""Public outcome of chance in both Mogul games: the card of the round."""

from typing import Final

from moguls.mechanisms.mogul.cards import CRASH
from moguls.mechanisms.mogul.edition import MogulState

OUTCOMES: Final = CRASH
ROUND: Final = 64


def public_chance(s: MogulState) -> int:
    """Return the round and the card that was turned up in it."""
    return s.round * ROUND + s.revealed
