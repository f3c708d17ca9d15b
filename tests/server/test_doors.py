"""Connections that send no end, say nothing, read nothing, or are too many: against a server."""

from __future__ import annotations

import asyncio
import http.client
import socket
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn

from moguls.server.front_door import protocol
from tests import loops
from tests.serving import Server, free_port

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SECONDS = 0.3
LINES = b"GET /%s HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "http":
        return
    length = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        length += len(message.get("body", b""))
        if not message.get("more_body"):
            break
    body = b"x" * 50_000_000 if scope["path"] == "/much" else str(length).encode()
    size = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": 200, "headers": [size]})
    await send({"type": "http.response.body", "body": body})


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Callable[[], socket.socket], Any]]:
    """Return a function that connects to a server with short limits, and its protocol."""
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "STALLED_SECONDS", "LINGER_SECONDS"):
        monkeypatch.setattr(protocol, name, SECONDS)
    kind, port = protocol.door(5, frozenset()), free_port()
    config = uvicorn.Config(app, port=port, log_level="error", http=kind, lifespan="off")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    opened: list[socket.socket] = []

    def connect() -> socket.socket:
        made = socket.create_connection(("127.0.0.1", port), timeout=60)
        opened.append(made)
        return made

    yield connect, kind
    for each in opened:
        each.close()
    server.should_exit = True
    thread.join()


def heard(connection: socket.socket) -> bytes:
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


def test_an_ordinary_request_is_answered_and_the_next_one_too(served: Any) -> None:
    connect, _kind = served
    connection = connect()
    for _ in range(3):
        connection.sendall(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")
        assert connection.recv(65536).endswith(b"5")
        time.sleep(SECONDS / 3)


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /",
        b"GET / HTTP/1.1\r\nX: ",
        b"GET / HTTP/1.1\r\nX-",
        b"GET /?",
        LINES % b"" + b"GET /",
    ],
)
def test_a_head_without_end_is_not_collected(served: Any, beginning: bytes) -> None:
    connect, _kind = served
    connection = connect()
    connection.sendall(beginning)
    sent = 0
    try:
        while sent < 8_000_000:
            connection.sendall(b"x" * 4096)
            sent += 4096
    except ConnectionError:
        pass

    assert sent < 8_000_000
    assert b" 431 " in heard(connection) or sent > 0, "the answer may be lost where much was sent"


def test_a_long_head_is_refused_with_its_reason(served: Any) -> None:
    connect, _kind = served
    connection = connect()
    connection.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * protocol.MAX_HEAD + b"\r\n\r\n")
    assert b" 431 " in heard(connection)
    connection = connect()
    connection.sendall(b"GET / HTTP/1.1\r\nX: " + b"x" * (protocol.MAX_HEAD - 99) + b"\r\n\r\n")
    assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"GET / HT", b"HTTP/1.1 408 "),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhel", b"HTTP/1.1 408 "),
        (LINES % b"", b"HTTP/1.1 200 "),
        (LINES % b"" + b"GET / HT", b"HTTP/1.1 200 "),
    ],
)
def test_what_does_not_come_to_its_end_is_closed(served: Any, said: bytes, answer: bytes) -> None:
    connect, kind = served
    connection = connect()
    connection.sendall(said)

    assert heard(connection).startswith(answer)
    gone(kind)


@pytest.mark.parametrize("drop", [b"\r\n", b"x"])
def test_who_sends_drop_by_drop_gets_no_more_time(served: Any, drop: bytes) -> None:
    connect, kind = served
    connection = connect()
    connection.sendall(LINES % b"" if drop == b"\r\n" else b"GET /")
    for _ in range(1000):
        try:
            connection.sendall(drop)
        except ConnectionError:
            break
        time.sleep(SECONDS / 10)
    else:
        pytest.fail("it goes on")
    gone(kind)


def test_who_reads_nothing_is_let_go(served: Any) -> None:
    connect, kind = served
    connection = connect()
    connection.sendall(LINES % b"much")
    assert connection.recv(9) == b"HTTP/1.1 "
    gone(kind)
    assert len(heard(connection)) < 50_000_000


def test_who_reads_slowly_gets_all(served: Any) -> None:
    connect, _kind = served
    connection = connect()
    connection.sendall(LINES % b"much")
    read = 0
    begun = time.monotonic()
    while time.monotonic() - begun < 6 * SECONDS:
        read += len(connection.recv(1_000_000))
        time.sleep(SECONDS / 20)
    assert read + len(heard(connection)) > 50_000_000


def gone(kind: Any) -> None:
    """Wait until no connection is counted, a hundred times as long as that takes."""
    for _ in range(100):
        if not kind.open_counts:
            return
        time.sleep(SECONDS)
    pytest.fail(f"still there: {kind.open_counts}")


def test_one_address_has_so_many_connections_and_no_more(
    served: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, kind = served

    def ask() -> bytes:
        connection = connect()
        connection.sendall(LINES % b"")
        return bytes(connection.recv(65536))

    monkeypatch.setattr(protocol, "HEAD_SECONDS", 600.0)
    silent = [connect() for _ in range(5)]
    assert ask().startswith(b"HTTP/1.1 503 ")
    silent[0].close()
    for _ in range(1000):
        if kind.open_counts["127.0.0.1"] < 5:
            break
        time.sleep(0.01)
    assert ask().startswith(b"HTTP/1.1 200 ")


def test_the_address_of_a_proxy_is_not_counted() -> None:
    async def trying() -> None:
        kind: Any = protocol.door(1, frozenset({"127.0.0.1"}))
        config = uvicorn.Config(app, http=kind, lifespan="off")
        config.load()
        state = uvicorn.server.ServerState()
        loop = asyncio.get_running_loop()
        served = await loop.create_server(
            lambda: kind(config=config, server_state=state, app_state={}), "127.0.0.1", 0
        )
        host, port = served.sockets[0].getsockname()[:2]
        both = [await asyncio.open_connection(host, port) for _ in range(2)]
        for reader, writer in both:
            writer.write(LINES % b"")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")
            writer.close()
        served.close()

    loops.run(trying())


# -- `moguls serve` -------------------------------------------------------------------------------


def memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_a_server_holds_out_against_one_address(tmp_path: Path) -> None:
    server = Server(tmp_path, "--connections", "30")
    server.start()
    try:
        assert server.process is not None
        before = memory(server.process.pid)
        for _ in range(10):
            with socket.create_connection(("127.0.0.1", server.port)) as long:
                try:
                    long.sendall(b"GET /" + b"x" * 32_000_000)
                except ConnectionError:
                    continue
        assert memory(server.process.pid) - before < 30_000_000

        silent = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(40)]
        begun = time.monotonic()
        answers = []
        for each in silent:
            answers.append(heard(each)[:12])
            each.close()
        assert sorted(set(answers)) == [b"", b"HTTP/1.1 503"]
        assert answers.count(b"") == 30
        assert time.monotonic() - begun < 10 * protocol.HEAD_SECONDS
        asked = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        asked.request("GET", "/api/games")
        assert asked.getresponse().status == 200
        asked.close()
    finally:
        server.stop()
