"""The simulation of people who look three times a day."""

from __future__ import annotations

import tomllib
from statistics import median
from typing import Any

import pytest

import moguls
from bench.days import AUCTION, BY_HAND, GAMES, MODES, SEATS, STANDING, Evening, quantile, visitor
from tools.steps import ROOT

PEOPLE: dict[str, Any] = tomllib.loads((ROOT / "bench/days.toml").read_text("utf-8"))


def days(name: str, mode: str, number: int) -> float:
    game = moguls.game(name, **PEOPLE["options"].get(name, {}))
    visitors = [visitor(game, f"{number} {seat}", PEOPLE) for seat in range(SEATS.get(name, 3))]
    return Evening(game, PEOPLE, visitors, mode).days(5, number)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("mode", MODES)
def test_no_table_is_stuck_and_a_seed_gives_the_same_days(name: str, mode: str) -> None:
    first = days(name, mode, 1)
    assert 0 < first < 200
    assert days(name, mode, 1) == first


def test_orders_that_hold_until_cancelled_make_games_of_mogul_short() -> None:
    by_mode = {mode: [days("mogul-2002", mode, it) for it in range(5)] for mode in MODES}
    assert median(by_mode[STANDING]) < 14
    assert median(by_mode[STANDING]) < median(by_mode[AUCTION]) < median(by_mode[BY_HAND])


def test_a_quantile_has_an_interval_of_order_statistics() -> None:
    assert quantile(list(range(100)), 0.5) == (50, 40, 60)
    assert quantile(list(range(100)), 0.9) == (90, 84, 96)
    assert quantile([3.0], 0.9) == (3.0, 3.0, 3.0)
