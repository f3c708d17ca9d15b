"""A host closes and deletes tables, frees seats, renames and deletes people."""

from __future__ import annotations

import json
import os
import secrets
import sys
from typing import TYPE_CHECKING

import pytest
from starlette.websockets import WebSocketDisconnect

from moguls.server.storage.folders import FILE
from moguls.server.wire.words import LANGUAGES
from tests.admin import Host, hosted
from tests.server.conftest import Here, Person
from tests.server.raw_rows import dump
from tests.server.test_unsound import impossible_move, spoil

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

    from tests.server.conftest import Socket

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no such sockets here")
BOTS = {"bots": ["easy", "easy"]}
# The person acts first, so no bot writes to the table behind the back of a test.
MINE = {**BOTS, "options": {"first_player": "0"}}


def come(client: TestClient, name: str) -> tuple[Person, str]:
    made = Person(client)
    me = str(made.get("/api/me")["id"])
    assert made.ask("PUT", "/api/me", json={"name": name}).status_code == 200
    return made, me


def last_words(socket: Socket) -> tuple[dict[str, object], int]:
    """Return the error that a socket is told last, and the code with which it is closed."""
    error: dict[str, object] = {}
    while True:
        try:
            told = json.loads(socket.session.receive_text())
        except WebSocketDisconnect as closed:
            return error, closed.code
        error = told if told["type"] == "error" else error


def finished(ada: Person, **more: object) -> str:
    table = ada.new_table(**{"sit": False, "bots": ["easy"] * 3, **more})
    while (frame := ada.get(f"/api/tables/{table}"))["table"]["status"] != "over":
        legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
        if legal:
            message = {"id": secrets.token_hex(8), "seq": frame["seq"], "move": legal[0]}
            ada.patiently("POST", f"/api/tables/{table}/moves", json=message)
    return table


def everything(folder: Path) -> str:
    return dump(folder / FILE)


# -- tables ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"), [((), "You can set up"), (("--say", "We move."), "table: We move.")]
)
def test_a_closed_table_says_so_to_who_is_there_and_who_comes(
    client: TestClient, host: Host, words: tuple[str, ...], says: str
) -> None:
    ada, _ = come(client, "Ada")
    table = ada.new_table(**BOTS, open=True)
    with ada.socket(table) as socket:
        assert socket.hear("frame")["table"]["status"] == "playing"
        assert host("close", table, *words, "--yes") == [{"table": table, "status": "closed"}]
        error, code = last_words(socket)

    assert (error["code"], code) == ("table/ended", 4410)
    assert says in str(error["text"])
    texts = set()
    for lang in LANGUAGES:
        answer = ada.ask("GET", f"/api/tables/{table}", headers={"accept-language": lang})
        assert (answer.status_code, answer.json()["error"]["code"]) == (410, "table/ended")
        texts.add(answer.json()["error"]["text"])
    assert len(texts) == 4
    for path in ("/api/tables", "/api/me/tables"):
        assert ada.get(path)["tables"] == []


def test_a_table_that_was_closed_is_so_after_a_restart(folder: Path, host: Host) -> None:
    with hosted(folder) as client:
        ada, _ = come(client, "Ada")
        table = ada.new_table(**BOTS)
    host("close", table, "--say", "Enough.", "--yes")
    with hosted(folder) as client:
        error = Person(client).refused("GET", f"/api/tables/{table}")

    assert (error["code"], error["text"][-8:]) == ("table/ended", " Enough.")
    assert [each["status"] for each in host("list", "tables")] == ["closed"]


@pytest.mark.parametrize("kind", ["waiting", "playing", "over", "spoilt", "stored"])
def test_a_deleted_table_is_gone_with_all_that_was_kept(
    folder: Path, client: TestClient, host: Host, kind: str
) -> None:
    ada, _ = come(client, "Ada")
    table = (
        finished(ada) if kind == "over" else ada.new_table(**({} if kind == "waiting" else MINE))
    )
    if kind in {"spoilt", "stored"}:
        spoil(client, table, impossible_move if kind == "spoilt" else lambda *_: None)
    ada.ask("GET", f"/api/replays/{table}")
    reviews = client.app.state.site.store.reviews  # type: ignore[attr-defined]  # Starlette
    reviews.finish(table, "{}")
    reviews.begin(table, "somebody")
    reviews.put_decision(table, 1, "{}")
    assert host("delete", table, "--yes") == [{"table": table, "deleted": True}]

    assert ada.refused("GET", f"/api/tables/{table}")["code"] == "table/not_found"
    assert ada.refused("GET", f"/api/replays/{table}")["code"] == "table/not_found"
    assert host("list", "tables") == []
    assert table not in everything(folder)


def test_who_is_at_a_deleted_table_is_told(client: TestClient, host: Host) -> None:
    ada, _ = come(client, "Ada")
    table = ada.new_table(**BOTS)
    with ada.socket(table) as socket:
        socket.hear("frame")
        host("delete", table, "--yes")
        error, code = last_words(socket)

    assert (error["code"], code) == ("table/ended", 4410)


@pytest.mark.parametrize(("begun", "now"), [(True, "bot"), (False, "empty")])
@pytest.mark.parametrize("runs", [True, False])
def test_a_freed_seat_is_a_bots_or_free(
    folder: Path, host: Host, *, runs: bool, begun: bool, now: str
) -> None:
    with hosted(folder) as client:
        (ada, _), (bob, _) = come(client, "Ada"), come(client, "Bob")
        table = ada.new_table(bots=["easy"] if begun else [])
        seat = bob.sit(table)
        if runs:
            host("free", table, str(seat + 1), "--yes")
    if not runs:
        host("free", table, str(seat + 1), "--yes")
    with hosted(folder) as client:
        place = Person(client).get(f"/api/tables/{table}")["table"]["seats"][seat]

    assert (place["kind"], place["reserved"]) == (now, False)


# -- people ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("runs", [True, False])
def test_a_new_name_is_told_wherever_the_old_one_was(
    folder: Path, host: Host, *, runs: bool
) -> None:
    with hosted(folder) as client:
        (ada, me), (bob, _) = come(client, "Rudewort"), come(client, "Bella")
        table = ada.new_table(friends=["Carl"])
        over = finished(ada, sit=True, bots=["easy"] * 2)
        bob.sit(table)
        bob.get(f"/api/replays/{over}")
        if runs:
            host("rename", me, "Bella")
            assert bob.get(f"/api/replays/{over}")["seats"][0]["name"] == "Bella"
    if not runs:
        host("rename", me, "Bella")
    with hosted(folder) as client:
        bob.client = ada.client = client
        frame = bob.get(f"/api/tables/{table}")
        told = [event.get("name") for entry in frame["log"] for event in entry["events"]]
        assert ada.get("/api/me")["name"] == "Bella"
        assert [seat["name"] for seat in frame["table"]["seats"]] == ["Bella (2)", "Carl", "Bella"]
        assert told[:3] == ["Bella (2)", "Carl", "Bella"]
        assert bob.get(f"/api/replays/{over}")["seats"][0]["name"] == "Bella"
        assert bob.get(f"/api/replays/{over}/record")["players"][0] == "Bella"
    assert "Rudewort" not in everything(folder)


def test_who_is_at_a_table_sees_a_new_name_at_once(client: TestClient, host: Host) -> None:
    (ada, me), (bob, _) = come(client, "Rudewort"), come(client, "Bob")
    table = ada.new_table()
    with bob.socket(table) as socket:
        assert socket.hear("frame")["table"]["seats"][0]["name"] == "Rudewort"
        host("rename", me, "Ada")
        while socket.hear("frame")["table"]["seats"][0]["name"] != "Ada":
            pass
    ada.sit(ada.new_table(game="moguli", seats=2))


@pytest.mark.parametrize("runs", [True, False])
def test_a_deleted_person_is_signed_out_and_nothing_tells_its_name(
    folder: Path, host: Host, monkeypatch: pytest.MonkeyPatch, *, runs: bool
) -> None:
    monkeypatch.setattr("moguls.server.replay.archive.Sandbox", Here)
    with hosted(folder) as client:
        (ada, _), (bob, me) = come(client, "Ada"), come(client, "Bobwort")
        playing, waiting = ada.new_table(bots=["easy"]), ada.new_table(friends=["Carl"])
        alone, over = bob.new_table(), finished(bob, sit=True, bots=["easy"] * 2)
        bob.sit(playing)
        bob.sit(waiting)
        friends = bob.new_table(friends=["Dorawort"])
        record = bob.get(f"/api/replays/{over}/record")
        brought = bob.ask("POST", "/api/records", json=record).json()[0]["replay"]
        if runs:
            with bob.socket(playing) as socket:
                socket.hear("frame")
                host("delete", me, "--yes")
                assert last_words(socket)[1] == 4401
            assert bob.get("/api/me")["id"] != me
    if not runs:
        host("delete", me, "--yes")
    with hosted(folder) as client:
        ada.client = client
        seats = [ada.get(f"/api/tables/{each}")["table"]["seats"] for each in (playing, waiting)]
        assert seats[0][2]["kind"] in {"bot", "empty"}
        assert seats[1][2]["kind"] == "empty"
        for closed in (alone, friends):
            assert ada.get(f"/api/tables/{closed}")["table"]["status"] == "closed"
        assert ada.get(f"/api/replays/{over}")["seats"][0]["name"] == "Former player"
        assert ada.refused("GET", f"/api/replays/{brought}")["code"] == "table/not_found"
    assert me not in {each["person"] for each in host("list", "people")}
    assert "wort" not in everything(folder)


def test_a_name_goes_from_a_log_that_cannot_be_replayed(
    folder: Path, client: TestClient, host: Host
) -> None:
    ada, me = come(client, "Rudewort")
    table = ada.new_table(**BOTS, open=True)
    spoil(client, table, impossible_move)
    host("delete", me, "--yes")

    assert "Rudewort" not in everything(folder)
    told = json.dumps(ada.get("/api/tables"))
    assert table in told
    assert "Rudewort" not in told


# -- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("close", "nix", "--yes"), "there is no table nix; moguls admin list tables shows"),
        (("close", "OVER", "--yes"), "This game is over. (table/over)"),
        (("close", "TABLE", "--say", "x" * 301, "--yes"), "has 301 characters, at most 300"),
        (("delete", "nix", "--yes"), "there is no table and no person nix; moguls admin list"),
        (("rename", "nix", "A"), "there is no person nix; moguls admin list people shows"),
        (("rename", "PERSON", "x" * 99), "invalid name"),
        (("free", "TABLE", "9", "--yes"), "There is no seat 9"),
        (("free", "TABLE", "2", "--yes"), "(table/not_seated)"),
        (("free", "PLAYING", "2", "--yes"), "(table/bot_stays)"),
        (("delete", "TABLE"), "delete cannot be undone: confirm it with --yes"),
        (("free", "TABLE", "0", "--yes"), "invalid int value: '0'; expected 1 to"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    client: TestClient, host: Host, words: tuple[str, ...], says: str
) -> None:
    ada, me = come(client, "Ada")
    names = {"TABLE": ada.new_table(), "PERSON": me, "PLAYING": ada.new_table(**BOTS)}
    names |= {"OVER": finished(ada) if "OVER" in words else ""}

    assert says in host.refused(*(names.get(word, word) for word in words))
    assert len(host("list", "tables")) == 2 + ("OVER" in words)


@pytest.mark.parametrize(("answer", "left"), [("n", 1), ("", 1), ("y", 0)])
def test_what_cannot_be_undone_is_asked_about(
    client: TestClient, host: Host, monkeypatch: pytest.MonkeyPatch, answer: str, left: int
) -> None:
    ada, _ = come(client, "Ada")
    table = ada.new_table()
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda _asked: answer)
    code, _out, err = host.types("delete", table)

    assert table in err
    assert code == left
    assert len(host("list", "tables")) == left
