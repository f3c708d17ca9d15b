"""Channels of people over HTTP: subscribing, tests, what their owner sees, and who sees more."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.errors import UsageError
from moguls.server.app import Options, make_app
from moguls.server.settings import Settings
from moguls.server.storage.backups import back_up, restore
from moguls.server.storage.folders import FILE
from moguls.server.storage.store import SqliteStore
from moguls.server.table.notices import events
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.notices.push_service import Browser, PushService, running

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

ALL = "/api/me/notifications"
PUSH = "/api/me/channels/push"
LOCAL = ("127.0.0.1", 50_000)
REMOTE = ("203.0.113.7", 50_000)
PLACE = {"lang": "de", "zone": "Europe/Rome"}


@pytest.fixture
def service() -> Iterator[PushService]:
    with running() as service:
        yield service


def settings(folder: Path, service: PushService | None, **more: Any) -> Settings:
    hosts = () if service is None else (service.url,)
    contact = "" if service is None else "mailto:host@games.example"
    return Settings(data=folder, push_contact=contact, push_hosts=hosts, **more)


@pytest.fixture
def site(tmp_path: Path, service: PushService) -> Iterator[Callable[[], Person]]:
    options = Options(settings=settings(tmp_path, service))
    app = make_app(tmp_path / FILE, NoThinkers(), options)
    with TestClient(app, base_url=HOME) as client:
        yield lambda: newcomer(client)


def newcomer(client: TestClient) -> Person:
    person = Person(client)
    person.get("/api/me")
    person.post("/api/me/code")  # the first request that needs an identity
    return person


def message(browser: Browser, **more: str) -> dict[str, str]:
    return {"address": browser.address, **browser.keys, **PLACE, **more}


def subscribed(person: Person, browser: Browser, **more: str) -> str:
    (channel,) = person.post(PUSH, **message(browser, **more))["channels"]
    return str(channel["id"])


def test_a_test_reaches_the_device_and_marks_the_channel_when_it_is_opened(
    site: Callable[[], Person], service: PushService
) -> None:
    ada, browser = site(), Browser(service)
    channel = subscribed(ada, browser)

    assert ada.post(f"/api/me/channels/{channel}/test") == {"state": "sent", "why": "201"}
    (sent,) = browser.messages()
    assert sent["notification"]["navigate"] == f"{HOME}/settings?heard={channel}"
    assert sent["notification"]["title"] == "Benachrichtigungen funktionieren"
    (before,) = ada.get(ALL)["channels"]
    opened = ada.post(f"/api/me/channels/{channel}/opened")
    (after,) = opened["channels"]
    assert (before["opened_at"], after["opened_at"] is None) == (None, False)
    assert (after["kind"], after["sent_at"] is not None) == ("push", True)
    assert opened["here"] == [channel]


def test_your_turn_reaches_a_subscribed_browser(
    site: Callable[[], Person], service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "LIVE_DELAY", 0.0)
    ada, bob, cid = site(), site(), site()
    browser = Browser(service)
    subscribed(bob, browser, lang="en")
    table = ada.new_table(options={"first_player": "0"})
    bob.sit(table)
    cid.sit(table)
    ada.play(table)

    wait_until(lambda: "your turn" in str(browser.messages()))
    last = browser.messages()[-1]
    assert last["notification"]["navigate"] == f"{HOME}/t/{table}"
    assert last["app_badge"] == 1
    wait_until(lambda: bob.get(ALL)["recent"][0]["state"] == "sent")
    latest = bob.get(ALL)["recent"][0]
    assert (latest["kind"], latest["table"], latest["is_quiet"]) == ("turn", table, False)
    assert ada.get(ALL)["recent"] == []


def wait_until(condition: Callable[[], bool]) -> None:
    for _ in range(600):
        if condition():
            return
        time.sleep(0.05)
    pytest.fail("it did not happen")


def test_renewing_a_subscription_changes_language_and_adds_nothing(
    site: Callable[[], Person], service: PushService
) -> None:
    ada, browser = site(), Browser(service)
    channel = subscribed(ada, browser)

    assert subscribed(ada, browser, lang="fr") == channel
    ada.post(f"/api/me/channels/{channel}/test")
    assert browser.messages()[0]["notification"]["lang"] == "fr"
    ada.ask("PUT", ALL, json={"lang": "it", "zone": "Asia/Tokyo"})
    ada.post(f"/api/me/channels/{channel}/test")
    assert browser.messages()[1]["notification"]["lang"] == "it"
    assert subscribed(ada, Browser(service, "renewed")) != channel, "one device, one subscription"


def test_a_device_with_a_new_address_needs_no_second_test(
    site: Callable[[], Person], service: PushService
) -> None:
    ada = site()
    channel = subscribed(ada, Browser(service))
    ada.post(f"/api/me/channels/{channel}/opened")

    subscribed(ada, Browser(service, "renewed"))

    (renewed,) = ada.get(ALL)["channels"]
    assert renewed["opened_at"] is not None


def test_a_browser_that_somebody_else_uses_now_is_theirs(
    site: Callable[[], Person], service: PushService
) -> None:
    ada, bob, browser = site(), site(), Browser(service)
    channel = subscribed(ada, browser)
    ada.post(f"/api/me/channels/{channel}/opened")

    subscribed(bob, browser)

    assert ada.get(ALL)["channels"] == []
    assert [one["opened_at"] is not None for one in bob.get(ALL)["channels"]] == [False]


def test_a_dead_address_is_deleted(site: Callable[[], Person], service: PushService) -> None:
    ada = site()
    channel = subscribed(ada, Browser(service))
    service.answers = [(410, {})]

    assert ada.post(f"/api/me/channels/{channel}/test") == {"state": "dead", "why": "410"}
    assert ada.get(ALL)["channels"] == []


@pytest.mark.parametrize("path", ["test", "opened", ""])
def test_nobody_reaches_the_channel_of_another_person(
    site: Callable[[], Person], service: PushService, path: str
) -> None:
    ada, bob, browser = site(), site(), Browser(service)
    channel = subscribed(ada, browser)
    method = "POST" if path else "DELETE"

    refusal = bob.refused(method, f"/api/me/channels/{channel}/{path}".rstrip("/"))

    assert refusal["code"] == "channel/not_found"
    assert [one["opened_at"] is not None for one in ada.get(ALL)["channels"]] == [False]
    assert service.pushes == []


def test_an_address_is_never_shown(site: Callable[[], Person], service: PushService) -> None:
    ada, browser = site(), Browser(service)
    subscribed(ada, browser)

    shown = json.dumps(ada.get(ALL))

    assert browser.address not in shown
    assert not any(key in shown for key in browser.keys.values())


def test_what_is_not_valid_is_refused_with_a_reason(
    site: Callable[[], Person], service: PushService
) -> None:
    ada, browser = site(), Browser(service)
    wrong = {
        "push/service": {"address": "https://games.example/x"},
        "push/keys": {"p256dh": "BAAA"},
        "channel/zone": {"zone": "Mars/Olympus"},
    }

    codes = [ada.refused("POST", PUSH, **message(browser, **it))["code"] for it in wrong.values()]

    assert codes == list(wrong)
    for zone in ("../../etc/passwd", "/etc/localtime", "\0", "x" * 64):
        assert ada.refused("PUT", ALL, lang="en", zone=zone)["code"] == "channel/zone"
    assert ada.get(ALL)["channels"] == []


def test_tests_are_limited(site: Callable[[], Person], service: PushService) -> None:
    ada = site()
    path = f"/api/me/channels/{subscribed(ada, Browser(service))}/test"
    codes = [ada.ask("POST", path, json={}).status_code for _ in range(7)]

    assert codes == [200] * 5 + [429] * 2


def offers(app: Any, address: tuple[str, int], headers: dict[str, str]) -> list[dict[str, Any]]:
    with TestClient(app, base_url=HOME, client=address) as client:
        answer: dict[str, Any] = client.get(ALL, headers=headers).json()
    assert answer["push_key"] is None
    return list(answer["offers"])


@pytest.mark.parametrize(
    ("address", "headers", "is_host"),
    [
        (LOCAL, {}, True),
        (REMOTE, {}, False),
        (LOCAL, {"x-forwarded-for": "203.0.113.7"}, False),
        (LOCAL, {"host": "203.0.113.1"}, False),
    ],
)
def test_only_the_host_reads_what_is_missing(
    tmp_path: Path, address: tuple[str, int], headers: dict[str, str], is_host: bool
) -> None:
    app = make_app(tmp_path / FILE, NoThinkers(), Options(settings=settings(tmp_path, None)))

    (push,) = [it for it in offers(app, address, headers) if it["kind"] == "push"]

    assert push == {
        "kind": "push",
        "is_offered": False,
        "missing": ["push-contact"] if is_host else [],
    }


def test_the_log_names_what_is_missing_where_others_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "moguls.notices")
    make_app(tmp_path / "a.sqlite", NoThinkers(), Options(settings=settings(tmp_path, None)))
    assert caplog.messages == []
    public = settings(tmp_path, None, allow_host=("games.example",))
    make_app(tmp_path / "b.sqlite", NoThinkers(), Options(settings=public))

    assert "push is not offered: set up push-contact, see docs/hosting.md" in caplog.messages


def test_a_contact_that_services_refuse_stops_the_start(tmp_path: Path) -> None:
    wrong = Settings(data=tmp_path, push_contact="me")

    with pytest.raises(UsageError, match="push-contact"):
        make_app(tmp_path / FILE, NoThinkers(), Options(settings=wrong))


def test_the_key_of_the_first_start_stays_and_is_part_of_a_backup(tmp_path: Path) -> None:
    def key(folder: Path) -> str:
        folder.mkdir(exist_ok=True)
        make_app(folder / FILE, NoThinkers())
        store = SqliteStore(folder / FILE)
        stored = store.notices.key("vapid", "another")
        store.close()
        return stored

    first = key(tmp_path / "a")
    assert key(tmp_path / "a") == first
    assert key(tmp_path / "b") != first
    back_up(tmp_path / "a", tmp_path / "backup")
    restore(tmp_path / "backup", tmp_path / "b")

    assert key(tmp_path / "b") == first
