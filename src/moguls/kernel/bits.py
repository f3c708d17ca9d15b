"""Sets of small numbers as the bits of one int, and the few casts that compiled code needs.

The build step replaces these functions by single machine instructions; here they are plain.
"""

MASK = 0xFFFF_FFFF_FFFF_FFFF


def popcount(bits: int) -> int:
    """Return how many bits are set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """Return the index of the lowest set bit; `bits` must not be 0."""
    return (bits & -bits).bit_length() - 1


def has(bits: int, index: int) -> bool:
    """Say whether bit `index` is set."""
    return (bits >> index) & 1 != 0


def signed(number: int) -> int:
    """Return a number below 2**63 as a signed one: compiled code must not mix the two kinds."""
    return number


def unsigned(number: int) -> int:
    """Return the number modulo 2**64."""
    return number & MASK
