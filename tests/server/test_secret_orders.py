"""A standing order cannot be told from playing by hand: the others get the same bytes as often."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from typing import TYPE_CHECKING, Any

from starlette.testclient import TestClient

import moguls
from moguls.core.play.game import Game
from moguls.server.app import make_app
from tests.server.conftest import HOME, NoThinkers, Person, Socket

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

ORDER = {"bowl": 5, "chips": None, "left": None}


def everything(socket: Socket, seq: int) -> list[str]:
    """Return all messages up to the frame of an entry, and what comes until all is quiet."""
    events_for: list[str] = []
    while not events_for or json.loads(events_for[-1]).get("seq") != seq:
        events_for.append(socket.session.receive_text())
    time.sleep(0.05)
    socket.say(type="ping")
    while '"pong"' not in (message := socket.session.receive_text()):
        events_for.append(message)
    return events_for


def by_hand(client: TestClient, table: str) -> str:
    portal = client.portal
    assert portal is not None
    play = portal.call(client.app.state.site.hub.find, table).table.play  # type: ignore[attr-defined]  # Starlette
    return str(play.game.standing_order(play.state, 0, ORDER))


def choice(view: dict[str, Any]) -> str:
    """Return what seats 1 and 2 do: one leaves at once, one follows for a while."""
    legal = [each["move"] for each in view["actions"] if each["legal"]]
    if view["phase"] != "auction":
        return str(legal[0])
    return "bid" if view["turn"] == 1 and view["bowl"] < 6 else "leave"


def first_round(client: TestClient, *, order: bool) -> list[list[str]]:
    """Play the first round; return all that seat 1 and a spectator get, over both doors."""
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
        for person in people[:3]:
            person.play(table, "decline")
        if order:
            people[0].ask("PUT", f"{path}/orders", json={"order": ORDER})
        viewpoint: list[str] = []
        while (frame := people[1].get(path))["view"]["round"] == 1:
            view = frame["view"]
            if view["turn"] == 0 and view["phase"] == "auction":
                if not order:
                    people[0].play(table, by_hand(client, table))
                continue
            viewpoint += [people[who].ask("GET", path).text for who in (1, 3)]
            people[view["turn"]].play(table, choice(people[view["turn"]].get(path)["view"]))
        return [viewpoint, *(everything(socket, frame["seq"]) for socket in sockets)]


def test_the_others_cannot_tell_an_order_from_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal = moguls.game("mogul-2002", first_player="0").deal(3, seed=5)
    events_for = []
    for order in (True, False):
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
            app = make_app(tmp_path / str(order), NoThinkers())
            with TestClient(app, base_url=HOME) as client:
                events_for.append(first_round(client, order=order))

    assert all(len(messages) > 5 for messages in events_for[0])
    assert events_for[0] == events_for[1]
