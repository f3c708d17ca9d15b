"""Thinking on a real Ray cluster of this machine: jobs, a lost node, and the end of a server."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import moguls
from moguls.server.thinking.cluster.scheduler import ClusterScheduler
from moguls.server.thinking.interface import NOT_READY
from moguls.server.thinking.job import HINT, MOVE, WEIGH, Asker, Job, position_of
from tests.loops import run
from tests.ray_cluster import RayCluster
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytest.importorskip("ray")

PATIENCE = 120.0  # seconds, on a busy machine
ADA = Asker("", "ada", "table")


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    with RayCluster() as cluster, pytest.MonkeyPatch.context() as patch:
        for name, value in cluster.environment.items():
            patch.setenv(name, value)
        yield cluster


async def until(condition: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


def questions() -> tuple[list[str], dict[str, tuple[Any, ...]]]:
    """Return the legal moves of a position, and a question of each kind about it."""
    play = moguls.game("moguli").new(seats=2, seed=5)
    at = position_of(play.game, play.state)
    action = play.game.rules.legal_actions(play.state)[0]
    kinds = {MOVE: (at, play.turn, "expert"), HINT: (at, 1), WEIGH: (at, action, 1)}
    return list(play.legal()), kinds


async def answer(scheduler: ClusterScheduler, kind: str, question: tuple[Any, ...]) -> str:
    """Return an answer, once native code is ready."""
    end = time.monotonic() + PATIENCE
    while (text := await scheduler.insist(Job(kind, question, ADA))) == NOT_READY:
        assert time.monotonic() < end
        await asyncio.sleep(0.1)
    return text


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="no such signal")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_server_leaves_no_process_behind(
    cluster: RayCluster, tmp_path: Path, how: signal.Signals
) -> None:
    cluster.one_node()
    server = Server(tmp_path, "--thinking", cluster.url)
    server.start()
    assert server.process is not None
    try:
        wait(lambda: workers_in(server.url) == 1)
        assert bridges(cluster.url)
        assert actors()
        server.process.send_signal(how)
        server.process.wait(PATIENCE)
        wait(lambda: not bridges(cluster.url))
        wait(lambda: not actors())
    finally:
        server.kill()


@pytest.mark.slow
def test_nodes_answer_until_they_are_lost_and_then_a_process_here_does(cluster: RayCluster) -> None:
    legal, kinds = questions()
    node = cluster.one_node()

    async def work() -> None:
        scheduler = ClusterScheduler(cluster.url, number=2)
        try:
            scheduler.start("moguli")
            scheduler.connect()
            await until(lambda: scheduler.remote_workers == 1)
            assert await answer(scheduler, MOVE, kinds[MOVE]) in legal
            assert '"moves"' in await answer(scheduler, HINT, kinds[HINT])
            assert '"best"' in await answer(scheduler, WEIGH, kinds[WEIGH])
            assert scheduler.results["answered"] >= 3
            assert scheduler.results.keys() == {"answered"}

            cluster.kill(node)
            while scheduler.remote_workers:
                assert await answer(scheduler, MOVE, kinds[MOVE]) in legal
            before = scheduler.results["answered"]
            assert await answer(scheduler, MOVE, kinds[MOVE]) in legal
            assert scheduler.results["answered"] == before
        finally:
            scheduler.stop(wait=True)

    run(work())


def wait(condition: Callable[[], object]) -> None:
    run(until(condition))


def workers_in(url: str) -> int:
    with urllib.request.urlopen(f"{url}/metrics", timeout=60) as response:  # noqa: S310  # ours
        metric = re.search(r"^moguls_remote_workers (\d+)", response.read().decode(), re.MULTILINE)
    return int(metric[1]) if metric else 0


def bridges(url: str) -> list[str]:
    return processes("cluster.bridge", url)


def actors() -> list[str]:
    return processes("ray::NodeWorker")


def processes(*words: str) -> list[str]:
    """Return the command lines of running processes that hold some words."""
    lines = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError):  # it has ended meanwhile
            lines.append((entry / "cmdline").read_bytes().decode(errors="replace"))
    return [line for line in lines if all(word in line for word in words)]
