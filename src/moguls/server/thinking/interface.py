"""Port for thinking: the protocol that the rest of the server uses, and its errors.

The implementation in a server uses processes; one in a browser could use web workers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from moguls.errors import PicklableError

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.thinking.job import Job, Urgency
    from moguls.server.thinking.queue import Queue

NOT_READY: Final = "null"  # the answer while native code for a game is being compiled
RAISED, DIED = "raised", "died"  # failures of a bot


class NoAnswer(PicklableError):
    """A job has no answer, now or at all."""


class TooLate(NoAnswer):
    """No answer in time, or no worker available; a later job may be answered."""


class BotFailed(NoAnswer):
    """The bot raised an exception, or its process died: `why` is `RAISED` or `DIED`."""

    def __init__(self, why: str, details: str) -> None:
        """Take the kind of failure, and its details for the log."""
        super().__init__(f"{why}: {details}")
        self.why = why


class Thinking(Protocol):
    """Answers jobs; `queue` holds those that wait."""

    queue: Queue

    def start(self, game: str) -> None:
        """Start to prepare for a game, once per game; return at once."""

    async def is_prepared(self, game: str) -> bool:
        """Return whether the bots of a game are ready."""

    async def is_ready(self, game: str, facts: bytes = b"") -> bool:
        """Start to prepare hints and reviews of a game; return whether they are ready."""

    async def ask(self, job: Job, urgency: Callable[[], Urgency] | None = None) -> str:
        """Return the answer to a job; cancelling the call ends the job.

        Args:
            job: the question.
            urgency: called now and then while the job waits, for its current class.

        Raises:
            TooLate: no answer in time; a later job may be answered.
            BotFailed: the bot failed; other jobs are not affected.
        """

    async def insist(self, job: Job) -> str:
        """Return the answer to a job, with one retry if its process died.

        Raises:
            NoAnswer: as `ask`.
        """

    async def check_records(self, data: bytes) -> str | None:
        """Let a cluster check uploaded records.

        Returns:
            What `records.checking.checked` returns; None: no node was free, or none has done it.
        """

    async def can_answer(self, seconds: float) -> bool:
        """Return whether a worker responds in time; start one if none is running."""

    def stop(self, *, wait: bool = False) -> None:
        """Stop all workers permanently; with `wait` return when they are gone."""

    def seconds_until(self, job: Job) -> float:
        """Estimate how long a job waits before a worker starts it."""
