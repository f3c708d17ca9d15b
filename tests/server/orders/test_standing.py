"""Standing orders that hold until cancelled, at a table without a server."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import moguls
from moguls.server.live.hub import seal
from moguls.server.table import auto_response, decide, seating
from moguls.server.table import table as tables
from moguls.server.table.due import is_automatic
from moguls.server.table.evolving import evolve
from moguls.server.table.orders import deciding
from moguls.server.table.orders.answering import CHAIN, decision, judged
from moguls.server.table.table import LogEntry, Table
from moguls.server.wire.orders.messages import BotOrder, StandingOrders
from tests.server.test_decide import refused

PEOPLE = ("ada", "bob", "cyd")
STAY: dict[str, Any] = {"bowl": 9, "then": "leave"}


def three(name: str = "mogul-2002", **options: str) -> Table:
    """Return a table of three people, the first one on turn."""
    game = moguls.game(name, first_player="0", **options)
    made = {**seal(game.name, game.options, game.deal(3, seed=1)), "seats": 3}
    table = tables.new_table("t", {**made, "host": "ada"})
    for user in PEOPLE:
        do(table, seating.sit(table, user, user.title(), None))
    return table


def do(table: Table, entries: list[LogEntry]) -> None:
    for entry in entries:
        evolve(table, entry)


def give(table: Table, user: str, *lines: dict[str, Any], **more: Any) -> None:
    orders = msgspec.convert({"lines": list(lines), **more}, StandingOrders)
    do(table, deciding.put(table, user, orders))


def play(table: Table, *moves: str) -> None:
    """Play moves by hand for the seat on turn."""
    for move in moves:
        assert table.play.turn is not None
        user = PEOPLE[table.play.turn]
        do(table, decide.move(table, user, f"{table.length}", table.seq, move))


def decline(table: Table) -> None:
    play(table, "decline", "decline", "decline")


def follow(table: Table) -> list[str]:
    """Let orders play until a person is to move; return their moves."""
    moves = []
    while is_automatic(table):
        seat, answer = table.play.turn, decision(table)
        assert seat is not None
        assert answer is not None
        assert answer.move is not None
        moves.append(answer.move)
        do(table, decide.automatic_move(table, seat, answer.move, answer.by))
    return moves


def at_auction(*lines: dict[str, Any], user: str = "bob", **more: Any) -> Table:
    """Return a table at the start of an auction, orders of a seat that is not on turn given."""
    table = three()
    for seat in range(3):
        do(table, [auto_response.entry(seat, "ask")])
    decline(table)
    give(table, user, *lines, **more)
    return table


def test_an_order_outlives_rounds() -> None:
    table = at_auction({"bowl": 1, "then": "leave", "win": "take", "option": "nothing"})
    before = table.play.round
    play(table, "bid")
    assert follow(table) == ["leave"]
    while table.play.round == before:
        play(table, next(iter(table.play.legal())))
        follow(table)

    assert table.standing[1].orders["lines"]


@pytest.mark.parametrize("phase", ["auction", "loan"])
def test_giving_or_editing_an_order_never_makes_a_live_move(phase: str) -> None:
    table = three()
    do(table, [auto_response.entry(0, "ask")])
    if phase == "auction":
        for seat in (1, 2):
            do(table, [auto_response.entry(seat, "ask")])
        decline(table)
    for bowl in (5, 0, 7):
        give(table, "ada", {"bowl": bowl, "then": "leave"}, general={"loan_below": 40})
        assert not is_automatic(table)
        assert (decision(table) or refused).asks  # type: ignore[union-attr]  # an answer
        info = deciding.info(table, 0)
        assert info is not None
        assert info.asks == "given_now"
    do(table, deciding.put(table, "ada", None))
    assert not is_automatic(table)


def test_only_events_after_the_order_count() -> None:
    table = at_auction(STAY, user="ada")
    assert not is_automatic(table), "the decision was there before the order"
    play(table, "bid", "bid", "bid")
    assert follow(table) == ["bid"]


def test_an_order_given_before_the_game_counts_from_its_start() -> None:
    game = moguls.game("mogul-2002", first_player="0")
    made = {**seal(game.name, game.options, game.deal(3, seed=1)), "seats": 3}
    table = tables.new_table("t", {**made, "host": "ada"})
    do(table, seating.sit(table, "ada", "Ada", 0))
    give(table, "ada", general={"loan_below": 40})
    for user in PEOPLE[1:]:
        do(table, seating.sit(table, user, user.title(), None))

    assert auto_response.answer(table) == "loan"


def test_each_stop_gives_its_reason_to_its_owner_alone() -> None:
    table = at_auction({"bowl": 1})
    play(table, "bid")
    infos = [deciding.info(table, seat) for seat in range(3)]

    assert [it and it.asks for it in infos] == [None, "bowl", None]


def test_executed_orders_are_listed_to_their_owner_alone() -> None:
    table = at_auction(STAY)
    play(table, "bid")
    follow(table)
    info = deciding.info(table, 1)
    assert info is not None
    step = table.play.length - 1
    assert msgspec.to_builtins(info.executed) == [
        {"step": step, "move": "bid", "reason": "bid", "line": 0}
    ]
    assert deciding.info(table, 0) is None
    do(table, deciding.put(table, "bob", None))
    info = deciding.info(table, 1)
    assert info is not None
    assert (info.active, len(info.executed)) == (False, 1), "the list outlives the order"


def test_a_chain_of_automatic_moves_ends_at_its_limit() -> None:
    table = at_auction(STAY)
    table.standing[1] = table.standing[1]._replace(row=CHAIN - 1)
    play(table, "bid")
    assert follow(table) == ["bid"]
    play(table, "bid", "bid")
    assert not is_automatic(table)
    info = deciding.info(table, 1)
    assert info is not None
    assert info.asks == "chain"
    play(table, "bid", "bid", "bid")
    assert follow(table) == ["bid"], "the owner has moved: it counts anew"


def test_the_only_legal_move_is_not_asked_for() -> None:
    table = at_auction({"then": "ask"})
    play(table, "bid")
    state: Any = table.play.state.copy()
    assert judged(table.play.game.rules, state, 1, table.standing[1]).reason == "bid"
    state.chips[1] = 0
    answer = judged(table.play.game.rules, state, 1, table.standing[1])
    assert (answer.move, answer.reason) == ("leave", "only")


def test_with_a_bot_everything_that_no_line_decides_is_its() -> None:
    table = at_auction({"companies": [], "bowl": 1}, bot={"level": "easy"})
    play(table, "bid")
    answer = decision(table)
    assert answer is not None
    assert (answer.move, answer.level, answer.reason) == (None, "easy", "bot")
    info = deciding.info(table, 1)
    assert info is not None
    assert info.bot == "easy"


def test_an_own_move_ends_the_bot_and_keeps_the_lines() -> None:
    table = at_auction(STAY, user="ada", bot={"level": "easy"})
    play(table, "bid")
    assert table.standing[0].bot is None
    assert table.standing[0].orders["lines"] == [STAY]
    only = at_auction(user="ada", bot={"level": "easy"})
    play(only, "bid")
    assert only.standing == {}


def test_loans_by_an_order_are_as_quick_as_by_an_auto_response() -> None:
    table = three()
    give(table, "bob", general={"loan_below": 40})
    play(table, "decline")
    assert auto_response.answer(table) == "loan"
    [entry] = auto_response.automatic(table, 1, "loan")
    assert entry.data["auto"] is True
    evolve(table, entry)
    assert [it.reason for it in table.executed[1]] == ["loan"]


def test_after_a_takeback_an_order_does_not_move_at_once() -> None:
    table = at_auction(STAY)
    play(table, "bid")
    step = table.play.length
    follow(table)
    do(table, [LogEntry("taken_back", {"seat": 0, "step": step})])
    assert not is_automatic(table)


def test_orders_and_their_list_go_with_the_player() -> None:
    table = at_auction(STAY)
    play(table, "bid")
    follow(table)
    data = {"seat": 1, "name": "Bob", "level": "easy", "user": "bob"}
    do(table, [LogEntry("freed", data)])
    assert (table.standing, table.executed) == ({}, {})


def test_a_failed_order_is_removed() -> None:
    table = at_auction(STAY)
    entries = decide.give_up(table, 1, "raised")
    assert [entry.kind for entry in entries] == ["order", "standing"]
    do(table, entries)
    assert table.standing == {}


@pytest.mark.parametrize(
    ("orders", "code"),
    [
        ({"lines": [{"weather": 1}]}, "wire/unknown_field"),
        ({"general": {"bowl": 1}}, "wire/unknown_field"),
        ({"lines": [{"bowl": "many"}]}, "table/order_value"),
        ({"lines": [{"then": "bid"}]}, "table/order_value"),
        ({"lines": [{"companies": "blue"}]}, "table/order_value"),
        ({"lines": [{"companies": ["mauve"]}]}, "table/order_value"),
        ({"replies": [{"move": "bid"}]}, "table/no_replies"),
    ],
)
def test_an_order_has_the_fields_of_its_game_and_their_values(
    orders: dict[str, Any], code: str
) -> None:
    table = three()
    wrong = msgspec.convert(orders, StandingOrders)
    assert refused(deciding.put, table, "ada", wrong).code == code
    assert table.standing == {}


def test_an_order_without_content_is_none() -> None:
    table = three()
    assert deciding.put(table, "ada", StandingOrders()) == []
    give(table, "ada", STAY)
    assert deciding.put(table, "ada", StandingOrders(lines=[{**STAY}])) == [], "unchanged"
    do(table, deciding.put(table, "ada", StandingOrders()))
    assert table.standing == {}


def test_a_preview_says_what_an_order_would_do_and_changes_nothing() -> None:
    table = at_auction(STAY)
    before = table.copy()

    def of(user: str, *lines: dict[str, Any], bot: str | None = None) -> tuple[Any, ...]:
        level: Any = bot
        orders = StandingOrders(lines=list(lines), bot=None if bot is None else BotOrder(level))
        return msgspec.structs.astuple(deciding.preview(table, user, orders))

    assert of("ada", STAY) == ("plays", "bid", "bid", 0), "on turn"
    assert of("cyd", {"bowl": 0}) == ("asks", None, "bowl", 0), "not yet on turn"
    assert of("cyd", {"sales": []}, bot="easy")[:2] == ("plays", "bid")
    assert of("cyd", {"bowl": 0}, bot="easy") == ("bot", None, "bot", None)
    assert of("cyd") == ("later", None, None, None)
    assert (table.standing, table.length) == (before.standing, before.length)


def test_a_log_of_an_older_version_has_no_new_fields() -> None:
    table = three()
    do(table, [LogEntry("order", {"seat": 1, "order": {"bowl": 3}})])
    assert table.orders == {1: {"bowl": 3}}
    do(table, [LogEntry("standing", {"seat": 1, "orders": {"lines": [{"bowl": 3}]}})])
    decline(table)
    play(table, "bid")
    table.orders.clear()
    assert follow(table) == ["bid"]


def test_the_log_brings_everything_back() -> None:
    table = at_auction(STAY)
    play(table, "bid")
    entries: list[LogEntry] = []
    answer = decision(table)
    assert answer is not None
    entries += decide.automatic_move(table, 1, str(answer.move), answer.by)
    stored = [
        LogEntry(it.kind, msgspec.json.decode(msgspec.json.encode(it.data))) for it in entries
    ]
    do(table, stored)
    assert [(it.move, it.line) for it in table.executed[1]] == [("bid", 0)]
