"""What the rest of the server knows of thinking: who can be asked, and why there is no answer.

Processes stand behind it in a server; workers of a browser could.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.server.thinking.job import Job, Urgency
    from moguls.server.thinking.queue import Queue

NOT_READY: Final = "null"  # the answer as long as native code for a game is being made
RAISED, DIED = "raised", "died"  # what can be wrong with a bot


class NoAnswer(Exception):
    """A question has no answer: now, or at all."""


class TooLate(NoAnswer):
    """No answer in time, or nobody to give one; the next question may have one."""


class BotFailed(NoAnswer):
    """What answers raised, or its process died over the question: `why` is which of the two."""

    def __init__(self, why: str, told: str) -> None:
        """Remember `RAISED` or `DIED`, and what is known of it."""
        super().__init__(f"{why}: {told}")
        self.why = why


class Thinking(Protocol):
    """All that thinks for a server; `queue` has the jobs that wait."""

    queue: Queue

    def start(self, game: str) -> None:
        """Get ready for a game, once a game; return at once."""

    async def is_prepared(self, game: str) -> bool:
        """Say whether what bots need for a game is ready."""

    async def is_ready(self, game: str, facts: bytes = b"") -> bool:
        """Begin to make ready what hints and reviews need for a game; say if it is."""

    async def ask(self, job: Job, urgency: Callable[[], Urgency] | None = None) -> str:
        """Return the answer to a job; who goes away ends it.

        Args:
            job: what is asked.
            urgency: how urgent it is now, asked now and then while it waits.

        Raises:
            TooLate: no answer in time; the next job may have one.
            BotFailed: an error, or its process died; others can be asked all the same.
        """

    async def insist(self, job: Job) -> str:
        """Return the answer to a job that is asked once more where its process has died.

        Raises:
            NoAnswer: as `ask`.
        """

    async def can_answer(self, seconds: float) -> bool:
        """Return whether a worker responds within so many seconds; start one if need be."""

    def stop(self, *, wait: bool = False) -> None:
        """End all workers for good; with `wait` return when they are gone."""

    def seconds_until(self, job: Job) -> float:
        """Estimate how long a job waits until it is in hand."""
