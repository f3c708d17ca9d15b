"""Shutdown: each socket is told when to reconnect, at times that are spread."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from moguls.server.front_door.sockets import ENDING, LATEST, RATE, SOONEST, SocketDoor
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SOCKETS = 5


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def last_words(socket: ClientConnection) -> tuple[int, int]:
    """Return the announced milliseconds and the close code; nothing may come in between."""
    texts: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while True:
            texts.append(json.loads(socket.recv(timeout=60)))
    (told,) = [text["reconnect_ms"] for text in texts if text["type"] == "restart"]
    assert texts[-1]["type"] == "restart"
    return told, socket.close_code or 0


def test_each_socket_is_told_once_when_to_reconnect(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client, ExitStack() as stack:
        made = client.post("/api/tables", json={"game": "mogul-2002", "seats": 3})
        address = f"{server.url.replace('http', 'ws')}/ws/tables/{made.json()['table']}"
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        opened = [
            connect(address, origin=Origin(server.url), additional_headers={"Cookie": cookie})
            for _ in range(SOCKETS)
        ]
        for each in opened:
            stack.enter_context(each)
            assert json.loads(each.recv(timeout=60))["type"] == "frame"
        assert server.process is not None
        server.process.terminate()
        ends = [last_words(each) for each in opened]

    assert {code for _, code in ends} == {1012}
    told = sorted(milliseconds for milliseconds, _ in ends)
    assert (ENDING + SOONEST) * 1000 <= told[0] <= (ENDING + LATEST) * 1000
    assert [later - told[0] for later in told] == [1000 / RATE * n for n in range(SOCKETS)]


def test_the_age_of_a_process_is_the_time_of_its_start() -> None:
    ask = "from moguls.server.front_door.sockets import *; import time; time.sleep({});"
    ask += "print(seconds_since_start())"
    ages = [
        float(subprocess.check_output([sys.executable, "-c", ask.format(wait)])) for wait in (0, 3)
    ]

    assert ages[0] >= SOONEST
    assert 3 <= ages[1] <= LATEST


def test_an_open_socket_keeps_no_heads_of_its_handshake() -> None:
    socket = object.__new__(SocketDoor)
    vars(socket).update(request="head", response="head", ping_interval=None)
    socket.start_keepalive()

    assert vars(socket)["request"] is vars(socket)["response"] is None
