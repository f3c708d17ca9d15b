"""Frames over a socket: news, resuming, moves once, and every error to its sender alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from starlette.websockets import WebSocketDisconnect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Person


def test_the_first_frame_has_the_whole_of_what_one_may_see(three: tuple[list[Person], str]) -> None:
    people, table = three
    with people[1].socket(table) as socket:
        frame = socket.hear("frame")

    assert (frame["seq"], frame["from"]) == (3, 0)
    assert [entry["seq"] for entry in frame["log"]] == [1, 2, 3]
    assert frame["table"]["you"] == 1
    assert frame["view"]["seat"] == 1
    assert frame["view"]["chips"] == [None, 6, None]


def test_a_move_is_acknowledged_and_everybody_hears_of_it(three: tuple[list[Person], str]) -> None:
    people, table = three
    with people[0].socket(table) as mine, people[1].socket(table) as other:
        other.hear("frame")
        seq = mine.hear("frame")["seq"]
        mine.say(type="move", id="m1", seq=seq, move="decline")

        assert mine.hear("ack") == {"type": "ack", "id": "m1", "seq": seq + 1}
        frame = other.hear("frame")
        while frame["seq"] == seq:
            frame = other.hear("frame")

    told = {"seq": seq + 1, "events": [{"type": "decline", "seat": 0}], "step": 1}
    assert frame["log"] == [told]
    assert frame["view"]["turn"] == 1


def test_a_move_sent_twice_is_played_once_and_acknowledged_twice(
    three: tuple[list[Person], str],
) -> None:
    people, table = three
    with people[0].socket(table) as socket:
        seq = socket.hear("frame")["seq"]
        socket.say(type="move", id="m1", seq=seq, move="decline")
        first = socket.hear("ack")
        socket.say(type="move", id="m1", seq=seq, move="decline")

        assert socket.hear("ack") == first
    assert people[0].get(f"/api/tables/{table}")["seq"] == seq + 1


def test_who_comes_back_gets_what_it_has_missed(three: tuple[list[Person], str]) -> None:
    people, table = three
    with people[2].socket(table) as socket:
        seen = socket.hear("frame")["seq"]
    people[0].play(table, "decline")
    people[1].play(table, "loan")

    with people[2].socket(table, since=seen) as socket:
        frame = socket.hear("frame")

    assert frame["from"] == seen
    assert [each["events"][0]["type"] for each in frame["log"]] == ["decline", "loan"]


def test_after_long_absence_at_most_fifty_entries_come(person: Callable[[], Person]) -> None:
    ada = person()
    table = ada.new_table(sit=False, bots=["easy"] * 3)
    while ada.get(f"/api/tables/{table}")["table"]["status"] != "over":
        pass
    with ada.socket(table) as socket:
        frame = socket.hear("frame")

    assert len(frame["log"]) == 50
    assert frame["log"][-1]["seq"] == frame["seq"]


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("rules/illegal_move", {"type": "move", "id": "x", "seq": 3, "move": "take"}),
        ("rules/malformed_move", {"type": "move", "id": "x", "seq": 3, "move": "jump"}),
        ("wire/unknown_field", {"type": "ping", "extra": 1}),
        ("wire/malformed", {"type": "dance"}),
        ("wire/malformed", {"type": "move", "id": "x", "seq": -1, "move": "bid"}),
        ("wire/malformed", {"type": "order", "order": {"bowl": -1}}),
        ("table/not_over", {"type": "rematch"}),
        ("table/present", {"type": "bot", "seat": 1, "level": "easy"}),
        ("wire/too_large", {"type": "move", "id": "x", "seq": 3, "move": "y" * 9000}),
    ],
)
def test_each_mistake_is_told_and_the_connection_goes_on(
    three: tuple[list[Person], str], code: str, message: dict[str, object]
) -> None:
    people, table = three
    with people[0].socket(table) as socket:
        seq = socket.hear("frame")["seq"]
        socket.say(**message)
        error = socket.hear("error")
        socket.say(type="ping")
        socket.hear("pong")

    assert error["code"] == code
    assert error["text"]
    if code.startswith("rules/"):
        assert error["id"] == "x"
        assert error["legal"] == ["decline", "loan"]
    assert people[0].get(f"/api/tables/{table}")["seq"] == seq


@pytest.mark.usefixtures("stopped_clock")
def test_who_says_too_much_is_told_to_wait(three: tuple[list[Person], str]) -> None:
    people, table = three
    with people[0].socket(table) as socket:
        for _ in range(100):
            socket.say(type="ping")

        assert socket.hear("error")["code"] == "wire/rate_limited"
    with people[0].socket(table) as another:
        another.say(type="ping")
        assert another.hear("error")["code"] == "wire/rate_limited", "no new allowance"
    with people[1].socket(table) as others:
        others.say(type="ping")
        others.hear("pong")


def test_a_table_that_is_not_there_closes_the_connection(person: Callable[[], Person]) -> None:
    with person().socket("nowhere") as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.hear("frame")

    assert closed.value.code == 4404


@pytest.mark.parametrize("origin", ["http://evil.example", "", None])
def test_a_socket_from_another_site_is_refused(
    three: tuple[list[Person], str], origin: str | None
) -> None:
    people, table = three
    headers = {"cookie": people[0].cookie}
    if origin is not None:
        headers["origin"] = origin
    connect = people[0].client.websocket_connect(
        f"ws://localhost/ws/tables/{table}", headers=headers
    )

    with pytest.raises(WebSocketDisconnect) as closed, connect:
        pass

    assert closed.value.code == 1008


def test_a_stranger_may_watch_and_gets_a_cookie(
    three: tuple[list[Person], str], person: Callable[[], Person]
) -> None:
    people, table = three
    with person().socket(table) as socket:
        frame = socket.hear("frame")

    assert frame["table"]["you"] is None
    assert frame["view"]["chips"] == [None] * 3
    assert frame["view"]["actions"] == []
    assert people[0].get(f"/api/tables/{table}")["table"]["you"] == 0


def test_one_sits_stands_and_seats_bots_over_the_socket(person: Callable[[], Person]) -> None:
    ada = person()
    table = ada.new_table(sit=False)
    with ada.socket(table) as socket:
        socket.say(type="sit", seat=2)
        while socket.hear("frame")["table"]["you"] != 2:
            pass
        socket.say(type="bot", seat=0, level="easy")
        socket.say(type="bot", seat=0, level=None)
        socket.say(type="bot", seat=0, level="hard")
        while (frame := socket.hear("frame"))["seq"] < 4:
            pass
        socket.say(type="stand")
        while (last := socket.hear("frame"))["table"]["you"] is not None:
            pass

    assert frame["table"]["seats"][0]["level"] == "hard"
    assert [seat["kind"] for seat in last["table"]["seats"]] == ["bot", "empty", "empty"]


def test_a_standing_order_plays_for_its_seat_and_nobody_else_sees_it(
    three: tuple[list[Person], str],
) -> None:
    people, table = three
    order = {"bowl": None, "chips": 4, "left": None}
    with people[1].socket(table) as other, people[0].socket(table) as mine:
        other.hear("frame")
        mine.say(type="order", order=order)
        while mine.hear("frame")["table"]["order"] != order:
            pass
        for each in people:
            each.play(table, "decline")
        frame = other.hear("frame")
        while frame["view"]["turn"] != 1 or frame["view"]["phase"] != "auction":
            assert frame["table"]["order"] is None
            frame = other.hear("frame")

    assert frame["view"]["bowl"] == 1  # seat 0 has bid by its order
