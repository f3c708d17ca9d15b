"""Hints: the move of the strongest bot, only for a person who plays alone among bots.

A person has one hint at a time. It is computed only as long as the request lasts.
"""

from __future__ import annotations

import asyncio
import math
import secrets
from typing import TYPE_CHECKING

import msgspec

from moguls.server.live.attention import asker_of
from moguls.server.table import rights
from moguls.server.table.determinization import concealed
from moguls.server.thinking.interface import NOT_READY, NoAnswer
from moguls.server.thinking.job import HINT, Job, position_of
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.review import Hint, HintInfo

if TYPE_CHECKING:
    from moguls.server.live.attention import Whereabouts
    from moguls.server.live.live import Live
    from moguls.server.table.table import Table, Viewpoint
    from moguls.server.thinking.interface import Thinking

# Seconds that a hint waits for native code before the client is told to ask again.
PREPARING = 4.0
LOOK = 0.25  # seconds between two checks of native code
PATIENCE = 3.0  # seconds in the queue before the client gets its place, and asks again


class Hints:
    """The hints that are being computed: one per person."""

    def __init__(self, scheduler: Thinking, whereabouts: Whereabouts) -> None:
        """Start with none."""
        self.scheduler, self.whereabouts = scheduler, whereabouts
        self._now: dict[str, asyncio.Task[HintInfo]] = {}

    async def ask(self, live: Live, seat: int, person: str) -> HintInfo:
        """Return a hint for the seat on turn; what is hidden from it never leaves this process.

        A new request of a person ends the earlier one, which gets "passed". Cancelling the call
        ends the search.

        Raises:
            Refusal: the search took too long or failed.
        """
        before = self._now.pop(person, None)
        if before is not None:
            before.cancel()
        mine = self._now[person] = asyncio.ensure_future(self._find(live, seat))
        try:
            await asyncio.wait({mine})
        finally:
            mine.cancel()
            if self._now.get(person) is mine:
                del self._now[person]
        return HintInfo("passed", None) if mine.cancelled() else mine.result()

    async def _find(self, live: Live, seat: int) -> HintInfo:
        """Compute a hint.

        Raises:
            Refusal: see `ask`.
        """
        play, until = live.table.play, live.clock.monotonic() + PREPARING
        state = concealed(play, seat, secrets.randbits(63), secrets.randbits(63))
        question = position_of(play.game, state), play.ply
        try:
            while True:
                answer = await self._in_turn(Job(HINT, question, asker_of(live, self.whereabouts)))
                if isinstance(answer, HintInfo):
                    return answer
                if answer != NOT_READY:
                    return HintInfo("ready", msgspec.json.decode(answer, type=Hint))
                if live.clock.monotonic() > until:
                    return HintInfo("preparing", None)
                await asyncio.sleep(LOOK)
        except NoAnswer as error:
            raise Refusal("table/hint_failed") from error

    async def _in_turn(self, job: Job) -> str | HintInfo:
        """Return an answer, or the place in the queue if it takes longer.

        Raises:
            NoAnswer: none in time, or an error.
        """
        answer = asyncio.ensure_future(self.scheduler.insist(job))
        try:
            finished, _ = await asyncio.wait({answer}, timeout=PATIENCE)
            if finished or not self.scheduler.queue.waits(job):
                return await answer
            place = self.scheduler.queue.ahead_of(job) + 1
            seconds = math.ceil(self.scheduler.seconds_until(job))
            return HintInfo("waiting", None, place, seconds)
        finally:
            answer.cancel()


def asker(table: Table, user: str, viewpoint: Viewpoint) -> int | None:
    """Return the seat that may have a hint: no other seat is, or can become, a person's.

    None where it is not on turn: the client could not know that a move came first, so that is not
    refused.

    Raises:
        Refusal: not seated, the game has not begun, or other people play.
    """
    seat = rights.own_seat(table, user, viewpoint)
    if table.status == "waiting":
        raise Refusal("table/not_started")
    if not rights.is_alone(table):
        raise Refusal("table/no_hints")
    return seat if table.status == "playing" and table.play.turn == seat else None
