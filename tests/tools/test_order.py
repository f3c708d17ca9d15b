"""The order of the tests: nothing is lost, long tests first, a fair share for each worker."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.order import by_length, seconds

FILES = {
    "arena/test_match.py": 80,
    "browser/test_four_tabs.py": 2,
    "browser/test_looks.py": 70,
    "games/moguli/test_mog_end.py": 500,
    "server/test_http.py": 360,
    "words/test_names.py": 300,
}
ITEMS: Any = [
    SimpleNamespace(nodeid=f"tests/{name}::test[{number}]")
    for name, count in FILES.items()
    for number in range(count)
]


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_all_tests_are_run_once_in_whatever_order(workers: int) -> None:
    found = [item.nodeid for item in by_length(ITEMS, workers)]
    assert sorted(found) == sorted(item.nodeid for item in ITEMS)


def test_each_worker_begins_with_a_fair_share_of_what_takes_long() -> None:
    ordered = by_length(ITEMS, 3)
    third = len(ordered) // 3
    pieces = [ordered[:third], ordered[third : 2 * third], ordered[2 * third :]]
    assert all(seconds(piece[:2]) > 0 for piece in pieces)
    assert all(seconds(piece[-50:]) == 0 for piece in pieces)
    most, least = max(map(seconds, pieces)), min(map(seconds, pieces))
    assert most < 1.5 * least
