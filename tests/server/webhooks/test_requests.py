"""Requests of webhooks: where they go, their limits, their signature, and what an answer means."""

from __future__ import annotations

import asyncio
import hmac
import json
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import pytest

from moguls.server.ports.notices import DEAD, FAILED, SENT, WAITING, NoticeMessage
from moguls.server.webhooks import client as client_module
from moguls.server.webhooks.channel import LONGEST_WAIT, WebhookChannel, new_row
from moguls.server.webhooks.client import LARGEST, Unreachable, WebhookClient
from moguls.server.webhooks.public import networks_from
from moguls.server.webhooks.target import read_target
from tests import loops
from tests.server.webhooks.certificates import certificate_for

if TYPE_CHECKING:
    import ssl
    from collections.abc import AsyncIterator
    from pathlib import Path

    from moguls.server.ports.notices import DeliveryOutcome, Row

HERE = networks_from(("127.0.0.1",))
SITE = "https://games.example"
NOW = 1_700_000_000.0
MESSAGE = NoticeMessage(
    "Mogul: your turn", "Since 14:05.", "/table/abc", "tag", NOW + 60, is_urgent=True
)
OK = b"HTTP/1.1 204 No Content\r\n\r\n"


class Receiver:
    """A host on this machine that answers everything in the same way."""

    def __init__(self, answer: bytes = OK, delay: float = 0.0) -> None:
        self.answer, self.delay = answer, delay
        self.heads: list[str] = []
        self.bodies: list[bytes] = []
        self.port = 0
        self.tasks: list[asyncio.Task[object]] = []

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.append(task)
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        self.heads.append(head)
        length = next(line for line in head.split("\r\n") if line.startswith("Content-Length"))
        self.bodies.append(await reader.readexactly(int(length.split(":")[1])))
        await asyncio.sleep(self.delay)
        writer.write(self.answer)
        with suppress(OSError):  # the client reads no more than it needs
            await writer.drain()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    @asynccontextmanager
    async def open(self, context: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
        server = await asyncio.start_server(self.handle, "127.0.0.1", 0, ssl=context)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield self
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def post(url: str, client: WebhookClient) -> int:
    return (await client.post(read_target(url), {"Moguls-Signature": "x"}, b"{}")).status


async def failure_of(url: str, client: WebhookClient) -> str:
    with pytest.raises(Unreachable) as caught:
        await post(url, client)
    return str(caught.value)


class Names:
    """A name server whose answers change: DNS rebinding."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> list[str]:
        assert port
        self.asked.append(host)
        return self.answers.pop(0)


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """Return where connections go instead of making them."""
    made: list[tuple[object, ...]] = []

    async def connect(host: str, port: int, **more: object) -> object:
        made.append((host, port, more["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    return made


@pytest.mark.parametrize(
    "answers",
    [
        ["127.0.0.1"],
        ["8.8.8.8", "127.0.0.1"],
        ["8.8.8.8", "::1"],
        ["::ffff:169.254.169.254"],
        ["64:ff9b::a9fe:a9fe"],
        [],
    ],
)
def test_a_name_with_an_address_that_is_not_public_is_not_connected(
    answers: list[str], connections: list[tuple[object, ...]]
) -> None:
    client = WebhookClient(resolve=Names(answers))

    assert loops.run(failure_of("https://hook.example/", client)) == "address"
    assert connections == []


def test_the_connection_goes_to_the_address_that_was_checked(
    connections: list[tuple[object, ...]],
) -> None:
    names = Names(["8.8.8.8", "2a00:1::1"], ["127.0.0.1"])
    client = WebhookClient(resolve=names)

    assert loops.run(failure_of("https://hook.example/", client)) == "connection"
    assert connections == [("8.8.8.8", 443, "hook.example")]
    assert names.asked == ["hook.example"]


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "169.254.169.254", "0.0.0.0"])  # noqa: S104
def test_the_systems_resolver_opens_no_way_to_this_machine(
    host: str, connections: list[tuple[object, ...]]
) -> None:
    assert loops.run(failure_of(f"https://{host}/", WebhookClient())) == "address"
    assert connections == []


def test_a_name_that_does_not_exist_looks_like_one_that_is_private() -> None:
    async def nobody(_host: str, _port: int) -> list[str]:
        raise OSError

    client = WebhookClient(resolve=nobody)
    assert loops.run(failure_of("https://hook.example/", client)) == "address"


def test_http_leads_only_to_addresses_that_the_host_allows(
    connections: list[tuple[object, ...]],
) -> None:
    client = WebhookClient(HERE, Names(["8.8.8.8"], ["127.0.0.1", "8.8.8.8"], ["127.0.0.1"]))
    url = "http://hook.example/"

    assert loops.run(failure_of(url, client)) == "not_https"
    assert loops.run(failure_of(url, client)) == "not_https"
    assert connections == []
    assert loops.run(failure_of(url, client)) == "connection"
    assert connections == [("127.0.0.1", 80, None)]


def test_a_request_names_the_host_of_its_url() -> None:
    async def story() -> None:
        async with Receiver().open() as receiver:
            client = WebhookClient(HERE, Names(["127.0.0.1"]))
            status = await post(f"http://hook.example:{receiver.port}/a?b=c", client)

        (head,) = receiver.heads
        assert status == 204
        assert head.startswith("POST /a?b=c HTTP/1.1\r\n")
        assert f"\r\nHost: hook.example:{receiver.port}\r\n" in head
        assert "\r\nMoguls-Signature: x\r\n" in head
        assert receiver.bodies == [b"{}"]

    loops.run(story())


@pytest.mark.parametrize(("name", "result"), [("hook.example", "204"), ("other.example", "tls")])
def test_the_certificate_must_be_of_the_host(name: str, result: str, tmp_path: Path) -> None:
    theirs, trusted = certificate_for("hook.example", tmp_path)

    async def story() -> str:
        async with Receiver().open(theirs) as receiver:
            client = WebhookClient(HERE, Names(["127.0.0.1"]), trusted)
            try:
                return str(await post(f"https://{name}:{receiver.port}/", client))
            except Unreachable as error:
                return str(error)

    assert loops.run(story()) == result


def test_a_redirect_is_not_followed() -> None:
    async def story() -> None:
        async with Receiver().open() as other:
            there = f"http://127.0.0.1:{other.port}/"
            answer = f"HTTP/1.1 307 Look there\r\nLocation: {there}\r\n\r\n".encode()
            async with Receiver(answer).open() as receiver:
                assert await outcome_of(receiver) == (FAILED, "307", 0.0)
        assert other.heads == []

    loops.run(story())


def test_a_slow_host_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "TIME", 0.2)

    async def story() -> None:
        async with Receiver(delay=0.3).open() as receiver:
            assert await outcome_of(receiver) == (WAITING, "timeout", 0.0)

    loops.run(story())


def test_a_slow_name_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_module, "TIME", 0.05)

    async def slow(_host: str, _port: int) -> list[str]:
        await asyncio.sleep(1)
        return ["8.8.8.8"]

    assert loops.run(failure_of("https://hook.example/", WebhookClient(resolve=slow))) == "timeout"


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * (4 * LARGEST), (SENT, "200", 0)),
        (b"HTTP/1.0 202 \r\nx: y\r\n\r\n", (SENT, "202", 0)),
        (b"HTTP/1.1 103 Hints\r\n\r\nHTTP/1.1 201 Created\r\n\r\n", (SENT, "201", 0)),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", (FAILED, "404", 0)),
        (b"HTTP/1.1 410 Gone\r\n\r\n", (DEAD, "410", 0)),
        (b"HTTP/1.1 429 Slow\r\nRetry-After: 90\r\n\r\n", (WAITING, "429", 90)),
        (b"HTTP/1.1 503 No\r\nRetry-After: 999999\r\n\r\n", (WAITING, "503", LONGEST_WAIT)),
        (b"HTTP/1.1 503 No\r\nRetry-After: Fri, 1 Jan\r\n\r\n", (WAITING, "503", 0)),
        (b"HTTP/1.1 500 No\r\n\r\n", (WAITING, "500", 0)),
        (b"HTTP/1.1 200 OK\r\nx: " + b"x" * (2 * LARGEST) + b"\r\n\r\n", (WAITING, "no_http", 0)),
        (b"HTTP/1.1 100 Go\r\n\r\n" * (LARGEST // 10), (WAITING, "no_http", 0)),
        (b"SSH-2.0-OpenSSH\r\n\r\n", (WAITING, "no_http", 0)),
        (b"HTTP/1.1 2x0 OK\r\n\r\n", (WAITING, "no_http", 0)),
        (b"HTTP/1.1 200 OK\r\n", (WAITING, "no_http", 0)),
        (b"", (WAITING, "no_http", 0)),
    ],
)
def test_an_answer_has_an_outcome(answer: bytes, outcome: tuple[str, str, float]) -> None:
    async def story() -> None:
        async with Receiver(answer).open() as receiver:
            assert await outcome_of(receiver) == outcome

    loops.run(story())


def test_a_host_that_listens_no_longer_is_tried_again() -> None:
    async def story() -> None:
        async with Receiver().open() as receiver:
            pass
        assert await outcome_of(receiver) == (WAITING, "connection", 0.0)

    loops.run(story())


def test_a_notice_is_signed_json_with_a_full_address() -> None:
    async def story() -> None:
        async with Receiver().open() as receiver:
            row = row_for(receiver)
            await send(row, MESSAGE)
            await send(row, MESSAGE._replace(waiting=2))
        secret = json.loads(row["data"])["secret"]
        head, body = receiver.heads[0], receiver.bodies[0]
        signature = head.partition("Moguls-Signature: ")[2].partition("\r\n")[0]
        digest = hmac.new(secret.encode(), b"1700000000." + body, "sha256").hexdigest()
        first, again = map(json.loads, receiver.bodies)

        assert signature == f"t=1700000000,v1={digest}"
        assert first.pop("id") == again["id"]
        assert first == {
            "version": 1,
            "title": "Mogul: your turn",
            "text": "Since 14:05.",
            "url": "https://games.example/table/abc",
            "tag": "tag",
            "expires_at": int(NOW + 60),
            "is_urgent": True,
            "is_quiet": False,
            "waiting": 0,
        }
        assert secret not in head + body.decode()

    loops.run(story())


def test_two_people_may_use_one_url_with_secrets_of_their_own() -> None:
    ada, bob = (new_row("https://hook.example:8443/x", user, SITE) for user in ("ada", "bob"))

    assert ada["address"] != bob["address"]
    assert ada["data"] != bob["data"]
    assert ada["label"] == "hook.example:8443"


def test_a_stored_url_is_checked_again_when_it_is_used() -> None:
    row = {"id": "c", "data": json.dumps({"url": "https://127.1/", "secret": "s", "site": SITE})}

    assert loops.run(send(row, MESSAGE)) == (FAILED, "webhook/host", 0.0)


def row_for(receiver: Receiver) -> Row:
    return {"id": "c", **new_row(f"http://127.0.0.1:{receiver.port}/hook", "ada", SITE)}


async def send(row: Row, message: NoticeMessage) -> DeliveryOutcome:
    channel = WebhookChannel(WebhookClient(HERE))
    return await channel.send(row, message, NOW)


async def outcome_of(receiver: Receiver) -> DeliveryOutcome:
    return await send(row_for(receiver), MESSAGE)
