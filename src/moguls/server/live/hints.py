"""Hints: what the strongest bot would play, told only where nobody else is at the table.

A person has one hint at a time. It is worked out as long as somebody waits for it, and no longer.
"""

from __future__ import annotations

import asyncio
import math
import secrets
from typing import TYPE_CHECKING

import msgspec

from moguls.server.live.attention import asker_of
from moguls.server.table import rights
from moguls.server.table.determinization import determinized
from moguls.server.thinking.interface import NOT_READY, NoAnswer
from moguls.server.thinking.job import HINT, Job, position_of
from moguls.server.wire.refusal import Refusal
from moguls.server.wire.review import Hint, HintSeen

if TYPE_CHECKING:
    from moguls.server.live.attention import Whereabouts
    from moguls.server.live.live import Live
    from moguls.server.table.table import Table, Viewpoint
    from moguls.server.thinking.interface import Thinking

# Seconds that a hint waits for native code, before whoever asks is told to come again.
PREPARING = 4.0
LOOK = 0.25  # seconds between two looks whether native code is ready
PATIENCE = 3.0  # seconds until whoever waits in the queue is told its place, and to ask again


class Hints:
    """The hints that are being worked out: one a person."""

    def __init__(self, scheduler: Thinking, whereabouts: Whereabouts) -> None:
        """Work out none yet."""
        self.scheduler, self.whereabouts = scheduler, whereabouts
        self._now: dict[str, asyncio.Task[HintSeen]] = {}

    async def ask(self, live: Live, seat: int, person: str) -> HintSeen:
        """Return a hint for the seat on turn; what is hidden from it never leaves this process.

        Whoever asks anew gets no answer to what it asked before: "passed". To cancel this ends
        the search.

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
        return HintSeen("passed", None) if mine.cancelled() else mine.result()

    async def _find(self, live: Live, seat: int) -> HintSeen:
        """Work a hint out.

        Raises:
            Refusal: as `ask`.
        """
        play, until = live.table.play, live.clock.monotonic() + PREPARING
        question = position_of(play.game, determinized(play, seat, secrets.randbits(63))), play.ply
        try:
            while True:
                told = await self._in_turn(Job(HINT, question, asker_of(live, self.whereabouts)))
                if isinstance(told, HintSeen):
                    return told
                if told != NOT_READY:
                    return HintSeen("ready", msgspec.json.decode(told, type=Hint))
                if live.clock.monotonic() > until:
                    return HintSeen("preparing", None)
                await asyncio.sleep(LOOK)
        except NoAnswer as error:
            raise Refusal("table/hint_failed") from error

    async def _in_turn(self, job: Job) -> str | HintSeen:
        """Return an answer, or the place in the queue where the turn has not come soon.

        Raises:
            NoAnswer: none in time, or an error.
        """
        asked = asyncio.ensure_future(self.scheduler.insist(job))
        try:
            done, _ = await asyncio.wait({asked}, timeout=PATIENCE)
            if done or not self.scheduler.queue.waits(job):
                return await asked
            place = self.scheduler.queue.ahead_of(job) + 1
            seconds = math.ceil(self.scheduler.seconds_until(job))
            return HintSeen("waiting", None, place, seconds)
        finally:
            asked.cancel()


def asker(table: Table, user: str, viewpoint: Viewpoint) -> int | None:
    """Return the seat that may have a hint: no other is, or will be, a person's.

    None where it is not on turn: nobody who asks can know that a move came first, so it is no
    refusal.

    Raises:
        Refusal: not seated, no game begun, or people play.
    """
    seat = rights.own_seat(table, user, viewpoint)
    if table.status == "waiting":
        raise Refusal("table/not_started")
    if not rights.is_alone(table):
        raise Refusal("table/no_hints")
    return seat if table.status == "playing" and table.play.turn == seat else None
