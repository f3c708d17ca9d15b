"""Scaling of observation planes to 0..1 or -1..1, for networks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.core.play.configured import ConfiguredRules

# The planes as they are; as float32 from 0 to 1, or from -1 to 1.
FORMS: Final = ("int16", "unit", "signed")


class Scaling:
    """The bounds of a game's planes, and how they are scaled.

    Attributes:
        form: of `FORMS`.
        size: the number of values of an observation.
        low: (size,) the minimum of each, int16.
        high: (size,) the maximum of each, int16.
        shift: the scaled minimum; without meaning for int16.
    """

    def __init__(self, game: ConfiguredRules, form: str) -> None:
        """Prepare for a game; `form` is one of `FORMS`."""
        self.form = form
        planes, counts = game.rules.planes, [plane.count for plane in game.rules.planes]
        self.low = np.repeat([plane.low for plane in planes], counts).astype(np.int16)
        self.high = np.repeat([plane.high for plane in planes], counts).astype(np.int16)
        self.size = len(self.low)
        self.shift = np.float32(0 if form == "unit" else -1)
        self._least = self.low.astype(np.float32)
        self._scale = (1 if form == "unit" else 2) / (self.high.astype(np.float32) - self.low)

    def scale(self, raw: NDArray[np.int16], out: NDArray[np.float32]) -> NDArray[np.float32]:
        """Write planes, one observation or several, from 0 or -1 to 1; return `out`."""
        np.subtract(raw, self._least, out=out)
        out *= self._scale
        out += self.shift
        return out

    def scaled(self, raw: NDArray[np.int16]) -> NDArray[np.generic]:
        """Return planes in the form: int16 as they are, else new float32."""
        return raw if self.form == "int16" else self.scale(raw, np.empty(raw.shape, np.float32))
