"""Recovery codes: shown once, stored as a hash, used at sign-in, limited and renewable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.conftest import Person
from tests.server.raw_rows import execute

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from starlette.testclient import TestClient


def offered(browser: Person, code: str) -> Any:
    return browser.post("/api/sign-in/recovery", code=code)


def test_a_printed_code_signs_in_another_browser_in_any_spelling(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada, phone = person(), Person(client)
    table = ada.new_table()
    code = ada.post("/api/me/recovery")["code"]
    offer = offered(phone, code.lower().replace("-", " "))

    assert (offer["name"], offer["current_name"]) == (ada.get("/api/me")["name"], None)
    assert phone.cookie == "", "nobody is signed in before it is confirmed"
    phone.post("/api/sign-in", link=offer["link"])
    assert phone.get("/api/me") == ada.get("/api/me")
    assert phone.cookie != ada.cookie
    assert phone.get(f"/api/tables/{table}")["table"]["you"] == 0
    assert ada.get("/api/me/account")["recovery_used_at"] is not None


def test_a_newer_code_replaces_the_older_and_a_deleted_one_is_wrong(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada, phone = person(), Person(client)
    older, newer = (ada.post("/api/me/recovery")["code"] for _ in range(2))

    def refusal(code: str) -> str:
        return str(phone.refused("POST", "/api/sign-in/recovery", code=code)["code"])

    assert refusal(older) == "sign_in/no_such_code"
    offered(phone, newer)
    account = ada.ask("DELETE", "/api/me/recovery").json()
    assert account["recovery_made_at"] is None
    assert refusal(newer) == "sign_in/no_such_code"


def test_the_database_has_a_hash_alone(tmp_path: Path, person: Callable[[], Person]) -> None:
    ada = person()
    code = ada.post("/api/me/recovery")["code"]
    account = ada.get("/api/me/account")

    rows = execute(tmp_path / "moguls.sqlite", ("SELECT * FROM recovery_codes", {}))
    assert len(rows) == 1
    for shown in (code, code.replace("-", "")):
        assert shown not in repr(rows)
        assert shown not in repr(account), "it is shown once"


@pytest.mark.usefixtures("stopped_clock")
def test_guessing_ends_after_ten_tries_from_one_network(
    client: TestClient, person: Callable[[], Person]
) -> None:
    code = person().post("/api/me/recovery")["code"]
    for number in range(10):
        refused = Person(client).refused("POST", "/api/sign-in/recovery", code=f"{number:016}")
        assert refused["code"] == "sign_in/no_such_code"

    refused = Person(client).refused("POST", "/api/sign-in/recovery", code=code)
    assert refused["code"] == "device/too_many_codes", "not even the right one"


def test_a_confirmed_sign_in_works_once(client: TestClient, person: Callable[[], Person]) -> None:
    ada = person()
    link = offered(Person(client), ada.post("/api/me/recovery")["code"])["link"]
    phone, thief = Person(client), Person(client)
    phone.post("/api/sign-in", link=link)

    for path in ("/api/sign-in", "/api/sign-in/look"):
        assert thief.refused("POST", path, link=link)["code"] == "one_time/used"
        refused = thief.refused("POST", path, link=link.swapcase())
        assert refused["code"] == "one_time/not_found"
    assert thief.cookie == ""


def test_a_browser_gets_a_new_token_and_its_old_one_is_worth_nothing(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada, bob = person(), person()
    planted = bob.cookie  # by somebody who wants to use it later
    bob.post("/api/sign-in", link=offered(bob, ada.post("/api/me/recovery")["code"])["link"])

    assert bob.cookie not in {planted, ada.cookie}
    assert bob.get("/api/me") == ada.get("/api/me")
    old = Person(client)
    old.cookie = planted
    assert old.get("/api/me")["id"] not in {ada.get("/api/me")["id"], ""}


def test_seats_of_this_browser_are_given_up_only_when_that_is_said(
    person: Callable[[], Person],
) -> None:
    ada, bob = person(), person()
    table = bob.new_table()
    offer = offered(bob, ada.post("/api/me/recovery")["code"])

    assert offer["tables_left"] == 1
    refused = bob.refused("POST", "/api/sign-in", link=offer["link"])
    assert refused["code"] == "device/seats_here"
    assert bob.get(f"/api/tables/{table}")["table"]["you"] == 0, "nothing has changed"
    bob.post("/api/sign-in", link=offer["link"], leave=True)
    assert bob.get("/api/me") == ada.get("/api/me")


def test_signing_in_as_oneself_changes_nothing(person: Callable[[], Person]) -> None:
    ada = person()
    before = ada.cookie
    offer = offered(ada, ada.post("/api/me/recovery")["code"])

    assert offer["already_signed_in"] is True
    ada.post("/api/sign-in", link=offer["link"])
    assert (ada.cookie, len(ada.get("/api/me/devices"))) == (before, 1)


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/me/recovery", {}),
        ("DELETE", "/api/me/recovery", None),
        ("POST", "/api/sign-in/recovery", {"code": "x"}),
        ("POST", "/api/sign-in/look", {"link": "x"}),
        ("POST", "/api/sign-in", {"link": "x"}),
    ],
)
def test_pages_of_other_sites_are_refused(
    person: Callable[[], Person], method: str, path: str, body: object
) -> None:
    ada = person()
    code = ada.post("/api/me/recovery")["code"]
    response = ada.ask(method, path, json=body, headers={"origin": "http://evil.example"})

    assert response.json()["error"]["code"] == "auth/origin"
    offered(ada, code)
