"""Thinking on a real Ray cluster of this machine: jobs, a lost node, and the end of a server."""

from __future__ import annotations

import json
import os
import re
import signal
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from moguls.server.records.checking import records_in
from moguls.server.thinking.cluster.scheduler import ClusterScheduler
from moguls.server.thinking.job import HINT, MOVE, WEIGH
from tests.loops import run
from tests.ray_cluster import RayCluster
from tests.server.cluster.on_ray import PATIENCE, answer, questions, until
from tests.server.test_replays import golden
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytest.importorskip("ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    with RayCluster() as cluster, pytest.MonkeyPatch.context() as patch:
        for name, value in cluster.environment.items():
            patch.setenv(name, value)
        yield cluster


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
            await until(lambda: scheduler.idle_workers == 1)
            result = await scheduler.check_records(json.dumps(golden("moguli")).encode())
            assert result is not None
            assert records_in(result)[0].game == "moguli"
            assert scheduler.results["answered"] >= 4
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


@pytest.mark.slow
def test_a_wrong_token_or_port_is_named(
    cluster: RayCluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    refused(f"ray://127.0.0.1:{cluster.port}", "it is not the Ray client port", caplog)
    monkeypatch.setenv("RAY_AUTH_TOKEN", "another token")
    refused(cluster.url, "it refuses this server's token", caplog)


@pytest.mark.slow
def test_a_cluster_for_everybody_is_refused(caplog: pytest.LogCaptureFixture) -> None:
    with RayCluster("disabled") as everybodys, pytest.MonkeyPatch.context() as patch:
        for name, value in {**everybodys.environment, "RAY_AUTH_MODE": "token"}.items():
            patch.setenv(name, value)
        refused(everybodys.url, "it accepts requests without a token", caplog)


def refused(url: str, why: str, caplog: pytest.LogCaptureFixture) -> None:
    """Let a server try to use a cluster, and wait for the line in its log."""

    async def work() -> None:
        scheduler = ClusterScheduler(url, number=2)
        try:
            scheduler.connect()
            await until(lambda: f"no cluster at {url}: {why}" in caplog.text)
            assert scheduler.remote_workers == 0
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
