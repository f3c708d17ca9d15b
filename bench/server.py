"""The server under load: moves a second and how long an acknowledgement takes.

    python -m bench.server [TABLES [SECONDS]]

People at tables of four, each on a socket of its own, move as fast as they are allowed to; the
client shares the machine with the server, so both figures are a lower bound.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx2 as httpx
import websockets

from bench.notes import tell
from tests.serving import Server

TABLES, SECONDS, SEATS = 20, 10.0, 4
PAUSE = 0.06  # seconds: the limit of messages on a connection is 20 a second
TICKS = os.sysconf("SC_CLK_TCK")


async def table_of_four(url: str, cookies: list[str], until: float, waits: list[float]) -> None:
    """Let four people play one game after another until the time is up."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        while perf_counter() < until:
            wanted = {"game": "mogul-2002", "seats": SEATS}
            made = await _post(client, cookies[0], "/api/tables", wanted)
            for cookie in cookies[1:]:
                await _post(client, cookie, f"/api/tables/{made['table']}/sit", {})
            people = (_person(url, cookie, made["table"], until, waits) for cookie in cookies)
            await asyncio.gather(*people)


async def _cookie(client: httpx.AsyncClient) -> str:
    """Return the cookie of a new person; a server greets only so many a second."""
    client.cookies.clear()
    while (answer := await client.get("/api/me")).status_code != httpx.codes.OK:  # noqa: ASYNC110  # nothing to wait for
        await asyncio.sleep(0.5)
    return str(answer.headers["set-cookie"].split(";")[0])


async def _post(client: httpx.AsyncClient, cookie: str, path: str, message: Any) -> Any:
    """Post a message as a person."""
    client.cookies.clear()
    headers = {"cookie": cookie}
    while True:
        answer = await client.post(path, json=message, headers=headers)
        if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
            break
        await asyncio.sleep(0.5)
    answer.raise_for_status()
    return answer.json()


async def _person(url: str, cookie: str, table: str, until: float, waits: list[float]) -> None:
    """Play one game on a socket, noting how long each acknowledgement takes."""
    address = f"{url.replace('http', 'ws')}/ws/tables/{table}"
    headers = {"Cookie": cookie}
    seen: dict[str, Any] = {"seq": 0, "view": None}
    sent: dict[str, float] = {}
    moved = 0  # the last entry seen when the last move was sent
    async with websockets.connect(address, origin=url, additional_headers=headers) as socket:  # type: ignore[arg-type]  # an origin is a text
        while perf_counter() < until:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 5))
            except TimeoutError:
                continue
            if message["type"] == "ack":
                waits.append(perf_counter() - sent.pop(message["id"]))
            elif message["type"] == "error":
                sys.exit(f"refused: {message}")
            else:
                seen = message
            view = seen["view"]
            if view and view["over"]:
                return
            if view and view["turn"] == view["seat"] and seen["seq"] > moved and not sent:
                moved = seen["seq"]
                await asyncio.sleep(PAUSE)
                await _move(socket, moved, view, sent)


async def _move(socket: Any, seq: int, view: dict[str, Any], sent: dict[str, float]) -> None:
    """Send a random legal move."""
    legal = [each["move"] for each in view["actions"] if each["legal"]]
    move_id = secrets.token_hex(8)
    sent[move_id] = perf_counter()
    said = {"type": "move", "id": move_id, "seq": seq, "move": secrets.choice(legal)}
    await socket.send(json.dumps(said))


def cpu_of(pid: int) -> float:
    """Return the CPU seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def load(server: Server, tables: int, seconds: float) -> tuple[list[float], float]:
    """Play at many tables at once; return all waits for an acknowledgement, and the CPU used."""
    assert server.process is not None  # noqa: S101  # it has just been started
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        people = [[await _cookie(client) for _ in range(SEATS)] for _ in range(tables)]
    waits: list[float] = []
    before, until = cpu_of(server.process.pid), perf_counter() + seconds
    await asyncio.gather(*(table_of_four(server.url, four, until, waits) for four in people))
    return sorted(waits), cpu_of(server.process.pid) - before


def main(tables: int, seconds: float) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            waits, cpu = asyncio.run(load(server, tables, seconds))
        finally:
            server.stop()
    acks = {f"p{p}": round(1000 * waits[len(waits) * p // 100], 1) for p in (50, 95, 99)}
    tell(
        {
            "tables": tables,
            "sockets": tables * SEATS,
            "moves_per_second": round(len(waits) / seconds, 1),
            "cpu_ms_per_move": round(1000 * cpu / max(len(waits), 1), 2),
            "ack_ms": acks,
        }
    )


if __name__ == "__main__":
    given = [float(text) for text in sys.argv[1:]]
    main(int(given[0]) if given else TABLES, given[1] if len(given) > 1 else SECONDS)
