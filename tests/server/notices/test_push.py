"""Web push: what arrives at a push service, and what its answers lead to."""

from __future__ import annotations

import asyncio
import time
from email.utils import formatdate
from typing import TYPE_CHECKING, Any

import pytest

from moguls.errors import UsageError
from moguls.server.notify.wording import tag_of
from moguls.server.ports.executor import InlineExecutor
from moguls.server.ports.notices import (
    DEAD,
    FAILED,
    SENT,
    WAITING,
    DeliveryOutcome,
    NoticeMessage,
)
from moguls.server.push import channel as channels
from moguls.server.push.channel import PushChannel
from moguls.server.push.keys import decoded, new_private_key, public_key
from moguls.server.push.services import check_contact, check_hosts, is_allowed
from moguls.server.settings import PUSH_SERVICES
from moguls.server.table.notices.events import SLOW_DELAY
from tests import loops
from tests.server.notices.people import NAMES, House
from tests.server.notices.push_service import Browser, PushService, running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KEY = new_private_key()
CONTACT = "mailto:host@games.example"
MESSAGE = NoticeMessage("Moguli: your turn", "Until 14:05.", "/t/abc", "a1b2", 5000.0, waiting=3)


@pytest.fixture(scope="module")
def endpoint() -> Iterator[PushService]:
    with running() as service:
        yield service


@pytest.fixture
def service(endpoint: PushService) -> PushService:
    endpoint.pushes.clear()
    endpoint.answers.clear()
    return endpoint


def send(
    service: PushService, message: NoticeMessage = MESSAGE, now: float = 0.0, **more: Any
) -> tuple[Browser, DeliveryOutcome]:
    browser = Browser(service)
    channel = PushChannel(KEY, CONTACT, (service.url,), InlineExecutor())
    row = {**browser.row(), **more}
    return browser, asyncio.run(channel.send(row, message, now))


def test_a_browser_decrypts_a_message_in_the_declarative_format(service: PushService) -> None:
    browser, outcome = send(service)

    assert outcome.state == SENT
    (message,) = browser.messages()
    assert message == {
        "web_push": 8030,
        "notification": {
            "title": "Moguli: your turn",
            "body": "Until 14:05.",
            "lang": "en",
            "navigate": "https://games.example/t/abc",
            "tag": "a1b2",
            "silent": False,
        },
        "app_badge": 3,
    }


@pytest.mark.parametrize(
    ("more", "now", "ttl", "urgency"),
    [
        ({"is_urgent": True}, 4000.0, "1000", "high"),
        ({}, 4999.5, "0", "normal"),
        ({"is_quiet": True, "expires_at": 10.0**6}, 0.0, str(12 * 3600), "low"),
    ],
)
def test_headers_say_how_long_a_message_is_news_and_what_it_replaces(
    service: PushService, more: dict[str, Any], now: float, ttl: str, urgency: str
) -> None:
    browser, _ = send(service, MESSAGE._replace(**more), now)

    (push,) = browser.pushes()
    assert (push.headers["ttl"], push.headers["urgency"]) == (ttl, urgency)
    assert push.headers["topic"] == "a1b2"
    assert push.headers["authorization"].startswith("vapid t=")
    assert public_key(KEY) in push.headers["authorization"]


@pytest.mark.parametrize(
    ("status", "state"),
    [
        *[(status, DEAD) for status in (404, 410)],
        *[(status, FAILED) for status in (302, 400, 401, 403, 413)],
        *[(status, WAITING) for status in (429, 500, 503)],
    ],
)
def test_the_answer_of_a_service_decides_what_happens_next(
    service: PushService, status: int, state: str
) -> None:
    elsewhere = {"location": f"{service.url}/elsewhere"}
    service.answers = [(status, elsewhere if status == 302 else {})]

    _, outcome = send(service)

    assert (outcome.state, outcome.why) == (state, str(status))
    assert [push.path for push in service.pushes] == ["/push/phone"], "a redirect was followed"


@pytest.mark.parametrize(
    ("text", "seconds"), [("120", 120.0), ("soon", 0.0), ("-5", 0.0), ("9" * 9, 86_400.0)]
)
def test_a_service_can_ask_for_a_pause(service: PushService, text: str, seconds: float) -> None:
    service.answers = [(429, {"retry-after": text})]

    assert send(service)[1].retry_after == seconds


def test_a_pause_can_end_at_a_date() -> None:
    now = float(int(time.time()))

    assert channels.seconds_of(formatdate(now + 90, usegmt=True), now) == 90.0


def test_a_service_that_does_not_answer_is_tried_again(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(channels, "TIMEOUT", 0.05)
    monkeypatch.setattr(service, "pause", 0.5)
    assert send(service)[1] == DeliveryOutcome(WAITING, "timeout")
    closed = "http://127.0.0.1:9"
    channel = PushChannel(KEY, CONTACT, (closed,), InlineExecutor())
    row = {**Browser(service).row(), "address": f"{closed}/x"}

    assert asyncio.run(channel.send(row, MESSAGE, 0.0)) == DeliveryOutcome(WAITING, "connection")


def test_a_subscription_with_a_false_key_is_deleted(service: PushService) -> None:
    false = '{"p256dh": "BAAA", "auth": "AAAA", "site": ""}'

    assert send(service, data=false)[1] == DeliveryOutcome(DEAD, "keys")
    assert service.pushes == []


def test_an_address_that_is_no_longer_allowed_gets_nothing(service: PushService) -> None:
    channel = PushChannel(KEY, CONTACT, PUSH_SERVICES, InlineExecutor())
    outcome = asyncio.run(channel.send(Browser(service).row(), MESSAGE, 0.0))

    assert outcome == DeliveryOutcome(FAILED, "host")
    assert service.pushes == []


@pytest.mark.parametrize(
    "address",
    [
        "//fcm.googleapis.com:8443/x",
        "//fcm.googleapis.com:99999/x",
        "//fcm.googleapis.com@127.0.0.1/x",
        "//fcm.googleapis.com.games.example/x",
        "//games.example/fcm.googleapis.com",
        "//push.apple.com/x",
        "//xpush.apple.com/x",
        "//fcm.googleapis.com\\@127.0.0.1/x",
        "//fcm.googleapis.com/x#y",
        "//fcm.googleapis.com/x\r\nhost: y",
        "//fcm.googleapis.com/" + "x" * 1000,
        "//127.0.0.1/x",
        "//2130706433/x",
        "//0x7f.1/x",
        "//[::1]/x",
        "//[::ffff:10.0.0.1]/x",
        "//[::1/x",
        "//10.0.0.1/x",
        "//169.254.169.254/latest",
        "//localhost/x",
        "///x",
        "",
    ],
)
def test_addresses_that_are_not_of_a_listed_service_are_refused(address: str) -> None:
    assert not is_allowed(f"https:{address}", PUSH_SERVICES)


@pytest.mark.parametrize("scheme", ["http:", "ftp:", "file:", "HTTP:", "javascript:", ""])
def test_other_schemes_are_refused(scheme: str) -> None:
    assert not is_allowed(f"{scheme}//{PUSH_SERVICES[0]}/x", PUSH_SERVICES)


def test_addresses_of_listed_services_are_allowed() -> None:
    names = (
        "fcm.googleapis.com",
        "web.push.apple.com",
        "updates.push.services.mozilla.com",
        "wns2-par02p.notify.windows.com",
    )

    assert all(is_allowed(f"https://{name}/x", PUSH_SERVICES) for name in names)
    assert is_allowed(f"https://{PUSH_SERVICES[0]}:443/x", PUSH_SERVICES)
    assert is_allowed("http://127.0.0.1:80/x", ("http://127.0.0.1:80",))
    assert not is_allowed("http://127.0.0.1:81/x", ("http://127.0.0.1:80",))


@pytest.mark.parametrize("contact", ["", CONTACT, "https://games.example/contact"])
def test_contacts_that_services_accept_are_valid(contact: str) -> None:
    check_contact(contact)


@pytest.mark.parametrize(
    "contact",
    [
        "host@games.example",
        "mailto:host@localhost",
        "mailto:host@my.local",
        "mailto:a b@games.example",
        "mailto:",
        "http://games.example",
        "https:a",
        "https://127.0.0.1",
    ],
)
def test_other_contacts_are_refused_with_an_example(contact: str) -> None:
    with pytest.raises(UsageError, match=r"push-contact: .* mailto:you@"):
        check_contact(contact)


def test_services_are_named_by_hosts() -> None:
    check_hosts((*PUSH_SERVICES, "http://127.0.0.1:1234"))
    for entry in ("*", "*.com/x", "https://games.example", "games"):
        with pytest.raises(UsageError, match="push-hosts"):
            check_hosts((entry,))


def test_keys_are_points_of_the_curve() -> None:
    keys = {new_private_key() for _ in range(20)}

    assert len(keys) == 20
    for key in keys:
        point = decoded(public_key(key))
        assert (len(decoded(key)), len(point), point[0]) == (32, 65, 4)


def test_what_others_hold_changes_neither_messages_nor_their_sizes(
    tmp_path: Path, service: PushService
) -> None:
    """Two deals, in which all that is hidden differs, and the same moves."""

    async def world(number: int) -> list[tuple[bytes, int, list[str]]]:
        service.pushes.clear()
        house = House(tmp_path / f"{number}.sqlite")
        house.notices.worker.channels = {
            "push": PushChannel(KEY, CONTACT, (service.url,), InlineExecutor())
        }
        browsers = [Browser(service, name) for name in NAMES]
        for browser, name in zip(browsers, NAMES, strict=True):
            house.store.notices.put_channel(browser.row(name), 0.0)
        await house.notices.load()
        live = await house.table()
        for _ in range(4):
            await house.wait(SLOW_DELAY)
            await house.play(live)
        await house.wait(SLOW_DELAY)
        house.store.close()
        names = {live.table.id: "ID", **{tag_of(live.table.id, it): f"{it}" for it in range(3)}}
        return [what_all_see(browser, names) for browser in browsers for _ in browser.pushes()]

    one, other = (loops.run(world(number)) for number in range(2))

    assert len(one) >= 4
    assert one == other


def what_all_see(browser: Browser, names: dict[str, str]) -> tuple[bytes, int, list[str]]:
    """Return content, size and headers of the next message, with names for random ids."""
    push = browser.pushes()[0]
    browser.service.pushes.remove(push)
    text = browser.decrypted(push)
    for random, name in names.items():
        text = text.replace(random.encode(), name.encode())
    return text, len(push.body), [push.headers[name] for name in ("ttl", "urgency")]


def test_a_waiting_notice_does_not_reach_the_next_person_at_a_browser(tmp_path: Path) -> None:
    house = House(tmp_path / "moguls.sqlite")

    async def story() -> None:
        await house.subscribe("bob")
        live = await house.table()
        await house.until(live, "bob")
        house.channel.outcomes = [DeliveryOutcome(WAITING, "503")]
        await house.wait(SLOW_DELAY)
        (row,) = house.store.notices.channels_of("bob")
        columns = ("kind", "address", "data", "device", "label", "lang", "zone")
        taken_over = {"user_id": "eve", **{name: row[name] for name in columns}}
        house.store.notices.put_channel(taken_over, house.clock.time())
        await house.wait(3600)

        assert house.channel.log == []
        assert house.states("bob")[-1] == ("turn", "gone")

    loops.run(story())
