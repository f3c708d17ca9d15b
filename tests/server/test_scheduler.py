"""The scheduler of all thinking: who comes first, who is quick, and how much time each gets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.thinking import scheduler
from moguls.server.thinking.interface import RAISED, BotFailed, TooLate
from moguls.server.thinking.job import HINT, MOVE, Asker, Job, Urgency
from moguls.server.thinking.scheduler import Scheduler
from moguls.server.thinking.worker import Worker
from tests.loops import run

if TYPE_CHECKING:
    from collections.abc import Awaitable

MANY = 600.0


def job(text: str, who: str = "ada", *, is_slow: bool = True, **more: Any) -> Job:
    return Job(MOVE, (text,), Asker(who, who, who), is_slow=is_slow, **more)


class Lying(Worker):
    """One that lies about its process: it is a coroutine of this one."""

    def __init__(self, answer: Callable[[str, float], Awaitable[str]]) -> None:
        super().__init__(str, {})
        self.answer, self.ended = answer, 0

    is_ready = True

    async def _work(self, question: tuple[Any, ...], silence: float) -> str:
        del silence
        return await self.answer(question[2], question[1])

    def end_thought(self) -> None:
        self.ended += 1


class Pool(Scheduler):
    """Two workers that answer when they are let go, and what was asked, in that order."""

    def __init__(self, grace: float = MANY) -> None:
        super().__init__(grace=grace, number=2)
        self.go, self.asked = asyncio.Event(), list[str]()
        self.seconds = dict[str, float]()
        self._all[:] = [Lying(self.answer), Lying(self.answer)]
        self._quick, self._free = self._all[0], self._all[:]

    async def answer(self, text: str, seconds: float) -> str:
        self.asked.append(text)
        self.seconds[text] = seconds
        await self.go.wait()
        if text == "fails":
            raise BotFailed(RAISED, text)
        return text

    def put(self, *jobs: Job) -> list[asyncio.Task[str]]:
        return [asyncio.ensure_future(self.ask(each)) for each in jobs]


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_of_one_asker_who_asked_first_is_answered_first_and_each_has_its_own_answer() -> None:
    async def work() -> None:
        pool = Pool()
        asked = pool.put(*[job(text) for text in "abcd"])
        await settle()
        pool.go.set()
        assert await asyncio.gather(*asked) == list("abcd")
        assert pool.asked == list("abcd")

    run(work())


def test_who_waits_for_it_comes_before_who_looks_on_reviews_and_nobody() -> None:
    async def work() -> None:
        pool = Pool()
        first = pool.put(job("first"))
        await settle()
        later = pool.put(*[job(each.name, urgency=each) for each in reversed(Urgency)])
        await settle()
        pool.go.set()
        await asyncio.gather(*first, *later)
        # The others have their tenth: one short thought of theirs may come in between.
        assert pool.asked[:2] == ["first", "PERSON"]
        assert set(pool.asked[2:]) == {"WATCHED", "REVIEW", "NOBODY"}

    run(work())


def test_a_job_comes_sooner_once_somebody_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "LOOK", 0.01)

    async def work() -> None:
        pool, now = Pool(), [Urgency.NOBODY]
        first = pool.put(job("first"))
        await settle()
        asked = [asyncio.ensure_future(pool.ask(job("mine", urgency=now[0]), lambda: now[0]))]
        asked += pool.put(job("other", "bob", urgency=Urgency.WATCHED))
        await settle()
        now[0] = Urgency.PERSON
        while pool.queue.counts()[Urgency.PERSON] == 0:  # noqa: ASYNC110  # nothing tells of it
            await asyncio.sleep(0.01)
        pool.go.set()
        await asyncio.gather(*first, *asked)
        assert pool.asked == ["first", "mine", "other"]

    run(work())


def test_the_quick_worker_takes_no_long_thought() -> None:
    async def work() -> None:
        pool = Pool()
        experts = pool.put(job("one"), job("two"), job("three", "bob"))
        await settle()
        assert pool.asked == ["one"]
        easy = pool.put(job("easy", "lin", is_slow=False))
        await settle()
        assert pool.asked == ["one", "easy"]
        pool.go.set()
        await asyncio.gather(*experts, *easy)

    run(work())


def test_the_more_wait_the_less_time_each_gets_and_a_tenth_at_least() -> None:
    async def work() -> None:
        pool = Pool()
        asked = pool.put(*[job(str(number), str(number)) for number in range(40)])
        few = pool.put(job("easy", "lin", is_slow=False))
        await settle()
        pool.go.set()
        await asyncio.gather(*asked, *few)
        seconds = [pool.seconds[text] for text in pool.asked if text != "easy"]
        assert min(seconds) == pytest.approx(scheduler.BUDGET / 10)
        assert seconds[-1] == scheduler.BUDGET  # nobody waits any more
        assert seconds[1:] == sorted(seconds[1:])

    run(work())


def test_who_goes_away_waits_no_more_and_its_thought_is_ended() -> None:
    async def work() -> None:
        pool = Pool()
        thinks, waits, stays = pool.put(job("thinks"), job("waits"), job("stays", "bob"))
        await settle()
        thinks.cancel()
        waits.cancel()
        await settle()
        assert [one.ended for one in pool._all] == [0, 1]  # type: ignore[attr-defined]  # noqa: SLF001
        pool.go.set()
        assert await stays == "stays"
        assert pool.asked == ["thinks", "stays"]
        assert [one.ended for one in pool._all] == [0, 1]  # type: ignore[attr-defined]  # noqa: SLF001

    run(work())


def test_what_fails_is_told_to_its_asker_and_holds_nobody_up() -> None:
    async def work() -> None:
        pool = Pool()
        pool.go.set()
        fails, good = pool.put(job("fails"), job("good", "bob"))
        with pytest.raises(BotFailed):
            await fails
        assert await good == "good"
        assert await pool.ask(job("after")) == "after"

    run(work())


def test_while_one_is_late_it_holds_up_none_whom_another_can_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduler, "BUDGET", 0.02)

    async def work() -> None:
        pool = Pool(grace=0.02)
        with pytest.raises(TooLate):
            await pool.ask(job("late"))
        with pytest.raises(TooLate, match="processes are late"):  # that takes long thoughts
            await pool.ask(job("expert"))
        pool._grace = MANY  # noqa: SLF001
        easy = pool.put(job("easy", is_slow=False))
        await settle()
        assert pool.asked == ["late", "easy"]  # by the quick one
        pool.go.set()
        assert await easy[0] == "easy"
        assert await pool.ask(job("expert")) == "expert"

    run(work())


def test_a_place_in_the_queue_counts_those_who_come_before_in_turn() -> None:
    async def work() -> None:
        pool = Pool()
        busy = pool.put(*[job(f"bob {number}", "bob") for number in range(9)])
        await settle()
        mine = Job(HINT, ("mine",), Asker("ada", "ada", "ada"))
        asked = pool.put(mine)
        await settle()
        assert pool.queue.ahead_of(mine) == 1  # of bob's eight that wait, in turn with him
        assert pool.seconds_until(mine) == pytest.approx(2 * scheduler.BUDGET * pool._share(mine))  # noqa: SLF001
        pool.go.set()
        await asyncio.gather(*busy, *asked)
        assert pool.asked.index("mine") <= 2

    run(work())


def test_a_process_that_has_to_be_started_takes_nothing_while_there_is_another_one() -> None:
    async def work() -> None:
        pool, begun = Pool(), list[Callable[[], None]]()
        pool._quick.is_ready = False  # type: ignore[misc]  # noqa: SLF001
        pool._quick.get_ready = begun.append  # type: ignore[method-assign, assignment]  # noqa: SLF001
        asked = pool.put(*[job(text, is_slow=False) for text in "ab"])
        await settle()
        assert pool.asked == ["a"]
        pool._quick.is_ready = True  # type: ignore[misc]  # noqa: SLF001
        begun[0]()  # ready
        await settle()
        assert pool.asked == ["a", "b"]
        pool.go.set()
        await asyncio.gather(*asked)

    run(work())
