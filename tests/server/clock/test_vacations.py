"""Vacations: they begin before a timeout, stop one clock, and have an end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from moguls.server.table import decide, seating
from moguls.server.table.clock import timeouts, vacations
from moguls.server.table.clock.banks import banks, deadline
from moguls.server.table.clock.bounds import VACATION_SECONDS, breaks
from moguls.server.table.clock.pauses import agree
from moguls.server.table.clock.vacations import LEAD, YEAR, YEAR_SECONDS, year_used
from moguls.server.table.clock.view import clock_info, latest_end
from moguls.server.wire.refusal import Refusal
from tests.server.clock.games import DAY, HOUR, LIVE, NAMES, START, USUAL, play, slow_table, take_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.table.clock.banks import Interval
    from moguls.server.table.table import Table
    from tests.server.conftest import Person

WEEK = 7 * DAY
TIMES = st.lists(st.tuples(st.floats(-YEAR, 0), st.floats(0, 30 * DAY)), max_size=8).map(
    lambda them: [(START + begin, START + begin + length) for begin, length in them]
)


def go(table: Table, user: str, at: float, days: float = 14) -> None:
    take_in(table, vacations.begin(table, user, at, (), days * DAY), at)


def moved() -> Table:
    """Return a table at which everybody has moved and Ada is on turn again."""
    table = slow_table(first_player="0", loan_timing="on_own_turn")
    for _ in range(3):
        play(table, START, "bid")
    return table


def test_a_vacation_stops_the_clock_of_its_person_only() -> None:
    table = moved()
    due = deadline(table, 0)
    assert due is not None
    go(table, "bob", START)
    assert deadline(table, 0) == due
    go(table, "ada", START, days=3)
    assert deadline(table, 0) == due + 3 * DAY
    play(table, START + DAY, "bid")
    assert deadline(table, 1) == START + 14 * DAY + banks(table)[1].seconds


def test_two_vacations_at_once_stop_two_clocks_and_count_once_for_the_longest_game() -> None:
    table = moved()
    for user in ("ada", "bob"):
        go(table, user, START)
    assert latest_end(table) == START + table.setup["most_seconds"] + 14 * DAY
    shown = clock_info(table)
    assert shown is not None
    assert shown.vacations == [START + 14 * DAY, START + 14 * DAY, None]
    assert shown.vacations_left == [0, 0, 14 * DAY]


def test_who_comes_back_or_moves_ends_its_vacation_and_keeps_the_other_days() -> None:
    table = moved()
    go(table, "ada", START)
    take_in(table, vacations.come_back(table, "ada"), START + DAY)
    assert deadline(table, 0) == START + DAY + banks(table)[0].seconds
    go(table, "ada", START + 2 * DAY)
    seen = table.seq
    entries = decide.move(table, "ada", "1", seen, "bid")
    assert [entry.kind for entry in entries] == ["vacation", "move"]
    take_in(table, entries, START + 4 * DAY)
    assert vacations.vacation_left(table, 0) == 11 * DAY
    assert vacations.come_back(table, "ada") == []


def test_a_vacation_is_public_with_its_end() -> None:
    table = moved()
    go(table, "bob", START, days=2)
    (events,) = table.log[-1]
    assert events == [{"type": "vacation", "seat": 1, "until": START + 2 * DAY}]


def test_a_seat_has_fourteen_days_in_a_game() -> None:
    table = moved()
    for day in range(0, 14, 7):
        go(table, "ada", START + day * DAY, days=7)
    with pytest.raises(Refusal, match="clock/no_more_vacation"):
        go(table, "ada", START + 20 * DAY)


def test_a_person_has_twenty_eight_days_in_a_year_and_two_tables_at_once_cost_once() -> None:
    table = moved()
    earlier = (START - 30 * DAY, START - 10 * DAY)
    (entry,) = vacations.begin(table, "ada", START, (earlier,))
    assert entry.data["until"] == START + 8 * DAY
    elsewhere = (START - DAY, START + 7 * DAY)
    (entry,) = vacations.begin(table, "ada", START, (earlier, elsewhere))
    assert entry.data["until"] == START + 7 * DAY
    long_ago = (START - YEAR - 40 * DAY, START - YEAR)
    (entry,) = vacations.begin(table, "ada", START, (long_ago,))
    assert entry.data["until"] == START + 14 * DAY


@given(TIMES)
def test_no_vacation_takes_more_than_what_is_left_of_the_year(intervals: list[Interval]) -> None:
    table = moved()
    left = max(0.0, YEAR_SECONDS - year_used(intervals, START))
    try:
        (entry,) = vacations.begin(table, "ada", START, intervals)
    except Refusal:
        return
    used = year_used([*intervals, (START, entry.data["until"])], START)
    added = used - year_used(intervals, START)
    assert added <= left + 1e-3
    assert entry.data["until"] <= START + VACATION_SECONDS


@pytest.mark.parametrize(
    "table",
    [
        lambda: slow_table(control=LIVE),
        lambda: slow_table(control=structs.replace(USUAL, vacation=False)),
    ],
)
def test_a_table_may_exclude_vacations(table: Callable[[], Table]) -> None:
    with pytest.raises(Refusal, match="clock/no_vacation"):
        go(table(), "ada", START)


def test_there_is_no_vacation_from_bots() -> None:
    table = slow_table()
    for user in ("bob", "cid"):
        take_in(table, timeouts.leave(table, user), START)
    with pytest.raises(Refusal, match="clock/no_vacation"):
        go(table, "ada", START)


def test_a_vacation_begins_by_itself_five_minutes_before_a_timeout() -> None:
    table = moved()
    due = deadline(table, 0)
    assert due is not None
    assert vacations.begins_alone_at(table, ()) == due - LEAD
    assert vacations.begin_alone(table, due - LEAD - 1, (), ()) == []
    take_in(table, vacations.begin_alone(table, due - LEAD, (), ()), due - LEAD)
    assert deadline(table, 0) == due + 14 * DAY
    assert vacations.begin_alone(table, due + 14 * DAY - 60, (), ()) == [], "no day is left"
    assert timeouts.time_out(table, due + 14 * DAY, ())


def test_no_vacation_begins_by_itself_where_the_person_never_moved() -> None:
    assert vacations.begins_alone_at(slow_table(), ()) is None


def test_a_vacation_ends_with_the_seat() -> None:
    table = moved()
    go(table, "ada", START)
    take_in(table, seating.stand(table, "ada"), START + DAY)
    assert vacations.vacation_until(table, 0, START + 2 * DAY) is None


@pytest.mark.parametrize("game", ["mogul-2002", "mogul-2013", "moguli", "take-stock"])
@pytest.mark.parametrize("seed", range(2))
def test_no_game_lasts_longer_than_its_bound_with_all_pauses_and_vacations(
    game: str, seed: int
) -> None:
    seats = {"moguli": 2}.get(game, 4)
    chance, table = random.Random(seed), slow_table(game, seats, seed=seed)
    while table.status == "playing":
        seat = table.play.turn or 0
        rest = vacations.begins_alone_at(table, ())
        if rest is not None:
            take_in(table, vacations.begin_alone(table, rest, (), ()), rest)
        elif chance.random() < 0.1:
            _try_a_pause(table, seats)
        end = deadline(table, seat)
        assert end is not None
        before = banks(table)[seat].seconds
        play(table, end, chance.choice(sorted(table.play.legal())))
        assert banks(table)[seat].seconds - before <= USUAL.increment, "a stop adds nothing"
    longest = table.setup["most_seconds"] + breaks(USUAL, seats)
    assert table.at <= START + longest
    latest = latest_end(table)
    assert latest is not None
    assert latest <= START + longest


def _try_a_pause(table: Table, seats: int) -> None:
    try:
        for user in NAMES[:seats]:
            take_in(table, agree(table, user, table.at, agrees=True), table.at)
    except Refusal:
        return


def test_a_person_takes_a_vacation_by_the_api(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    control = {"mode": "days", "bank": DAY, "increment": HOUR, "cap": DAY}
    made = ada.new_table(seats=3, bots=["easy"], time_control=control)
    assert bob.sit(made, seat=2) == 2
    assert ada.get("/api/me/vacations") == {"automatic": True, "seconds_left": 28 * DAY}
    answer = ada.ask("PUT", f"/api/tables/{made}/vacation", json={"days": 10})
    assert answer.status_code == 200
    clock = ada.get(f"/api/tables/{made}")["table"]["clock"]
    assert clock["vacations"][0] is not None
    left = ada.get("/api/me/vacations")["seconds_left"]
    assert left == pytest.approx(18 * DAY, abs=60)
    refused = ada.refused("PUT", f"/api/tables/{made}/vacation", days=3)
    assert refused["code"] == "clock/on_vacation"
    assert ada.ask("PUT", f"/api/tables/{made}/vacation", json={"days": 0}).status_code == 200
    assert ada.get("/api/me/vacations")["seconds_left"] == pytest.approx(28 * DAY, abs=60)
    changed = ada.ask("PUT", "/api/me/vacations", json={"automatic": False}).json()
    assert changed["automatic"] is False
    assert person().refused("PUT", f"/api/tables/{made}/vacation")["code"] == "table/not_seated"
