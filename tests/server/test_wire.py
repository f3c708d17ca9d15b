"""The real server on a real port: sockets as programs have them, and what the door refuses."""

from __future__ import annotations

import json
import secrets
import socket as sockets
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("wire"))
    made.start()
    yield made
    made.kill()


@pytest.fixture
def three(server: Server) -> Iterator[tuple[list[Program], str]]:
    programs = [Program(server) for _ in range(3)]
    wanted: dict[str, Any] = {"game": "mogul-2002", "seats": 3, "auto_response": "ask"}
    wanted["options"] = {"first_player": "0"}
    table = programs[0].post("/api/tables", **wanted)["table"]
    for other in programs[1:]:
        other.post(f"/api/tables/{table}/sit", auto_response="ask")
    yield programs, table
    for program in programs:
        program.http.close()


class Program:
    """A program with a cookie, on HTTP and on a socket."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=300)
        self.cookie = self.http.get("/api/me").headers["set-cookie"].split(";")[0]

    def post(self, path: str, **message: Any) -> dict[str, Any]:
        answer = self.http.post(path, json=message)
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def connect(self, table: str, since: int = 0, **more: Any) -> ClientConnection:
        headers = {"Cookie": self.cookie}
        url = f"{self.server.url.replace('http', 'ws')}/ws/tables/{table}?since={since}"
        more.setdefault("origin", self.server.url)
        made: ClientConnection = connect(url, additional_headers=headers, compression=None, **more)
        return made


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=300))
        if message["type"] == kind:
            return message


def play_on(programs: list[Program], table: str, moves: int) -> int:
    """Play the first legal move so many times; return the last number."""
    seq = 0
    for _ in range(moves):
        view = programs[0].http.get(f"/api/tables/{table}").json()["view"]
        mover = programs[view["turn"]]
        frame = mover.http.get(f"/api/tables/{table}").json()
        legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
        move = {"id": secrets.token_hex(8), "seq": frame["seq"], "move": legal[0]}
        seq = mover.post(f"/api/tables/{table}/moves", **move)["seq"]
    return seq


def test_a_program_plays_and_comes_back_over_a_real_socket(
    three: tuple[list[Program], str],
) -> None:
    programs, table = three
    with programs[0].connect(table) as socket:
        seq = hear(socket, "frame")["seq"]
        socket.send(json.dumps({"type": "move", "id": "a", "seq": seq, "move": "decline"}))
        ack = hear(socket, "ack")
    play_on(programs, table, 2)
    with programs[0].connect(table, since=ack["seq"]) as socket:
        frame = hear(socket, "frame")

    assert ack == {"type": "ack", "id": "a", "seq": seq + 1}
    assert (frame["from"], frame["seq"], len(frame["log"])) == (seq + 1, seq + 3, 2)


def test_who_does_not_read_holds_nobody_up_and_gets_fewer_frames(
    three: tuple[list[Program], str],
) -> None:
    programs, table = three
    with sockets.create_connection(("127.0.0.1", programs[0].server.port)) as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        with programs[1].connect(table, sock=raw, max_queue=1, close_timeout=0.1) as lazy:
            last = play_on(programs, table, 40)
            with programs[2].connect(table) as quick:
                assert hear(quick, "frame")["seq"] == last
            frames = [hear(lazy, "frame")]
            while frames[-1]["seq"] < last:
                frames.append(hear(lazy, "frame"))

    told = [entry["seq"] for frame in frames for entry in frame["log"]]
    assert told == list(range(1, last + 1))


def test_a_message_beyond_all_bounds_closes_the_connection_only(
    three: tuple[list[Program], str],
) -> None:
    programs, table = three
    with programs[0].connect(table) as socket:
        socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            hear(socket, "nothing")

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert play_on(programs, table, 1) == 4


@pytest.mark.parametrize("origin", ["http://evil.example", None])
def test_a_socket_of_another_site_is_not_opened(
    three: tuple[list[Program], str], origin: str | None
) -> None:
    programs, table = three

    with pytest.raises(InvalidStatus) as refused, programs[0].connect(table, origin=origin):
        pass

    assert refused.value.response.status_code == 403


def test_a_foreign_host_name_is_refused_with_a_word_on_what_to_do(server: Server) -> None:
    answer = httpx.get(f"{server.url}/api/games", headers={"host": "games.example"})

    assert answer.status_code == 403
    assert "--allow-host" in answer.json()["error"]["text"]
