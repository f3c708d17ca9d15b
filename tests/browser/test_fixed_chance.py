"""Chance of the browser tests: the same deals in each run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.guests import Guest

pytestmark = pytest.mark.slow


def test_the_first_tables_of_two_people_have_one_deal_and_the_second_another(
    others: list[Guest],
) -> None:
    ada, bob = others
    tables = [(ada, ada.make(2, game="moguli")), (bob, bob.make(2, game="moguli"))]
    tables.append((ada, ada.make(2, game="moguli")))
    for (_, table), other in zip(tables, (bob, ada, bob), strict=True):
        other.sit(table)
    first, second, again = (me.frame(table)["view"] for me, table in tables)
    assert first["tiles"] == second["tiles"] != again["tiles"]
