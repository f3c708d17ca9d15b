"""Services: which addresses are accepted, to which hosts they lead, and that no token is logged."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.ports.notices import DROPPED, FAILED, SENT, WAITING, NoticeMessage
from moguls.server.services import sender
from moguls.server.services.channel import ServiceChannel, new_row
from moguls.server.services.forms import FORMS, LONGEST, read_service
from moguls.server.wire.refusal import Refusal
from tests import loops
from tests.server.conftest import HOME, NoThinkers, Person

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.ports.notices import DeliveryOutcome

pytest.importorskip("apprise")

NOW = 1_700_000_000.0
SITE = "https://games.example"
MESSAGE = NoticeMessage("Mogul: your turn", "Since 14:05, @everyone <b>.", "/table/x", "t", NOW + 9)
TOKEN = "s3cretT0kenOfAda-s3cretT0kenOfAda-1"  # noqa: S105
SHORT = "s3cretT0kenOfAda0s3cretT0kenOf"
VALID = {
    "tgram": ("Telegram", f"tgram://123456789:{TOKEN}/-1001234567890"),
    "tgram name": ("Telegram", f"tgram://123456789:{TOKEN}/@ada_plays"),
    "discord": ("Discord", f"discord://123456789012345678/{TOKEN}"),
    "discord page": ("Discord", f"https://discord.com/api/webhooks/123456789012345678/{TOKEN}"),
    "slack": ("Slack", "slack://T12345678/B12345678/s3cretT0kenOfAda0s3cretT"),
    "slack page": (
        "Slack",
        "https://hooks.slack.com/services/T12345678/B12345678/s3cretT0kenOfAda0s3cretT",
    ),
    "ntfy": ("ntfy.sh", f"ntfy://{TOKEN}"),
    "ntfy host": ("ntfy.sh", f"ntfys://ntfy.sh/{TOKEN}"),
    "ntfy page": ("ntfy.sh", f"https://ntfy.sh/{TOKEN}"),
    "pover": ("Pushover", f"pover://{SHORT}@{SHORT}"),
    "pbul": ("Pushbullet", f"pbul://o.{SHORT}"),
    "gchat": ("Google Chat", f"gchat://AAAA12345/{TOKEN}/{TOKEN}%3D"),
    "gchat page": (
        "Google Chat",
        f"https://chat.googleapis.com/v1/spaces/AAAA12345/messages?key={TOKEN}&token={TOKEN}%3D",
    ),
    "prowl": ("Prowl", f"prowl://{SHORT}0123456789"),
}
FOREIGN = {
    "json": "json://127.0.0.1/",
    "jsons": "jsons://hook.example/",
    "xml": "xml://127.0.0.1/",
    "form": "form://127.0.0.1/",
    "mail": "mailto://ada:secret@mail.example",
    "mails": "mailtos://ada:secret@mail.example",
    "mailgun": "mailgun://ada@mail.example/key",
    "another ntfy": f"ntfy://push.example/{TOKEN}",
    "another ntfy page": f"https://push.example/{TOKEN}",
    "ntfy by its name only": f"https://ntfy.sh.push.example/{TOKEN}",
    "ntfy with a user name": f"ntfy://ada:secret@push.example/{TOKEN}",
    "ntfy with a port": f"ntfy://ntfy.sh:8080/{TOKEN}",
    "ntfy with a mode": f"ntfy://{TOKEN}?mode=private",
    "ntfy with an attachment": f"ntfy://{TOKEN}?attach=file:///etc/passwd",
    "ntfy with two topics": f"ntfy://ntfy.sh/{TOKEN}/more",
    "gotify": "gotify://push.example/token",
    "matrix": "matrix://ada:secret@chat.example/#room",
    "mattermost": "mmost://chat.example/token",
    "rocket": "rocket://ada:secret@chat.example/#room",
    "home assistant": "hassio://127.0.0.1/token",
    "kodi": "kodi://192.168.1.2",
    "syslog": "syslog://",
    "dbus": "dbus://",
    "file": "file:///etc/passwd",
    "mqtt": "mqtt://127.0.0.1/topic",
    "apprise": "apprise://127.0.0.1/token",
    "signal": "signal://127.0.0.1/1/2",
    "workflows": "workflows://push.example/a/b",
    "webhook of discord": f"https://discord.com.push.example/api/webhooks/123456789012345678/{TOKEN}",
    "discord user name": f"discord://ada@123456789012345678/{TOKEN}",
    "discord avatar": f"discord://123456789012345678/{TOKEN}?avatar_url=http://127.0.0.1/",
    "discord path": f"discord://123456789012345678/{TOKEN}/../../x",
    "telegram option": f"tgram://123456789:{TOKEN}/1?verify=no",
    "telegram redirect": f"tgram://123456789:{TOKEN}/1?redirect=yes",
    "telegram slash": f"tgram://123456789:{TOKEN}/1/../../x",
    "telegram host": f"tgram://127.0.0.1/123456789:{TOKEN}/1",
    "telegram user name": f"tgram://ada@123456789:{TOKEN}/1",
    "telegram without a chat": f"tgram://123456789:{TOKEN}/",
    "slack government": f"slack://T12345678/B12345678/{SHORT}?mode=gov-hook",
    "slack bot": "slack://xoxb-1234-1234-4ddbc191d40ee098cbaae6f3523ada2d",
    "pushover email": f"pover://{SHORT}@{SHORT}/phone",
    "two addresses": f"ntfy://{TOKEN} json://127.0.0.1/",
    "comma": f"ntfy://{TOKEN},json://127.0.0.1/",
    "line feed": f"ntfy://{TOKEN}\n",
    "space first": f" ntfy://{TOKEN}",
    "capital": f"NTFY://{TOKEN}",
    "letters that are not ASCII": "ntfy://t\u00f6pic",
    "digits that are not ASCII": f"tgram://\u0661\u0662\u0663\u0664\u0665\u0666:{TOKEN}/1",
    "long": "ntfy://" + "a" * LONGEST,
    "empty": "",
}


class Answer:
    """A response of a service."""

    def __init__(self, status: int) -> None:
        self.status_code, self.content, self.text = status, b"ok", "ok"
        self.headers: dict[str, str] = {}
        self.is_redirect = False

    def json(self) -> dict[str, object]:
        return {"ok": True}


class Network:
    """The requests that the library would make."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, dict[str, Any]]] = []
        self.status, self.delay = 200, 0.0
        self.error: Exception | None = None

    def request(self, method: str, url: str, **more: Any) -> Answer:
        time.sleep(self.delay)
        self.requests.append((f"{method} {url}", more))
        if self.error is not None:
            raise self.error
        return Answer(self.status)


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    import requests  # noqa: PLC0415

    it = Network()
    monkeypatch.setattr(requests.Session, "request", it.request)
    return it


def send(url: str, message: NoticeMessage = MESSAGE) -> DeliveryOutcome:
    row = new_row(url, "ada", SITE)
    return loops.run(ServiceChannel().send(row, message, NOW))


@pytest.mark.parametrize(("title", "url"), VALID.values(), ids=list(VALID))
def test_a_service_is_reached_at_its_own_host_only(network: Network, title: str, url: str) -> None:
    outcome = send(url)
    form, _ = read_service(url)

    assert form.title == new_row(url, "ada", SITE)["label"] == title
    assert outcome.state == SENT
    assert len(network.requests) == 1
    for request, more in network.requests:
        method, _, where = request.partition(" ")
        parts = urlsplit(where)
        assert (method.upper(), parts.scheme, parts.netloc) == ("POST", "https", form.host)
        assert more["allow_redirects"] is False
        assert more["verify"] is True
        assert more["timeout"]


@pytest.mark.parametrize(("title", "url"), VALID.values(), ids=list(VALID))
def test_a_message_has_its_link_and_calls_nobody(network: Network, title: str, url: str) -> None:
    assert title
    send(url)
    said = json.dumps([more for _, more in network.requests], default=str, ensure_ascii=False)
    said = said.encode().decode("unicode_escape", "ignore") if "\\u" in said else said

    assert "Since 14:05" in said
    assert "games.example" in said
    assert "@everyone" not in said
    assert "<b>." not in said


@pytest.mark.parametrize("url", FOREIGN.values(), ids=list(FOREIGN))
def test_an_address_that_may_lead_elsewhere_is_refused(network: Network, url: str) -> None:
    with pytest.raises(Refusal) as caught:
        new_row(url, "ada", SITE)

    assert caught.value.code == "service/address"
    assert "Telegram" in str(caught.value.details["services"])
    assert network.requests == []


def test_every_service_has_a_valid_address() -> None:
    assert {title for title, _ in VALID.values()} == {form.title for form in FORMS}


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (400, (FAILED, "400")),
        (401, (FAILED, "401")),
        (404, (FAILED, "404")),
        (429, (WAITING, "429")),
        (302, (WAITING, "302")),
        (500, (WAITING, "500")),
    ],
)
def test_a_refusal_of_a_service_has_its_status(
    network: Network, status: int, outcome: tuple[str, str]
) -> None:
    network.status = status

    assert send(VALID["ntfy"][1])[:2] == outcome


@pytest.mark.parametrize("url", [url for _, url in VALID.values()], ids=list(VALID))
@pytest.mark.parametrize("status", [200, 403])
def test_no_token_is_logged(
    network: Network, url: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    import requests  # noqa: PLC0415

    caplog.set_level(logging.NOTSET)
    network.status = status
    send(url)
    network.error = requests.ConnectionError(f"at {url}")
    assert send(url)[:2] == (WAITING, "connection")
    for name in ("apprise", "urllib3.connectionpool", "requests.sessions"):
        logging.getLogger(name).warning("POST %s", url)

    assert "s3cret" not in caplog.text


def test_a_service_that_hangs_is_given_up(
    network: Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "TIME", 0.1)
    network.delay = 0.3

    assert send(VALID["ntfy"][1]) == (WAITING, "timeout", 0.0)


def test_what_shall_make_no_sound_or_is_old_is_not_sent(network: Network) -> None:
    url = VALID["ntfy"][1]

    assert send(url, MESSAGE._replace(is_quiet=True))[:2] == (DROPPED, "quiet")
    assert send(url, MESSAGE._replace(expires_at=NOW))[:2] == (DROPPED, "expired")
    assert network.requests == []


def test_the_library_is_imported_with_the_first_message_only() -> None:
    code = (
        "import sys, moguls.server.app; print('apprise' in sys.modules, 'requests' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert run.stdout.split() == ["False", "False"]


def test_a_service_is_added_and_tested_by_its_owner(tmp_path: Path, network: Network) -> None:
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers())
    with TestClient(app, base_url=HOME) as client:
        ada, bob = Person(client), Person(client)
        ada.get("/api/me")
        made = ada.post("/api/me/services", address=VALID["discord"][1], zone="Europe/Rome")
        outcome = ada.post(f"/api/me/channels/{made['id']}/test")
        refused = ada.refused("POST", "/api/me/services", address=FOREIGN["mail"], zone="UTC")
        listed = json.dumps([ada.get("/api/me/channels"), bob.get("/api/me/channels")])

    assert (made["kind"], made["label"], outcome["state"]) == ("service", "Discord", "sent")
    assert len(network.requests) == 1
    assert refused["code"] == "service/address"
    assert "Google Chat" in refused["text"]
    assert TOKEN not in listed


def test_without_the_library_services_are_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "find_spec", lambda _name: None)
    app = make_app(tmp_path / "moguls.sqlite", NoThinkers())
    with TestClient(app, base_url=HOME) as client:
        ada = Person(client)
        ada.get("/api/me")
        refused = ada.refused("POST", "/api/me/services", address=VALID["ntfy"][1], zone="UTC")

    assert refused["code"] == "channel/off"
