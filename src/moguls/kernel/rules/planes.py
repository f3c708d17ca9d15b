"""Planes: the parts of an observation and their meaning.

The bounds of a plane hold under all switches and in any game, so most of an interval can be
unused. A range of play is the part that nearly all games use: at least 99.9 % of the numbers in
random games and in games of bots.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from math import prod
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST: Final = 32_767  # what a number of an observation can be at most: arrays of them are int16


class Of(StrEnum):
    """What a plane is relative to; the value says it in words."""

    TABLE = "the same for every observer"
    SEATS = "once a seat: the observer's own first, then clockwise"
    OBSERVER = "what the observer alone holds or knows"
    SIDE = "the board from the observer's side"


class Meaning(NamedTuple):
    """What a plane says.

    Attributes:
        of: what it is relative to.
        says: what its numbers say, in words.
        axes: what each dimension of its shape counts, where it has more than one number.
    """

    of: Of
    says: str
    axes: tuple[str, ...] = ()


UNSAID: Final = Meaning(Of.TABLE, "")


@dataclass(frozen=True)
class Plane:
    """A named part of an observation: `shape` numbers from `start`, each within `low` and `high`.

    Attributes:
        name: what the numbers are.
        start: index of the first in the flat array.
        shape: how they are arranged; seats are counted from the observer's own, clockwise.
        low, high: the range of each number.
        meaning: what the numbers say, and of whom.
        usual: the range of play, where it is narrower than `low` to `high`.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: Meaning = UNSAID
    usual: tuple[int, int] | None = None

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return prod(self.shape)

    @property
    def playing(self) -> tuple[int, int]:
        """The range of play: `usual`, or `low` and `high`."""
        return self.usual or (self.low, self.high)


def described(planes: tuple[Plane, ...], meanings: Mapping[str, Meaning]) -> tuple[Plane, ...]:
    """Return planes with what they mean, each of which must be said."""
    return tuple(replace(plane, meaning=meanings[plane.name]) for plane in planes)
