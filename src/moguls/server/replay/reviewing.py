"""Making of one review: decisions are evaluated one by one, and each is stored at once."""

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
    from moguls.server.replay.replays import GameReplay
    from moguls.server.thinking.interface import Thinking

SEED: Final = 1
PAUSE: Final = 1.0  # seconds between two checks of the compilation
LONGEST: Final = 300.0  # seconds to compile; then the review has failed
LATEST: Final = 0.2  # weight of the last decision in the average time


@dataclass
class Making:
    """A review under way.

    Attributes:
        person: the one who started it.
        state: "preparing", "waiting", "working", or "failed".
        finished: the number of evaluated decisions.
        total: the number of decisions; 0 if unknown.
        pace: average seconds per decision, waiting included; None before the first.
    """

    person: str
    state: str = "working"
    finished: int = 0
    total: int = 0
    pace: float | None = None
    started_at: float = field(default_factory=time.monotonic)

    def count_decision(self) -> None:
        """Count an evaluated decision, and measure its time."""
        now = time.monotonic()
        seconds = now - self.started_at
        self.pace = seconds if self.pace is None else (1 - LATEST) * self.pace + LATEST * seconds
        self.started_at, self.finished = now, self.finished + 1


class Reviewer:
    """Makes reviews of the games of an archive, with the thinking port."""

    def __init__(self, archive: Archive, scheduler: Thinking, whereabouts: Whereabouts) -> None:
        self.archive, self.scheduler, self.whereabouts = archive, scheduler, whereabouts
        self.store = archive.store.reviews

    async def review(self, replay_id: str, making: Making) -> ReviewData:
        """Evaluate the decisions that are not evaluated yet; return the review of a game.

        Raises:
            Refusal: there is no such game, or it is not over.
            NoAnswer: one of the decisions could not be evaluated.
        """
        replay = await self.archive.find(replay_id)
        refuse_unfinished(replay)
        compute = self.archive.hub.executor.compute
        play = await compute(_played, replay)
        decisions = await compute(review.decisions, play)
        texts = await self.archive.hub.transact(self.store.decisions, replay_id)
        making.finished, making.total = len(texts), len(decisions)
        await self._prepare(making, play)
        for number in range(len(texts), len(decisions)):
            question = _question(play, decisions[number], number)
            texts.append(await self._weigh(replay_id, making, question))
            store = self.store.put_decision, replay_id, number, texts[-1]
            await self.archive.hub.transact(*store)
            making.count_decision()
        result: ReviewData = await compute(_assemble, replay, play, texts)
        return result

    async def _prepare(self, making: Making, play: Playthrough) -> None:
        """Wait until native code for the analysis is compiled; show that as the state.

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
        making.state, making.started_at = "working", time.monotonic()

    async def _weigh(self, replay_id: str, making: Making, question: tuple[object, ...]) -> str:
        """Return an evaluated decision, as JSON.

        Raises:
            NoAnswer: it could not be evaluated.
        """
        asker = Asker(self.whereabouts.of(making.person), making.person, replay_id)
        answer = NOT_READY

        async def is_answered() -> bool:
            nonlocal answer
            answer = await self.scheduler.insist(Job(WEIGH, question, asker, Urgency.REVIEW))
            return answer != NOT_READY

        await _until(is_answered)  # another process may have to compile, too
        return answer


async def _until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition holds.

    Raises:
        TooLate: it takes too long.
    """
    until = time.monotonic() + LONGEST
    while not await condition():
        if time.monotonic() > until:
            msg = f"native code was not ready within {LONGEST} s"
            raise TooLate(msg)
        await asyncio.sleep(PAUSE)


def refuse_unfinished(replay: GameReplay) -> None:
    """Refuse a record that stops before the end of its game."""
    if replay.result is None:
        raise Refusal("replay/not_over", {"steps": len(replay.steps)})


def _played(replay: GameReplay) -> Playthrough:
    return replayed(replay.game, replay.origin.record).play


def _question(play: Playthrough, it: review.Decision, number: int) -> tuple[object, ...]:
    """Return the question for a worker about a decision, by its number in the game."""
    return position_of(play.game, it.state), it.action, seed_at(SEED, number)


def _assemble(replay: GameReplay, play: Playthrough, texts: list[str]) -> ReviewData:
    """Return the review of a game from its evaluated decisions; automatic ones do not count."""
    evaluations = [msgspec.json.decode(text, type=review.Weighed) for text in texts]
    decisions = review.decisions(play)
    automatic = [it.step in replay.origin.automatic for it in decisions]
    counted = [
        evaluation.undecided() if is_automatic else evaluation
        for evaluation, is_automatic in zip(evaluations, automatic, strict=True)
    ]
    return review.make(play, counted, REVIEW_SIMS, SEED).as_json()
