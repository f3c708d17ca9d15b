"""Nodes that are stopped, and a network that is cut: no answer is later than without a cluster."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from anyio.from_thread import start_blocking_portal
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.settings import Settings
from moguls.server.thinking.cluster import link as links
from moguls.server.thinking.cluster.scheduler import ClusterScheduler
from moguls.server.thinking.job import MOVE, Job
from moguls.server.thinking.scheduler import BUDGET
from moguls.server.watching.watch import watch
from tests.failover.cutting import Line
from tests.ray_cluster import RayCluster
from tests.server.cluster.on_ray import ADA, PATIENCE, questions, until
from tests.server.conftest import HOME, Person
from tests.watching import HERE, restored_logging

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterator

pytest.importorskip("ray")
pytestmark = pytest.mark.slow

GRACE = 3.0  # seconds that an answer may be late; a busy machine needs more than the usual two
LATEST = BUDGET + GRACE  # seconds until a table has an answer, or a fallback move
SLACK = 0.5  # seconds of a busy machine
LEGAL, KINDS = questions()
EVERYWHERE = {"late": 2, "retried": 1, "local": 1}  # two workers, and then here


@dataclass
class Scene:
    """A server, a network, and a cluster with two nodes of one worker each.

    Attributes:
        cut, mend: end the network between server and cluster, and let it pass again.
    """

    client: TestClient
    scheduler: ClusterScheduler
    cluster: RayCluster
    nodes: list[subprocess.Popen[bytes]]
    cut: Any
    mend: Any

    def call(self, work: Any, *arguments: object) -> Any:
        """Return what a coroutine returns in the loop of the server."""
        assert self.client.portal is not None
        return self.client.portal.call(work, *arguments)

    def decide(self) -> tuple[float, Counter[str]]:
        """Ask for a move; return how long it took, and what the attempts were counted as."""
        began, before = time.monotonic(), self.tasks()
        assert self.call(self.scheduler.ask, Job(MOVE, KINDS[MOVE], ADA)) in LEGAL
        return time.monotonic() - began, self.tasks() - before

    def until_answered_there(self) -> None:
        """Decide until workers on the cluster answer twice in a row."""
        end, number = time.monotonic() + PATIENCE, 0
        while number < 2:
            assert time.monotonic() < end
            number = number + 1 if self.decide()[1] == {"answered": 1} else 0

    def until_workers(self, number: int) -> None:
        self.call(until, lambda: self.scheduler.remote_workers == number)

    def tasks(self) -> Counter[str]:
        """Return the metric of tasks for the cluster, without those that are 0."""
        self.client.cookies.clear()
        text = self.client.get("/metrics").text
        found = re.findall(r'^moguls_remote_tasks_total{result="(\w+)"} (\d+)', text, re.MULTILINE)
        return +Counter({result: int(count) for result, count in found})

    @contextmanager
    def without_network(self) -> Iterator[None]:
        self.cut()
        try:
            yield
        finally:
            self.mend()

    @contextmanager
    def stopped(self, *nodes: subprocess.Popen[bytes]) -> Iterator[None]:
        for node in nodes:
            self.cluster.stop(node)
        try:
            yield
        finally:
            for node in nodes:
                self.cluster.resume(node)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    path = tmp_path_factory.mktemp("unreachable") / "moguls.sqlite"
    with RayCluster() as cluster, pytest.MonkeyPatch.context() as patch, restored_logging():
        for name, value in cluster.environment.items():
            patch.setenv(name, value)
        nodes = [cluster.add(), cluster.add()]
        with start_blocking_portal() as network:
            line = network.call(Line(cluster.client_port).__aenter__)
            url = f"ray://127.0.0.1:{line.port}"
            scheduler = ClusterScheduler(url, grace=GRACE, number=2)
            app = watch(make_app(path, scheduler), Settings())
            with TestClient(app, base_url=HOME, client=HERE) as client:
                cut, mend = partial(network.call, line.cut), partial(network.call, _mend, line)
                made = Scene(client, scheduler, cluster, nodes, cut, mend)
                made.call(connect, scheduler)
                yield made
            network.call(line.__aexit__)


def _mend(line: Line) -> None:
    line.mend(loses_ends=True)  # as after some minutes


async def connect(scheduler: ClusterScheduler) -> None:
    """Return when a process here and two workers on the cluster are ready."""
    scheduler.start("moguli")
    end = time.monotonic() + PATIENCE
    while not await scheduler.is_prepared("moguli"):
        assert time.monotonic() < end
        await asyncio.sleep(0.1)
    assert await scheduler.ask(Job(MOVE, KINDS[MOVE], ADA)) in LEGAL
    scheduler.connect()
    await until(lambda: scheduler.remote_workers == 2)


def test_a_table_waits_for_stopped_nodes_no_longer_than_without_a_cluster(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    scene.until_answered_there()
    caplog.clear()
    ada, before = Person(scene.client), scene.tasks()
    with scene.stopped(*scene.nodes):
        table = ada.new_table(game="moguli", seats=2, bots=["expert"])
        assert seconds_of_bot(ada, table) < LATEST + SLACK
        assert scene.tasks() - before == EVERYWHERE
        assert caplog.text.count("the question is asked again") == 2
        assert not scene.decide()[1]  # they are not asked again while they are silent
    scene.until_answered_there()
    assert "fallback" not in caplog.text


def seconds_of_bot(ada: Person, table: str) -> float:
    """Play until it is the bot's turn; return how long its first move takes."""
    began = time.monotonic()
    while not is_bots_turn(frame := ada.play_on(table)):
        began = time.monotonic()
    while ada.get(f"/api/tables/{table}")["view"] == frame["view"]:
        time.sleep(0.02)
    return time.monotonic() - began


def is_bots_turn(frame: dict[str, Any]) -> bool:
    return bool(frame["table"]["status"] == "playing" and frame["view"]["turn"] == 1)


def test_without_a_network_a_process_here_answers_until_it_is_back(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(links, "SILENCE", LATEST + 2.0)
    time.sleep(1.5)  # until the next sign of life
    with scene.without_network():
        seconds, results = scene.decide()
        assert seconds < LATEST + SLACK
        assert results == EVERYWHERE
        scene.until_workers(0)
        assert not scene.decide()[1]
    scene.until_workers(2)
    scene.until_answered_there()
    assert "the bridge to the cluster is silent: it is restarted" in caplog.text
    assert "bots think on this machine meanwhile" in caplog.text


def test_a_stopped_node_is_given_up_and_ends_when_it_goes_on(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    with scene.stopped(scene.nodes[0]):
        each = [scene.decide() for _ in range(2)]  # idle workers take turns
        assert max(seconds for seconds, _ in each) < LATEST
        results = sum((results for _, results in each), Counter[str]())
        assert results == {"answered": 2, "late": 1, "retried": 1}
        scene.until_workers(1)
        assert scene.decide()[1] == {"answered": 1}
    scene.nodes[0].wait(PATIENCE)  # its unit starts it again
    assert re.search("the worker .* is gone: .* node", caplog.text)
