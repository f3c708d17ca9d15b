"""Tables that come back after a start: CPU of the event loop, and how soon people are answered.

    python -m bench.restart [TABLES]

Once with nobody there: tables at which bots are to move, half of them of bots alone, go on by
themselves while a visitor asks for pages and for tables of its own. And once with people at the
others: all open their sockets within a second. Bots are asked and never answer here, so that what
they play later does not count. Linux only.
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
from time import perf_counter
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import uvicorn
import websockets

from bench.notes import say, tell
from bench.saturation import address_of
from moguls.server.app import make_app
from moguls.server.live.hub import Hub
from moguls.server.live.opening import rebuilt
from moguls.server.live.snapshots.saving import EVERY
from moguls.server.live.snapshots.sources import hash_of_rules
from moguls.server.live.writing import first_change
from moguls.server.ports.snapshots import NewSnapshot
from moguls.server.storage.store import SqliteStore
from moguls.server.table import auto_response
from moguls.server.table.snapshots.encoding import encode
from moguls.server.table.table import BOT, PERSON, LogEntry
from moguls.server.thinking.scheduler import Scheduler
from moguls.server.wire.messages import NewTable
from tests.serving import free_port

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.live.live import Live
    from moguls.server.thinking.job import Job, Urgency

TABLES, MOVES, OWN = 500, 100, 20
SEATS = {"mogul-2002": 4, "mogul-2013": 4, "moguli": 2, "take-stock": 4}
FILE = "moguls.sqlite"


class Silent(Scheduler):
    """Tells how many have asked, and answers nobody."""

    asked = 0

    def start(self, game: str) -> None:
        """Start nothing."""

    async def ask(
        self,
        job: Job,  # noqa: ARG002
        urgency: Callable[[], Urgency] | None = None,  # noqa: ARG002
    ) -> str:
        """Count, and wait until killed."""
        self.asked += 1
        print(self.asked, flush=True)
        await asyncio.Event().wait()
        return ""


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
    # A killed server leaves a snapshot that lacks up to so many entries.
    earlier = rebuilt(key, made, own[: -1 - zlib.crc32(key.encode()) % EVERY])
    data = encode(earlier, hash_of_rules(made["game"]))
    store.snapshots.put([NewSnapshot(key, earlier.length, data)], 0.0)


# -- the server -------------------------------------------------------------------------------


def serve(folder: Path, port: int) -> None:
    """Serve tables whose bots never answer."""
    app = make_app(folder / FILE, Silent())
    uvicorn.run(app, port=port, log_level="error", ws_per_message_deflate=False)


class Started:
    """A server of its own; its loop runs in the first thread."""

    def __init__(self, folder: Path) -> None:
        """Start it."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "bench.restart", "serve", str(folder), str(self.port)]
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


async def comes(server: Started, number: int, told: list[float], all_told: asyncio.Event) -> None:
    """Open a socket within a second, note when the first frame is there, and stay."""
    await asyncio.sleep(random.random())
    address = f"{server.url.replace('http', 'ws')}/ws/tables/own{number}"
    headers, at = (
        {"Authorization": f"Bearer token{number}"},
        {"local_addr": (address_of(number), 0)},
    )
    came = perf_counter()
    async with websockets.connect(
        address,
        origin=server.url,  # type: ignore[arg-type]  # an origin is a text
        additional_headers=headers,
        open_timeout=300,
        **at,  # type: ignore[arg-type]
    ) as socket:
        while json.loads(await socket.recv())["type"] != "frame":
            pass
        told.append(perf_counter() - came)
        await all_told.wait()


async def all_at_once(folder: Path, tables: int) -> dict[str, Any]:
    """Let the people of all tables come within a second, and once more to open tables."""
    server = Started(folder)
    try:
        await server.is_there()
        all_told = asyncio.Event()
        spent, told, people = await _all_come(server, tables, all_told)
        again, _told, more = await _all_come(server, tables, all_told)
        all_told.set()
        await asyncio.gather(*people, *more)
        shown = {p: round(told[(len(told) - 1) * p // 100], 2) for p in (0, 50, 95, 100)}
        return {"loop_seconds": spent, "loop_seconds_when_open": again, "first_frame": shown}
    finally:
        server.stop()


async def _all_come(
    server: Started, tables: int, all_told: asyncio.Event
) -> tuple[float, list[float], list[asyncio.Task[None]]]:
    """Open a socket at each table; return what the loop spent on it, and when each was told."""
    before, told = server.loop_seconds(), list[float]()
    coming = (comes(server, number, told, all_told) for number in range(tables))
    people = [asyncio.create_task(each) for each in coming]
    while len(told) < tables:  # noqa: ASYNC110  # they count themselves
        await asyncio.sleep(0.05)
    return round(server.loop_seconds() - before, 2), sorted(told), people


def main() -> None:
    """Measure and print."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        say(f"{tables} tables that wait for bots, {tables} for people")
        keep(folder / FILE, tables)
        alone = asyncio.run(by_itself(folder, tables))
        say(json.dumps(alone))
        together = asyncio.run(all_at_once(folder, tables))
        tell({"bench": "restart", "tables": tables, "by_itself": alone, "all_at_once": together})


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(Path(sys.argv[2]), int(sys.argv[3]))
    else:
        main()
