"""Permissions to seat, change, remove and replace bots at any time."""

import pytest

from moguls.server.table import decide, hosting, seating, views
from moguls.server.table.evolving import evolve
from moguls.server.table.listing import listing
from moguls.server.table.presence import Presence
from moguls.server.table.table import LogEntry
from moguls.server.wire.refusal import Refusal
from tests.server.test_table import fresh, seated, take_in


def test_while_it_waits_the_host_seats_bots_and_takes_them_away() -> None:
    table = fresh()
    take_in(table, seating.sit(table, "bob", "Bob", 1))
    take_in(table, seating.seat_bot(table, "ada", 2, "hard"))
    take_in(table, seating.seat_bot(table, "ada", 2, "easy"))
    assert table.seats[2].level == "easy"

    take_in(table, seating.seat_bot(table, "ada", 2, None))

    assert table.seats[2].kind == "empty"


def test_during_play_the_level_of_a_bot_is_the_hosts_to_change_and_nobody_takes_it_away() -> None:
    table = fresh()
    take_in(table, seating.seat_bot(table, "ada", 2, "hard"))
    for user in ("ada", "bob"):
        take_in(table, seating.sit(table, user, user.title(), None))

    for level in ("easy", None):
        with pytest.raises(Refusal, match="not_host"):
            seating.seat_bot(table, "bob", 2, level)
    assert seating.seat_bot(table, "bob", 2, "easy", {"ada"}), "in the absence of the host"
    for user, absent in (("ada", ()), ("bob", {"ada"})):
        with pytest.raises(Refusal, match="bot_stays"):
            seating.seat_bot(table, user, 2, None, absent)
    take_in(table, seating.seat_bot(table, "ada", 2, "expert"))

    assert table.seats[2].level == "expert"


def test_a_person_changes_or_ends_the_bot_that_plays_for_it() -> None:
    table = seated()
    take_in(table, seating.seat_bot(table, "bob", 1, "easy"))
    with pytest.raises(Refusal, match="not_seated"):
        seating.seat_bot(table, "bob", 1, "hard")

    take_in(table, seating.sit(table, "bob", "Bob", None))

    assert table.seats_of("bob") == [1]


def test_a_replaced_player_keeps_the_name() -> None:
    table = seated()
    take_in(table, seating.seat_bot(table, "bob", 1, "easy"))
    take_in(table, seating.seat_bot(table, "ada", 1, "hard", {"bob"}))  # another level
    seen = views.frame(table, "ada", 0, Presence()).table
    assert seen is not None
    seat = table.seats[1]

    assert seat.name not in {"Bob", ""}
    assert (seen.seats[1].name, seen.seats[1].bot_name) == ("Bob", seat.name)
    assert listing(table).shown["seats"][1] == ["bot", "Bob", "hard", seat.name]  # type: ignore[index]
    assert seating.leave(table, "bob")[0].data["name"] == "Bob"

    table.status, table.players = "over", table.seats
    assert views.record(table)["players"][:2] == ["Ada", "Bob (played by a bot, hard)"]

    table.status = "playing"
    take_in(table, seating.sit(table, "bob", "Bob", None))
    seen = views.frame(table, "ada", 0, Presence()).table
    assert seen is not None
    assert (seen.seats[1].name, seen.seats[1].bot_name) == ("Bob", "")


def test_the_seat_of_a_bot_that_is_sent_away_has_the_name_of_its_player() -> None:
    table = seated()
    take_in(table, seating.seat_bot(table, "bob", 1, "easy"))
    evolve(table, LogEntry("bot", {"seat": 1, "level": None, "name": table.seats[1].name}))

    assert (table.seats[1].kind, table.seats[1].name) == ("empty", "Bob")


def test_newcomers_take_over_a_bot_only_where_the_host_lets_them() -> None:
    table, other = fresh(), fresh()
    take_in(table, hosting.arrange(table, "ada", {"bots_replaceable": True}))
    for each in (table, other):
        for seat in (1, 2):
            take_in(each, seating.seat_bot(each, "ada", seat, "hard"))
        take_in(each, seating.sit(each, "ada", "Ada", None))
        take_in(each, seating.seat_bot(each, "ada", 0, "easy"))  # it plays for her
    with pytest.raises(Refusal, match="bot_keeps"):
        seating.sit(other, "dan", "Dan", 1)
    with pytest.raises(Refusal, match="full"):
        seating.sit(other, "dan", "Dan", None)

    with pytest.raises(Refusal, match="kept"):
        seating.sit(table, "dan", "Dan", 0)
    take_in(table, seating.sit(table, "dan", "Dan", None))

    assert table.seats_of("dan") == [1]
    assert seating.sit(table, "ada", "Ada", None), "her own seat is still hers"


def test_only_who_leads_a_table_lists_it() -> None:
    table = seated()
    for user in ("bob", "dan"):
        with pytest.raises(Refusal, match="not_host"):
            hosting.arrange(table, user, {"open": True})
    assert hosting.arrange(table, "bob", {"open": True}, {"ada"})
    assert hosting.arrange(table, "ada", {"open": False}) == []

    take_in(table, hosting.arrange(table, "ada", {"open": True}))

    assert table.open
    assert table.log[-1] == [[{"type": "set", "open": True}]]


def test_a_twin_of_a_table_shares_nothing_with_it() -> None:
    table = seated()
    changed = table.copy()
    before = (table.length, table.play.state.pack(), len(table.log), dict(table.done))

    take_in(changed, decide.move(changed, "ada", "x", 3, "decline"))
    take_in(changed, seating.rename(changed, "bob", "Robert"))
    take_in(changed, decide.order(changed, "bob", {"bowl": 1}))

    assert (table.length, table.play.state.pack(), len(table.log), dict(table.done)) == before
    assert table.seats[1].name == "Bob"
    assert table.orders == {}
