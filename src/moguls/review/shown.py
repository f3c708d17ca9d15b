"""Chances as they are shown: rounded so that they add up before the reader's eyes.

The browser does the same, in `front/src/review/numbers.ts`: chances of all seats by the largest
remainder; a change is the difference of the two chances shown; luck is what the other parts leave.
Costs of many decisions add up to more than there is to win: then their sums mean nothing, and are
not shown.

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
    """What made a seat's first chance its result, in whole units; the parts sum to the end."""

    begin: int
    skill: int
    others: int
    luck: int
    end: int


def add_up(told: Sequence[Parts], units: int) -> bool:
    """Say whether what made the results is worth showing: no part is more than the whole win."""
    return all(max(map(abs, (it.skill, it.others, it.luck))) <= units for it in told)


def whole(shares: Sequence[float], units: int) -> list[int]:
    """Return shares in whole units that sum to what all of them are together."""
    exact = [units * share for share in shares]
    least = [floor(each) for each in exact]
    short = round(sum(exact)) - sum(least)
    largest = sorted(range(len(exact)), key=lambda k: least[k] - exact[k])[:short]
    return [each + (k in largest) for k, each in enumerate(least)]


def parts(summary: Sequence[ReviewParts], units: int) -> list[Parts]:
    """Return for each seat of a review's summary what is shown of it."""
    begin, end = (whole([it[key] for it in summary], units) for key in ("begin", "end"))
    found = []
    for k, it in enumerate(summary):
        own, others = round(units * it["skill"]), round(units * it["others"])
        found.append(Parts(begin[k], own, others, end[k] - begin[k] - own - others, end[k]))
    return found
