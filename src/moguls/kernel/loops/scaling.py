"""Observations as floats of 32 bits: planes that are clipped to a range and scaled to another.

Native code replaces `scale_row` (`moguls.kernel.jit.scaling_native`); both round alike.
"""

from typing import NamedTuple

from moguls.kernel.state.types import FloatTarget, IntArray, Weights


class Scale(NamedTuple):
    """How each number of an observation is scaled.

    Attributes:
        low: (size,) int16, the number that is scaled to the shift; what is less counts as that.
        high: (size,) int16; what is more counts as that.
        factors: (size,) float32, by which the distance from `low` is multiplied.
        shift: (1,) float32, added to that.
    """

    low: IntArray
    high: IntArray
    factors: Weights
    shift: Weights


def scale_row(
    raw: IntArray, scale: Scale, previous: IntArray, fresh: int, out: FloatTarget
) -> None:
    """Scale an observation.

    Args:
        raw: the planes.
        scale: how.
        previous: the planes that `out` was written from, which become those of `raw`; the same
            array where all numbers are written.
        fresh: 0 where numbers that have not changed since may be left.
        out: (size,) float32.
    """
    for i in range(len(raw)):
        if fresh != 0 or raw[i] != previous[i]:
            previous[i] = raw[i]
            number = int(min(max(raw[i], scale.low[i]), scale.high[i])) - int(scale.low[i])
            out[i] = number * scale.factors[i] + scale.shift[0]
