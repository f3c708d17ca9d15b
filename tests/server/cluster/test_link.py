"""The link to the bridge process: one that ends or hangs is replaced, and none is left."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.thinking.cluster import link as links
from moguls.server.thinking.cluster.link import BridgeLink
from moguls.server.thinking.cluster.messages import Ask, Down, QuestionAnswered
from tests.loops import run

if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 120.0  # seconds; a busy machine starts a process late
HEAD = """
import sys, time
from moguls.server.thinking.cluster.messages import *
read = lambda: read_request(sys.stdin.buffer)
tell = lambda event: write(sys.stdout.buffer, event)
tell(Alive())
"""
ECHO = """
while (ask := read()) is not None:
    tell(QuestionAnswered(ask.number, ask.worker, ask.task.decode()))
"""
ENDS = "read()\n"
HANGS = "tell(QuestionAnswered(0, '', 'here'))\ntime.sleep(1e6)\n"


class Scene:
    """A link to a bridge that is a short program, and what it told."""

    def __init__(self, program: str) -> None:
        self.events: list[Any] = []
        self.link = BridgeLink([sys.executable, "-c", HEAD + program], self.events.append, 0.01)

    async def until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, self.events
            await asyncio.sleep(0.02)

    async def until_ended(self, number: int) -> None:
        await self.until(lambda: len(self.of(Down)) == number)

    def of(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def play(scene: Scene, work: Any) -> None:
    async def whole() -> None:
        scene.link.start()
        try:
            await work()
        finally:
            await asyncio.to_thread(scene.link.stop, wait=True)

    run(whole())


def test_requests_and_events_pass_in_order() -> None:
    scene = Scene(ECHO)

    async def work() -> None:
        for number in range(50):
            scene.link.send(Ask(number, "a/1", f"{number}".encode()))
        await scene.until(lambda: len(scene.of(QuestionAnswered)) == 50)
        assert [event.text for event in scene.events] == [str(number) for number in range(50)]

    play(scene, work)
    assert scene.of(Down) == []  # nobody cares once the server stops


def test_a_bridge_that_ends_is_replaced() -> None:
    scene = Scene(ENDS)

    async def work() -> None:
        for number in (1, 2):
            scene.link.send(Ask(number, "a/1", b""))
            await scene.until_ended(number)

    play(scene, work)


@pytest.mark.parametrize("waiting", [0, 1000])  # 1000 requests are more than a pipe holds
def test_a_bridge_that_is_silent_is_killed(
    waiting: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(links, "SILENCE", 0.1)
    monkeypatch.setattr(links, "LOOK", 0.05)
    scene = Scene(HANGS)

    async def work() -> None:
        for number in range(waiting):
            scene.link.send(Ask(number, "a/1", b"x" * 1000))
        await scene.until(lambda: scene.of(Down))

    play(scene, work)
    assert "the bridge to the cluster is silent" in caplog.text


def test_a_bridge_that_hangs_blocks_neither_requests_nor_the_end() -> None:
    scene = Scene(HANGS)

    async def work() -> None:
        await scene.until(lambda: scene.events)
        for number in range(1000):  # more than a pipe holds
            scene.link.send(Ask(number, "a/1", b"x" * 1000))

    play(scene, work)
    assert scene.link.pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(scene.link.pid, 0)


def test_the_pause_before_a_bridge_is_replaced_doubles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "LOOK", 0.01)
    scene = Scene("")
    scene.link = BridgeLink([sys.executable, "-c", ""], scene.events.append, 1.0)
    pauses: list[float] = []
    monkeypatch.setattr(scene.link._stopped, "wait", pauses.append)  # noqa: SLF001  # waits for nothing

    async def work() -> None:
        await scene.until(lambda: len(pauses) >= 8)

    play(scene, work)
    assert pauses[:8] == [2, 4, 8, 16, 32, 60, 60, 60]
