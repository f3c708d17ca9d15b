"""Seating rules and permissions of the host, by script; no I/O."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.table import decide, hosting, seating
from moguls.server.table import table as tables
from moguls.server.table.evolving import evolve
from moguls.server.table.table import LogEntry, events_for
from moguls.server.wire.refusal import Refusal
from tests.server.test_table import fresh, seated, take_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.table.table import Table


def open_table(seats: int = 3, **settings: Any) -> Table:
    """Return a listed table of the version that asks before a game begins; ada, its host, sits."""
    made = {**fresh(seats).setup, "needs_start": True, "open": True, **settings}
    table = tables.new_table("t", made)
    take_in(table, seating.sit(table, "ada", "Ada", 0))
    return table


def refused(code: str, command: Callable[[], list[LogEntry]]) -> None:
    with pytest.raises(Refusal) as found:
        command()
    assert found.value.code == f"table/{code}"


# -- friends and bots ------------------------------------------------------------------------------


def test_a_guest_seats_no_friends_and_no_bots_unless_the_host_lets_it() -> None:
    table = open_table(4)
    take_in(table, seating.sit(table, "bob", "Bob", None))
    commands = (
        lambda absent=(): seating.seat_friend(table, "bob", "Fay", 2, absent),
        lambda absent=(): seating.seat_bot(table, "bob", 2, "easy", absent),
        lambda absent=(): seating.seat_bot(table, "bob", 1, "easy", absent),
    )
    for command in commands:
        refused("not_let", command)
        assert command({"ada"})  # type: ignore[no-untyped-call]  # in the absence of the host
    refused("not_seated", lambda: seating.seat_friend(table, "dan", "Fay", 2))

    take_in(table, hosting.arrange(table, "ada", {"guests_may_seat": True}))

    assert all(command() for command in commands)  # type: ignore[no-untyped-call]


def test_who_left_a_bot_in_its_seat_takes_that_one_back_and_no_other() -> None:
    table = open_table(4, guests_may_seat=True)
    take_in(table, seating.sit(table, "bob", "Bob", 1))
    take_in(table, seating.seat_bot(table, "bob", 1, "easy"))

    refused("own_is_kept", lambda: seating.sit(table, "bob", "Bob", 2))
    take_in(table, seating.sit(table, "bob", "Bob", None))

    assert table.seats_of("bob") == [1]


def test_the_host_frees_a_seat_whose_owner_cannot_sit_down_again_at_a_listed_table() -> None:
    table = open_table()
    take_in(table, seating.sit(table, "bob", "Bob", 1))
    refused("not_host", lambda: hosting.free(table, "bob", 0))

    take_in(table, hosting.free(table, "ada", 1))

    assert table.seats[1].kind == "empty"
    assert events_for(table.log[-1], None) == [{"type": "freed", "seat": 1, "name": "Bob"}]
    refused("removed", lambda: seating.sit(table, "bob", "Bob", None))
    take_in(table, hosting.arrange(table, "ada", {"open": False}))
    assert seating.sit(table, "bob", "Bob", None), "where only the link leads, the host has sent it"


def test_nobodys_seat_is_freed_during_play() -> None:
    refused("begun", lambda: hosting.free(seated(), "ada", 1))


# -- the game begins -------------------------------------------------------------------------------


def test_a_listed_table_of_several_people_begins_when_its_host_says_so() -> None:
    table = open_table()
    take_in(table, seating.sit(table, "bob", "Bob", None))
    refused("not_full", lambda: hosting.begin(table, "ada"))
    take_in(table, seating.seat_bot(table, "ada", 2, "easy"))
    assert (table.status, table.needs_start) == ("waiting", True)
    refused("not_host", lambda: hosting.begin(table, "bob"))

    take_in(table, hosting.begin(table, "ada"))

    assert table.status == "playing"
    assert [event["type"] for event in events_for(table.log[-1], 1)][:2] == ["begun", "start"]
    refused("begun", lambda: hosting.begin(table, "ada"))


def test_or_when_all_people_are_ready_whatever_comes_last() -> None:
    table = open_table()
    take_in(table, seating.sit(table, "bob", "Bob", None))
    for user in ("ada", "bob"):
        take_in(table, hosting.ready(table, user, is_ready=True))
    take_in(table, hosting.ready(table, "bob", is_ready=False))
    take_in(table, seating.seat_bot(table, "ada", 2, "easy"))
    assert table.status == "waiting"
    assert hosting.ready(table, "ada", is_ready=True) == []
    refused("not_seated", lambda: hosting.ready(table, "dan", is_ready=True))

    take_in(table, hosting.ready(table, "bob", is_ready=True))

    assert table.status == "playing"


@pytest.mark.parametrize(
    ("settings", "others"),
    [({"open": False}, ("bob",)), ({}, ()), ({"needs_start": False}, ("bob",))],
    ids=["unlisted", "one person among bots", "made by an older version"],
)
def test_other_tables_begin_when_they_are_full(
    settings: dict[str, Any], others: tuple[str, ...]
) -> None:
    table = open_table(**settings)
    for user in others:
        take_in(table, seating.sit(table, user, user.title(), None))
    for seat in range(1 + len(others), 3):
        take_in(table, seating.seat_bot(table, "ada", seat, "easy"))

    assert table.status == "playing"


def test_to_take_a_full_table_from_the_list_begins_no_game() -> None:
    table = open_table(2 + 1)
    for user in ("bob", "cid"):
        take_in(table, seating.sit(table, user, user.title(), None))
    take_in(table, hosting.arrange(table, "ada", {"open": False}))
    take_in(table, hosting.ready(table, "bob", is_ready=True))
    assert table.status == "waiting"

    take_in(table, hosting.begin(table, "ada"))

    assert table.status == "playing"


# -- fair play -------------------------------------------------------------------------------------


def test_a_seat_that_is_left_during_play_is_its_owners_or_a_bots() -> None:
    table = seated()
    take_in(table, seating.stand(table, "bob"))
    assert (table.seats[1].kind, table.seats[1].name) == ("empty", "Bob")
    refused("kept", lambda: seating.sit(table, "dan", "Dan", 1))
    refused("full", lambda: seating.sit(table, "dan", "Dan", None))
    refused("begun", lambda: seating.seat_friend(table, "ada", "Fay", 1))

    take_in(table, seating.seat_bot(table, "cid", 1, "easy"))
    take_in(table, seating.sit(table, "bob", "Bob", None))

    assert table.seats_of("bob") == [1]


def test_who_leaves_for_good_leaves_the_seat_to_bots_and_sees_no_other_hand() -> None:
    table = open_table(3, bots_replaceable=True, open=False)
    take_in(table, seating.sit(table, "bob", "Bob", 1))
    take_in(table, seating.seat_bot(table, "ada", 2, "easy"))
    take_in(table, seating.leave(table, "bob"))
    assert "bob" not in table.belonging
    refused("has_played", lambda: seating.sit(table, "bob", "Bob", 2))
    refused("not_seated", lambda: seating.leave(table, "bob"))
    take_in(table, seating.seat_bot(table, "ada", 1, "easy"))

    assert seating.sit(table, "dan", "Dan", 1), "newcomers take over bots at this table"
    assert seating.sit(table, "bob", "Bob", 1), "its own seat it knows already"


def test_without_newcomers_a_seat_left_for_good_is_for_bots_alone() -> None:
    table = seated()
    take_in(table, seating.leave(table, "bob"))

    refused("bots_only", lambda: seating.sit(table, "dan", "Dan", 1))
    assert seating.seat_bot(table, "ada", 1, "easy")


def test_whether_newcomers_take_over_bots_is_settled_before_the_game() -> None:
    table = seated()

    refused("yields_fixed", lambda: hosting.arrange(table, "ada", {"bots_replaceable": True}))
    assert hosting.arrange(table, "ada", {"bots_replaceable": False, "open": True})


def test_every_take_over_is_told() -> None:
    table = fresh()
    take_in(table, hosting.arrange(table, "ada", {"bots_replaceable": True}))
    take_in(table, seating.sit(table, "ada", "Ada", 0))
    take_in(table, seating.sit(table, "bob", "Bob", 1))
    take_in(table, seating.seat_bot(table, "ada", 2, "hard"))
    script = (
        lambda: seating.stand(table, "bob", 1),
        lambda: seating.seat_bot(table, "ada", 1, "easy"),
        lambda: seating.sit(table, "bob", "Bob", None),
        lambda: seating.sit(table, "dan", "Dan", None),
        lambda: seating.seat_bot(table, "bob", 0, "easy", {"ada"}),
        lambda: seating.seat_bot(table, "bob", 0, "hard", {"ada"}),
    )
    for command in script:
        take_in(table, command())  # type: ignore[no-untyped-call]  # a lambda

    told = [events_for(told, None)[0] for told in table.log[4:]]
    fields = ("previous_kind", "previous_name", "returning")
    assert [tuple(map(each.get, fields)) for each in told] == [
        (None, None, None),
        ("empty", "Bob", False),
        ("bot", "Basil", True),
        ("bot", "Clara", False),
        ("person", "Ada", False),
        ("bot", "Agatha", False),
    ]


def test_a_bot_keeps_its_name_and_a_new_one_takes_no_name_twice() -> None:
    table = open_table(4)
    take_in(table, [seating.bot_entry(2, "easy", "Basil")])  # as after a rematch

    take_in(table, seating.seat_bot(table, "ada", 1, "easy"))
    take_in(table, seating.seat_bot(table, "ada", 2, "hard"))

    assert [each.name for each in table.seats] == ["Ada", "Clara", "Basil", ""]
    assert table.seats[2].level == "hard"


def test_nobody_ever_sees_the_hands_of_two_rivals() -> None:
    for seed in range(60):
        table, chance = open_table(4, bots_replaceable=seed % 2 == 1), random.Random(seed)
        for _ in range(120):
            with suppress(Refusal):
                take_in(table, _anything(table, chance))
        hands = {user: seats for user, seats in table.held.items() if user != "ada"}
        assert all(len(seats) == 1 for seats in hands.values()), (seed, hands)


def _anything(table: Table, chance: random.Random) -> list[LogEntry]:
    """Return the entries after a random command, with the host present."""
    user, seat = chance.choice(("ada", "bob", "cid")), chance.randrange(4)
    level = chance.choice((None, "easy"))
    deeds = (
        lambda: seating.sit(table, user, user.title(), chance.choice((None, seat))),
        lambda: seating.seat_friend(table, user, "Fay", seat),
        lambda: seating.seat_bot(table, user, seat, level),
        lambda: seating.stand(table, user, seat),
        lambda: seating.leave(table, chance.choice(("bob", "cid"))),
        lambda: hosting.free(table, user, seat),
        lambda: hosting.ready(table, user, is_ready=True),
        lambda: hosting.begin(table, user),
        lambda: decide.move(table, user, f"x{table.seq}", table.seq, min(table.play.legal())),
    )
    return chance.choice(deeds)()


# -- leaving for good ------------------------------------------------------------------------------


def test_a_table_that_all_people_have_left_is_closed() -> None:
    table = open_table()
    for seat in (1, 2):
        take_in(table, seating.seat_bot(table, "ada", seat, "easy"))
    take_in(table, seating.leave(table, "ada"))

    assert table.status == "closed"
    refused("closed", lambda: seating.sit(table, "ada", "Ada", None))
    assert decide.automatic_move(table, 1, "decline") == [], "a bot's late thought"
    with pytest.raises(Refusal, match="closed"):
        decide.refuse_not_in_play(table)


def test_where_others_play_on_the_table_stays_and_somebody_leads_it() -> None:
    table = seated()
    take_in(table, seating.leave(table, "ada"))

    assert table.status == "playing"
    assert hosting.arrange(table, "bob", {"open": True}), "the host has left for good"


# -- logs of before --------------------------------------------------------------------------------


def test_what_was_once_allowed_is_still_taken_in() -> None:
    table = fresh()
    for entry in (
        LogEntry("set", {"open": True, "bots_replaceable": False}),
        seating.sat_entry(0, "ada", "Ada", friend=False),
        seating.sat_entry(1, "bob", "Bob", friend=False),
        seating.sat_entry(2, "bob", "Fay", friend=True),  # a guest's friend, and the game begins
        LogEntry("set", {"open": True, "bots_replaceable": True}),  # during play
        LogEntry("stood", {"seat": 1}),
        seating.sat_entry(1, "ada", "Eve", friend=True),  # a rival in the place of one who left
        seating.bot_entry(2, "easy"),
        seating.bot_entry(2, None),
        seating.sat_entry(2, "dan", "Dan", friend=False),
    ):
        evolve(table, entry)

    assert table.status == "playing"
    assert [seat.user for seat in table.seats] == ["ada", "ada", "dan"]
