"""Reviews of finished games, made in the background and stored decision by decision.

One review per person is made at a time. Each goes on from its last decision, also after a restart.
"""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

import msgspec

from moguls.server.replay.reviewing import Making, Reviewer, refuse_unfinished
from moguls.server.thinking.interface import NoAnswer
from moguls.server.wire.review import ReviewInfo

if TYPE_CHECKING:
    from moguls.review.data import ReviewData
    from moguls.server.live.attention import Whereabouts
    from moguls.server.replay.archive import Archive
    from moguls.server.thinking.interface import Thinking

LOG = logging.getLogger("moguls.reviews")
NONE: Final = ReviewInfo("none", 0, 0, None)


class Reviews:
    """All reviews of a server: stored ones, and those under way."""

    def __init__(self, archive: Archive, scheduler: Thinking, whereabouts: Whereabouts) -> None:
        """Review the games of an archive."""
        self.archive, self.reviewer = archive, Reviewer(archive, scheduler, whereabouts)
        self.store = archive.store.reviews
        self._now: dict[str, Making] = {}  # in the order of their start
        self._tasks: dict[str, asyncio.Task[None]] = {}
        # Locks of people with a review under way; each task holds its own.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def find(self, replay_id: str) -> ReviewInfo:
        """Return a review, or its progress.

        Raises:
            Refusal: there is no such game, or it is not over.
        """
        if replay_id in self._now:
            return self._seen(replay_id)
        # Checked first: older versions made reviews of unfinished records.
        refuse_unfinished(await self.archive.find(replay_id))
        text = await self.archive.hub.transact(self.store.find, replay_id)
        if text is None:
            return NONE
        review = msgspec.json.decode(text)
        count = len(review["moments"])
        return ReviewInfo("ready", count, count, review)

    async def begin(self, replay_id: str, person: str) -> ReviewInfo:
        """Start to review a game, unless its review exists or is under way.

        Raises:
            Refusal: see `find`.
        """
        review = await self.find(replay_id)
        if review.state not in ("none", "failed"):
            return review
        if replay_id not in self._tasks:
            self._start(replay_id, person)
        return self._seen(replay_id)

    async def resume(self) -> None:
        """Go on with the reviews that were under way when the server ended."""
        for replay_id, person in await self.archive.hub.transact(self.store.unfinished):
            if replay_id not in self._tasks:
                self._start(replay_id, person)

    def _start(self, replay_id: str, person: str) -> None:
        self._now.pop(replay_id, None)  # now the last one
        self._now[replay_id] = making = Making(person)
        self._tasks[replay_id] = asyncio.create_task(self._make(replay_id, making))

    def _seen(self, replay_id: str) -> ReviewInfo:
        """Return the progress of a review, its place, and the estimated time."""
        it = self._now[replay_id]
        place = list(self._tasks).index(replay_id) + 1 if replay_id in self._tasks else None
        seconds = None if it.pace is None else math.ceil((it.total - it.finished) * it.pace)
        state: Any = it.state
        return ReviewInfo(state, it.finished, it.total, None, place, seconds)

    async def _make(self, replay_id: str, making: Making) -> None:
        """Make a review in its turn, and store it; one that failed can be started again."""
        transact = self.archive.hub.transact
        try:
            await transact(self.store.begin, replay_id, making.person)
            review = await self._in_turn(replay_id, making)
            await transact(self.store.finish, replay_id, msgspec.json.encode(review).decode())
            del self._now[replay_id]
        except asyncio.CancelledError:
            raise  # the server stops; the review goes on after the next start
        except Exception as error:  # nobody may wait for a task that has ended
            is_bug = not isinstance(error, (NoAnswer, OSError))
            LOG.warning("the review of %s has failed: %r", replay_id, error, exc_info=is_bug)
            self._now[replay_id] = Making(making.person, "failed")
            await self._give_up(replay_id)
        finally:
            self._tasks.pop(replay_id, None)

    async def _give_up(self, replay_id: str) -> None:
        """Do not go on with a review after a restart."""
        try:
            await self.archive.hub.transact(self.store.give_up, replay_id)
        except Exception as error:  # noqa: BLE001  # for example a full disk
            LOG.warning("the failure of the review of %s could not be stored: %r", replay_id, error)

    async def _in_turn(self, replay_id: str, making: Making) -> ReviewData:
        """Make a review once no other one of the same person is under way."""
        turn = self._turns.get(making.person) or asyncio.Lock()
        self._turns[making.person] = turn
        if turn.locked():
            making.state = "waiting"
        async with turn:
            making.state = "working"
            return await self.reviewer.review(replay_id, making)

    async def stop(self) -> None:
        """Cancel all reviews under way."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
