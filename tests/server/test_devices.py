"""A person on several devices: a code for one more, a list of them, signing out."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from moguls.server.app import make_app
from moguls.server.people import codes, devices
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.old_versions import drop_later, without_devices

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0"
EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0"


def linked(client: TestClient, person: Person, **more: Any) -> Person:
    other = Person(client)
    other.post("/api/code", code=person.post("/api/me/code")["code"], **more)
    return other


def test_both_devices_stay_signed_in(client: TestClient, person: Callable[[], Person]) -> None:
    ada = person()
    ada.ask("PUT", "/api/me", json={"name": "Ada"})
    table = ada.new_table()
    phone = linked(client, ada)

    assert phone.get("/api/me") == ada.get("/api/me")
    assert phone.cookie != ada.cookie
    assert phone.get(f"/api/tables/{table}")["table"]["you"] == 0
    phone.ask("PUT", "/api/me", json={"name": "Ada L."})
    assert ada.get("/api/me")["name"] == "Ada L.", "a name is the person's, not the device's"


def test_a_code_is_good_once_and_in_any_spelling(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada = person()
    made = ada.post("/api/me/code")
    assert (made["path"], made["seconds"]) == (f"/link#{made['code']}", 600)
    typed = made["code"].lower().replace("-", " ")
    phone, thief = Person(client), Person(client)

    assert phone.post("/api/code/look", code=typed)["name"] == ada.get("/api/me")["name"]
    assert phone.cookie == "", "to look makes nobody of a stranger"
    phone.post("/api/code", code=typed)
    assert thief.refused("POST", "/api/code", code=typed)["code"] == "device/no_such_code"
    assert thief.cookie == ""


def test_a_newer_code_ends_the_older_and_ten_minutes_end_each(
    client: TestClient, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, phone = person(), Person(client)
    older, newer = (ada.post("/api/me/code")["code"] for _ in range(2))

    assert phone.refused("POST", "/api/code", code=older)["code"] == "device/no_such_code"
    later = SimpleNamespace(monotonic=lambda: time.monotonic() + codes.GOOD_FOR)
    monkeypatch.setattr(codes, "time", later)
    assert phone.refused("POST", "/api/code", code=newer)["code"] == "device/no_such_code"


@pytest.mark.usefixtures("stopped_clock")
def test_guessing_ends_after_ten_tries_under_any_name(
    client: TestClient, person: Callable[[], Person]
) -> None:
    code = person().post("/api/me/code")["code"]
    tried = [
        Person(client).refused("POST", path, code=f"{number:08}")["code"]
        for number, path in enumerate(["/api/code", "/api/code/look"] * 5)
    ]

    assert tried == ["device/no_such_code"] * 10
    for path in ("/api/code", "/api/code/look"):
        refused = Person(client).refused("POST", path, code=code)["code"]
        assert refused == "device/too_many_codes", "not even the right one any more"


def test_other_sites_cannot_sign_anybody_in_or_out(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    code = ada.post("/api/me/code")["code"]
    here = bob.get("/api/me/devices")[0]["id"]
    foreign = {"origin": "http://evil.example"}

    for method, path in (("POST", "/api/code"), ("DELETE", f"/api/me/devices/{here}")):
        response = bob.ask(method, path, json={"code": code}, headers=foreign)
        assert response.json()["error"]["code"] == "auth/origin"


def test_who_sits_here_is_not_left_behind_unasked(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada, bob = person(), person()
    table = bob.new_table()
    code = ada.post("/api/me/code")["code"]

    assert bob.post("/api/code/look", code=code)["tables_left"] == 1
    assert bob.refused("POST", "/api/code", code=code)["code"] == "device/seats_here"
    assert bob.get(f"/api/tables/{table}")["table"]["you"] == 0, "nothing has changed"
    before = bob.cookie
    bob.post("/api/code", code=code, leave=True)
    assert bob.get("/api/me") == ada.get("/api/me")
    old = Person(client)
    old.cookie = before
    assert old.get(f"/api/tables/{table}")["table"]["you"] is None, "that token is worth nothing"


def test_who_can_be_reached_elsewhere_leaves_nothing(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada, bob = person(), person()
    bob.new_table()
    linked(client, bob)

    assert bob.post("/api/code/look", code=ada.post("/api/me/code")["code"])["tables_left"] == 0


def test_a_code_of_oneself_changes_nothing(person: Callable[[], Person]) -> None:
    ada = person()
    code, before = ada.post("/api/me/code")["code"], ada.cookie

    assert ada.post("/api/code/look", code=code)["already_signed_in"] is True
    ada.post("/api/code", code=code)
    assert (ada.cookie, len(ada.get("/api/me/devices"))) == (before, 1)


def test_the_list_tells_the_devices_apart(client: TestClient) -> None:
    ada, phone = Person(client), Person(client)
    ada.ask("GET", "/api/me", headers={"user-agent": EDGE})
    code = ada.post("/api/me/code")["code"]
    phone.ask("POST", "/api/code", json={"code": code}, headers={"user-agent": FIREFOX})

    told = {
        (each["browser"], each["system"], each["is_current"]) for each in ada.get("/api/me/devices")
    }
    assert told == {("Edge", "Windows", True), ("Firefox", "Android", False)}
    assert "token" not in repr(ada.get("/api/me/devices"))
    assert Person(client).get("/api/me/devices") == [], "a stranger has none"


def test_a_device_is_signed_out_from_another_and_its_connection_ends(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada = person()
    table = ada.new_table()
    phone = linked(client, ada)
    lost = next(each["id"] for each in ada.get("/api/me/devices") if not each["is_current"])
    with phone.socket(table) as socket:
        socket.hear("frame")
        rest = ada.ask("DELETE", f"/api/me/devices/{lost}").json()
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.hear("never")

    assert closed.value.code == devices.SIGNED_OUT
    assert [each["is_current"] for each in rest] == [True]
    assert phone.get(f"/api/tables/{table}")["table"]["you"] is None
    assert ada.get(f"/api/tables/{table}")["table"]["you"] == 0


def test_the_present_device_is_signed_out_with_its_cookie(person: Callable[[], Person]) -> None:
    ada = person()
    before, here = ada.get("/api/me"), ada.get("/api/me/devices")[0]["id"]
    response = ada.ask("DELETE", f"/api/me/devices/{here}")

    assert "Max-Age=0" in response.headers["set-cookie"]
    assert ada.get("/api/me") != before


def test_nobody_signs_out_the_device_of_another(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    hers = ada.get("/api/me/devices")[0]["id"]

    assert bob.refused("DELETE", f"/api/me/devices/{hers}")["code"] == "device/not_found"
    assert len(ada.get("/api/me/devices")) == 1


def test_a_database_of_before_devices_keeps_everybody_signed_in(tmp_path: Path) -> None:
    path = tmp_path / "moguls.sqlite"
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada = Person(client)
        before = ada.get("/api/me")
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        without_devices(connection)
        drop_later(connection, "0006")
    engine.dispose()

    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada.client = client
        assert ada.get("/api/me") == before
        ada.ask("GET", "/api/me", headers={"user-agent": FIREFOX})
        assert len(ada.get("/api/me/devices")) == 1
