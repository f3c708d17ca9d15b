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

from moguls.server.standby.closing import LOST
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
def visiting(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE, headers=ALONE) as client:
        client.get("/api/me")
        yield client


@contextmanager
def watching(server: Server, client: httpx.Client, table: str) -> Iterator[ClientConnection]:
    (name, value), *_ = client.cookies.items()
    url = f"{server.url.replace('http', 'ws')}/ws/tables/{table}"
    cookie = {"cookie": f"{name}={value}"}
    with connect(url, origin=Origin(server.url), additional_headers=cookie) as socket:
        yield socket


@contextmanager
def seated(server: Server) -> Iterator[tuple[httpx.Client, ClientConnection, str, int]]:
    """Yield a client, its socket at a table where it is on turn, the table, and its last entry."""
    with visiting(server) as client:
        table = client.post("/api/tables", json=TABLE).json()["table"]
        with watching(server, client, table) as socket:
            yield client, socket, table, heard(socket, "frame")["seq"]


@contextmanager
def away(cluster: Cluster, postgresql: str) -> Iterator[None]:
    """Refuse new connections and end all others, but that with the lock of the active process."""
    name = postgresql.rpartition("/")[2]
    with cluster.connect() as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        end_sessions(connection, name)
        yield
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def end_sessions(connection: Any, name: str) -> None:
    connection.execute(
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
        " WHERE datname = %s AND application_name <> 'moguls lock'",
        (name,),
    )


def test_a_database_that_is_away_is_survived_without_a_reload(
    server: Server, cluster: Cluster, postgresql: str
) -> None:
    with seated(server) as (client, socket, _table, seq):
        before = client.get("/api/me").json()
        move = json.dumps({"type": "move", "id": "m", "seq": seq, "move": "decline"})
        with away(cluster, postgresql):
            socket.send(move)
            assert heard(socket, "error")["code"] == "server/no_database"
            answer = client.put("/api/me", json={"name": "Countess"})
            assert (answer.status_code, code_of(answer)) == (503, "server/no_database")
            assert client.get("/healthz").status_code == 200
            assert "cannot write its tables" in until_ready(client, 503)

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


def test_a_move_whose_commit_was_not_answered_is_played_once(
    server: Server, proxy: TcpProxy, postgresql: str
) -> None:
    with seated(server) as (client, socket, table, seq):
        move = json.dumps({"type": "move", "id": "m", "seq": seq, "move": "decline"})
        proxy.lose_commit()
        socket.send(move)
        assert server.process is not None
        assert server.process.wait(PATIENCE) == LOST, "its memory may differ from the database"
        server.start()
        until_ready(client, 200)
        with watching(server, client, table) as again:
            again.send(move)
            assert heard(again, "ack")["seq"] == seq + 1
            while heard(again, "frame")["seq"] < seq + 3:
                pass
    import psycopg  # noqa: PLC0415  # installed for slow tests only

    with psycopg.connect(postgresql) as connection:
        query = "SELECT count(*) FROM entries WHERE client_id LIKE '%/m'"
        assert connection.execute(query).fetchone() == (1,)


def code_of(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])
