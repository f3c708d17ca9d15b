"""Tables that come back after a start: CPU of the event loop, and how soon people are answered.

    python -m bench.restart [TABLES]

With nobody there: tables at which bots are to move, half of them of bots alone, go on by
themselves while a visitor asks for pages and for tables of its own. With people at the others: all
open their sockets within a second, timed from the accepted connection. With a notice: the server
ends while all watch, another one starts, and they come back at the times that they were told.
Last, sleeping tables are opened one by one: the longest callback of the loop. Bots are asked and
never answer, so that what they play later does not count. Linux only.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import websockets

from bench.notes import say, tell
from bench.restart_server import FILE
from bench.saturation import address_of
from moguls.server.live.hub import Hub
from moguls.server.live.opening import rebuilt
from moguls.server.live.snapshots.saving import LEAST
from moguls.server.live.snapshots.sources import hash_of_rules
from moguls.server.live.writing import first_change
from moguls.server.ports.snapshots import NewSnapshot
from moguls.server.storage.store import SqliteStore
from moguls.server.table import auto_response
from moguls.server.table.snapshots.encoding import encode
from moguls.server.table.table import BOT, PERSON, LogEntry
from moguls.server.wire.messages import NewTable
from tests.serving import free_port

if TYPE_CHECKING:
    from moguls.server.live.live import Live

TABLES, MOVES, OWN = 500, 100, 20
SEATS = {"mogul-2002": 4, "mogul-2013": 4, "moguli": 2, "take-stock": 4}
HELD = 60  # tables of which each is opened alone
# Entries that the snapshots of a killed server lack at most: those of a minute, at the pace of
# `bench.server` (eight a table), and as many as are not worth a snapshot.
MISSING = 8 + LEAST


# -- the tables -------------------------------------------------------------------------------


async def played(hub: Hub, game: str, people: int, mover: str) -> tuple[dict[str, Any], list[Any]]:
    """Play a hundred random moves, fewer where the game ends before; return how it was made."""
    for least in range(MOVES, 0, -10):
        bots = ["easy"] * (SEATS[game] - people)
        wanted = NewTable(game, SEATS[game], bots=bots, auto_response="ask", sit=people > 0)  # type: ignore[arg-type]
        live = await hub.make(wanted, "HOST0", "Ada")
        for other in range(1, people):
            await hub.do(live, auto_response.sit, f"HOST{other}", "Bob", None, "ask")
        if await _reached(hub, live, least, mover):
            break
    found = hub.store.load(live.table.id)
    assert found is not None  # noqa: S101  # it has just been written
    return found


async def _reached(hub: Hub, live: Live, least: int, mover: str) -> bool:
    """Play so many moves and on until one of these is to choose; say whether it came to that."""
    while not live.table.play.over:
        play = live.table.play
        legal = list(play.legal())
        if play.ply >= least and live.table.seats[play.turn or 0].kind == mover and len(legal) > 1:
            return True
        entry = LogEntry("move", {"seat": play.turn, "move": random.choice(legal)})
        await hub.do(live, lambda _table, entry=entry: [entry])
    return False


async def bases(kinds: list[tuple[int, str]]) -> list[tuple[dict[str, Any], list[Any]]]:
    """Return games of each kind, in each game."""
    with tempfile.TemporaryDirectory() as folder:
        hub = Hub(SqliteStore(Path(folder) / FILE))
        return [await played(hub, game, *kind) for kind in kinds for game in SEATS]


def keep(path: Path, tables: int) -> None:
    """Write tables that wait for bots, and as many that wait for people, all of other people."""
    store = SqliteStore(path)
    going = asyncio.run(bases([(1, BOT), (0, BOT)]))
    still = asyncio.run(bases([(min(SEATS.values()), PERSON)]))
    for number in range(tables):
        _keep(store, f"due{number}", *going[number % len(going)])
        _keep(store, f"own{number}", *still[number % len(still)])
        token = hashlib.sha256(f"token{number}".encode()).hexdigest()
        device = {"id": f"d{number}", "user_id": f"own{number}-0", "token_hash": token}
        user = {"id": f"own{number}-0", "name": "Ada", "lang": None}
        store.add_user(user, {**device, "browser": "", "system": ""})
    store.close()


def _keep(store: SqliteStore, key: str, made: dict[str, Any], entries: list[Any]) -> None:
    """Write one table, its people called by its own name."""
    made = json.loads(json.dumps(made).replace("HOST", f"{key}-"))
    own = [
        LogEntry(e.kind, json.loads(json.dumps(e.data).replace("HOST", f"{key}-"))) for e in entries
    ]
    table = rebuilt(key, made, own)
    store.add_table(key, made, first_change(table, own))
    earlier = rebuilt(key, made, own[: -1 - zlib.crc32(key.encode()) % MISSING])
    data = encode(earlier, hash_of_rules(made["game"]))
    store.snapshots.put([NewSnapshot(key, earlier.length, data)], 0.0)


# -- the server -------------------------------------------------------------------------------


class Started:
    """A server of its own; its loop runs in the first thread."""

    def __init__(self, folder: Path, *more: str, port: int | None = None) -> None:
        """Start it."""
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "bench.restart_server", str(folder), str(self.port), *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        pid = self.process.pid
        self._stat = Path(f"/proc/{pid}/task/{pid}/schedstat")

    async def is_there(self) -> None:
        """Wait until it answers."""
        async with httpx.AsyncClient(base_url=self.url) as client:
            while True:
                try:
                    await client.get("/api/games", timeout=60)
                except httpx.TransportError:
                    await asyncio.sleep(0.01)
                else:
                    return

    def loop_seconds(self) -> float:
        """Return the CPU seconds of the thread of the loop."""
        return int(self._stat.read_text().split()[0]) / 1e9

    def until_asked(self, times: int) -> None:
        """Wait until bots have been asked so often."""
        assert self.process.stdout is not None  # noqa: S101  # a pipe
        while int(self.process.stdout.readline()) < times:
            pass

    async def measured(self) -> dict[str, Any]:
        """Return what it has measured since the last time."""
        async with httpx.AsyncClient(base_url=self.url) as client:
            answer = await client.get("/bench", timeout=60)
            found: dict[str, Any] = answer.json()
            return found

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()


# -- who comes --------------------------------------------------------------------------------


async def waits(url: str, number: int, paths: list[str]) -> float:
    """Ask for pages, one after another as a person; return how long the slowest took."""
    transport = httpx.AsyncHTTPTransport(local_address=address_of(number))
    headers, slowest = {"Authorization": f"Bearer token{number}"}, 0.0
    async with httpx.AsyncClient(base_url=url, transport=transport, headers=headers) as client:
        for path in paths:
            began = perf_counter()
            answer = await client.get(path, timeout=300)
            answer.raise_for_status()
            slowest = max(slowest, perf_counter() - began)
            await asyncio.sleep(0.1)
    return slowest


async def by_itself(folder: Path, tables: int) -> dict[str, float]:
    """Let tables go on with nobody there but a visitor; return the figures."""
    server = Started(folder)
    try:
        await server.is_there()
        before, began = server.loop_seconds(), perf_counter()
        going_on = asyncio.create_task(asyncio.to_thread(server.until_asked, tables))
        first = await waits(server.url, 0, ["/api/me/tables"])
        own = [await waits(server.url, k, [f"/api/tables/own{k}"]) for k in range(OWN)]
        pages = await waits(server.url, 0, ["/api/me"] * OWN)
        await going_on
        return {
            "loop_seconds": round(server.loop_seconds() - before, 2),
            "all_after_seconds": round(perf_counter() - began, 1),
            "first_answer": round(first, 3),
            "slowest_page": round(pages, 3),
            "slowest_table": round(max(own), 3),
        }
    finally:
        server.stop()


def opened(server: Started, number: int) -> websockets.connect:
    """Return a connection of a person to a table, not yet open."""
    return websockets.connect(
        f"{server.url.replace('http', 'ws')}/ws/tables/own{number}",
        origin=server.url,  # type: ignore[arg-type]  # an origin is a text
        additional_headers={"Authorization": f"Bearer token{number}"},
        open_timeout=300,
        local_addr=(address_of(number), 0),
    )


async def frame_of(socket: websockets.ClientConnection) -> None:
    """Wait for a frame."""
    while json.loads(await socket.recv())["type"] != "frame":
        pass


async def comes(server: Started, number: int, told: list[float], all_told: asyncio.Event) -> None:
    """Open a socket within a second, note when the first frame is there, and stay."""
    await asyncio.sleep(random.random())
    came = perf_counter()
    async with opened(server, number) as socket:
        await frame_of(socket)
        told.append(perf_counter() - came)
        await all_told.wait()


async def all_at_once(folder: Path, tables: int) -> dict[str, Any]:
    """Let the people of all tables come within a second, and once more to open tables."""
    server = Started(folder)
    try:
        await server.is_there()
        all_told = asyncio.Event()
        began = process_time()
        spent, people = await _all_come(server, tables, all_told)
        generator = process_time() - began
        first = (await server.measured())["first"]
        again, more = await _all_come(server, tables, all_told)
        all_told.set()
        await asyncio.gather(*people, *more)
        return {
            "loop_seconds": spent,
            "loop_seconds_when_open": again,
            "generator_seconds": round(generator, 2),
            "first_frame_after_accept": percentiles(first),
        }
    finally:
        server.stop()


async def _all_come(
    server: Started, tables: int, all_told: asyncio.Event
) -> tuple[float, list[asyncio.Task[None]]]:
    """Open a socket at each table; return what the loop spent on it, and who has come."""
    before, told = server.loop_seconds(), list[float]()
    coming = (comes(server, number, told, all_told) for number in range(tables))
    people = [asyncio.create_task(each) for each in coming]
    while len(told) < tables:  # noqa: ASYNC110  # they count themselves
        await asyncio.sleep(0.05)
    return round(server.loop_seconds() - before, 2), people


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Return the median, the 99th percentile and the longest time."""
    ranked = sorted(seconds)
    shown = {"p50": 50, "p99": 99, "max": 100}
    return {name: round(ranked[(len(ranked) - 1) * p // 100], 2) for name, p in shown.items()}


# -- a restart with a notice ------------------------------------------------------------------


async def stays(server: Started, number: int, shown: asyncio.Semaphore) -> float:
    """Watch a table until the server ends, come back when it says, and return when that was."""
    async with opened(server, number) as socket:
        await frame_of(socket)
        shown.release()
        while (word := json.loads(await socket.recv()))["type"] != "restart":
            pass
    await asyncio.sleep(word["reconnect_ms"] / 1000)
    while True:
        try:
            async with opened(server, number) as socket:
                await frame_of(socket)
                return perf_counter()
        except OSError:
            await asyncio.sleep(0.3)


async def announced(folder: Path, tables: int) -> dict[str, Any]:
    """Restart a server while people watch; return when they see their tables again."""
    server = Started(folder)
    try:
        await server.is_there()
        shown = asyncio.Semaphore(0)
        people = [asyncio.create_task(stays(server, number, shown)) for number in range(tables)]
        for _ in people:
            await shown.acquire()
        ended = perf_counter()
        server.process.terminate()
        await asyncio.to_thread(server.process.wait)
        server = Started(folder, port=server.port)
        await server.is_there()
        started = perf_counter()
        back = await asyncio.gather(*people)
        first = (await server.measured())["first"]
        return {
            "answers_after_shutdown": round(started - ended, 2),
            "first_frame_after_shutdown": percentiles([at - ended for at in back]),
            "first_frame_after_accept": percentiles(first),
        }
    finally:
        server.stop()


async def held(folder: Path, tables: int) -> dict[str, float]:
    """Open sleeping tables one by one; return how long each holds the loop, in CPU seconds."""
    server = Started(folder, "timed")
    try:
        await server.is_there()
        longest = []
        for number in range(tables):
            await server.measured()
            async with opened(server, number) as socket:
                await frame_of(socket)
            longest.append((await server.measured())["longest"])
        ranked = sorted(longest[len(SEATS) :])  # the first of each game loads its rules
        return {"p50": round(ranked[len(ranked) // 2], 4), "max": round(ranked[-1], 4)}
    finally:
        server.stop()


def main() -> None:
    """Measure and print."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        say(f"{tables} tables that wait for bots, {tables} for people")
        keep(folder / FILE, tables)
        rows: dict[str, Any] = {}
        for row in (by_itself, all_at_once, announced):
            rows[row.__name__] = asyncio.run(row(folder, tables))
            say(json.dumps(rows))
        rows["loop_held"] = asyncio.run(held(folder, min(tables, HELD)))
        tell({"bench": "restart", "tables": tables, **rows})


if __name__ == "__main__":
    main()
