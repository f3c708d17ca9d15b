"""Planned replies of Moguli: a tree of moves from the position in which it was given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import moguls
from moguls.server.live.hub import seal
from moguls.server.table import decide, seating, views
from moguls.server.table import table as tables
from moguls.server.table.due import is_automatic
from moguls.server.table.orders import deciding
from moguls.server.table.orders.answering import decision
from moguls.server.wire.orders.messages import DEEPEST, MOST_NODES, StandingOrders
from tests.server.orders.test_standing import do, three
from tests.server.test_decide import refused

if TYPE_CHECKING:
    from moguls.server.table.table import Table

PEOPLE = ("ada", "bob")
Tree = list[dict[str, Any]]


def two() -> Table:
    """Return a table of two people in play."""
    game = moguls.game("moguli")
    table = tables.new_table(
        "t", {**seal(game.name, game.options, game.deal(2, seed=1)), "seats": 2, "host": "ada"}
    )
    for user in PEOPLE:
        do(table, seating.sit(table, user, user.title(), None))
    return table


def play(table: Table, move: str) -> None:
    assert table.play.turn is not None
    user = PEOPLE[table.play.turn]
    do(table, decide.move(table, user, f"{table.length}", table.seq, move))


def legal(table: Table, *moves: str) -> list[str]:
    """Return what is legal after some moves."""
    after = table.play.copy()
    for move in moves:
        after.move(move)
    return list(after.legal())


def orders(tree: Tree) -> StandingOrders:
    return msgspec.convert({"replies": tree}, StandingOrders)


def line(table: Table, length: int) -> list[str]:
    """Return some legal moves in a row."""
    moves: list[str] = []
    for _ in range(length):
        moves.append(legal(table, *moves)[0])
    return moves


def chain(moves: list[str]) -> Tree:
    """Return moves in a row as a tree."""
    tree: Tree = []
    for move in reversed(moves):
        tree = [{"move": move, "then": tree}]
    return tree


def other(table: Table) -> str:
    assert table.play.turn is not None
    return PEOPLE[1 - table.play.turn]


def until_the_other(table: Table) -> list[str]:
    """Return legal moves in a row of which the last is the first own one of the other seat."""
    turn, moves = table.play.turn, line(table, 1)
    while True:
        after = table.play.copy()
        for move in moves:
            after.move(move)
        if after.turn != turn:
            return [*moves, next(iter(after.legal()))]
        moves.append(next(iter(after.legal())))


def test_a_planned_reply_is_played_after_the_move_that_it_answers() -> None:
    table = two()
    user, moves = other(table), until_the_other(table)
    do(table, deciding.put(table, user, orders(chain(moves))))
    for move in moves[:-1]:
        assert not is_automatic(table) or table.play.turn != PEOPLE.index(user)
        play(table, move)
    answer = decision(table)
    assert answer is not None
    assert (answer.move, answer.reason) == (moves[-1], "reply")
    assert table.play.turn is not None
    do(table, decide.automatic_move(table, table.play.turn, moves[-1], answer.by))
    assert table.standing == {}, "the tree is used up"
    assert [it.move for it in table.executed[PEOPLE.index(user)]] == [moves[-1]]


def test_another_move_ends_the_tree() -> None:
    table = two()
    user, moves = other(table), until_the_other(table)
    do(table, deciding.put(table, user, orders(chain(moves))))
    play(table, next(move for move in legal(table) if move != moves[0]))
    assert not table.standing.get(PEOPLE.index(user))


@pytest.mark.parametrize("owner", ["turn", "other"])
def test_a_tree_has_one_own_move_at_each_position(owner: str) -> None:
    table = two()
    user = other(table)
    user = user if owner == "other" else PEOPLE[1 - PEOPLE.index(user)]
    first, second = legal(table)[:2]
    tree: Tree = [{"move": first}, {"move": second}]
    if owner == "turn":
        assert refused(deciding.put, table, user, orders(tree)).code == "table/two_replies"
    else:
        assert deciding.put(table, user, orders(tree))
    twice: Tree = [{"move": first}, {"move": first}]
    assert refused(deciding.put, table, user, orders(twice)).code == "table/two_replies"


def test_each_move_of_a_tree_must_be_legal_and_the_tree_small() -> None:
    table = two()
    user = other(table)
    first = legal(table)[0]
    wrong: Tree = [{"move": first, "then": [{"move": "pawn z9-z8"}]}]
    assert refused(deciding.put, table, user, orders(wrong)).code == "table/no_reply"
    deep = chain([first] * (DEEPEST + 1))
    assert refused(deciding.put, table, user, orders(deep)).code == "table/large_tree"
    wide: Tree = [{"move": first, "then": [{"move": first}] * 19}] * (MOST_NODES // 20)
    assert refused(deciding.put, table, user, orders(wide)).code == "table/two_replies"
    wide.append({"move": first})
    assert refused(deciding.put, table, user, orders(wide)).code == "table/large_tree"
    assert table.standing == {}


def test_giving_a_tree_never_makes_a_live_move() -> None:
    table = two()
    assert table.play.turn is not None
    user = PEOPLE[table.play.turn]
    do(table, deciding.put(table, user, orders(chain(line(table, 1)))))
    assert not is_automatic(table)


def test_a_position_is_shown_after_planned_moves_and_nothing_is_played() -> None:
    table = two()
    first = legal(table)[0]
    before = table.play.state
    shown = views.planned(table, "ada", [first])
    assert shown.turns == [0]
    assert not shown.over
    assert shown.view["turn"] in {0, 1}
    actions = shown.view["actions"]
    assert isinstance(actions, list)
    assert {each["move"] for each in actions if each["legal"]} == set(legal(table, first))
    assert (table.play.state, table.play.length) == (before, 0)


def test_only_a_legal_line_of_an_own_table_without_secrets_has_a_position() -> None:
    table = two()
    assert refused(views.planned, table, "ada", ["nonsense"]).code == "table/no_reply"
    assert refused(views.planned, table, "eve", []).code == "table/not_seated"
    assert refused(views.planned, three(), "ada", []).code == "table/no_replies"


def test_the_form_has_the_replies_that_are_still_possible() -> None:
    table = two()
    moves = line(table, 3)
    tree: Tree = [{"move": moves[0], "then": [{"move": moves[1], "then": [{"move": moves[2]}]}]}]
    do(table, deciding.put(table, "bob", orders(tree)))
    play(table, moves[0])
    form = deciding.form(table, "bob")
    assert form.orders is not None
    assert [it.move for it in form.orders.replies] == [moves[1]]
    assert deciding.checked(table, 1, form.orders) is not None
