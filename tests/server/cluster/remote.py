"""A cluster for tests of the scheduler: its workers answer when a test lets them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from moguls.server.thinking.cluster.messages import (
    Ask,
    Down,
    EndThought,
    QuestionAnswered,
    QuestionFailed,
    WorkerJoined,
    WorkerLeft,
    question_of,
)
from moguls.server.thinking.cluster.scheduler import ClusterScheduler
from moguls.server.thinking.interface import DIED, RAISED
from moguls.server.thinking.job import MOVE, Asker, Job, PackedPosition
from tests.server.test_scheduler import Lying

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.thinking.cluster.messages import Request

FAR_AWAY = 600.0
NOWHERE = PackedPosition("moguli", {}, b"", b"")


class FakeLink:
    """Takes requests, and answers those that `answers` has an answer for."""

    def __init__(self, handle: Callable[[Any], None]) -> None:
        self.handle = handle
        self.requests: list[Request] = []
        self.answers: Callable[[Ask], object] = lambda ask: QuestionAnswered(
            ask.number, ask.worker, f"from {ask.worker}"
        )

    def send(self, request: Request) -> None:
        self.requests.append(request)
        if isinstance(request, Ask) and (event := self.answers(request)) is not None:
            asyncio.get_running_loop().call_soon(self.handle, event)

    def stop(self, *, wait: bool = False) -> None:
        del wait

    @property
    def asked(self) -> list[Ask]:
        return [request for request in self.requests if isinstance(request, Ask)]

    @property
    def ended(self) -> list[EndThought]:
        return [request for request in self.requests if isinstance(request, EndThought)]


class NoProcess(Lying):
    """A local worker that never starts a process."""

    def start(self) -> bool:
        return True

    async def asks_whether(self, _function: Callable[..., bool], *_arguments: object) -> bool:
        return True


class Cluster(ClusterScheduler):
    """Two local workers that answer at once, and a cluster that a test controls."""

    def __init__(self, grace: float = FAR_AWAY) -> None:
        super().__init__("ray://127.0.0.1:10001", grace=grace, number=2)
        self.here: list[tuple[str, float | None]] = []
        self._all[:] = [NoProcess(self.answer_here), NoProcess(self.answer_here)]
        self._quick, self._free = self._all[0], self._all[:]
        self.link = FakeLink(self.handle)
        self._link: Any = self.link

    async def answer_here(self, text: str, seconds: float) -> str:
        await asyncio.sleep(0)
        self.here.append((text, seconds))
        return "from here"

    def join(self, *workers: str) -> None:
        """Let workers join; "a/1" is the first one of node a."""
        for worker in workers:
            self.handle(WorkerJoined(worker, worker.partition("/")[0]))

    def seconds_of(self, ask: Ask) -> Any:
        return question_of(ask.task)[1]


def expert(who: str = "ada", **more: Any) -> Job:
    return Job(MOVE, (NOWHERE, 0, "expert"), Asker(who, who, who), **more)


def easy(who: str = "ada") -> Job:
    return Job(MOVE, (NOWHERE, 0, "easy"), Asker(who, who, who), is_slow=False)


def lost(ask: Ask) -> QuestionFailed:
    return QuestionFailed(ask.number, ask.worker, DIED, "its process is gone")


def raised(ask: Ask) -> QuestionFailed:
    return QuestionFailed(ask.number, ask.worker, RAISED, "no idea")


def left(worker: str) -> WorkerLeft:
    return WorkerLeft(worker, "its node is gone")


def down() -> Down:
    return Down("the connection is lost")
