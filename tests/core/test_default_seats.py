"""Tests of the default number of seats: the same in the library, environments and vectors."""

from __future__ import annotations

import pytest

import moguls
from moguls import vector
from moguls.envs.setting import Setting


@pytest.mark.parametrize(
    ("name", "seats"), [("mogul-2002", 4), ("mogul-2013", 4), ("moguli", 2), ("take-stock", 4)]
)
def test_without_a_number_four_play_or_the_nearest_possible(name: str, seats: int) -> None:
    game = moguls.game(name)
    assert game.default_seats == seats
    assert game.new(seed=1).seats == seats
    assert Setting.of(name, None, {}).seats == seats
    assert vector.tables(name, n=2).plan.setting.seats == seats
