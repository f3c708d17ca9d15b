"""Reviews of finished games: made in the background, one at a time, and kept."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from moguls import review
from moguls.bots.decide import seed_at
from moguls.core.records import replay as replayed
from moguls.server import advising
from moguls.server.messages_review import ReviewSeen
from moguls.server.refusal import Refusal
from moguls.server.thinker import NoAnswer

if TYPE_CHECKING:
    from moguls.core.playthrough import Playthrough
    from moguls.server.advising import Advisor
    from moguls.server.archive import Archive
    from moguls.server.replays import Replay

LOG = logging.getLogger("moguls.reviews")
SEED = 1
PAUSE = 1.0  # seconds between two looks at what is being compiled
LONGEST = 300.0  # seconds; then the first question waits for it
NONE = ReviewSeen("none", 0, 0, None)


class Reviews:
    """All reviews of a server: those kept, and those being made."""

    def __init__(self, archive: Archive, advisor: Advisor) -> None:
        """Review the games of an archive."""
        self.archive, self.advisor = archive, advisor
        self._now: dict[str, ReviewSeen] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    async def find(self, replay_id: str) -> ReviewSeen:
        """Return a review, or how far it has come.

        Raises:
            Refusal: there is no such game, or it is not over.
        """
        if replay_id in self._now:
            return self._now[replay_id]
        # First of all: reviews of unfinished records were once made and kept, as if they were over.
        _refuse_unfinished(await self.archive.find(replay_id))
        store = self.archive.hub.store
        text = await self.archive.hub.in_thread(store.review, replay_id)
        if text is None:
            return NONE
        made = msgspec.json.decode(text)
        count = len(made["moments"])
        return ReviewSeen("ready", count, count, made)

    async def begin(self, replay_id: str) -> ReviewSeen:
        """Begin to review a game, unless that has been done or begun.

        Raises:
            Refusal: as `find`.
        """
        found = await self.find(replay_id)
        if found.state in ("ready", "working", "preparing"):
            return found
        replay = await self.archive.find(replay_id)
        if replay_id not in self._tasks:
            self._now[replay_id] = ReviewSeen("working", 0, 0, None)
            self._tasks[replay_id] = asyncio.create_task(self._make(replay_id, replay))
        return self._now[replay_id]

    async def _make(self, replay_id: str, replay: Replay) -> None:
        """Make a review in its turn, and keep it; what has failed can be begun again."""
        try:
            async with self._turn:
                made = await self._reviewed(replay_id, replay)
            text = msgspec.json.encode(made).decode()
            store = self.archive.hub.store
            await self.archive.hub.in_thread(store.keep_review, replay_id, text)
            del self._now[replay_id]
        except (NoAnswer, OSError) as error:
            LOG.warning("the review of %s has failed: %r", replay_id, error)
            self._now[replay_id] = ReviewSeen("failed", 0, 0, None)
        except Exception:  # whatever it is, nobody is to wait for a task that is gone
            LOG.exception("the review of %s has failed", replay_id)
            self._now[replay_id] = ReviewSeen("failed", 0, 0, None)
        finally:
            self._tasks.pop(replay_id, None)

    async def _reviewed(self, replay_id: str, replay: Replay) -> dict[str, Any]:
        """Weigh all decisions of a game."""
        play = await asyncio.to_thread(_played, replay)
        game, found = play.game, list[review.Weighed]()
        asked = await asyncio.to_thread(review.decisions, play)
        await self._prepared(replay_id, game.name, game.rules.facts)
        for ply, it in enumerate(asked):
            self._now[replay_id] = ReviewSeen("working", ply, len(asked), None)
            told = (it.state.pack(), it.action, seed_at(SEED, ply))
            question = ("weigh", game.name, game.options, game.rules.facts, *told)
            text = await self.advisor.ask(question, advising.REVIEW_PATIENCE)
            weighed = msgspec.json.decode(text, type=review.Weighed)
            unasked = it.step in replay.origin.automatic
            found.append(weighed.undecided() if unasked else weighed)
        made = review.make(play, found, advising.REVIEW_SIMS, SEED)
        return await asyncio.to_thread(made.as_json)

    async def _prepared(self, replay_id: str, game: str, facts: bytes) -> None:
        """Wait until an analysis need not wait for native code, and say so meanwhile."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                while not await self.advisor.is_prepared(game, facts):
                    self._now[replay_id] = ReviewSeen("preparing", 0, 0, None)
                    await asyncio.sleep(PAUSE)

    async def stop(self) -> None:
        """End all that is being made, and the process."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await asyncio.to_thread(self.advisor.stop, wait=True)


def _refuse_unfinished(replay: Replay) -> None:
    """Refuse a record that stops before the end of its game."""
    if replay.result is None:
        raise Refusal("replay/not_over", {"steps": len(replay.steps)})


def _played(replay: Replay) -> Playthrough:
    """Return the game played again to its end."""
    return replayed(replay.game, replay.origin.record).play
