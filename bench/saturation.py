"""The saturated server: CPU and bytes a move, and how long an acknowledgement takes.

    python -m bench.saturation [TABLES [SECONDS]]
    python -m bench.saturation 12,50,250 8    for 48, 200 and 1,000 sockets, one after the other

People at tables of four, each on a socket of its own, move as fast as they are allowed to; each
table comes from an address of its own. The client shares the machine with the server, so moves a
second are a lower bound. `bench.server` has people who think.
"""

from __future__ import annotations

import asyncio
import json
import math
import secrets
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx2 as httpx
import websockets

from bench.notes import tell
from bench.people.processes import cpu_of, written_by
from tests.serving import Server

TABLES, SECONDS, SEATS = 20, 10.0, 4
PAUSE = 0.06  # seconds: the limit of messages on a connection is 20 a second


class Clock:
    """Runs for some seconds from when all sockets of the first games are open."""

    def __init__(self, pid: int, sockets: int, seconds: float) -> None:
        """Wait for so many sockets, then note what the server has used by then."""
        self._pid, self._missing, self._seconds = pid, sockets, seconds
        self._begun = asyncio.Event()
        self._until, self._cpu, self._wrote = math.inf, 0.0, 0

    async def begin(self) -> None:
        """Wait until all sockets are open; in later games they are."""
        self._missing -= 1
        if self._missing == 0:
            self._cpu, self._wrote = cpu_of(self._pid), written_by(self._pid)
            self._until = perf_counter() + self._seconds
            self._begun.set()
        await self._begun.wait()

    def is_over(self) -> bool:
        """Say whether the time is up."""
        return perf_counter() >= self._until

    def used(self) -> tuple[float, int]:
        """Return the CPU seconds and the bytes written since it began."""
        return cpu_of(self._pid) - self._cpu, written_by(self._pid) - self._wrote


def client_at(url: str, number: int) -> httpx.AsyncClient:
    """Return a client at an address of its own."""
    transport = httpx.AsyncHTTPTransport(local_address=address_of(number))
    return httpx.AsyncClient(base_url=url, timeout=60, transport=transport)


def address_of(number: int) -> str:
    """Return an address of this machine."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


async def made(client: httpx.AsyncClient, cookies: list[str]) -> str:
    """Make a table and seat four people who are asked everything; return its id."""
    wanted = {"game": "mogul-2002", "seats": SEATS, "auto_response": "ask"}
    table = (await _post(client, cookies[0], "/api/tables", wanted))["table"]
    for cookie in cookies[1:]:
        await _post(client, cookie, f"/api/tables/{table}/sit", {"auto_response": "ask"})
    return str(table)


async def table_of_four(
    url: str, number: int, cookies: list[str], table: str, clock: Clock, waits: list[float]
) -> None:
    """Let four people play one game after another until the time is up."""
    async with client_at(url, number) as client:
        while True:
            who = url, address_of(number), table
            await asyncio.gather(*(_person(*who, cookie, clock, waits) for cookie in cookies))
            if clock.is_over():
                return
            table = await made(client, cookies)


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


async def _person(
    url: str, local: str, table: str, cookie: str, clock: Clock, waits: list[float]
) -> None:
    """Play one game on a socket, noting how long each acknowledgement takes."""
    address = f"{url.replace('http', 'ws')}/ws/tables/{table}"
    headers, at = {"Cookie": cookie}, {"local_addr": (local, 0)}
    seen: dict[str, Any] = {"seq": 0, "view": None}
    sent: dict[str, float] = {}
    moved = 0  # the last entry seen when the last move was sent
    async with websockets.connect(address, origin=url, additional_headers=headers, **at) as socket:  # type: ignore[arg-type]  # an origin is a text
        await clock.begin()
        while not clock.is_over():
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


async def load(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """Play at many tables at once; return the figures."""
    assert server.process is not None  # noqa: S101  # it has just been started
    pid, waits, people = server.process.pid, list[float](), list[tuple[list[str], str]]()
    for number in range(tables):
        async with client_at(server.url, number) as client:
            four = [await _cookie(client) for _ in range(SEATS)]
            people.append((four, await made(client, four)))
    clock = Clock(pid, tables * SEATS, seconds)
    playing = (
        table_of_four(server.url, number, *each, clock, waits) for number, each in enumerate(people)
    )
    await asyncio.gather(*playing)
    (cpu, wrote), moves = clock.used(), max(1, len(waits))
    waits.sort()
    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "moves_per_second": round(len(waits) / seconds, 1),
        "cpu_ms_per_move": round(1000 * cpu / moves, 2),
        "bytes_per_move": round(wrote / moves),
        "ack_ms": {f"p{p}": round(1000 * waits[len(waits) * p // 100], 1) for p in (50, 95, 99)},
    }


def measured(tables: int, seconds: float) -> dict[str, Any]:
    """Return the figures of a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            return asyncio.run(load(server, tables, seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    given = sys.argv[1:]
    many = [int(text) for text in given[0].split(",")] if given else [TABLES]
    length = float(given[1]) if len(given) > 1 else SECONDS
    tell({"runs": [measured(tables, length) for tables in many]})
