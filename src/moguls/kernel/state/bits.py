"""Sets of small numbers as the bits of one int, and the few casts that compiled code needs.

The build step replaces these functions by single machine instructions; here they are plain.
"""

from moguls.kernel.state.types import Target

MASK = 0xFFFF_FFFF_FFFF_FFFF


def popcount(bits: int) -> int:
    """Return how many bits are set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """Return the index of the lowest set bit; `bits` must not be 0."""
    return (bits & -bits).bit_length() - 1


def nth(bits: int, skip: int) -> int:
    """Return the index of the set bit that has `skip` set bits below it; there must be one."""
    for _ in range(skip):
        bits &= bits - 1
    return lowest(bits)


def has(bits: int, index: int) -> bool:
    """Say whether bit `index` is set."""
    return (bits >> index) & 1 != 0


def signed(number: int) -> int:
    """Return a number below 2**63 as a signed one: compiled code must not mix the two kinds."""
    return number


def unsigned(number: int) -> int:
    """Return the number modulo 2**64."""
    return number & MASK


def turned(bits: int, count: int) -> int:
    """Return the lowest `count` bits, at least 1, in reversed order; no other may be set."""
    found = 0
    for i in range(count):
        found |= (bits >> i & 1) << count - 1 - i
    return found


def put_bits(out: Target, at: int, bits: int, count: int) -> None:
    """Write the lowest `count` bits of a set, at most 63, into out[at:] with values 0 and 1."""
    for i in range(count):
        out[at + i] = bits >> i & 1
