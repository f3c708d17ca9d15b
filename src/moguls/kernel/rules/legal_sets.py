"""Sets of legal actions: a game offers them, and each engine binds what is done with them.

The `choices` of a game calls `offer` for one set after the other. As it stands here it writes a
list; `kernel.engines.base` binds the same rules once more to each of the other two.
"""

from moguls.kernel.state.bits import lowest, popcount, signed, unsigned
from moguls.kernel.state.types import IntArray, Target

WORD = 6  # bits of an index within a word of 64
IN_WORD = 63


def offer(out: Target, count: int, first: int, bits: int) -> int:
    """Write an action for each bit of a set, after those that were offered before.

    Args:
        out: where they are written.
        count: how many were offered before.
        first: the action of bit 0.
        bits: the set, of at most 63 actions.

    Returns:
        How many have been offered then.
    """
    for _ in range(popcount(bits)):
        out[count] = first + lowest(bits)
        bits &= bits - 1
        count += 1
    return count


def offer_bits(out: IntArray, count: int, first: int, bits: int) -> int:
    """Set the bits of actions, 64 to a word; what is written and returned is as `offer` says."""
    word, place = first >> WORD, first & IN_WORD
    out[word] |= signed(unsigned(bits << place))
    above = bits >> 1 >> IN_WORD - place
    if above != 0:
        out[word + 1] |= above
    return count + popcount(bits)


def offer_unseen(out: Target, count: int, first: int, bits: int) -> int:  # noqa: ARG001  # as `offer`
    """Count the actions of a set alone."""
    return count + popcount(bits)


def is_listed(legal: IntArray, count: int, action: int) -> bool:
    """Say whether a number stands in a list in ascending order."""
    low, high = 0, count
    while low < high:
        middle = (low + high) >> 1
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < count and legal[low] == action
