"""Tables at which it is a person's turn: which count, in which order, and when to ask again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from moguls.server.live.turns import LATER, SOON

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Person

DAY = 86_400
FIRST = {"loan_timing": "on_own_turn", "first_player": "0"}


def days(bank: int) -> dict[str, Any]:
    return {"mode": "days", "bank": bank, "increment": DAY, "cap": 10 * DAY}


def shared(host: Person, *others: Person, **settings: Any) -> str:
    """Make a table of three, with a bot in each free seat, at which the host is on turn."""
    bots = ["easy"] * (2 - len(others))
    table = host.new_table(seats=3, bots=bots + [None] * len(others), options=FIRST, **settings)
    for other in others:
        other.sit(table)
    return table


def turns(who: Person) -> list[str]:
    return [it["table"] for it in who.get("/api/me/turns")["turns"]]


def test_turns_come_by_their_deadline_and_those_without_a_clock_last(
    person: Callable[[], Person],
) -> None:
    ada, bob, cid = person(), person(), person()
    late = shared(ada, bob, time_control=days(5 * DAY))
    live = shared(ada, bob)
    soon = shared(ada, bob, time_control=days(2 * DAY))
    others = shared(cid, ada, time_control=days(DAY))
    waiting = ada.new_table()

    assert turns(ada) == [soon, late, live]
    assert [it["id"] for it in ada.get("/api/me/unfinished")["tables"]] == [
        soon,
        late,
        live,
        others,
        waiting,
    ]


def test_a_move_takes_a_table_off_the_turns(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    table = shared(ada, bob, time_control=days(DAY))
    assert (turns(ada), turns(bob)) == ([table], [])

    seq = ada.get(f"/api/tables/{table}")["seq"]
    ada.post(f"/api/tables/{table}/moves", id="one bid", seq=seq, move="leave")

    assert turns(ada) == []


def test_a_live_game_against_bots_does_not_count_and_one_for_days_does(
    person: Callable[[], Person],
) -> None:
    ada = person()
    shared(ada)
    slow = shared(ada, time_control=days(DAY))

    assert turns(ada) == [slow]


def test_a_page_asks_again_where_a_turn_can_come(person: Callable[[], Person]) -> None:
    ada, bob, cid = person(), person(), person()
    alone = shared(cid)
    shared(ada, bob, time_control=days(DAY))

    assert [it.get("/api/me/turns")["seconds"] for it in (ada, bob, cid)] == [LATER, LATER, 0]
    assert alone
    shared(bob, cid)
    assert [it.get("/api/me/turns")["seconds"] for it in (ada, bob, cid)] == [LATER, SOON, SOON]


def test_a_page_that_is_connected_to_its_only_live_game_asks_less_often(
    person: Callable[[], Person],
) -> None:
    ada, bob = person(), person()
    table = shared(ada, bob)

    with ada.socket(table) as socket:
        socket.hear("frame")
        assert [it.get("/api/me/turns")["seconds"] for it in (ada, bob)] == [LATER, SOON]
        shared(bob, ada)
        assert ada.get("/api/me/turns")["seconds"] == SOON
