"""Scripts of commands in and entries out; no I/O."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.server.live.hub import seal
from moguls.server.table import decide, hosting, seating, views
from moguls.server.table import table as tables
from moguls.server.table.evolving import evolve
from moguls.server.table.presence import Presence
from moguls.server.table.table import FRAME, LogEntry, events_for, packed
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from moguls.server.table.table import Table


def fresh(seats: int = 3) -> Table:
    game = moguls.game("mogul-2002", first_player="0")
    made = seal(game.name, game.options, game.deal(seats, seed=1))
    return tables.new_table("t", {**made, "seats": seats, "host": "ada", "pace": "at_once"})


def take_in(table: Table, entries: list[LogEntry]) -> None:
    for entry in entries:
        evolve(table, entry)


def seated() -> Table:
    table = fresh()
    for user in ("ada", "bob", "cid"):
        take_in(table, seating.sit(table, user, user.title(), None))
    return table


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = fresh()
    take_in(table, seating.sit(table, "ada", "Ada", 0))
    take_in(table, seating.seat_bot(table, "ada", 2, "hard"))
    assert table.status == "waiting"

    take_in(table, seating.sit(table, "bob", "Bob", None))

    assert table.status == "playing"
    assert table.seats_of("bob") == [1]
    assert [event["type"] for event in events_for(table.log[-1], 1)][:3] == [
        "sat",
        "start",
        "reveal",
    ]


def test_who_sits_down_twice_stays_where_it_is() -> None:
    table = seated()

    assert seating.sit(table, "ada", "Ada", 2) == []


@pytest.mark.parametrize(
    ("code", "command"),
    [
        ("table/full", lambda t: seating.sit(t, "dan", "Dan", None)),
        ("table/seat_taken", lambda t: seating.sit(t, "dan", "Dan", 1)),
        ("table/no_such_seat", lambda t: seating.sit(t, "dan", "Dan", 3)),
        ("table/not_seated", lambda t: seating.stand(t, "dan")),
        ("table/not_seated", lambda t: seating.seat_bot(t, "dan", 1, "easy")),
        ("table/present", lambda t: seating.seat_bot(t, "ada", 1, "easy")),
        ("table/not_seated", lambda t: decide.move(t, "dan", "x", 3, "bid")),
        ("table/not_your_turn", lambda t: decide.move(t, "bob", "x", 3, "decline")),
        ("table/stale_sequence", lambda t: decide.move(t, "bob", "x", 2, "decline")),
        ("table/stale_sequence", lambda t: decide.move(t, "bob", "x", 99, "decline")),
        ("rules/illegal_move", lambda t: decide.move(t, "ada", "x", 3, "bid")),
        ("rules/malformed_move", lambda t: decide.move(t, "ada", "x", 3, "shout")),
        ("table/not_over", lambda t: decide.rematch(t, "ada", "u")),
        ("table/not_seated", lambda t: decide.order(t, "dan", None)),
    ],
)
def test_each_refusal_has_its_code_and_leaves_the_table_as_it_was(
    code: str, command: object
) -> None:
    table = seated()
    if code == "table/stale_sequence":
        take_in(table, decide.move(table, "ada", "a", 3, "decline"))
    before = (table.length, table.play.state.pack())

    with pytest.raises(Refusal) as refused:
        command(table)  # type: ignore[operator]  # one of the lambdas above

    assert refused.value.code == code
    assert (table.length, table.play.state.pack()) == before


def test_a_forbidden_move_is_refused_with_its_rule_and_what_is_legal() -> None:
    with pytest.raises(Refusal) as refused:
        decide.move(seated(), "ada", "x", 3, "bid")

    assert refused.value.rule == "M02-L2"
    assert refused.value.legal == ["decline", "loan"]


def test_before_all_have_sat_down_nobody_can_move() -> None:
    table = fresh()
    take_in(table, seating.sit(table, "ada", "Ada", 0))

    with pytest.raises(Refusal, match="not_started"):
        decide.move(table, "ada", "x", 3, "decline")


def test_a_move_sent_again_is_not_played_again() -> None:
    table = seated()
    take_in(table, decide.move(table, "ada", "id-1", 3, "decline"))

    with pytest.raises(decide.Repeated) as repeated:
        decide.move(table, "ada", "id-1", 3, "decline")
    assert repeated.value.seq == 4


def test_people_may_come_and_go_without_making_a_move_stale() -> None:
    table = seated()
    take_in(table, seating.rename(table, "cid", "Cyd"))

    assert decide.move(table, "ada", "x", 3, "decline")
    assert table.seats[2].name == "Cyd"


def test_a_seat_left_during_play_waits_for_a_bot_or_a_person() -> None:
    table = seated()
    take_in(table, seating.stand(table, "bob"))
    assert table.status == "playing"
    assert table.seats[1].kind == "empty"

    take_in(table, seating.seat_bot(table, "cid", 1, "easy"))
    assert (table.seats[1].kind, table.seats[1].level) == ("bot", "easy")


def test_a_failed_bot_goes_on_by_the_rules_of_thumb() -> None:
    table = fresh()
    take_in(table, seating.seat_bot(table, "ada", 1, "expert"))
    take_in(table, decide.give_up(table, 1, "died"))

    assert table.seats[1].level == "steady"
    failed = {"type": "bot_failed", "seat": 1, "level": "expert", "why": "died"}
    assert events_for(table.log[-1], None) == [failed]


def test_an_old_log_does_not_say_why_a_bot_failed_and_is_read_all_the_same() -> None:
    table = fresh()
    take_in(table, seating.seat_bot(table, "ada", 1, "expert"))
    take_in(table, [LogEntry("bot_failed", {"seat": 1, "level": "expert"})])

    assert table.seats[1].level == "steady"
    assert events_for(table.log[-1], None) == [{"type": "bot_failed", "seat": 1, "level": "expert"}]


def test_a_standing_order_has_the_conditions_of_its_game() -> None:
    table = seated()

    take_in(table, decide.order(table, "bob", {"bowl": 3}))
    assert table.orders[1] == {"bowl": 3, "chips": None, "left": None}
    with pytest.raises(Refusal) as refused:
        decide.order(table, "bob", {"bowl": 3, "moon": 1})
    assert refused.value.code == "wire/unknown_field"
    assert refused.value.details["why"] == "a standing order has bowl, chips, left, not 'moon'"


def test_a_standing_order_is_private_and_ends_with_its_round() -> None:
    table = seated()
    before = table.seq
    take_in(table, decide.order(table, "bob", {"bowl": 3, "chips": None, "left": None}))
    assert table.seq == before
    assert table.orders[1]["bowl"] == 3

    while table.play.round == 1:
        seat = table.play.turn
        assert seat is not None
        take_in(table, decide.automatic_move(table, seat, next(iter(table.play.legal()))))

    assert table.orders == {}


def test_a_move_at_a_table_without_orders_does_not_read_the_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = seated()
    monkeypatch.setattr(Playthrough, "round", property(lambda _play: pytest.fail("slow")))
    seat = table.play.turn
    assert seat is not None
    take_in(table, decide.automatic_move(table, seat, next(iter(table.play.legal()))))


def test_the_log_alone_rebuilds_the_table() -> None:
    table, log = fresh(), []
    script = [
        lambda: seating.sit(table, "ada", "Ada", 0),
        lambda: hosting.arrange(table, "ada", {"open": True}),
        lambda: seating.seat_bot(table, "ada", 1, "easy"),
        lambda: seating.seat_bot(table, "ada", 2, "hard"),
        lambda: decide.order(table, "ada", {"bowl": 2, "chips": None, "left": None}),
        *(
            lambda m=m, s=s: decide.automatic_move(table, s, m)
            for s, m in [(0, "loan"), (1, "decline")]
        ),
        lambda: decide.give_up(table, 2, "raised"),
        lambda: seating.rename(table, "ada", "Ada L."),
    ]
    for command in script:
        entries = command()  # type: ignore[no-untyped-call]  # a lambda
        log += entries
        take_in(table, entries)

    again = tables.new_table("t", table.setup)
    take_in(again, log)

    assert again.play.state.pack() == table.play.state.pack()
    assert again.seats == table.seats
    assert (again.open, again.bots_replaceable) == (True, False)
    assert (again.seq, again.orders, again.log) == (table.seq, table.orders, table.log)


def test_a_person_may_put_a_bot_in_its_place_and_come_back() -> None:
    table = seated()
    take_in(table, seating.seat_bot(table, "bob", 1, "hard"))
    assert (table.seats[1].kind, table.seats_of("bob")) == ("bot", [])

    with pytest.raises(Refusal, match="kept"):
        seating.sit(table, "dan", "Dan", 1)
    take_in(table, seating.sit(table, "bob", "Bob", None))

    assert table.seats_of("bob") == [1]
    assert table.seats[1].kind == "person"


def test_a_bot_takes_the_place_of_a_person_only_when_that_is_gone() -> None:
    table = seated()
    with pytest.raises(Refusal, match="present"):
        seating.seat_bot(table, "ada", 1, "hard")
    with pytest.raises(Refusal, match="present"):
        seating.seat_bot(table, "ada", 1, None, {"bob"})

    take_in(table, seating.seat_bot(table, "ada", 1, "hard", {"bob"}))

    assert table.seats[1].level == "hard"


def test_two_people_may_count_their_moves_alike() -> None:
    table = seated()
    take_in(table, decide.move(table, "ada", "1", 3, "decline"))
    take_in(table, decide.move(table, "bob", "1", 4, "decline"))

    assert table.play.ply == 2
    with pytest.raises(decide.Repeated):
        decide.move(table, "bob", "1", 4, "decline")


def test_an_order_that_failed_ends_and_its_person_keeps_the_seat() -> None:
    table = seated()
    take_in(table, decide.order(table, "ada", {"bowl": 3, "chips": None, "left": None}))
    take_in(table, decide.give_up(table, 0, "raised"))

    assert table.orders == {}
    assert table.seats[0].kind == "person"


def test_the_place_that_a_bot_keeps_is_not_given_away() -> None:
    table = seated()
    take_in(table, seating.seat_bot(table, "bob", 1, "hard"))

    with pytest.raises(Refusal, match="kept"):
        seating.seat_bot(table, "ada", 1, None)
    take_in(table, seating.seat_bot(table, "ada", 1, "easy"))

    assert table.seats[1].level == "easy"
    assert seating.sit(table, "bob", "Bob", None)


def test_what_happened_long_ago_is_packed_and_heard_as_it_was() -> None:
    table, plain = seated(), seated()
    for number in range(60):
        for each in (table, plain):
            take_in(each, seating.rename(each, "ada", f"Ada {number}"))
    told = [[{"type": "named", "seat": 0, "name": f"Ada {number}"}] for number in range(60)]

    assert [events_for(it, 0) for it in table.log[-60:]] == told
    assert [isinstance(it, bytes) for it in table.log].count(False) == FRAME
    assert len(packed([told[0]] * 5)) < len(msgspec.json.encode([told[0]] * 5))


@pytest.mark.parametrize(
    ("user", "usually", "where_all_may", "without_its_host"),
    [
        ("ada", (True, True), (True, True), (True, True)),
        ("bob", (False, False), (False, True), (True, True)),
        ("eve", (False, False), (False, False), (False, False)),  # she does not sit here
        (None, (False, False), (False, False), (False, False)),
    ],
)
def test_a_frame_says_who_leads_the_table_and_who_may_fill_seats(
    user: str | None,
    usually: tuple[bool, bool],
    where_all_may: tuple[bool, bool],
    without_its_host: tuple[bool, bool],
) -> None:
    table = seated()

    def told(absent: set[str]) -> tuple[bool, bool]:
        seen = views.frame(table, user, 0, Presence(absent=absent)).table
        assert seen is not None
        return seen.can_host, seen.can_seat

    table.guests_may_seat = False
    assert told(set()) == usually
    assert told({"ada"}) == without_its_host
    table.guests_may_seat = True
    assert told(set()) == where_all_may


@pytest.mark.parametrize("name", moguls.games())
def test_the_part_that_views_share_is_made_again_after_each_entry(name: str) -> None:
    game = moguls.game(name)
    seats = game.seats[0]
    made = {**seal(game.name, game.options, game.deal(seats, seed=1)), "seats": seats}
    table = tables.new_table("t", {**made, "host": "ada"})
    for seat in range(seats):
        take_in(table, seating.sit(table, f"user {seat}", f"Name {seat}", seat))
    for _ in range(12):
        turn = table.play.turn
        assert turn is not None
        for seat in (*range(seats), None):
            user = None if seat is None else f"user {seat}"
            seen = views.frame(table, user, 0, Presence()).view
            assert seen is not None
            board = {"board": seen["board"]} if "board" in seen else {}
            assert seen == {**table.play.view(seat), **board}
        move = list(table.play.legal())[-1]
        take_in(table, [LogEntry("move", {"seat": turn, "move": move}, f"id {table.length}")])
