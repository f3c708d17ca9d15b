"""Chance from a counter: the random numbers of a game are a hash of its seed and a count.

The generator is splitmix64. Its whole state is the field `rng` of a game's state, so a game is
replayed from its seed, and plain, native and GPU play agree bit for bit.
"""

from typing import Protocol

from moguls.kernel.state.bits import MASK, nth, popcount, signed

GOLDEN = 0x9E37_79B9_7F4A_7C15
MIX_1 = 0xBF58_476D_1CE4_E5B9
MIX_2 = 0x94D0_49BB_1331_11EB


class Chancy(Protocol):
    """A state that carries its own random numbers."""

    rng: int


def mix(number: int) -> int:
    """Return a hash of a number of 64 bits; a bijection."""
    number = ((number ^ (number >> 30)) * MIX_1) & MASK
    number = ((number ^ (number >> 27)) * MIX_2) & MASK
    return number ^ (number >> 31)


def stream(seed: int, index: int) -> int:
    """Return where the random numbers of game `index` of a batch begin.

    Hashed twice, so that neighbouring seeds or games do not share draws.
    """
    return mix((mix((seed + GOLDEN) & MASK) + index) & MASK)


def before(seed: int, index: int) -> int:
    """Return the counter from which `draw` draws by the number `stream(seed, index)`."""
    return (mix((seed + GOLDEN) & MASK) + index - GOLDEN) & MASK


def draw(s: Chancy, bound: int) -> int:
    """Draw a number from 0 to bound - 1 (bound at most 2**31) and step the counter."""
    s.rng = (s.rng + GOLDEN) & MASK
    return (signed(mix(s.rng) >> 32) * bound) >> 32


def pick(s: Chancy, bits: int) -> int:
    """Draw one of the set bits, each as likely as the others; `bits` must not be 0."""
    return nth(bits, draw(s, popcount(bits)))
