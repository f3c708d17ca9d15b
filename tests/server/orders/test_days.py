"""The simulation of people who look three times a day."""

from __future__ import annotations

import tomllib
from statistics import median
from typing import Any

import pytest

import moguls
from bench.day_tables import SlowTable, new_table
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


@pytest.mark.parametrize("name", GAMES)
def test_a_game_through_the_server_s_tables_ends_within_its_bound(name: str) -> None:
    game, seats = moguls.game(name, **PEOPLE["options"].get(name, {})), SEATS.get(name, 3)
    visitors = [visitor(game, f"1 {seat}", PEOPLE) for seat in range(seats)]
    one = SlowTable(new_table(game, seats, 1), visitors, PEOPLE)
    lasted = one.days()
    assert 0 < lasted < 200
    assert one.table.at - (one.table.started_at or 0) <= one.table.setup["most_seconds"]


def test_who_stays_away_goes_on_vacation_and_is_timed_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = moguls.game("mogul-2002")
    visitors = [visitor(game, f"{seat}", PEOPLE) for seat in range(3)]
    for seat, one in enumerate(visitors):
        one.order, leaves = None, 5.0 if seat == 1 else 1e9
        looks = lambda hour, _people, leaves=leaves: hour + 0.1 if hour < leaves else 1e6  # noqa: E731
        monkeypatch.setattr(one, "look_after", looks)
    table = SlowTable(new_table(game, 3, 1), visitors, PEOPLE)
    table.days()
    assert (table.counts["vacation"], table.counts["timeout"]) == (1, 1)
