"""Real processes: killed at any moment, started again, and only one for a file."""

from __future__ import annotations

import contextlib
import secrets
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest

from moguls.server.table.table import PRIVATE
from tests.serving import Server, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

KILLS = 10


@contextlib.contextmanager
def serving(data: Path) -> Iterator[Server]:
    server = Server(data)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def client_of(server: Server, cookie: str = "") -> httpx.Client:
    headers = {"cookie": cookie} if cookie else {}
    return httpx.Client(base_url=server.url, headers=headers, timeout=300)


def people_at_a_table(server: Server) -> tuple[list[str], str]:
    cookies, table = [], ""
    for seat in range(3):
        with client_of(server) as client:
            answer = client.get("/api/me")
            cookies.append(answer.headers["set-cookie"].split(";")[0])
        with client_of(server, cookies[-1]) as client:
            if seat == 0:
                wanted = {"game": "mogul-2002", "seats": 3, "auto_response": "ask"}
                table = client.post("/api/tables", json=wanted).json()["table"]
            else:
                client.post(f"/api/tables/{table}/sit", json={"auto_response": "ask"})
    return cookies, table


def play_until_it_dies(
    server: Server, cookies: list[str], table: str, acked: dict[str, int]
) -> None:
    """Play as fast as can be; remember each acknowledged move by its client id."""
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(client_of(server, cookie)) for cookie in cookies]
        while True:
            view: dict[str, Any] = clients[0].get(f"/api/tables/{table}").json()
            if view["view"]["over"]:
                return
            turn = view["view"]["turn"]
            mine = clients[turn].get(f"/api/tables/{table}").json()
            legal = [each["move"] for each in mine["view"]["actions"] if each["legal"]]
            client_id = secrets.token_hex(8)
            message = {"id": client_id, "seq": mine["seq"], "move": secrets.choice(legal)}
            answer = clients[turn].post(f"/api/tables/{table}/moves", json=message)
            if answer.status_code == 200:
                acked[client_id] = answer.json()["seq"]
            else:
                assert answer.status_code == 429, answer.text
                time.sleep(0.05)


def kill_in_the_middle(server: Server, acked: dict[str, int]) -> None:
    target = len(acked) + 2 + secrets.randbelow(8)
    patience = time.monotonic() + 600
    while len(acked) < target and time.monotonic() < patience:
        time.sleep(0.001)
    time.sleep(secrets.randbelow(30) / 1000)
    server.kill()


@pytest.mark.slow
def test_killed_at_any_moment_it_loses_no_acknowledged_move_and_doubles_none(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path)
    server.start()
    cookies, table = people_at_a_table(server)
    acked: dict[str, int] = {}
    for _ in range(KILLS):
        killer = threading.Thread(target=kill_in_the_middle, args=(server, acked))
        killer.start()
        with contextlib.suppress(httpx.TransportError):
            play_until_it_dies(server, cookies, table, acked)
        killer.join()
        server.start()
        with client_of(server, cookies[0]) as client:
            frame = client.get(f"/api/tables/{table}").json()
            moves = _moves_in_log(tmp_path, table)
        assert [seq for _id, seq in moves] == sorted({seq for _id, seq in moves})
        assert set(acked) <= {client_id for client_id, _seq in moves}
        assert all(seq == acked[i] for i, seq in moves if i in acked)
        assert frame["view"]["ply"] == len(moves)
    server.kill()
    assert len(acked) > KILLS


def _moves_in_log(data: Path, table: str) -> list[tuple[str, int]]:
    """Return the client ids and public numbers of all moves, read from the file itself."""
    import sqlite3  # noqa: PLC0415  # beside its use

    with contextlib.closing(sqlite3.connect(data / "moguls.sqlite")) as connection:
        rows = connection.execute(
            "SELECT client_id, number, kind FROM entries WHERE table_id = ? ORDER BY number",
            (table,),
        ).fetchall()
    public = [(own_id, kind) for own_id, _number, kind in rows if kind not in PRIVATE]
    moves = [(own_id, seq) for seq, (own_id, kind) in enumerate(public, 1) if kind == "move"]
    return [(own_id.split("/")[1], seq) for own_id, seq in moves]


def test_the_processes_of_the_bots_end_with_a_killed_server(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.process is not None
        pid = server.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children")
        until = time.monotonic() + 300
        while not (pids := children.read_text().split()) and time.monotonic() < until:
            time.sleep(0.05)
    assert pids
    while any(Path(f"/proc/{each}").exists() for each in pids):
        assert time.monotonic() < until + 300
        time.sleep(0.05)


def test_after_a_restart_people_find_their_seats_and_bots_play_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        with client_of(server) as client:
            cookie = client.get("/api/me").headers["set-cookie"].split(";")[0]
        with client_of(server, cookie) as client:
            wanted = {
                "game": "mogul-2002",
                "seats": 3,
                "bots": ["easy", "hard"],
                "auto_response": "ask",
            }
            wanted["pace"] = "at_once"
            table = client.post("/api/tables", json=wanted).json()["table"]
            before = _wait_for_turn(client, table)

    with serving(tmp_path) as server, client_of(server, cookie) as client:
        after = client.get(f"/api/tables/{table}").json()
        assert after["table"]["you"] == 0
        assert after["view"] == before["view"]
        move = next(each["move"] for each in after["view"]["actions"] if each["legal"])
        message = {"id": "after", "seq": after["seq"], "move": move}
        client.post(f"/api/tables/{table}/moves", json=message).raise_for_status()
        assert _wait_for_turn(client, table)["seq"] > after["seq"] + 1


def _wait_for_turn(client: httpx.Client, table: str) -> dict[str, Any]:
    for _ in range(6000):
        frame: dict[str, Any] = client.get(f"/api/tables/{table}").json()
        if frame["view"]["turn"] == 0 or frame["view"]["over"]:
            return frame
        time.sleep(0.05)
    message = "the bots did not play"
    raise AssertionError(message)


def test_a_second_process_on_the_same_file_refuses_and_says_so(tmp_path: Path) -> None:
    with serving(tmp_path):
        command = [sys.executable, "-m", "moguls", "serve", "--no-browser"]
        command += ["--port", str(free_port()), "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)

    assert second.returncode == 2
    assert "only one process can" in second.stderr
    assert "Traceback" not in second.stderr
