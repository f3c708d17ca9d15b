"""Worker on a node, as the scheduler sees it: one question at a time, with timeouts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from moguls.server.thinking.cluster.messages import Ask, Drop, EndThought, task_of
from moguls.server.thinking.interface import BotFailed, NoAnswer, TooLate

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.thinking.cluster.messages import Request


class WorkerLost(NoAnswer):
    """The worker, its node or the whole cluster is gone; another worker may answer."""


class RemoteWorker:
    """A worker on a node of the cluster.

    Attributes:
        name: of the worker, unique.
        node: the host name of its machine.
        is_lost: whether it is gone.
    """

    def __init__(
        self, name: str, node: str, send: Callable[[Request], None], silence: float
    ) -> None:
        """Take the name, and how to send requests."""
        self.name, self.node, self._send, self._silence = name, node, send, silence
        self.is_lost, self.is_late = False, False
        self._number = 0
        self._answer: asyncio.Future[str] | None = None  # of the current question

    async def ask(self, question: tuple[object, ...], patience: float) -> str:
        """Return the answer to a question; one that comes after `patience` is discarded.

        Raises:
            TooLate: no answer in time.
            BotFailed: the bot raised.
            WorkerLost: the worker is gone.
        """
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._answer = answer
        self._number, self.is_late = self._number + 1, False
        if self.is_lost:
            self.lose("it was gone before the question")
        else:
            self._send(Ask(self._number, self.name, task_of(question)))
        finished, _ = await asyncio.wait({answer}, timeout=patience)
        if not finished:
            self.is_late = True
            self.end_thought()
            msg = f"no answer from {self.name} within {patience:.1f} s"
            raise TooLate(msg)
        return answer.result()

    def end_thought(self) -> None:
        """Cancel the current search: it ends soon, without a useful answer."""
        if self._answer is not None and not self._answer.done():
            self._send(EndThought(self._number, self.name))

    async def settle(self) -> None:
        """Wait until the worker is idle; one that stays silent is replaced."""
        if self._answer is None:
            return
        await asyncio.wait({self._answer}, timeout=self._silence)
        self.drop_if_busy("it was silent for too long")
        self.is_late = False

    def drop_if_busy(self, why: str) -> None:
        """Have the worker replaced if it has not answered yet."""
        if self._answer is not None and not self._answer.done():
            self._send(Drop(self.name))
            self.lose(why)

    def answered(self, number: int, text: str) -> None:
        """Receive an answer."""
        if number == self._number and self._answer is not None and not self._answer.done():
            self._answer.set_result(text)

    def failed(self, number: int, why: str, details: str) -> None:
        """Receive that the bot raised."""
        if number == self._number:
            self._raise(BotFailed(why, details))

    def lose(self, why: str) -> None:
        """Receive that the worker is gone."""
        self.is_lost = True
        self._raise(WorkerLost(f"{self.name}: {why}"))

    def _raise(self, error: NoAnswer) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error)
            self._answer.exception()  # marks it as retrieved
