"""Orders of a person whose seat a bot has played: they hold again once the person is back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from moguls.server.table import decide, seating
from moguls.server.table.clock import timeouts
from moguls.server.table.due import is_automatic
from moguls.server.table.orders import deciding
from moguls.server.table.orders.answering import decision
from moguls.server.table.table import LogEntry
from moguls.server.wire.orders.messages import StandingOrders
from tests.server.clock.games import DAY, START, play, slow_table, take_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.table.table import Table

LINE: dict[str, Any] = {"bowl": 40, "then": "leave"}


def with_orders(**more: Any) -> Table:
    """Return a table at which Ada has moved and is on turn again, with orders."""
    table = slow_table(first_player="0", loan_timing="on_own_turn")
    for _ in range(3):
        play(table, START, "bid")
    orders = msgspec.convert({"lines": [LINE], **more}, StandingOrders)
    take_in(table, deciding.put(table, "ada", orders), START)
    return table


def timed_out(table: Table) -> None:
    take_in(table, timeouts.time_out(table, START + 10 * DAY, ()), START + 10 * DAY)


def stood_in(table: Table) -> None:
    take_in(table, [seating.bot_entry(0, "easy", "Agatha")], START)


def stood_up(table: Table) -> None:
    take_in(table, seating.stand(table, "ada"), START)


def come_back(table: Table) -> None:
    take_in(table, seating.sit(table, "ada", "Ada", None), table.at)


@pytest.mark.parametrize("goes", [timed_out, stood_in, stood_up])
def test_orders_are_kept_and_answer_no_decision_that_was_open(
    goes: Callable[[Table], None],
) -> None:
    table = with_orders()
    goes(table)
    assert decision(table) is None, "nobody but its person has an order"
    come_back(table)
    assert table.standing[0].orders["lines"] == [LINE]
    answer = decision(table)
    assert answer is not None
    assert answer.reason == "given_now"
    assert not is_automatic(table)
    for _ in range(3):
        play(table, table.at, "bid")
    answer = decision(table)
    assert answer is not None
    assert answer.move == "bid"


def test_what_the_bot_plays_meanwhile_is_not_by_an_order() -> None:
    table = with_orders()
    timed_out(table)
    take_in(table, decide.automatic_move(table, 0, "leave"), table.at)
    come_back(table)
    assert table.executed.get(0) is None
    assert table.standing[0].row == 0


def test_a_bot_that_was_to_play_until_the_person_is_back_ends_then() -> None:
    table = with_orders(bot={"level": "easy"})
    timed_out(table)
    come_back(table)
    assert table.standing[0].bot is None
    assert table.standing[0].orders["lines"] == [LINE]


def test_orders_of_nothing_but_that_bot_end_with_it() -> None:
    table = slow_table(first_player="0", loan_timing="on_own_turn")
    orders = msgspec.convert({"bot": {"level": "easy"}}, StandingOrders)
    take_in(table, deciding.put(table, "bob", orders), START)
    take_in(table, [seating.bot_entry(1, "easy", "Agatha")], START)
    take_in(table, seating.sit(table, "bob", "Bob", None), START)
    assert 1 not in table.standing


def test_who_leaves_for_good_or_never_came_loses_them() -> None:
    table = with_orders()
    take_in(table, timeouts.leave(table, "ada"), START)
    assert 0 not in table.standing
    never_came = slow_table(first_player="0")
    orders = msgspec.convert({"lines": [LINE]}, StandingOrders)
    take_in(never_came, deciding.put(never_came, "ada", orders), START)
    timed_out(never_came)
    assert never_came.standing == {}


def test_an_order_for_this_auction_ends_with_the_seat() -> None:
    table = with_orders()
    take_in(table, [LogEntry("order", {"seat": 0, "order": {"bowl": 40}})], START)
    stood_in(table)
    come_back(table)
    assert table.orders == {}
