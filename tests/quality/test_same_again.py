"""What the tests draw is the same each time, so that one that fails fails again."""

from __future__ import annotations

import re
from pathlib import Path

from hypothesis import settings

TESTS = Path(__file__).parents[1]
UNSEEDED = re.compile(
    r"\brandom\.Random\(\)"
    r"|\brandom\.(?:random|choice|choices|randrange|randint|shuffle|sample|uniform)\("
)


def test_examples_are_drawn_the_same_way_each_time_and_have_time() -> None:
    assert settings().derandomize
    assert settings().deadline is None


def test_no_test_draws_without_a_seed() -> None:
    found = [
        f"{path.name}:{number}: {line.strip()}"
        for path in sorted(TESTS.rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if UNSEEDED.search(line)
    ]
    assert found == []
