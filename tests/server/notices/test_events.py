"""Notices that follow from the entries of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.notify.checking import verdict
from moguls.server.table import decide, seating
from moguls.server.table.clock import pauses
from moguls.server.table.due import is_automatic
from moguls.server.table.notices.events import (
    INVITATION_DELAY,
    LIVE_DELAY,
    SLOW_DELAY,
    notices_of,
)
from tests.server.clock.games import START, USUAL, play, slow_table, take_in

if TYPE_CHECKING:
    from moguls.server.table.notices.notice import Notice
    from moguls.server.table.table import LogEntry, Table
    from moguls.server.wire.clock.time_control import TimeControl

ALL = frozenset({"ada", "bob", "cid"})


def asking(control: TimeControl | None = USUAL) -> Table:
    """Return a table at which nothing is answered automatically."""
    table = slow_table(control=control)
    table.auto_responses = dict.fromkeys(range(3), "ask")
    return table


def after_entries(
    table: Table, entries: list[LogEntry], at: float, who: frozenset[str] = ALL
) -> list[Notice]:
    before = table.copy()
    take_in(table, entries, at)
    return notices_of(before, table, entries, who)


def test_a_move_gives_one_notice_to_the_next_person_and_a_warning_before_the_deadline() -> None:
    table = asking()
    before = table.copy()
    play(table, START + 60)
    notices = notices_of(before, table, [], ALL)

    seat = table.play.turn
    assert seat is not None
    assert [(it.kind, it.user, it.seat) for it in notices] == [
        ("turn", table.seats[seat].user, seat),
        ("quarter", table.seats[seat].user, seat),
    ]
    turn, warning = notices
    assert turn.not_before == table.at + SLOW_DELAY
    left = warning.deadline - table.at
    assert warning.not_before == warning.deadline - left / 4
    assert turn.expires_at == warning.expires_at == warning.deadline


def test_a_live_table_waits_ten_seconds_and_warns_of_no_deadline() -> None:
    table = asking(None)
    before = table.copy()
    play(table, START + 5)

    (notice,) = notices_of(before, table, [], ALL)
    assert notice.not_before == table.at + LIVE_DELAY
    assert not notice.deadline


def test_nobody_without_a_channel_gets_a_notice() -> None:
    table = asking()
    before = table.copy()
    play(table, START + 60)
    on_turn = table.seats[table.play.turn or 0].user
    assert on_turn is not None

    assert notices_of(before, table, [], frozenset()) == []
    assert notices_of(before, table, [], ALL - {on_turn}) == []


def test_a_turn_that_an_order_plays_gives_no_notice() -> None:
    table = asking()
    before = table.copy()
    while not is_automatic(table):
        before = table.copy()
        play(table, table.at + 60)
        table.orders[table.play.turn or 0] = {"bowl": None, "chips": None, "left": 3}

    assert notices_of(before, table, [], ALL) == []
    table.orders.clear()
    assert [it.kind for it in notices_of(before, table, [], ALL)] == ["turn", "quarter"]


def test_everybody_learns_that_the_game_began_and_the_seat_on_turn_that_it_is_its_turn() -> None:
    table = asking(None)
    waiting = table.copy()
    waiting.status = "waiting"
    notices = notices_of(waiting, table, [], ALL)

    on_turn = table.seats[table.play.turn or 0].user
    kinds = {it.user: it.kind for it in notices}
    assert kinds == {user: "turn" if user == on_turn else "started" for user in ALL}
    assert len(notices) == 3


def test_everybody_learns_that_the_game_is_over_once() -> None:
    table = asking(None)
    before = table.copy()
    table.status = "over"
    notices = notices_of(before, table, [], ALL)

    assert [it.kind for it in notices] == ["over"] * 3
    assert {it.user for it in notices} == ALL


def test_everybody_learns_for_whom_a_bot_plays() -> None:
    table = asking()
    seat = (table.play.turn or 0) - 1
    bot = [seating.bot_entry(seat % 3, "normal")]
    notices = after_entries(table, bot, START + 9)

    assert {(it.kind, it.user, it.seat) for it in notices} == {
        ("bot", user, seat % 3) for user in ALL
    }


def test_a_requested_pause_is_told_to_those_who_can_still_agree() -> None:
    table = asking()
    first = after_entries(table, pauses.agree(table, "bob", START, agrees=True), START + 9)
    second = after_entries(table, pauses.agree(table, "ada", START, agrees=True), START + 19)
    back = after_entries(table, pauses.agree(table, "bob", START, agrees=False), START + 29)

    assert [(it.kind, it.user, it.seat) for it in first] == [
        ("pause", "ada", table.seats_of("bob")[0]),
        ("pause", "cid", table.seats_of("bob")[0]),
    ]
    assert [(it.user, it.seat) for it in second] == [("cid", table.seats_of("ada")[0])]
    assert back == []


def test_a_pause_that_begins_or_is_no_longer_requested_is_not_told() -> None:
    table = asking()
    for who in ("bob", "ada"):
        notices = after_entries(table, pauses.agree(table, who, START, agrees=True), START + 9)
    (notice,) = notices
    row = {**notice._asdict(), "user_id": notice.user}
    assert verdict(table, row, 0, START + 200).why == ""
    take_in(table, pauses.agree(table, "ada", START, agrees=False), START + 20)
    assert verdict(table, row, 0, START + 200).why == "over"
    take_in(table, pauses.agree(table, "ada", START, agrees=True), START + 30)

    begins = after_entries(table, pauses.agree(table, "cid", START, agrees=True), START + 40)

    assert begins == []
    assert verdict(table, row, 0, START + 200).why == "over"


def test_a_rematch_is_an_invitation() -> None:
    table = asking(None)
    table.status = "over"
    notices = after_entries(table, decide.rematch(table, "bob", "new"), START + 9)

    assert {it.kind for it in notices} == {"rematch"}
    assert {it.not_before - it.made_at for it in notices} == {INVITATION_DELAY}


def test_one_person_alone_at_a_live_table_gets_none() -> None:
    table = asking(None)
    before = table.copy()
    take_in(table, [seating.bot_entry(1, "easy"), seating.bot_entry(2, "easy")], START)
    for seat in table.seats[1:]:
        seat.former = None
    play(table, START + 5)

    assert notices_of(before, table, [], ALL) == []
