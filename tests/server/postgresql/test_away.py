"""A real server whose PostgreSQL is away for a while: it continues by itself afterwards."""

from __future__ import annotations

import json
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.postgresql.proxy import proxied
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from tests.postgresql import Cluster
    from tests.server.postgresql.proxy import TcpProxy

pytestmark = pytest.mark.slow
ALONE = {"connection": "close"}  # after a failure the server may end a connection that is kept
PATIENCE = 300.0
TABLE = {
    "game": "mogul-2002",
    "seats": 3,
    "bots": ["easy"] * 2,
    "auto_response": "ask",
    "options": {"first_player": "0"},
    "pace": "at_once",
}


def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] == kind:
            return message


def until_ready(client: httpx.Client, status: int) -> str:
    end = time.monotonic() + PATIENCE
    while (answer := client.get("/readyz")).status_code != status:
        assert time.monotonic() < end, answer.text
        time.sleep(0.2)
    return answer.text


@pytest.fixture
def proxy(cluster: Cluster) -> Iterator[TcpProxy]:
    with proxied(cluster.port) as made:
        yield made


@pytest.fixture
def server(tmp_path: Path, postgresql: str, proxy: TcpProxy) -> Iterator[Server]:
    name = postgresql.rpartition("/")[2]
    url = f"postgresql://moguls:hidden@127.0.0.1:{proxy.port}/{name}"
    made = Server(tmp_path, "--database", url)
    made.start()
    try:
        yield made
    finally:
        made.stop()


@contextmanager
def seated(server: Server) -> Iterator[tuple[httpx.Client, ClientConnection, int]]:
    """Yield a client, its socket at a table where it is on turn, and the last entry."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE, headers=ALONE) as client:
        client.get("/api/me")
        (name, value), *_ = client.cookies.items()
        table = client.post("/api/tables", json=TABLE).json()["table"]
        url = f"{server.url.replace('http', 'ws')}/ws/tables/{table}"
        cookie = {"cookie": f"{name}={value}"}
        with connect(url, origin=Origin(server.url), additional_headers=cookie) as socket:
            yield client, socket, heard(socket, "frame")["seq"]


def test_a_database_that_is_away_is_survived_without_a_reload(
    server: Server, proxy: TcpProxy
) -> None:
    with seated(server) as (client, socket, seq):
        before = client.get("/api/me").json()
        proxy.cut()
        move = json.dumps({"type": "move", "id": "m", "seq": seq, "move": "decline"})
        socket.send(move)
        assert heard(socket, "error")["code"] == "server/no_database"
        refused = client.put("/api/me", json={"name": "Countess"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "server/no_database")
        assert client.get("/healthz").status_code == 200
        assert "cannot write its tables" in until_ready(client, 503)

        proxy.restore()
        until_ready(client, 200)
        assert client.get("/api/me").json() == before, "nor is it in memory"
        socket.send(move)
        assert heard(socket, "ack")["seq"] == seq + 1
        while heard(socket, "frame")["seq"] < seq + 3:
            pass
        assert client.put("/api/me", json={"name": "Countess"}).json()["name"] == "Countess"
    log = (server.data / "server.log").read_text()
    assert "PostgreSQL cannot be reached: check that it runs" in log
    assert "Traceback" not in log
    assert "hidden" not in log
    assert not (server.data / "moguls.sqlite").exists()


@pytest.mark.parametrize("cut", [False, True], ids=["one connection", "all connections"])
def test_a_move_whose_commit_was_not_answered_is_played_once(
    server: Server, proxy: TcpProxy, postgresql: str, cut: bool
) -> None:
    with seated(server) as (client, socket, seq):
        proxy.lose_commit(cut=cut)
        move = json.dumps({"type": "move", "id": "m", "seq": seq, "move": "decline"})
        socket.send(move)
        assert heard(socket, "error")["code"] == "server/no_database"
        proxy.restore()
        until_ready(client, 200)
        while (answer := sent(socket, move))["type"] == "error":
            assert answer["code"].startswith("server/")
        assert answer["seq"] == seq + 1
        while heard(socket, "frame")["seq"] < seq + 3:
            pass
    import psycopg  # noqa: PLC0415  # installed for slow tests only

    with psycopg.connect(postgresql) as connection:
        query = "SELECT count(*) FROM entries WHERE client_id LIKE '%/m'"
        assert connection.execute(query).fetchone() == (1,)


def sent(socket: ClientConnection, move: str) -> dict[str, Any]:
    """Send a move, and return its answer."""
    socket.send(move)
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if message["type"] in {"ack", "error"}:
            return message
