"""One review being made: its decisions are weighed one by one, and each is kept at once."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec

from moguls import review
from moguls.bots.search.decision import seed_at
from moguls.core.play.replay import replay as replayed
from moguls.server.thinking.answering import REVIEW_SIMS
from moguls.server.thinking.interface import NOT_READY, TooLate
from moguls.server.thinking.job import WEIGH, Asker, Job, Urgency, position_of
from moguls.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from moguls.core.play.playthrough import Playthrough
    from moguls.review.data import ReviewData
    from moguls.server.live.attention import Whereabouts
    from moguls.server.replay.archive import Archive
    from moguls.server.replay.replays import Replay
    from moguls.server.thinking.interface import Thinking

SEED: Final = 1
PAUSE: Final = 1.0  # seconds between two looks at what is being compiled
LONGEST: Final = 300.0  # seconds; then it has failed, and can be begun again
LATEST: Final = 0.2  # weight of the last decision in how long one takes


@dataclass
class Making:
    """A review that is being made.

    Attributes:
        person: who began it.
        state: as it is told: "preparing", "waiting", "working", or "failed".
        done: decisions weighed.
        all: decisions; 0 as long as that is not known.
        pace: seconds that one takes now, with all that comes before it; None before the first.
    """

    person: str
    state: str = "working"
    done: int = 0
    all: int = 0
    pace: float | None = None
    begun: float = field(default_factory=time.monotonic)

    def is_weighed(self) -> None:
        """Count one more decision, and how long it took."""
        now = time.monotonic()
        took = now - self.begun
        self.pace = took if self.pace is None else (1 - LATEST) * self.pace + LATEST * took
        self.begun, self.done = now, self.done + 1


class Reviewer:
    """Makes reviews of the games of an archive, with the scheduler's processes."""

    def __init__(self, archive: Archive, scheduler: Thinking, whereabouts: Whereabouts) -> None:
        """Use these."""
        self.archive, self.scheduler, self.whereabouts = archive, scheduler, whereabouts
        self.store = archive.store.reviews

    async def review(self, replay_id: str, making: Making) -> ReviewData:
        """Weigh all decisions of a game that have not been weighed yet; return its review.

        Raises:
            Refusal: there is no such game, or it is not over.
            NoAnswer: there is none to one of the decisions.
        """
        replay = await self.archive.find(replay_id)
        refuse_unfinished(replay)
        compute = self.archive.hub.executor.compute
        play = await compute(_played, replay)
        asked = await compute(review.decisions, play)
        texts = await self.archive.hub.transact(self.store.decisions, replay_id)
        making.done, making.all = len(texts), len(asked)
        await self._prepare(making, play)
        for number in range(len(texts), len(asked)):
            question = _question(play, asked[number], number)
            texts.append(await self._weigh(replay_id, making, question))
            kept = self.store.put_decision, replay_id, number, texts[-1]
            await self.archive.hub.transact(*kept)
            making.is_weighed()
        result: ReviewData = await compute(_made, replay, play, texts)
        return result

    async def _prepare(self, making: Making, play: Playthrough) -> None:
        """Wait until an analysis need not wait for native code, and say so meanwhile.

        Raises:
            TooLate: it takes too long.
        """
        name, facts = play.game.name, play.game.rules.facts

        async def is_ready() -> bool:
            if not await self.scheduler.is_ready(name, facts):
                making.state = "preparing"
                return False
            return True

        await _until(is_ready)
        making.state, making.begun = "working", time.monotonic()

    async def _weigh(self, replay_id: str, making: Making, question: tuple[object, ...]) -> str:
        """Return a decision weighed, as JSON.

        Raises:
            NoAnswer: there is none.
        """
        asker = Asker(self.whereabouts.of(making.person), making.person, replay_id)
        found = NOT_READY

        async def is_found() -> bool:
            nonlocal found
            found = await self.scheduler.insist(Job(WEIGH, question, asker, Urgency.REVIEW))
            return found != NOT_READY

        await _until(is_found)  # another process may have to get ready as well
        return found


async def _until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so.

    Raises:
        TooLate: it takes too long.
    """
    until = time.monotonic() + LONGEST
    while not await is_so():
        if time.monotonic() > until:
            msg = f"native code was not ready within {LONGEST} s"
            raise TooLate(msg)
        await asyncio.sleep(PAUSE)


def refuse_unfinished(replay: Replay) -> None:
    """Refuse a record that stops before the end of its game."""
    if replay.result is None:
        raise Refusal("replay/not_over", {"steps": len(replay.steps)})


def _played(replay: Replay) -> Playthrough:
    """Return the game played again to its end."""
    return replayed(replay.game, replay.origin.record).play


def _question(play: Playthrough, it: review.Decision, number: int) -> tuple[object, ...]:
    """Return what a process is asked about a decision, by its number in the game."""
    return position_of(play.game, it.state), it.action, seed_at(SEED, number)


def _made(replay: Replay, play: Playthrough, texts: list[str]) -> ReviewData:
    """Return the review of a game, given its decisions weighed; those nobody chose do not count."""
    found = [msgspec.json.decode(text, type=review.Weighed) for text in texts]
    asked = review.decisions(play)
    automatic = [it.step in replay.origin.automatic for it in asked]
    counted = [
        weighed.undecided() if unasked else weighed
        for weighed, unasked in zip(found, automatic, strict=True)
    ]
    return review.make(play, counted, REVIEW_SIMS, SEED).as_json()
