"""Pauses by consent: a week, three times at most; they never add to a bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moguls.server.table.clock.banks import banks, deadline
from moguls.server.table.clock.pauses import agree
from moguls.server.table.clock.timeouts import time_out
from moguls.server.table.clock.view import clock_info, latest_end
from moguls.server.wire.refusal import Refusal
from tests.server.clock.games import DAY, HOUR, LIVE, START, play, slow_table, take_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.table.table import Table
    from tests.server.conftest import Person

WEEK = 7 * DAY


def pause(table: Table, at: float) -> None:
    for user in ("ada", "bob", "cid"):
        take_in(table, agree(table, user, at, agrees=True), at)


def test_a_pause_begins_once_everybody_agrees() -> None:
    table = slow_table(first_player="0")
    for user in ("ada", "bob"):
        take_in(table, agree(table, user, START, agrees=True), START)
    shown = clock_info(table)
    assert shown is not None
    assert (shown.pausing, shown.paused_until) == ([0, 1], None)
    assert deadline(table, 0) == START + 3 * DAY
    take_in(table, agree(table, "cid", START + HOUR, agrees=True), START + HOUR)
    assert deadline(table, 0) == START + 3 * DAY + WEEK
    assert time_out(table, START + WEEK, ()) == []
    assert latest_end(table) == START + table.setup["most_seconds"] + WEEK


def test_a_pause_costs_nothing_and_adds_nothing() -> None:
    plain, paused = (slow_table(first_player="0") for _ in range(2))
    pause(paused, START + HOUR)
    play(plain, START + 2 * HOUR)
    play(paused, START + WEEK + 2 * HOUR)
    assert banks(paused) == [
        it._replace(free_until=other.free_until)
        for it, other in zip(banks(plain), banks(paused), strict=True)
    ]


def test_who_has_agreed_can_take_that_back() -> None:
    table = slow_table()
    for agrees in (True, False):
        take_in(table, agree(table, "ada", START, agrees=agrees), START)
    assert table.pausing == set()
    assert agree(table, "ada", START, agrees=False) == []


def test_a_table_has_three_pauses() -> None:
    table = slow_table()
    at = START
    for _ in range(3):
        pause(table, at)
        with pytest.raises(Refusal, match="clock/paused"):
            agree(table, "ada", at + DAY, agrees=True)
        at += WEEK
    with pytest.raises(Refusal, match="clock/no_more_pauses"):
        agree(table, "ada", at, agrees=True)


def test_minutes_per_game_have_no_pause() -> None:
    with pytest.raises(Refusal, match="clock/no_pause"):
        agree(slow_table(control=LIVE), "ada", START, agrees=True)


def test_a_person_asks_for_a_pause_by_the_api(person: Callable[[], Person]) -> None:
    ada = person()
    control = {"mode": "days", "bank": DAY, "increment": HOUR, "cap": DAY}
    made = ada.new_table(bots=["easy", "easy"], time_control=control)
    answer = ada.ask("PUT", f"/api/tables/{made}/pause", json={"agrees": True})
    assert answer.status_code == 200
    clock = ada.get(f"/api/tables/{made}")["table"]["clock"]
    assert clock["pauses_left"] == 2
    assert clock["paused_until"] > clock["deadline"] - DAY if clock["deadline"] else True
    assert person().refused("PUT", f"/api/tables/{made}/pause")["code"] == "table/not_seated"
