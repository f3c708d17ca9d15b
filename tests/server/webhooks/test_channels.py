"""Routes of channels: a webhook from its creation to its removal, for its owner only."""

from __future__ import annotations

import json
import logging
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.server.app import Options, make_app
from moguls.server.notify.personal import MOST
from moguls.server.webhooks.public import networks_from
from tests.server.conftest import HOME, NoThinkers, Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ZONE = "Europe/Rome"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient]:
    options = Options(webhook_networks=networks_from(["127.0.0.1"]))
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers(), options)
    with TestClient(app, base_url=HOME) as client:
        yield client


@pytest.fixture
def ada(site: TestClient) -> Person:
    return person(site)


@pytest.fixture
def receiver() -> Iterator[tuple[str, list[Any]]]:
    """Return the URL of a host of one's own, and the bodies that it has received."""
    bodies: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            bodies.append(json.loads(self.rfile.read(length)))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/token-of-ada", bodies
    server.shutdown()
    thread.join()
    server.server_close()


def person(site: TestClient) -> Person:
    somebody = Person(site)
    somebody.get("/api/me")
    return somebody


def test_a_webhook_is_added_tested_listed_and_removed(
    ada: Person, receiver: tuple[str, list[Any]]
) -> None:
    url, bodies = receiver
    made = ada.post("/api/me/webhooks", url=url, zone=ZONE)
    where = f"/api/me/channels/{made['channel']['id']}"

    assert ada.post(f"{where}/test") == {"state": "sent", "why": "204"}
    assert bodies[0]["title"] == "Notifications work"
    assert bodies[0]["url"] == f"{HOME}/settings?heard={made['channel']['id']}"
    (listed,) = ada.get("/api/me/channels")
    assert listed == {**made["channel"], "sent_at": listed["sent_at"]}
    assert listed["sent_at"] is not None
    assert listed["kind"] == "webhook"
    assert len(made["secret"]) > 40
    assert ada.ask("DELETE", where).json() == []
    assert ada.refused("POST", f"{where}/test")["code"] == "channel/not_found"


def test_the_same_url_again_renews_the_secret(ada: Person, receiver: tuple[str, list[Any]]) -> None:
    first, again = (ada.post("/api/me/webhooks", url=receiver[0], zone=ZONE) for _ in range(2))

    assert first["channel"]["id"] == again["channel"]["id"]
    assert first["secret"] != again["secret"]
    assert len(ada.get("/api/me/channels")) == 1


def test_channels_are_their_owners_only(
    site: TestClient, ada: Person, receiver: tuple[str, list[Any]], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    bob = person(site)
    made = ada.post("/api/me/webhooks", url=receiver[0], zone=ZONE)
    where = f"/api/me/channels/{made['channel']['id']}"
    ada.post(f"{where}/test")

    assert bob.get("/api/me/channels") == []
    assert bob.refused("DELETE", where)["code"] == "channel/not_found"
    assert bob.refused("POST", f"{where}/test")["code"] == "channel/not_found"
    assert bob.post("/api/me/webhooks", url=receiver[0], zone=ZONE)["secret"] != made["secret"]
    assert len(ada.get("/api/me/channels")) == 1
    said = caplog.text + json.dumps(ada.get("/api/me/channels"))
    assert "token-of-ada" not in said
    assert made["secret"] not in said


@pytest.mark.parametrize(
    ("url", "zone", "code"),
    [
        ("https://2130706433/", ZONE, "webhook/host"),
        ("ftp://hook.example/", ZONE, "webhook/not_https"),
        ("https://a:b@hook.example/", ZONE, "webhook/user_name"),
        ("https://hook.example:22/", ZONE, "webhook/port"),
        ("hook.example", ZONE, "webhook/malformed"),
        ("https://hook.example/", "Europe/Atlantis", "channel/zone"),
        ("https://hook.example/", "../../etc/passwd", "channel/zone"),
        ("https://hook.example/", "/etc/localtime", "channel/zone"),
    ],
)
def test_a_wrong_url_or_zone_is_refused_with_a_reason(
    ada: Person, url: str, zone: str, code: str
) -> None:
    assert ada.refused("POST", "/api/me/webhooks", url=url, zone=zone)["code"] == code
    assert ada.get("/api/me/channels") == []


def test_a_private_address_fails_at_the_test(ada: Person) -> None:
    made = ada.post("/api/me/webhooks", url="https://192.168.1.1/", zone=ZONE)
    outcome = ada.post(f"/api/me/channels/{made['channel']['id']}/test")

    assert outcome == {"state": "waiting", "why": "address"}


def test_the_number_of_webhooks_and_of_tests_is_limited(
    ada: Person, receiver: tuple[str, list[Any]]
) -> None:
    url = receiver[0]
    made = [
        ada.post("/api/me/webhooks", url=f"{url}/{number}", zone=ZONE) for number in range(MOST)
    ]
    where = f"/api/me/channels/{made[0]['channel']['id']}/test"
    statuses = [ada.ask("POST", where, json={}).status_code for _ in range(6)]

    more = ada.refused("POST", "/api/me/webhooks", url=f"{url}/more", zone=ZONE)
    assert more["code"] == "channel/too_many"
    renewed = ada.post("/api/me/webhooks", url=f"{url}/0", zone=ZONE)["channel"]
    assert renewed == {**made[0]["channel"], "sent_at": renewed["sent_at"]}
    assert statuses == [200] * 5 + [429]
