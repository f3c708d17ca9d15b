"""Thinking here and on a Ray cluster: load of the server, added latency, work of one core.

    python -m bench.thinking_cluster [TABLES [SECONDS]]

One person plays three `expert` bots at each table. The cluster is a head and one node with one
core, started on this machine: server, client, local processes and node share its cores, so that
only the load of the server and the latency say something about a cluster of other machines.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import sys
import tempfile
import time
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

import httpx2 as httpx
import websockets

import moguls
from bench.notes import say, tell
from moguls.server.thinking.cluster.scheduler import ClusterScheduler
from moguls.server.thinking.interface import NOT_READY
from moguls.server.thinking.job import HINT, MOVE, WEIGH, Asker, Job, position_of
from moguls.server.thinking.scheduler import Scheduler
from tests.ray_cluster import RayCluster
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

TABLES, SECONDS = 10, 30.0
PAUSE: Final = 0.5  # seconds before a person moves
TASKS: Final = 300  # of a bot that needs no time
EACH: Final = 3.0  # seconds for each kind of job of each game
TICKS: Final = os.sysconf("SC_CLK_TCK")
HERE: Final = Asker("", "bench", "bench")
TABLE: Final = {
    "game": "mogul-2002",
    "seats": 4,
    "bots": ["expert"] * 3,
    "auto_response": "ask",
    "pace": "at_once",
}


# -- the load of a server -------------------------------------------------------------------------


async def greeted(client: httpx.AsyncClient) -> str:
    """Return the cookie of a new person."""
    client.cookies.clear()
    while (answer := await client.get("/api/me")).status_code != httpx.codes.OK:  # noqa: ASYNC110  # nothing to wait for
        await asyncio.sleep(0.5)
    return str(answer.headers["set-cookie"].split(";")[0])


async def table_of(client: httpx.AsyncClient, cookie: str) -> str:
    """Return a new table of a person."""
    client.cookies.clear()
    while True:
        answer = await client.post("/api/tables", json=TABLE, headers={"cookie": cookie})
        if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
            answer.raise_for_status()
            return str(answer.json()["table"])
        await asyncio.sleep(0.5)


async def play(url: str, cookie: str, table: str, until: float, acks: list[float]) -> None:
    """Play one game; note how long each acknowledgement takes."""
    address, headers = f"{url.replace('http', 'ws')}/ws/tables/{table}", {"Cookie": cookie}
    sent, moved = dict[str, float](), 0
    async with websockets.connect(address, origin=url, additional_headers=headers) as socket:  # type: ignore[arg-type]  # an origin is a text
        while perf_counter() < until:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 1))
            except TimeoutError:
                continue
            if message["type"] == "ack":
                acks.append(perf_counter() - sent.pop(message["id"]))
            view = message.get("view")
            if view is None or message["seq"] <= moved:
                continue
            if view["over"]:
                return
            if view["turn"] == view["seat"] and not sent:
                moved, key = message["seq"], secrets.token_hex(8)
                legal = [action["move"] for action in view["actions"] if action["legal"]]
                await asyncio.sleep(PAUSE)
                sent[key] = perf_counter()
                move = {"type": "move", "id": key, "seq": moved, "move": secrets.choice(legal)}
                await socket.send(json.dumps(move))


async def person(url: str, number: int, until: float, acks: list[float]) -> None:
    """Play at one table after another, from an address of one's own."""
    transport = httpx.AsyncHTTPTransport(local_address=f"127.1.1.{number + 1}")
    async with httpx.AsyncClient(base_url=url, timeout=60, transport=transport) as client:
        cookie = await greeted(client)
        while perf_counter() < until:
            await play(url, cookie, await table_of(client, cookie), until, acks)


async def figure(url: str, name: str) -> float:
    """Return the sum of a metric."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        lines = (await client.get("/metrics")).text.splitlines()
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith(name))


async def load(server: Server, tables: int, seconds: float, *, is_remote: bool) -> dict[str, Any]:
    """Return the load of a server with experts at many tables."""
    assert server.process is not None  # noqa: S101  # started
    pid, acks = server.process.pid, list[float]()
    while is_remote and await figure(server.url, "moguls_remote_workers") < 1:  # noqa: ASYNC110  # another process
        await asyncio.sleep(0.2)
    await play_all(server.url, 1, 5.0, [])  # native code is loaded
    before, moves = cpu_of(pid), await figure(server.url, "moguls_moves_total")
    began = perf_counter()
    await play_all(server.url, tables, seconds, acks)
    spent = perf_counter() - began
    acks.sort()
    result = {
        "tables": tables,
        "server_cpu_share": round((cpu_of(pid) - before) / spent, 3),
        "moves_per_second": round(
            (await figure(server.url, "moguls_moves_total") - moves) / spent, 1
        ),
        "acknowledgements": len(acks),
        "ack_ms": percentiles(acks),
    }
    if is_remote:
        names = ("answered", "late", "lost", "retried", "local")
        counts = {
            name: await figure(server.url, f'moguls_remote_tasks_total{{result="{name}"')
            for name in names
        }
        result["remote_tasks"] = counts
    return result


async def play_all(url: str, tables: int, seconds: float, acks: list[float]) -> None:
    """Let people play at tables for some seconds."""
    until = perf_counter() + seconds
    await asyncio.gather(*(person(url, number, until, acks) for number in range(tables)))


def cpu_of(pid: int) -> float:
    """Return the CPU seconds that the process of the server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def percentiles(times: list[float]) -> dict[str, float]:
    """Return percentiles of sorted seconds, in milliseconds."""
    if not times:
        return {}
    return {f"p{p}": round(1000 * times[len(times) * p // 100], 2) for p in (50, 95, 99)}


def served(tables: int, seconds: float, url: str | None) -> dict[str, Any]:
    """Return the load of a server of its own that thinks here, or on a cluster."""
    words = ("--thinking", url) if url else ()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *words)
        server.start()
        try:
            return asyncio.run(load(server, tables, seconds, is_remote=bool(url)))
        finally:
            server.stop()


# -- latency and the work of one core -------------------------------------------------------------


async def timed(scheduler: Scheduler, number: int) -> list[float]:
    """Return the sorted seconds of decisions of a bot that needs almost none."""
    play = moguls.game("mogul-2002").new(seats=4, seed=1)
    question, times = (position_of(play.game, play.state), play.turn, "random"), list[float]()
    for _ in range(number):
        began = perf_counter()
        await scheduler.ask(Job(MOVE, question, HERE))
        times.append(perf_counter() - began)
    return sorted(times)


async def counted(ask: Callable[[], Awaitable[str]]) -> float:
    """Return how many answers a minute one core gives."""
    while await ask() == NOT_READY:  # noqa: ASYNC110  # another process
        await asyncio.sleep(0.2)
    number, began = 0, perf_counter()
    while perf_counter() < began + EACH:
        await ask()
        number += 1
    return round(60 * number / (perf_counter() - began), 1)


def jobs_of(name: str) -> dict[str, tuple[Any, ...]]:
    """Return a question of each kind early in a game."""
    game = moguls.game(name)
    play, rules = game.new(seed=3), game.rules
    for _ in range(4):
        play.move(list(play.legal())[-1])
    while len(legal := list(play.legal())) == 1:
        play.move(legal[0])
    at = position_of(play.game, play.state)
    action = rules.legal_actions(play.state)[0]
    return {"expert": (at, play.turn, "expert"), "hint": (at, 1), "review": (at, action, 1)}


KINDS: Final = {"expert": MOVE, "hint": HINT, "review": WEIGH}


async def remote(url: str) -> dict[str, Any]:
    """Return latency and throughput of one worker of a cluster."""
    here, there = Scheduler(number=2), ClusterScheduler(url, number=2)
    there.connect()
    try:
        while there.remote_workers < 1:  # noqa: ASYNC110  # another process
            await asyncio.sleep(0.1)
        for scheduler in (here, there):
            scheduler.start("mogul-2002")
            assert await scheduler.can_answer(120)  # noqa: S101  # its process runs
            await timed(scheduler, 20)
        say("latency")
        local, away = await timed(here, TASKS), await timed(there, TASKS)
        added = {
            key: round(value - percentiles(local)[key], 2)
            for key, value in percentiles(away).items()
        }
        result: dict[str, Any] = {"local_ms": percentiles(local), "remote_ms": percentiles(away)}
        result["added_ms"] = added
        result["per_minute_and_core"] = {
            name: await throughput(there, name) for name in ("mogul-2002", "mogul-2013", "moguli")
        }
        return result
    finally:
        there.stop(wait=True)
        here.stop(wait=True)


async def throughput(scheduler: Scheduler, name: str) -> dict[str, float]:
    """Return the answers a minute for each kind of job in a game."""
    say(f"one core: {name}")
    scheduler.start(name)
    return {
        word: await counted(lambda word=word, at=at: scheduler.insist(Job(KINDS[word], at, HERE)))  # type: ignore[misc]  # mypy cannot infer the lambda
        for word, at in jobs_of(name).items()
    }


def main() -> None:
    """Print the figures as JSON."""
    words = sys.argv[1:]
    tables = int(words[0]) if words else TABLES
    seconds = float(words[1]) if len(words) > 1 else SECONDS
    began = time.monotonic()
    say("a server that thinks here")
    result: dict[str, Any] = {"local": served(tables, seconds, None)}
    with RayCluster() as cluster:
        os.environ.update(cluster.environment)
        cluster.add()
        say("a server that thinks on the cluster")
        result["cluster"] = served(tables, seconds, cluster.url)
        say(json.dumps(result))
        result |= asyncio.run(remote(cluster.url))
    tell({**result, "seconds": round(time.monotonic() - began)})


if __name__ == "__main__":
    main()
