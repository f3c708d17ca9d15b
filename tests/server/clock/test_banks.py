"""Banks and deadlines: pure, monotone, bounded; only turns add to a bank."""

from __future__ import annotations

import os
import random
import time
from datetime import datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moguls.server.table import decide, seating
from moguls.server.table.clock.banks import banks, deadline, expiry, merged, next_deadline, running
from moguls.server.table.clock.control import MINUTE
from moguls.server.table.clock.spans import FREE_SECONDS
from moguls.server.table.clock.view import clock_info, latest_end
from moguls.server.table.table import Stop
from moguls.server.wire.clock.time_control import TimeControl
from tests.server.clock.games import DAY, HOUR, LIVE, START, USUAL, play, slow_table, take_in

if TYPE_CHECKING:
    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.table import Table

TIMES = st.floats(0, 1e6, allow_nan=False)
STOPS = st.lists(st.tuples(TIMES, st.floats(0, 1e5, allow_nan=False)), max_size=6).map(
    lambda them: merged([(begin, begin + length) for begin, length in them])
)
GAMES = ("mogul-2002", "mogul-2013", "moguli", "take-stock")
SEATS = {"moguli": 2}


def left(table: Table, seat: int, outages: tuple[Interval, ...] = ()) -> float:
    return banks(table, outages)[seat].seconds


# -- one clock ------------------------------------------------------------------------------------


@given(TIMES, st.floats(0, 1e6, allow_nan=False), STOPS)
def test_a_clock_that_runs_until_its_expiry_has_run_for_its_bank(
    begin: float, bank: float, standing: list[Interval]
) -> None:
    at = expiry(begin, bank, standing)
    assert running(begin, at, standing) == pytest.approx(bank, abs=1e-3)
    assert at >= begin + bank - 1e-3


@given(TIMES, st.floats(0, 1e6, allow_nan=False), STOPS, STOPS)
def test_another_stop_never_brings_a_deadline_forward(
    begin: float, bank: float, some: list[Interval], more: list[Interval]
) -> None:
    assert expiry(begin, bank, merged([*some, *more])) >= expiry(begin, bank, some) - 1e-3


@given(TIMES, TIMES, TIMES, STOPS)
def test_a_clock_never_runs_backwards(
    one: float, two: float, three: float, standing: list[Interval]
) -> None:
    begin, middle, end = sorted((one, two, three))
    parts = running(begin, middle, standing) + running(middle, end, standing)
    assert 0 <= running(begin, middle, standing) <= running(begin, end, standing) + 1e-3
    assert parts == pytest.approx(running(begin, end, standing), abs=1e-3)


# -- tables ---------------------------------------------------------------------------------------


def test_the_seat_on_turn_has_its_bank_and_nobody_else_a_deadline() -> None:
    table = slow_table(first_player="0", loan_timing="on_own_turn")
    assert [deadline(table, seat) for seat in range(3)] == [START + 3 * DAY, None, None]
    play(table, START + DAY, "bid")
    assert [left(table, seat) for seat in range(3)] == [2.5 * DAY, 3 * DAY, 3 * DAY]
    assert next_deadline(table) == deadline(table, 1) == START + 4 * DAY


def test_only_the_first_decision_in_an_auction_adds_and_soon_after_it_the_others_are_free() -> None:
    table = slow_table(first_player="0", loan_timing="on_own_turn")
    at = START + HOUR
    for _ in range(3):
        play(table, at, "bid")
    full = 3 * DAY + 11 * HOUR
    assert left(table, 0) == full
    assert FREE_SECONDS == 10 * MINUTE
    play(table, at + FREE_SECONDS, "bid")
    assert left(table, 0) == full, "within ten minutes it is free and adds nothing"
    play(table, at + FREE_SECONDS, "bid")
    play(table, at + FREE_SECONDS, "bid")
    play(table, at + FREE_SECONDS + HOUR, "leave")
    assert left(table, 0) == full - HOUR, "later it is charged, and adds nothing either"


def test_a_declined_loan_does_not_use_up_the_minutes_that_are_free() -> None:
    table = slow_table(first_player="0")
    for _ in range(3):
        play(table, START, "decline")
    play(table, START + HOUR, "bid")
    play(table, START + HOUR, "bid")
    play(table, START + HOUR, "bid")
    play(table, START + HOUR + 60, "bid")
    assert left(table, 0) == 3 * DAY + 12 * HOUR - HOUR


def test_a_bank_has_a_cap() -> None:
    table = slow_table(control=TimeControl("days", 3 * DAY, 12 * HOUR, 3 * DAY), first_player="0")
    play(table, START + HOUR)
    assert left(table, 0) == 3 * DAY


def test_choices_that_follow_from_a_turn_of_take_stock_add_nothing() -> None:
    table = slow_table("take-stock", first_player="0")
    market = next(move for move in table.play.legal() if move.endswith("draw two"))
    play(table, START + HOUR, market)
    while table.play.turn == 0:
        play(table, START + HOUR)
    assert left(table, 0) == 3 * DAY + 11 * HOUR


def test_an_outage_moves_a_deadline_and_costs_nothing() -> None:
    table = slow_table(first_player="0", loan_timing="on_own_turn")
    outage = START + HOUR, START + 3 * HOUR
    assert deadline(table, 0, [outage]) == START + 3 * DAY + 2 * HOUR
    play(table, START + 4 * HOUR, "bid")
    assert left(table, 0, (outage,)) == 3 * DAY + 12 * HOUR - 2 * HOUR


def test_a_vacation_stops_one_clock_and_a_pause_all() -> None:
    table = slow_table(first_player="0")
    table.stops.append(Stop(START + HOUR, START + 2 * DAY, seat=1))
    assert deadline(table, 0) == START + 3 * DAY
    table.stops.append(Stop(START + DAY, START + 2 * DAY))
    assert deadline(table, 0) == START + 4 * DAY
    assert latest_end(table) == START + table.setup["most_seconds"] + 2 * DAY - HOUR


def test_time_runs_while_somebody_has_stood_up() -> None:
    table = slow_table(first_player="0")
    take_in(table, seating.stand(table, "ada"), START + DAY)
    assert deadline(table, 0) == START + 3 * DAY
    take_in(table, seating.sit(table, "ada", "Ada", None), START + 2 * DAY)
    assert deadline(table, 0) == START + 3 * DAY


def test_a_bank_of_a_live_table_has_no_free_decisions() -> None:
    table = slow_table(control=LIVE, first_player="0", loan_timing="on_own_turn")
    for _ in range(4):
        play(table, table.at + 5, "bid")
    assert left(table, 0) == 600 + 10 - 5 - 5


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_clocks_of_a_game_are_bounded_and_no_bank_leaves_its_bounds(
    game: str, seed: int
) -> None:
    chance, table = random.Random(seed), slow_table(game, SEATS.get(game, 4), seed=seed)
    while table.status == "playing":
        seat = table.play.turn or 0
        end = deadline(table, seat)
        assert end is not None
        at = table.at + chance.choice([0, 1, FREE_SECONDS, 1e9]) * chance.random()
        before = left(table, seat)
        play(table, min(at, end), chance.choice(sorted(table.play.legal())))
        gained = left(table, seat) - before
        assert gained <= USUAL.increment
        assert all(0 <= bank.seconds <= USUAL.cap for bank in banks(table))
    longest = latest_end(table)
    assert longest is not None
    assert table.at <= longest


@pytest.mark.parametrize("seed", range(3))
def test_stops_and_outages_never_add_to_a_bank(seed: int) -> None:
    chance, table = random.Random(seed), slow_table(seats=4)
    for _ in range(60):
        play(table, table.at + chance.random() * HOUR, chance.choice(sorted(table.play.legal())))
    plain = [bank.seconds for bank in banks(table)]
    outages = [(at, at + HOUR) for at in (START + chance.random() * 30 * HOUR for _ in range(5))]
    most = [
        USUAL.bank + USUAL.increment * sum(s.adds for s in table.spans if s.seat == seat)
        for seat in range(4)
    ]
    for was, now, full in zip(plain, banks(table, outages), most, strict=True):
        assert was <= now.seconds <= min(full, USUAL.cap)


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "UTC"])
def test_summer_time_changes_nothing(zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        saturday = datetime(2026, 3, 28, 12, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
        table = slow_table()
        take_in(table, [], saturday)
        seat = play(table, saturday)
        then = play(table, saturday + 2 * DAY)
        gained = 0 if then == seat else USUAL.increment
        assert left(table, then) == pytest.approx(3 * DAY - 2 * DAY + gained)
    finally:
        monkeypatch.undo()
        os.environ.setdefault("TZ", "UTC")
        time.tzset()


def test_a_clock_does_not_show_whether_a_move_was_chosen() -> None:
    chosen, automatic = (slow_table(first_player="0", loan_timing="on_own_turn") for _ in range(2))
    for at in (START + HOUR, START + HOUR + 60, START + HOUR + 120, START + 5 * HOUR):
        play(chosen, at, "bid")
        seat = automatic.play.turn
        assert seat is not None
        take_in(automatic, decide.automatic_move(automatic, seat, "bid"), at)
    assert clock_info(automatic) == clock_info(chosen)
