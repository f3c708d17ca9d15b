"""Effects of commands on a table, and refusals, without a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.table import decide
from moguls.server.table.evolving import evolve
from moguls.server.table.table import LogEntry
from moguls.server.wire.refusal import Refusal
from tests.server.test_paces import seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.table.table import Table

FIRST = {"first_player": "0"}


def playing() -> Table:
    return seated("normal", bots=2, name="mogul-2002", **FIRST)


def over() -> Table:
    table = playing()
    while table.status != "over":
        seat = table.play.turn
        assert seat is not None
        for entry in decide.automatic_move(table, seat, next(iter(table.play.legal()))):
            evolve(table, entry)
    return table


def refused(command: Callable[..., Any], *arguments: Any) -> Refusal:
    with pytest.raises(Refusal) as told:
        command(*arguments)
    return told.value


def test_a_move_becomes_one_entry_and_the_same_again_none() -> None:
    table = playing()
    [entry] = decide.move(table, "ada", "m", table.seq, "decline")
    assert entry == LogEntry("move", {"seat": 0, "move": "decline"}, "ada/m")
    evolve(table, entry)

    with pytest.raises(decide.Repeated):
        decide.move(table, "ada", "m", table.seq, "decline")
    assert decide.id_of("bob", "m") != decide.id_of("ada", "m"), "two people may count alike"


def test_a_move_rests_on_what_was_seen_since_the_last_move_and_on_nothing_to_come() -> None:
    table = playing()
    table.moved = table.seq - 1
    for seen in (table.moved, table.seq):
        assert decide.move(table, "ada", "m", seen, "decline")
    for seen in (table.moved - 1, table.seq + 1):
        why = refused(decide.move, table, "ada", "m", seen, "decline")
        assert (why.code, why.details) == ("table/stale_sequence", {"seen": seen, "now": table.seq})


def test_a_question_that_comes_too_late_is_told_nothing_and_one_in_time_the_change() -> None:
    table = playing()
    table.moved = table.seq
    assert decide.preview(table, "ada", "loan", table.moved - 1) == {}
    for seen in (None, table.moved):
        assert decide.preview(table, "ada", "loan", seen) == table.play.preview("loan")
        assert refused(decide.preview, table, "ada", "bid", seen).code == "rules/illegal_move"


def test_whose_turn_it_is_is_told_by_the_number_of_the_seat_from_one() -> None:
    table = playing()
    for seat in (1, 2):
        why = refused(decide.automatic_move, table, seat, "decline")
        assert (why.code, why.details) == ("table/not_your_turn", {"seat": 1})
    why = refused(decide.automatic_move, over(), 0, "bid")
    assert (why.code, why.details) == ("table/not_your_turn", {"seat": 0}), "nobody's"


def test_where_no_game_goes_on_nothing_is_played_and_why_is_said() -> None:
    table = playing()
    table.status = "waiting"
    for command in (decide.why_not, decide.preview):
        arguments = (None,) if command is decide.preview else ()
        assert refused(command, table, "ada", "loan", *arguments).code == "table/not_started"
    ended = refused(decide.move, over(), "ada", "m", over().seq, "bid")
    assert ended.code == "table/over"
    assert ended.rule is not None
    table.status = "closed"
    assert decide.automatic_move(table, 0, "decline") == []
    assert refused(decide.move, table, "ada", "m", table.seq, "decline").code == "table/closed"


def test_why_a_move_is_not_possible_is_said_with_its_rule_and_what_is_legal() -> None:
    table = playing()
    assert decide.why_not(table, "ada", "loan") is None
    denial = decide.why_not(table, "ada", "take")
    assert denial is not None
    why = refused(decide.automatic_move, table, 0, "take")
    assert (why.code, why.rule, why.legal) == (
        "rules/illegal_move",
        denial.rule,
        ["decline", "loan"],
    )
    assert why.details == {"move": "take", "why": denial.code}
    why = refused(decide.automatic_move, table, 0, "Loan")
    assert (why.code, why.legal) == ("rules/malformed_move", ["decline", "loan"])


def test_a_standing_order_has_all_fields_of_its_game_and_no_others() -> None:
    table = playing()
    fields = table.play.game.order_fields
    assert fields
    [entry] = decide.order(table, "ada", {fields[0]: 3})
    assert entry.data["order"] == {**dict.fromkeys(fields), fields[0]: 3}
    assert decide.order(table, "ada", None)[0].data == {"seat": 0, "order": None}
    why = refused(decide.order, table, "ada", {fields[0]: 3, "weather": 1})
    assert (why.code, "not 'weather'" in str(why.details["why"])) == ("wire/unknown_field", True)
    moguli = seated("normal")
    assert moguli.play.game.order_fields == ()
    assert refused(decide.order, moguli, "ada", {"most": 3}).code == "table/no_orders"


def test_the_same_seats_play_again_once_and_at_the_response_of_host_or_player() -> None:
    assert refused(decide.rematch, playing(), "ada", "new").code == "table/not_over"
    table = over()
    assert refused(decide.rematch, table, "eve", "new").code == "table/not_seated"
    table.setup["host"] = "hal"
    for user in ("ada", "hal"):
        assert decide.rematch(table, user, "new") == [LogEntry("rematch", {"table": "new"})]
    table.rematch = "new"
    assert decide.rematch(table, "ada", "other") == []


def test_a_bot_that_failed_is_replaced_and_an_order_that_did_is_ended() -> None:
    table = playing()
    assert decide.give_up(table, 0, "raised") == [LogEntry("order", {"seat": 0, "order": None})]
    told = {"seat": 1, "level": "easy", "why": "raised"}
    assert decide.give_up(table, 1, "raised") == [LogEntry("bot_failed", told)]
