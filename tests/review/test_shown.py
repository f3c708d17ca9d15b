"""Chances as they are shown, against figures worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.review.shown import Parts, add_up, parts, whole

if TYPE_CHECKING:
    from moguls.review.data import ReviewParts


@pytest.mark.parametrize(
    ("shares", "units", "shown"),
    [
        ([0.335, 0.335, 0.33], 100, [34, 33, 33]),  # 33 + 33 + 33 and one more, to the first
        ([0.334, 0.336, 0.33], 100, [33, 34, 33]),  # to the largest remainder
        ([0.125, 0.375, 0.5], 10, [1, 4, 5]),  # 1.25, 3.75 and 5
        ([0.0, 1.0], 100, [0, 100]),
        ([0.5, 0.5], 1, [1, 0]),
        ([0.19, 0.19, 0.19, 0.43], 10, [2, 2, 2, 4]),  # 1 + 1 + 1 + 4 and three more
        ([], 100, []),
    ],
)
def test_whole_units_sum_to_all_by_the_largest_remainder(
    shares: list[float], units: int, shown: list[int]
) -> None:
    assert whole(shares, units) == shown


def test_luck_is_what_the_parts_that_are_shown_leave() -> None:
    summary: list[ReviewParts] = [
        {"begin": 0.335, "skill": -0.104, "others": 0.2, "end": 1.0},
        {"begin": 0.665, "skill": 0.006, "others": -0.304, "end": 0.0},
    ]

    assert parts(summary, 100) == [
        Parts(begin=34, skill=-10, others=20, luck=56, end=100),
        Parts(begin=66, skill=1, others=-30, luck=-37, end=0),
    ]


@pytest.mark.parametrize("part", ["skill", "others", "luck"])
def test_no_part_of_what_is_shown_is_more_than_the_whole_win(part: str) -> None:
    small = Parts(begin=20, skill=0, others=0, luck=0, end=100)
    for units, shown in ((100, True), (-100, True), (101, False), (-101, False)):
        told = small._replace(**{part: units})
        assert add_up([small, told, small], 100) is shown
