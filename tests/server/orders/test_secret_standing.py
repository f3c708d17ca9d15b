"""Orders that hold until cancelled look like playing by hand, before and when they act."""

from __future__ import annotations

import contextlib
import json
import secrets
from typing import TYPE_CHECKING, Any

from starlette.testclient import TestClient

import moguls
from moguls.core.play.game import Game
from moguls.server.app import make_app
from moguls.server.table.orders.answering import judged
from moguls.server.table.table import Standing
from tests.server.conftest import HOME, NoThinkers, Person, Socket
from tests.server.test_secret_orders import choice, everything

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

ROUNDS = 3
LINE = {"bowl": 4, "win": "take", "option": "nothing"}
GENERAL = {"loan_below": 0}
# Seat 0 plays the same moves in all worlds; in the last one its order asks at each stop, and is
# edited, looked at and tried out in between.
WORLDS: dict[str, dict[str, Any] | None] = {
    "by hand": None,
    "leaves": {"lines": [{**LINE, "then": "leave"}], "general": GENERAL},
    "asks": {"lines": [{**LINE, "then": "ask"}], "general": GENERAL},
    "never acts": {"lines": [], "general": {"otherwise": "ask"}},
    "bot": {"lines": [{**LINE, "then": "leave"}], "general": GENERAL, "bot": {"level": "easy"}},
}


def by_hand(client: TestClient, table: str) -> str:
    """Return the move that the order means for seat 0."""
    portal = client.portal
    assert portal is not None
    play = portal.call(client.app.state.site.hub.find, table).table.play  # type: ignore[attr-defined]  # Starlette
    lines = [{**LINE, "then": "leave"}]
    standing = Standing({"lines": lines, "general": GENERAL, "bot": None}, -1, [])
    return str(judged(play.game.rules, play.state, 0, standing).move)


def is_asked(frame: dict[str, Any]) -> bool:
    """Return whether the person of seat 0 is to move: its order, if any, asks."""
    standing = frame["table"]["standing"]
    return standing is None or not standing["active"] or standing["asks"] is not None


def rounds(client: TestClient, orders: dict[str, Any] | None) -> list[list[str]]:
    """Play some rounds; return all that seat 1 and a spectator get, over both doors."""
    people = [Person(client) for _ in range(4)]
    table = people[0].new_table(options={"first_player": "0"})
    path = f"/api/tables/{table}"
    for other in people[1:3]:
        other.sit(table)
    people[3].get("/api/me")
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(each.socket(table)) for each in (people[1], people[3])]
        for socket in sockets:
            everything(socket, 3)
        people[0].play(table, "decline")
        if orders is not None:
            give(people[0], path, orders)
        viewpoint: list[str] = []
        while (frame := people[0].get(path))["view"]["round"] <= ROUNDS:
            turn = frame["view"]["turn"]
            if turn == 0:
                if is_asked(frame):
                    people[0].play(table, by_hand(client, table))
                    if orders is not None and orders.get("bot"):
                        give(people[0], path, orders)
                continue
            viewpoint += [people[who].ask("GET", path).text for who in (1, 3)]
            people[turn].play(table, choice(people[turn].get(path)["view"]))
        return [viewpoint, *(everything(socket, frame["seq"]) for socket in sockets)]


def give(person: Person, path: str, orders: dict[str, Any]) -> None:
    """Set orders after others, look at them and try others out."""
    for given in ({"lines": [{"bowl": 40}]}, None, orders):
        person.ask("PUT", f"{path}/standing", json={"orders": given})
        person.post(f"{path}/standing/preview", orders=given)
    person.get(f"{path}/standing")


def test_the_others_get_the_same_bytes_whatever_orders_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = moguls.game("mogul-2002", first_player="0").deal(3, seed=5)
    seen = {}
    for name, orders in WORLDS.items():
        with monkeypatch.context() as patch:
            numbers = iter(range(10**6))
            patch.setattr(secrets, "token_urlsafe", lambda _=0, numbers=numbers: f"{next(numbers)}")
            patch.setattr(
                secrets,
                "token_hex",
                lambda size=0, numbers=numbers: f"{next(numbers):0{2 * size}x}",
            )
            patch.setattr(secrets, "randbelow", lambda _bound: 7)
            patch.setattr(Game, "deal", lambda *_args, **_more: deal)
            patch.setattr("moguls.server.live.live.GATHERING", 0.0)
            app = make_app(tmp_path / name, NoThinkers())
            with TestClient(app, base_url=HOME) as client:
                seen[name] = rounds(client, orders)

    assert all(len(messages) > 15 for messages in seen["by hand"])
    for name in WORLDS:
        assert seen[name] == seen["by hand"], name


def test_only_the_owner_sees_its_orders(client: TestClient) -> None:
    people = [Person(client) for _ in range(4)]
    table = people[0].new_table(options={"first_player": "0"})
    path = f"/api/tables/{table}"
    for other in people[1:3]:
        other.sit(table)
    people[1].ask("PUT", f"{path}/standing", json={"orders": {"lines": [{"bowl": 37}]}})

    assert people[1].get(path)["table"]["standing"]["active"]
    assert people[1].get(f"{path}/standing")["orders"]["lines"] == [{"bowl": 37}]
    assert people[0].get(path)["table"]["standing"] is None
    assert people[0].get(f"{path}/standing")["orders"] is None
    people[3].get("/api/me")
    for method, more in (("GET", {}), ("PUT", {"json": {"orders": None}})):
        refusal = people[3].ask(method, f"{path}/standing", **more)
        assert refusal.status_code == 403
    assert '"bowl": 37' not in json.dumps(people[3].get(path))


def test_a_socket_of_another_seat_is_not_woken_by_an_order(client: TestClient) -> None:
    people = [Person(client) for _ in range(3)]
    table = people[0].new_table(options={"first_player": "0"})
    for other in people[1:]:
        other.sit(table)
    with people[1].socket(table) as own, people[2].socket(table) as foreign:
        own.hear("frame")
        foreign.hear("frame")
        path = f"/api/tables/{table}/standing"
        people[1].ask("PUT", path, json={"orders": {"lines": [{"bowl": 3}]}})
        while not (table_info := own.hear("frame")["table"])["standing"]:
            pass
        assert table_info["standing"]["active"]
        assert count(foreign) == 0


def count(socket: Socket) -> int:
    """Return the number of frames that wait, apart from those about who is there."""
    socket.say(type="ping")
    frames = 0
    while (message := json.loads(socket.session.receive_text()))["type"] != "pong":
        frames += bool(message.get("log"))
    return frames
