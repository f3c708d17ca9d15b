"""Numbers as native code takes them from Python."""

from moguls.core.bits import MASK


def wrapped(number: int) -> int:
    """Return a number modulo 2**64 as a signed one: compiled calls take no other."""
    return ((number + (1 << 63)) & MASK) - (1 << 63)
