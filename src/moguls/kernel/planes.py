"""What the numbers of an observation mean."""

from dataclasses import dataclass
from math import prod
from typing import Final

MOST: Final = 32_767  # what a number of an observation can be at most: arrays of them are int16


@dataclass(frozen=True)
class Plane:
    """A named part of an observation: `shape` numbers from `start`, each within `low` and `high`.

    Attributes:
        name: what the numbers are.
        start: index of the first in the flat array.
        shape: how they are arranged; seats are counted from the observer's own, clockwise.
        low, high: the range of each number.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return prod(self.shape)
