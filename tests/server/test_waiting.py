"""Step mode: at a table with one person, a bot waits for the request of its move."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.table import seating, step_mode
from moguls.server.table.evolving import evolve
from moguls.server.table.table import LogEntry
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.test_paces import seated, until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from moguls.server.table.table import Table

LONG = 0.4  # seconds in which a bot that need not wait would have moved
FIRST = {"first_player": "0"}


def held_table(ada: Person, **more: Any) -> str:
    wanted = {"bots": ["easy", "easy"], "options": FIRST, "step_mode": True, **more}
    table = ada.new_table(**wanted)
    until(lambda: ada.get(f"/api/tables/{table}")["view"]["turn"] == 0)
    ada.play(table)
    return table


def state(ada: Person, table: str) -> tuple[bool, int, int]:
    frame = ada.get(f"/api/tables/{table}")
    return frame["table"]["awaiting_next"], frame["seq"], frame["view"]["turn"]


def stays(ada: Person, table: str) -> tuple[bool, int, int]:
    before = state(ada, table)
    time.sleep(LONG)
    assert state(ada, table) == before
    return before


def call(ada: Person, table: str, seq: int | None = None) -> None:
    seq = state(ada, table)[1] if seq is None else seq
    ada.post(f"/api/tables/{table}/next", seq=seq)


def test_each_move_of_a_bot_waits_to_be_asked_for(person: Callable[[], Person]) -> None:
    ada = person()
    table = held_table(ada)
    held, seq, turn = stays(ada, table)
    assert (held, turn) == (True, 1)

    call(ada, table)
    until(lambda: state(ada, table)[1] > seq)
    assert stays(ada, table) == (True, seq + 1, 2)


def test_pressed_twice_it_lets_one_bot_move(person: Callable[[], Person]) -> None:
    ada = person()
    table = held_table(ada)
    _, seq, _ = state(ada, table)
    call(ada, table, seq)
    call(ada, table, seq)
    until(lambda: state(ada, table)[1] > seq)
    call(ada, table, seq)  # it has not seen the bot's move
    assert stays(ada, table) == (True, seq + 1, 2)


def test_it_holds_with_the_page_closed_and_over_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "moguls.sqlite"
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada = Person(client)
        ada.get("/api/me")
        table = held_table(ada)
        with ada.socket(table) as socket:
            assert socket.hear("frame")["table"]["awaiting_next"]
        before = stays(ada, table)
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada.client = client
        assert stays(ada, table) == before
        with ada.socket(table) as socket:
            socket.hear("frame")
            assert stays(ada, table) == before
            socket.say(type="next", seq=before[1])
            until(lambda: state(ada, table)[1] > before[1])


def test_switched_off_it_holds_nothing_back(person: Callable[[], Person]) -> None:
    ada = person()
    table = held_table(ada)
    stays(ada, table)
    ada.ask("PUT", f"/api/tables/{table}/arrangement", json={"step_mode": False})
    until(lambda: state(ada, table)[2] == 0)
    assert not state(ada, table)[0]


def test_switched_on_while_a_bot_pauses_it_holds_that_move(
    person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.server.live.pace.NORMAL", (600.0, 600.0))
    ada = person()
    table = ada.new_table(game="moguli", seats=2, bots=["easy"], pace="normal")
    with ada.socket(table) as socket:
        socket.hear("frame")
        while state(ada, table)[2] == 0:
            ada.play(table)
        ada.ask("PUT", f"/api/tables/{table}/arrangement", json={"step_mode": True})
        held, seq, turn = state(ada, table)
        assert (held, turn) == (True, 1)
        ada.ask("PUT", f"/api/tables/{table}/arrangement", json={"pace": "at_once"})
        assert stays(ada, table) == (True, seq + 1, 1)  # the pause is over


def test_when_a_second_person_sits_down_nobody_is_waited_for(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    table = held_table(ada, bots_replaceable=True, open=True)
    stays(ada, table)
    seat = bob.sit(table, seat=2)
    until(lambda: state(ada, table)[2] == seat)
    assert not state(ada, table)[0]


def test_the_only_person_may_say_so_and_nobody_else_but_the_host(
    person: Callable[[], Person],
) -> None:
    host, bob, eve = person(), person(), person()
    table = host.new_table(seats=2, game="moguli", sit=False)
    bob.sit(table)
    host.post(f"/api/tables/{table}/bots", seat=1, level="easy")
    path = f"/api/tables/{table}/arrangement"
    assert eve.refused("PUT", path, step_mode=True)["code"] == "table/not_host"
    assert bob.refused("PUT", path, step_mode=True, pace="slow")["code"] == "table/not_host"

    assert bob.ask("PUT", path, json={"step_mode": True}).status_code == 200
    assert host.get(f"/api/tables/{table}")["table"]["step_mode"]
    assert eve.refused("POST", f"/api/tables/{table}/next", seq=1)["code"] == "table/not_seated"


def test_a_move_taken_back_waits_again(person: Callable[[], Person]) -> None:
    ada = person()
    table = held_table(ada, game="moguli", seats=2, bots=["easy"])
    while state(ada, table)[2] == 0:
        ada.play(table)
    ada.post(f"/api/tables/{table}/take-back")
    until(lambda: state(ada, table)[2] == 0)
    while state(ada, table)[2] == 0:
        ada.play(table)
    assert stays(ada, table)[0]


def called(table: Table) -> Table:
    for entry in step_mode.call_next(table, "ada", table.seq):
        evolve(table, entry)
    return table


def on_bots_turn() -> Table:
    table = seated("normal", first_player="1")
    evolve(table, LogEntry("set", {"step_mode": True}))
    return table


def test_a_bot_that_has_been_asked_waits_no_more() -> None:
    table = on_bots_turn()
    assert step_mode.holds(table)
    assert not step_mode.holds(called(table))
    assert step_mode.call_next(table, "ada", table.seq) == []


def test_the_person_who_has_left_its_seat_is_not_waited_for() -> None:
    table = on_bots_turn()
    for entry in seating.stand(table, "ada"):
        evolve(table, entry)
    assert not step_mode.holds(table)


def test_what_is_asked_for_is_not_news_to_others() -> None:
    table = on_bots_turn()
    before = table.seq
    assert called(table).seq == before
