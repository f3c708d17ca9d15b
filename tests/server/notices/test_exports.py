"""Export of a person: complete, for itself only, without anything of others."""

from __future__ import annotations

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
