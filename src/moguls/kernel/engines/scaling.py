"""Scaling of observation planes to 0..1 or -1..1, for networks."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from moguls.errors import UsageError
from moguls.kernel.loops.scaling import Scale

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.kernel.rules.planes import Plane
    from moguls.kernel.rules.rule_set import RuleSet

# The planes as they are; as float32 from 0 to 1, or from -1 to 1; or from 0 to 1 within the range
# of play of each, what is beyond it counting as its end.
FORMS: Final = ("int16", "unit", "signed", "playing")
DIGITS: Final = 16  # of `scale_id`


class Scaling:
    """The bounds of a game's planes, and how they are scaled.

    Attributes:
        form: of `FORMS`.
        size: the number of values of an observation.
        low: (size,) the minimum of each, int16.
        high: (size,) the maximum of each, int16.
        shift: the scaled minimum; without meaning for int16.
        scale_arrays: the same as native code takes it.
    """

    def __init__(self, rules: RuleSet, form: str) -> None:
        """Prepare for a game; `form` is one of `FORMS`."""
        self.form = form
        self.low, self.high = _bounds(rules.planes, [(p.low, p.high) for p in rules.planes])
        self.size = len(self.low)
        self.scale_arrays: Any = scale_of(rules.planes, form)
        self.shift: np.float32 = self.scale_arrays.shift[0]

    def scale(self, raw: NDArray[np.int16], out: NDArray[np.float32]) -> NDArray[np.float32]:
        """Write planes, one observation or several, from 0 or -1 to 1; return `out`."""
        low, high, factors, shift = self.scale_arrays
        within = np.clip(raw, low, high) if self.form == "playing" else raw
        np.subtract(within, low.astype(np.float32), out=out)
        out *= factors
        out += shift
        return out

    def scaled(self, raw: NDArray[np.int16]) -> NDArray[np.generic]:
        """Return planes in the form: int16 as they are, else new float32."""
        return raw if self.form == "int16" else self.scale(raw, np.empty(raw.shape, np.float32))


def refuse_form(form: str) -> None:
    """Refuse a form that does not exist.

    Raises:
        UsageError: says which there are.
    """
    if form not in FORMS:
        msg = f"observation={form!r} is not possible; expected {', '.join(FORMS)}"
        raise UsageError(msg)


def scale_of(planes: tuple[Plane, ...], form: str) -> Any:
    """Return the arrays of NumPy by which planes are scaled; without meaning for int16."""
    ranges = [plane.playing if form == "playing" else (plane.low, plane.high) for plane in planes]
    low, high = _bounds(planes, ranges)
    width = np.float32(2 if form == "signed" else 1)
    factors = width / (high.astype(np.float32) - low)
    shift = np.array([-1 if form == "signed" else 0], np.float32)
    record: Any = Scale  # of arrays of NumPy
    return record(low, high, factors, shift)


def scale_id(planes: tuple[Plane, ...], form: str) -> str:
    """Return a hash of what each number of an observation is, and of the range that scales it.

    A network that was trained with another one would see other numbers without any error.
    """
    ranges = [plane.playing if form == "playing" else (plane.low, plane.high) for plane in planes]
    parts = [(p.name, p.start, p.shape, *ends) for p, ends in zip(planes, ranges, strict=True)]
    return sha256(repr((form, parts)).encode()).hexdigest()[:DIGITS]


def _bounds(
    planes: tuple[Plane, ...], ranges: list[tuple[int, int]]
) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Return the ends of the range of each number."""
    counts = [plane.count for plane in planes]
    low, high = (np.repeat(ends, counts).astype(np.int16) for ends in zip(*ranges, strict=True))
    return low, high
