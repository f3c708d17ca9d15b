"""A real server whose disk is full for a while: all goes on by itself once there is room."""

from __future__ import annotations

import json
import resource
import sys
import time
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from moguls.server.storage.folders import FILE
from tests.serving import Server

if TYPE_CHECKING:
    from pathlib import Path

    from websockets.sync.client import ClientConnection

ALONE = {"connection": "close"}  # after a failure the server may end a connection that is kept
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are Linux's"),
]


def room(server: Server, *, full: bool) -> None:
    """Limit the files of a server to their sizes, like a full disk, or lift the limit."""
    assert server.process is not None
    log = server.data / f"{FILE}-wal"
    soft = log.stat().st_size if full else resource.RLIM_INFINITY
    most = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, most))


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=300))
        if message["type"] == kind:
            return message


def test_a_full_disk_and_then_room_again_is_survived_without_a_reload(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        with httpx.Client(base_url=server.url, timeout=300, headers=ALONE) as client:
            _play_through_it(server, client)
    finally:
        server.stop()


def _play_through_it(server: Server, client: httpx.Client) -> None:
    """Move, be refused while the disk is full, move again on the same socket; bots play on."""
    before = client.get("/api/me").json()
    (name, value), *_ = client.cookies.items()
    made = {"game": "mogul-2002", "seats": 3, "bots": ["easy"] * 2, "auto_response": "ask"}
    made |= {"options": {"first_player": "0"}, "pace": "at_once"}
    table = client.post("/api/tables", json=made).json()["table"]
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{table}"
    cookie = {"cookie": f"{name}={value}"}
    with connect(url, origin=Origin(server.url), additional_headers=cookie) as socket:
        seq = heard(socket, "frame")["seq"]
        room(server, full=True)
        move = {"type": "move", "id": "m", "seq": seq, "move": "decline"}
        socket.send(json.dumps(move))
        assert heard(socket, "error")["code"] == "server/failed"
        assert client.put("/api/me", json={"name": "Countess"}).status_code == 500
        assert client.get("/api/me").json() == before, "nor is it in memory"

        room(server, full=False)
        socket.send(json.dumps(move))
        assert heard(socket, "ack")["seq"] == seq + 1
        while (frame := heard(socket, "frame"))["seq"] < seq + 3:
            pass
        assert frame["table"]["status"] == "playing"
        assert client.put("/api/me", json={"name": "Countess"}).json()["name"] == "Countess"
    assert "tables cannot be read or written" in (server.data / "server.log").read_text()


def test_a_table_of_bots_goes_on_by_itself(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        with httpx.Client(base_url=server.url, timeout=300, headers=ALONE) as client:
            made = {"game": "mogul-2002", "seats": 3, "sit": False, "bots": ["easy"] * 3}
            made["pace"] = "normal"
            table = client.post("/api/tables", json=made).json()["table"]
            path = f"/api/tables/{table}"
            room(server, full=True)
            time.sleep(3)
            stuck = client.get(path).json()["seq"]
            time.sleep(3)
            assert client.get(path).json()["seq"] == stuck
            room(server, full=False)
            while client.get(path).json()["seq"] <= stuck + 2:
                time.sleep(0.2)
    finally:
        server.stop()
