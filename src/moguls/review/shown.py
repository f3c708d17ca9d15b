"""Rounding of the chances of a review for display, so that they add up.

The browser does the same, in `front/src/review/numbers.ts`: chances of all seats by the largest
remainder; a change is the difference of two rounded chances; luck is the remainder of the other
parts. If the costs of many decisions add up to more than a win, their sums are not displayed.

>>> whole([0.335, 0.335, 0.33], 100)
[34, 33, 33]
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.review.data import ReviewParts


class Parts(NamedTuple):
    """The parts of the change from a seat's first chance to its result, in whole units."""

    begin: int
    skill: int
    others: int
    luck: int
    end: int


def add_up(parts_by_seat: Sequence[Parts], units: int) -> bool:
    """Whether the parts can be displayed: none is more than a whole win."""
    return all(max(map(abs, (it.skill, it.others, it.luck))) <= units for it in parts_by_seat)


def whole(shares: Sequence[float], units: int) -> list[int]:
    """Return shares in whole units with the same sum, by the largest remainder."""
    exact = [units * share for share in shares]
    least = [floor(number) for number in exact]
    short = round(sum(exact)) - sum(least)
    largest = sorted(range(len(exact)), key=lambda k: least[k] - exact[k])[:short]
    return [number + (k in largest) for k, number in enumerate(least)]


def parts(summary: Sequence[ReviewParts], units: int) -> list[Parts]:
    """Return the displayed parts of each seat of a review's summary."""
    begin, end = (whole([it[key] for it in summary], units) for key in ("begin", "end"))
    result = []
    for k, it in enumerate(summary):
        own, others = round(units * it["skill"]), round(units * it["others"])
        result.append(Parts(begin[k], own, others, end[k] - begin[k] - own - others, end[k]))
    return result
