"""Several seats of one person: each is looked at, played and kept apart."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

import moguls
from moguls.games import registry
from moguls.server.app import make_app
from moguls.server.table import decide, seating
from moguls.server.wire.refusal import Refusal
from tests.laws.world import OWN
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.test_leaks import hidden_from
from tests.server.test_table import fresh, take_in

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from moguls.server.table.table import Table


def on_one_device(host: Person, **more: Any) -> str:
    """Make a table of three: its maker with Ada and Bob on the same device."""
    return host.new_table(friends=["Ada", "Bob"], **more)


def look(person: Person, table: str, seat: int | str | None) -> dict[str, Any]:
    query = "" if seat is None else f"?as={seat}"
    frame: dict[str, Any] = person.get(f"/api/tables/{table}{query}")
    return frame


def play(person: Person, table: str, seat: int, move: str | None = None) -> None:
    frame = look(person, table, seat)
    legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
    message = {"id": secrets.token_hex(8), "seq": frame["seq"], "move": move or legal[0]}
    person.post(f"/api/tables/{table}/moves?as={seat}", **message)


# -- sitting down, by script ----------------------------------------------------------------------


def shared() -> Table:
    table = fresh()
    take_in(table, seating.sit(table, "ada", "Ada", None))
    take_in(table, seating.seat_friend(table, "ada", "Fay", None))
    take_in(table, seating.sit(table, "bob", "Bob", None))
    return table


def test_a_friend_sits_on_the_next_seat_under_its_own_name() -> None:
    table = shared()

    assert table.seats_of("ada") == [0, 1]
    assert [seat.name for seat in table.seats] == ["Ada", "Fay", "Bob"]
    assert (table.seen_from("ada", None), table.seen_from("ada", 1)) == (None, 1)
    assert (table.seen_from("bob", None), table.seen_from("bob", 1)) == (2, None)


def test_the_own_name_changes_and_the_friends_by_itself() -> None:
    table = shared()
    take_in(table, seating.rename(table, "ada", "Augusta"))
    take_in(table, seating.seat_friend(table, "ada", "Fee", 1))

    assert [seat.name for seat in table.seats] == ["Augusta", "Fee", "Bob"]
    assert seating.rename(table, "ada", "Augusta") == []


@pytest.mark.parametrize(
    ("code", "command"),
    [
        ("table/not_seated", lambda t: seating.seat_friend(t, "dan", "Dee", None)),
        ("table/begun", lambda t: seating.seat_friend(t, "ada", "Dee", None)),
        ("table/which_seat", lambda t: seating.stand(t, "ada")),
        ("table/which_seat", lambda t: decide.move(t, "ada", "x", 3, "decline")),
        ("table/which_seat", lambda t: decide.move(t, "ada", "x", 3, "decline", "public")),
        ("table/not_your_seat", lambda t: decide.move(t, "ada", "x", 3, "decline", 2)),
        ("table/not_your_turn", lambda t: decide.move(t, "ada", "x", 3, "decline", 1)),
        ("table/not_your_seat", lambda t: decide.order(t, "bob", {"bowl": 5}, 0)),
        ("table/not_your_seat", lambda t: seating.stand(t, "bob", 1)),
    ],
)
def test_what_cannot_be_with_several_seats(code: str, command: object) -> None:
    table = shared()

    with pytest.raises(Refusal) as refused:
        command(table)  # type: ignore[operator]  # one of the lambdas above

    assert refused.value.code == code


@pytest.mark.parametrize(
    ("code", "seat"), [("table/seat_taken", 2), ("table/seat_taken", 0), ("table/no_such_seat", 7)]
)
def test_a_friend_sits_only_where_nobody_does(code: str, seat: int) -> None:
    table = fresh(4)
    take_in(table, seating.sit(table, "ada", "Ada", 0))
    take_in(table, seating.sit(table, "bob", "Bob", 2))

    with pytest.raises(Refusal, match=code):
        seating.seat_friend(table, "ada", "Dee", seat)


def test_orders_are_each_seats_own() -> None:
    table = shared()
    for seat, bowl in ((0, 5), (1, 7)):
        take_in(table, decide.order(table, "ada", {"bowl": bowl}, seat))

    assert [table.orders[seat]["bowl"] for seat in (0, 1)] == [5, 7]
    take_in(table, seating.stand(table, "ada", 1))
    assert list(table.orders) == [0]


def test_a_bot_stands_in_for_a_friend_who_comes_back_under_its_name() -> None:
    table = shared()
    take_in(table, seating.seat_bot(table, "ada", 1, "easy"))
    assert table.seats_of("ada") == [0]
    assert seating.sit(table, "ada", "Ada", None) == []

    take_in(table, seating.sit(table, "ada", "Ada", 1))

    assert (table.seats[1].name, table.seats_of("ada")) == ("Fay", [0, 1])
    take_in(table, seating.rename(table, "ada", "Augusta"))
    assert table.seats[1].name == "Fay"


# -- what each seat sees --------------------------------------------------------------------------


def test_a_frame_of_one_seat_has_nothing_of_the_others(person: Callable[[], Person]) -> None:
    host = person()
    table = on_one_device(host, options={"first_player": "0"})
    host.ask("PUT", f"/api/tables/{table}/orders?as=1", json={"order": {"bowl": 9}})
    for viewpoint, knows in ((0, [0]), (1, [1]), (None, []), ("public", [])):
        frame = look(host, table, viewpoint)
        chips = frame["view"]["chips"]
        assert [seat for seat, count in enumerate(chips) if count is not None] == knows
        assert frame["table"]["you"] == (knows[0] if knows else None)
        assert frame["table"]["order"] == (
            {"bowl": 9, "chips": None, "left": None} if viewpoint == 1 else None
        )
        assert not knows or frame["view"]["seat"] == knows[0]


def test_the_public_viewpoint_has_no_seat(person: Callable[[], Person]) -> None:
    host, stranger = person(), person()
    table = on_one_device(host)
    ours, theirs = (each.get(f"/api/tables/{table}?as=public&since=0") for each in (host, stranger))

    assert ours == theirs
    seats = look(host, table, None)["table"]["seats"]
    assert [seat["you"] for seat in seats] == [True] * 3
    assert [seat["friend"] for seat in seats] == [False, True, True]


def test_a_stranger_cannot_look_or_play_as_anothers_seat(person: Callable[[], Person]) -> None:
    host, stranger = person(), person()
    table = on_one_device(host)
    path = f"/api/tables/{table}"
    for seat in (0, 1, 15):
        for method, where, message in (
            ("GET", "", {}),
            ("GET", "/log", {}),
            ("POST", "/moves", {"id": "x", "seq": 3, "move": "decline"}),
            ("PUT", "/orders", {"order": None}),
        ):
            error = stranger.refused(method, f"{path}{where}?as={seat}", **message)
            assert error["code"] == "table/not_your_seat"
            assert str(seat + 1) in error["text"]
    assert stranger.refused("GET", f"{path}?as=me")["code"] == "wire/malformed"
    with stranger.socket(f"{table}?as=1&x=") as socket:
        assert socket.hear("error")["code"] == "table/not_your_seat"
    with stranger.socket(table) as socket:
        socket.hear("frame")
        socket.say(type="look", seat=1)
        assert socket.hear("error")["code"] == "table/not_your_seat"


def test_no_frame_names_a_card_of_another_hand_on_the_same_device(
    client: TestClient, person: Callable[[], Person]
) -> None:
    host = person()
    table = on_one_device(host, game="take-stock")
    portal = client.portal
    assert portal is not None
    for _ in range(30):
        live = portal.call(client.app.state.site.hub.find, table)  # type: ignore[attr-defined]  # Starlette
        for seat in (None, 0, 1, 2):
            text = json.dumps({**look(host, table, seat)["view"], "actions": None})
            for card in hidden_from(live.table.play.state, seat):
                assert f'"{card}"' not in text, (seat, card)
        play(host, table, live.table.play.turn)


def test_the_socket_changes_seats_and_sends_the_log_of_each_again(
    person: Callable[[], Person],
) -> None:
    host = person()
    table = on_one_device(host, game="take-stock")
    with host.socket(table) as socket:
        first = socket.hear("frame")
        assert first["table"]["you"] is None
        seen = {}
        for seat in (0, 1):
            socket.say(type="look", seat=seat)
            frame = socket.hear("frame")
            while frame["table"]["you"] != seat:
                frame = socket.hear("frame")
            assert frame["from"] == 0
            seen[seat] = frame["view"]["hands"]
        assert [seen[0][1], seen[1][0]] == [None, None]
        assert seen[0][0]
        assert seen[1][1]


def test_games_with_secrets_say_that_they_have_some() -> None:
    for name in registry.names():
        game = moguls.game(name, **registry.game(name).rules.identity.table_options)
        table = game.new(game.seats[0], seed=1)
        public = table.view(None)
        own = table.view(0)
        differing = {key for key in public if public[key] != own[key]}
        known = differing - set(OWN)
        assert not known or game.rules.display.secrets or game.order_fields, (name, known)


# -- playing, and what comes after ----------------------------------------------------------------


def test_a_move_is_played_by_the_seat_that_looks(person: Callable[[], Person]) -> None:
    host = person()
    table = on_one_device(host, options={"first_player": "0"})
    path = f"/api/tables/{table}/moves"
    move = {"seq": 3, "move": "decline"}
    assert host.refused("POST", path, id="a", **move)["code"] == "table/which_seat"
    assert host.refused("POST", f"{path}?as=1", id="b", **move)["code"] == "table/not_your_turn"
    with host.socket(f"{table}?as=0&x=") as socket:
        socket.hear("frame")
        socket.say(type="move", id="c", **move)
        assert socket.hear("ack")["seq"] == 4
    play(host, table, 1)
    assert look(host, table, None)["view"]["turn"] == 2


def test_who_comes_too_late_hears_what_happened(three: tuple[list[Person], str]) -> None:
    people, table = three
    late = people[0].get(f"/api/tables/{table}")["seq"]
    people[0].play(table, "decline")
    people[1].play(table, "decline")
    message = {"id": "x", "seq": late, "move": "decline"}
    error = people[0].refused("POST", f"/api/tables/{table}/moves", **message)

    assert error["code"] == "table/stale_sequence"
    told = [(event["type"], event["seat"]) for each in error["log"] for event in each["events"]]
    assert told[:2] == [("decline", 0), ("decline", 1)]


def test_a_rematch_moves_all_who_share_a_device(person: Callable[[], Person]) -> None:
    host, guest = person(), person()
    table = host.new_table(friends=["Ada"], options={"loan_timing": "on_own_turn"})
    guest.sit(table)
    while (frame := look(host, table, None))["table"]["status"] == "playing":
        turn = frame["view"]["turn"]
        play(guest if turn == 2 else host, table, turn)
    again = host.post(f"/api/tables/{table}/rematch")["table"]

    seats = look(host, again, None)["table"]["seats"]
    assert [seat["you"] for seat in seats] == [False, True, True]
    assert [seat["friend"] for seat in seats] == [False, False, True]
    assert seats[2]["name"] == "Ada"


def test_after_a_restart_all_seats_are_there(tmp_path: Path) -> None:
    def site() -> TestClient:
        return TestClient(make_app(tmp_path / "m.sqlite", NoThinkers()), base_url=HOME)

    with site() as client:
        host = Person(client)
        table = on_one_device(host, options={"first_player": "0"})
        host.ask("PUT", f"/api/tables/{table}/orders?as=2", json={"order": {"bowl": 3}})
        play(host, table, 0)
        before = [look(host, table, seat) for seat in (0, 1, 2, None)]
    with site() as client:
        host.client = client
        assert [look(host, table, seat) for seat in (0, 1, 2, None)] == before
        play(host, table, 1)
