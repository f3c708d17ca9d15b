"""Merges at one table: seats, rights, clocks and names, without a server."""

from __future__ import annotations

import pytest

from moguls.server.table import seat_transfer, seating
from moguls.server.table.clock.banks import deadline
from moguls.server.table.log_names import renamed
from moguls.server.table.table import LogEntry, Table, events_for
from tests.server.clock.games import DAY, START, play, slow_table, take_in


def started() -> Table:
    """Return a table of Ada, Bob and Cid, with Ada on turn."""
    return slow_table(first_player="0", loan_timing="on_own_turn")


def merge(table: Table, guest: str, person: str, at: float = START, name: str = "Eve") -> None:
    take_in(table, seat_transfer.merge(table, guest, person, name), at)


def test_the_turn_and_its_clock_go_on() -> None:
    table = started()
    play(table, START, "bid")
    due, began, spans = deadline(table, 1), table.turn_at, list(table.spans)
    merge(table, "bob", "eve", START + DAY)

    assert table.seats_of("eve") == [1]
    assert (deadline(table, 1), table.turn_at, table.spans) == (due, began, spans)
    play(table, START + 2 * DAY, "bid")
    assert table.spans[-1].begin == began


def test_a_bot_goes_on_playing_until_the_person_takes_over() -> None:
    table = started()
    take_in(table, seating.stand(table, "bob", 1), START)
    take_in(table, [seating.bot_entry(1, "easy", "Basil")], START)
    merge(table, "bob", "eve")

    seat = table.seats[1]
    assert (seat.kind, seat.name, seat.player, seat.former) == ("bot", "Basil", "Eve", "eve")
    take_in(table, seating.sit(table, "eve", "Eve", None), START)
    assert table.seats_of("eve") == [1]
    assert "bob" not in table.held


def test_rights_of_the_host_go_to_the_person() -> None:
    table = started()
    merge(table, "ada", "eve")
    assert table.host == "eve"
    assert table.belonging == {"eve", "bob", "cid"}


@pytest.mark.parametrize("stays", [True, False])
def test_who_left_as_a_guest_has_left_unless_it_sits_there_as_a_person(stays: bool) -> None:
    table = started()
    take_in(table, seating.leave(table, "ada"), START)
    person = "bob" if stays else "eve"
    merge(table, "ada", person)

    assert table.belonging == {"bob", "cid"}
    assert (person in table.left) is not stays
    assert "ada" not in table.left


def test_the_name_of_another_player_gets_a_number() -> None:
    table = started()
    merge(table, "bob", "eve", name="Ada")
    assert [seat.name for seat in table.seats] == ["Ada", "Ada (2)", "Cid"]


def test_a_seat_without_a_new_name_says_nothing() -> None:
    table = started()
    merge(table, "bob", "eve", name="Bob")
    assert events_for(table.log[-1], None) == []
    assert table.seats_of("eve") == [1]


def test_all_names_of_a_person_are_replaced_those_of_its_guests_too() -> None:
    entries = [
        LogEntry("sat", {"seat": 0, "user": "g1", "name": "Guest 1"}),
        LogEntry("sat", {"seat": 1, "user": "ada", "name": "Ada"}),
        LogEntry(
            "merged",
            {
                "from": "g1",
                "user": "g2",
                "seat": 0,
                "name": "Guest 2",
                "previous_name": "Guest 1",
                "shares": False,
            },
        ),
        LogEntry("stood", {"seat": 0, "name": "Guest 2"}),
        LogEntry(
            "merged",
            {
                "from": "g2",
                "user": "ada",
                "seat": 0,
                "name": "Ada",
                "previous_name": "Guest 2",
                "shares": True,
            },
        ),
        LogEntry("named", {"seat": 0, "name": "Bo"}),
    ]
    log = dict(enumerate(entries, 1))
    changed = renamed(log, "ada", "X", friends=True)
    assert sorted(changed) == [1, 2, 3, 4, 5, 6]
    assert not any(old in repr(changed) for old in ("Guest", "Ada", "Bo"))
