"""Numbers as native code takes them from Python."""

from typing import Final

from moguls.kernel.state.arguments import whole
from moguls.kernel.state.bits import MASK

HALF: Final = 1 << 63


def wrapped(seed: int, what: str = "seed") -> int:
    """Return a seed modulo 2**64 as a signed number: compiled calls take no other.

    Args:
        seed: or another number.
        what: it is, for the message.

    Raises:
        UsageError: it is no whole number.
    """
    number = whole(seed, what)
    return number if -HALF <= number < HALF else ((number + HALF) & MASK) - HALF
