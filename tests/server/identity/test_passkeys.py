"""Passkeys: registered, listed, removed and used, by a software authenticator."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.server.app import Options, make_app
from moguls.server.identity import passkeys
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.identity.authenticator import VERIFIED, Authenticator

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

ADD, OPTIONS = "/api/me/passkeys", "/api/me/passkeys/options"
TRY, ASK = "/api/sign-in/passkey", "/api/sign-in/passkey/options"


def added(person: Person, key: Authenticator, name: str = "") -> Any:
    options = person.post(OPTIONS)["options"]
    return person.post(ADD, response=key.register(options), name=name)


def proved(browser: Person, key: Authenticator) -> Any:
    return browser.post(TRY, response=key.sign(browser.post(ASK)["options"]))


def test_a_passkey_signs_in_another_browser_without_a_name(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada, phone, key = person(), Person(client), Authenticator()
    added(ada, key)
    offer = proved(phone, key)

    assert phone.cookie == "", "nobody is signed in before it is confirmed"
    assert offer["name"] == ada.get("/api/me")["name"]
    phone.post("/api/sign-in", link=offer["link"])
    assert phone.get("/api/me") == ada.get("/api/me")
    assert ada.get("/api/me/account")["passkeys"][0]["used_at"] is not None


def test_passkeys_are_discoverable_and_not_made_twice(person: Callable[[], Person]) -> None:
    ada, key = person(), Authenticator()
    added(ada, key)
    options = json.loads(ada.post(OPTIONS)["options"])

    assert options["rp"]["id"] == "localhost"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert len(options["excludeCredentials"]) == 1
    assert (
        "allowCredentials" not in json.loads(ada.post(ASK)["options"])
        or not json.loads(ada.post(ASK)["options"])["allowCredentials"]
    ), "the page tells nobody which passkeys there are"


def test_several_passkeys_are_listed_by_name_and_one_is_removed(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada, laptop, stick = person(), Authenticator(), Authenticator()
    added(ada, laptop, "Laptop")
    account = added(ada, stick, "Stick")
    names = {each["name"]: each["id"] for each in account["passkeys"]}

    assert [*names] == ["Laptop", "Stick"]
    ada.ask("DELETE", f"{ADD}/{names['Stick']}")
    assert [each["name"] for each in ada.get("/api/me/account")["passkeys"]] == ["Laptop"]
    phone = Person(client)
    signed = stick.sign(phone.post(ASK)["options"])
    assert phone.refused("POST", TRY, response=signed)["code"] == "sign_in/no_such_passkey"
    proved(phone, laptop)


def test_nobody_removes_the_passkey_of_another(person: Callable[[], Person]) -> None:
    ada, bob, key = person(), person(), Authenticator()
    hers = added(ada, key)["passkeys"][0]["id"]

    assert bob.refused("DELETE", f"{ADD}/{hers}")["code"] == "sign_in/no_such_passkey"
    assert len(ada.get("/api/me/account")["passkeys"]) == 1
    assert bob.get("/api/me/account")["passkeys"] == []


def test_a_response_is_accepted_once(client: TestClient, person: Callable[[], Person]) -> None:
    ada, phone, thief, key = person(), Person(client), Person(client), Authenticator()
    registered = key.register(ada.post(OPTIONS)["options"])
    ada.post(ADD, response=registered)
    signed = key.sign(phone.post(ASK)["options"])
    phone.post(TRY, response=signed)

    assert thief.refused("POST", TRY, response=signed)["code"] == "one_time/used"
    assert ada.refused("POST", ADD, response=registered)["code"] == "one_time/used"
    assert thief.cookie == ""


def test_a_challenge_is_for_its_purpose_and_its_person(person: Callable[[], Person]) -> None:
    ada, bob, key = person(), person(), Authenticator()
    for_ada = Authenticator().register(ada.post(OPTIONS)["options"])

    assert bob.refused("POST", ADD, response=for_ada)["code"] == "one_time/not_found"
    added(ada, key)
    for_registration = key.sign(ada.post(OPTIONS)["options"])
    assert bob.refused("POST", TRY, response=for_registration)["code"] == "one_time/not_found"


@pytest.mark.parametrize(
    "change",
    [
        {"origin": "http://evil.example"},
        {"host": "evil.example"},
        {"flags": VERIFIED},  # nobody was present
        {"count": -1},  # a copy of the passkey, which counts from before
        {"key": Authenticator().key},
    ],
    ids=["other page", "other host", "nobody present", "counter", "other key"],
)
def test_forged_responses_are_refused(
    client: TestClient, person: Callable[[], Person], change: dict[str, Any]
) -> None:
    ada, phone, key = person(), Person(client), Authenticator()
    added(ada, key)
    for name, value in change.items():
        setattr(key, name, value)
    signed = key.sign(phone.post(ASK)["options"])

    assert phone.refused("POST", TRY, response=signed)["code"] == "sign_in/bad_passkey"
    assert phone.cookie == ""
    assert ada.get("/api/me/account")["passkeys"][0]["used_at"] is None


@pytest.mark.parametrize(
    "response", ["", "[]", "{}", '{"response": 1}', '{"response": {"clientDataJSON": "%"}}']
)
def test_nonsense_is_refused(person: Callable[[], Person], response: str) -> None:
    ada = person()
    for path in (ADD, TRY):
        assert ada.refused("POST", path, response=response)["code"] == "sign_in/bad_passkey"


def test_a_passkey_of_another_person_cannot_be_added(person: Callable[[], Person]) -> None:
    ada, bob, key = person(), person(), Authenticator()
    added(ada, key)
    copied = key.register(bob.post(OPTIONS)["options"])

    assert bob.refused("POST", ADD, response=copied)["code"] == "sign_in/bad_passkey"
    assert proved(bob, key)["name"] == ada.get("/api/me")["name"]


@pytest.mark.parametrize(
    ("host", "off"), [("localhost", ""), ("127.0.0.1", "address"), ("moguls.example", "insecure")]
)
def test_passkeys_are_offered_on_secure_pages_with_a_host_name(
    tmp_path: Path, host: str, off: str
) -> None:
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers(), Options(frozenset({host})))
    with TestClient(app, base_url=f"http://{host}") as client:
        ada = Person(client)
        assert ada.get("/api/me/account")["passkeys_off"] == off
        if off:
            assert ada.refused("POST", OPTIONS)["code"] == "sign_in/no_passkeys"


def test_with_tls_a_host_name_is_enough(tmp_path: Path) -> None:
    hosts = Options(frozenset({"moguls.example"}))
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers(), hosts)
    with TestClient(app, base_url="https://moguls.example") as client:
        ada, key = Person(client), Authenticator("https://moguls.example", "moguls.example")
        added(ada, key)
        assert proved(Person(client), key)["name"] == ada.get("/api/me")["name"]


def test_without_the_library_passkeys_are_absent(
    person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "find_spec", lambda _name: None)
    ada = person()

    assert ada.get("/api/me/account")["passkeys_off"] == "missing"
    assert ada.refused("POST", OPTIONS)["code"] == "sign_in/no_passkeys"


def test_the_host_is_warned_when_its_name_has_changed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "moguls.sqlite"
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        client.app.state.site.store.identity.add_passkey(  # type: ignore[attr-defined]
            {
                "id": "x",
                "user_id": "ada",
                "name": "",
                "public_key": "",
                "sign_count": 0,
                "host": "old.example",
                "made_at": 0.0,
            }
        )
    with caplog.at_level(logging.WARNING):
        for hosts, warned in (("new.example", True), ("old.example", False), ("*", False)):
            caplog.clear()
            options = Options(frozenset({hosts}))
            with TestClient(make_app(path, NoThinkers(), options), base_url=HOME):
                pass
            assert ("old.example" in caplog.text) == warned
