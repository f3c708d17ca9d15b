"""Numbers as native code takes them from Python."""

from moguls.kernel.arguments import whole
from moguls.kernel.bits import MASK


def wrapped(seed: int) -> int:
    """Return a seed modulo 2**64 as a signed number: compiled calls take no other.

    Raises:
        UsageError: it is no whole number.
    """
    return ((whole(seed, "seed") + (1 << 63)) & MASK) - (1 << 63)
