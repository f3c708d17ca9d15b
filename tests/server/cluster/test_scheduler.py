"""The scheduler with a cluster: what goes there, and what happens when it fails."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.thinking import scheduler as local
from moguls.server.thinking.cluster import scheduler
from moguls.server.thinking.cluster.remote_worker import RemoteWorker
from moguls.server.thinking.interface import BotFailed, TooLate
from moguls.server.thinking.job import HINT, MOVE, WEIGH, Asker, Job, Urgency
from moguls.server.thinking.scheduler import BUDGET, GRACE
from tests.loops import run
from tests.server.cluster.remote import NOWHERE, Cluster, down, easy, expert, left, lost, raised
from tests.server.test_scheduler import settle

if TYPE_CHECKING:
    from moguls.server.thinking.cluster.messages import Ask

ADA = Asker("ada", "ada", "ada")


def test_slow_jobs_go_to_the_cluster_and_quick_ones_stay_here() -> None:
    async def work() -> None:
        cluster = Cluster()
        cluster.join("a/1")
        slow = [expert(), Job(HINT, (NOWHERE, 1), ADA), Job(WEIGH, (NOWHERE, 3, 1), ADA)]
        daily = Job(MOVE, (NOWHERE, 0, "hard", 7), ADA, is_counted=True, may_leave=False)

        assert [await cluster.ask(job) for job in slow] == ["from a/1"] * 3
        assert [await cluster.ask(job) for job in (easy(), daily)] == ["from here"] * 2
        assert cluster.results == {"answered": 3}

    run(work())


def test_without_workers_on_the_cluster_everything_stays_here() -> None:
    async def work() -> None:
        cluster = Cluster()

        assert await cluster.ask(expert()) == "from here"
        cluster.join("a/1")
        cluster.handle(left("a/1"))
        assert await cluster.ask(expert()) == "from here"
        cluster.join("a/2")
        assert await cluster.ask(expert()) == "from a/2"

    run(work())


def test_each_worker_gets_one_job_and_the_next_when_it_has_answered() -> None:
    async def work() -> None:
        cluster = Cluster()
        cluster.link.answers = lambda _ask: None
        cluster.join("a/1", "a/2")
        asked = [asyncio.ensure_future(cluster.ask(expert(str(n)))) for n in range(3)]
        await settle()
        assert [ask.worker for ask in cluster.link.asked] == ["a/1", "a/2"]
        for ask in cluster.link.asked[:]:
            cluster._remote[ask.worker].answered(ask.number, "first")  # noqa: SLF001  # as an event
        await settle()
        third = cluster.link.asked[2]
        cluster._remote[third.worker].answered(third.number, "second")  # noqa: SLF001  # likewise
        assert await asyncio.gather(*asked) == ["first", "first", "second"]

    run(work())


def test_on_the_cluster_people_come_first_and_then_whoever_used_less() -> None:
    async def work() -> None:
        cluster = Cluster()
        order: list[str] = []
        jobs = [expert("busy", urgency=Urgency.REVIEW) for _ in range(3)]
        jobs += [expert("busy"), expert("busy"), expert("other")]
        names = {id(job): f"{job.asker.person} {job.urgency.name}" for job in jobs}

        async def ask(job: Job) -> None:
            await cluster.ask(job)
            order.append(names[id(job)])

        cluster.link.answers = lambda _ask: None
        cluster.join("a/1")
        first = asyncio.ensure_future(cluster.ask(expert("first")))
        await settle()
        tasks = [asyncio.ensure_future(ask(job)) for job in jobs]
        await settle()
        answer_all(cluster)
        await asyncio.gather(first, *tasks)
        assert order.index("other PERSON") < 2
        assert order.index("other PERSON") < order.index("busy REVIEW")

    run(work())


def answer_all(cluster: Cluster) -> None:
    """Answer the open questions, and all later ones at once."""
    last = cluster.link.asked[-1]
    usual = type(cluster.link)(cluster.handle).answers
    cluster.link.answers = usual
    cluster.handle(usual(last))  # type: ignore[arg-type]  # an event


def test_a_lost_worker_means_another_one_on_another_node(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        cluster = Cluster()
        cluster.link.answers = fails_on("a/1", cluster)
        cluster.join("a/1", "a/2", "b/1")

        assert await cluster.ask(expert()) == "from b/1"
        assert cluster.results == {"lost": 1, "retried": 1, "answered": 1}
        assert cluster.remote_workers == 2
        first, second = cluster.link.asked
        assert cluster.seconds_of(second) <= cluster.seconds_of(first)

    run(work())
    assert "the worker a/1 is gone: its process is gone" in caplog.text


def fails_on(worker: str, cluster: Cluster) -> Any:
    usual = cluster.link.answers

    def answer(ask: Ask) -> object:
        return lost(ask) if ask.worker == worker else usual(ask)

    return answer


def test_when_two_are_lost_a_process_here_thinks_with_less_time() -> None:
    async def work() -> None:
        cluster = Cluster(grace=0.6)
        cluster.link.answers = lost
        cluster.join("a/1", "b/1")
        job = expert()

        assert await cluster.ask(job) == "from here"
        [(_, seconds)] = cluster.here
        assert seconds is not None
        assert seconds < BUDGET
        assert cluster.results == {"lost": 2, "retried": 1, "local": 1}

    run(work())


def test_when_the_connection_is_lost_all_jobs_are_done_here() -> None:
    async def work() -> None:
        cluster = Cluster()
        cluster.link.answers = lambda _ask: None
        cluster.join("a/1", "b/1")
        asked = [asyncio.ensure_future(cluster.ask(expert(str(n)))) for n in range(5)]
        await settle()
        cluster.handle(down())

        assert await asyncio.gather(*asked) == ["from here"] * 5
        assert cluster.remote_workers == 0
        assert cluster.results["local"] == 2  # the others were waiting

    run(work())


def waits_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let remote answers be late soon."""
    monkeypatch.setattr(scheduler, "PART", 0.0)
    monkeypatch.setattr(scheduler, "MARGIN", 0.0)
    monkeypatch.setattr(local, "BUDGET", 0.01)


def test_a_late_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    waits_little(monkeypatch)

    async def work() -> None:
        cluster = Cluster(grace=5.0)
        cluster.link.answers = lambda _ask: None
        cluster.join("a/1")
        assert await cluster.ask(expert()) == "from here"
        assert cluster.results == {"late": 1, "local": 1}
        assert len(cluster.link.ended) == 1
        # The worker is late, so nothing more is sent to it.
        assert await cluster.ask(expert()) == "from here"
        [ask] = cluster.link.asked
        cluster._remote["a/1"].answered(ask.number, "much later")  # noqa: SLF001  # as an event
        await settle()
        cluster.link.answers = type(cluster.link)(cluster.handle).answers
        assert await cluster.ask(expert()) == "from a/1"

    run(work())


def test_no_answer_is_later_than_without_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    waits_little(monkeypatch)

    async def work() -> None:
        cluster = Cluster(grace=0.6)
        asked_at: list[float] = []
        cluster.link.answers = lambda _ask: asked_at.append(time.monotonic())
        cluster.join("a/1", "b/1")
        job = expert()
        await cluster.ask(job)
        assert len(asked_at) == 2
        assert job.ends_at is not None
        assert job.ends_at <= asked_at[0] + local.BUDGET + 0.6  # as a local process would have
        [(_, seconds)] = cluster.here
        assert seconds is not None
        assert seconds <= (job.ends_at - asked_at[0]) / 2

    run(work())


def test_two_late_workers_leave_time_for_a_search_here(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    for module in (scheduler, local):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now[0]))

    async def never(_worker: RemoteWorker, _question: object, patience: float) -> str:
        now[0] += patience
        raise TooLate(str(patience))

    monkeypatch.setattr(RemoteWorker, "ask", never)

    async def work() -> None:
        cluster = Cluster(grace=GRACE)
        cluster.join("a/1", "b/1")
        assert await cluster.ask(expert()) == "from here"
        assert cluster.results == {"late": 2, "retried": 1, "local": 1}
        [(_, seconds)] = cluster.here
        assert seconds is not None
        assert seconds > 0.2
        assert now[0] + 2 * seconds <= BUDGET + GRACE

    run(work())


def test_a_bot_that_raises_is_not_asked_again() -> None:
    async def work() -> None:
        cluster = Cluster()
        answers: Any = raised
        cluster.link.answers = answers
        cluster.join("a/1", "b/1")

        with pytest.raises(BotFailed, match="no idea"):
            await cluster.ask(expert())
        assert cluster.results == {"failed": 1}

    run(work())


def test_a_cancelled_job_ends_the_search_on_the_node() -> None:
    async def work() -> None:
        cluster = Cluster()
        cluster.link.answers = lambda _ask: None
        cluster.join("a/1")
        asked = asyncio.ensure_future(cluster.ask(expert()))
        await settle()
        asked.cancel()
        await settle()
        [ask], [end] = cluster.link.asked, cluster.link.ended
        assert (end.worker, end.number) == (ask.worker, ask.number)
        assert cluster.here == []

    run(work())


def test_games_are_prepared_on_workers_that_are_there_and_that_join_later() -> None:
    async def work() -> None:
        cluster = Cluster()
        cluster.join("a/1")
        cluster.start("moguli")
        cluster.join("b/1")
        prepared = {(it.worker, it.game) for it in cluster.link.requests}  # type: ignore[union-attr]  # no other request was sent
        assert prepared == {("a/1", "moguli"), ("b/1", "moguli")}
        cluster.stop()

    run(work())
