"""Export of a person: complete, for itself only, without anything of others."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.feeds.channel import address_of
from moguls.server.storage.folders import FILE
from tests.server.conftest import HOME, NoThinkers, Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ZONE = "Europe/Rome"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(tmp_path / FILE, NoThinkers()), base_url=HOME) as client:
        yield client


def person(site: TestClient, host: str) -> tuple[Person, str]:
    """Return a person with a webhook, and the secret of it."""
    somebody = Person(site)
    somebody.get("/api/me")
    made = somebody.post("/api/me/webhooks", url=f"https://{host}.example/", zone=ZONE)
    return somebody, made["secret"]


def test_an_export_has_everything_of_a_person_and_nothing_of_others(site: TestClient) -> None:
    ada, secret = person(site, "ada-host")
    bob, other = person(site, "bob-host")
    feed = ada.post("/api/me/feeds", zone=ZONE)
    table, foreign = ada.new_table(), bob.new_table()
    export = ada.get("/api/me/export")
    text = json.dumps(export)
    by_kind = {it["channel"]["kind"]: it for it in export["channels"]}

    assert export["me"] == ada.get("/api/me")
    assert len(export["devices"]) == 1
    assert by_kind["webhook"]["data"]["url"] == "https://ada-host.example/"
    assert by_kind["webhook"]["data"]["secret"] == secret
    assert by_kind["webhook"]["zone"] == ZONE
    assert by_kind["feed"]["address"] == address_of(feed["notices"].split("/")[-2])
    assert export["tables"] == [table]
    for word in ("bob-host", other, foreign):
        assert word not in text
    assert bob.get("/api/me/export")["tables"] == [foreign]


def test_a_visitor_without_a_cookie_gets_an_empty_export(site: TestClient) -> None:
    export = Person(site).get("/api/me/export")

    assert (export["channels"], export["devices"], export["tables"]) == ([], [], [])


def test_an_export_is_not_cached(site: TestClient) -> None:
    ada, _ = person(site, "ada-host")

    assert ada.ask("GET", "/api/me/export").headers["cache-control"] == "no-store"


def test_an_export_has_the_texts_and_the_ways_to_sign_in_without_secrets(site: TestClient) -> None:
    ada, bob = person(site, "ada-host")[0], person(site, "bob-host")[0]
    table, code = ada.new_table(), ada.post("/api/me/recovery")["code"]
    bob.sit(table)
    texts = site.app.state.site.texts  # type: ignore[attr-defined]
    live = texts.hub.in_use()[table]
    for author, text in ((ada, "hello"), (bob, "not hers")):
        me = author.get("/api/me")
        written = texts.write(live, (me["id"], me["name"], None), text, None)
        site.portal.call(asyncio.wait_for, written, 10)  # type: ignore[union-attr]
    export = ada.get("/api/me/export")

    (way,) = export["sign_in"]
    assert (way["kind"], way["used_at"]) == ("recovery_code", None)
    assert way["made_at"] == ada.get("/api/me/account")["recovery_made_at"]
    (text,) = export["texts"]
    assert {key: text[key] for key in ("table", "seat", "to", "text")} == {
        "table": table,
        "seat": 0,
        "to": None,
        "text": "hello",
    }
    for word in (code, code.replace("-", ""), "not hers", bob.get("/api/me")["id"]):
        assert word not in json.dumps(export)
