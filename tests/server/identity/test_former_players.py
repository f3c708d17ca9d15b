"""Deleting oneself: the games stay with a former player, and everything else goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.conftest import Person
from tests.server.identity.authenticator import Authenticator
from tests.server.raw_rows import all_rows

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from starlette.testclient import TestClient

# Where the id of a former player stays: in what happened at tables.
LOGS = {"tables", "entries"}


def rows_naming(path: Path, user: str) -> set[str]:
    """Return the tables of the database that contain the id of a person."""
    return {name for name, rows in all_rows(path).items() if user in repr(rows)}


def test_a_former_player_leaves_nothing_but_games(
    tmp_path: Path, client: TestClient, person: Callable[[], Person]
) -> None:
    ada, bob, key = person(), person(), Authenticator()
    ada.ask("PUT", "/api/me", json={"name": "Ada", "lang": "en"})
    me, table = ada.get("/api/me")["id"], ada.new_table()
    bob.sit(table)
    code = ada.post("/api/me/recovery")["code"]
    options = ada.post("/api/me/passkeys/options")["options"]
    ada.post("/api/me/passkeys", response=key.register(options))
    link = Person(client).post("/api/sign-in/recovery", code=code)["link"]
    before = ada.cookie
    response = ada.ask("DELETE", "/api/me/account")

    assert "Max-Age=0" in response.headers["set-cookie"]
    assert rows_naming(tmp_path / "moguls.sqlite", me) <= LOGS
    shown = bob.get(f"/api/tables/{table}")
    assert "Ada" not in repr(shown)
    assert "Former player" in repr(shown)
    thief = Person(client)
    thief.cookie = before
    assert thief.get("/api/me")["id"] != me
    refused = thief.refused("POST", "/api/sign-in", link=link)
    assert refused["code"] == "one_time/not_found"
    refused = thief.refused("POST", "/api/sign-in/recovery", code=code)
    assert refused["code"] == "sign_in/no_such_code"
    signed = key.sign(thief.post("/api/sign-in/passkey/options")["options"])
    refused = thief.refused("POST", "/api/sign-in/passkey", response=signed)
    assert refused["code"] == "sign_in/no_such_passkey"


def test_pages_of_other_sites_delete_nobody(person: Callable[[], Person]) -> None:
    ada = person()
    before = ada.get("/api/me")
    foreign = {"origin": "http://evil.example"}

    refused = ada.ask("DELETE", "/api/me/account", headers=foreign).json()["error"]
    assert refused["code"] == "auth/origin"
    assert ada.get("/api/me") == before
