"""The queue of jobs: classes, turns within them, and leases."""

from collections import Counter

import pytest

from moguls.server.thinking import fair_queue
from moguls.server.thinking.fair_queue import FairQueue
from moguls.server.thinking.job import MOVE, Asker, Job, Urgency
from moguls.server.thinking.queue import Queue


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def job(network: str, person: str = "", table: str = "", **more: object) -> Job:
    return Job(MOVE, (), Asker(network, person, table), **more)  # type: ignore[arg-type]


def served(queue: Queue, count: int, seconds: float = 0.9) -> list[Job]:
    found = []
    for _ in range(count):
        lease = queue.lease(60.0)
        assert lease is not None
        queue.settle(lease, seconds)
        found.append(lease.job)
    return found


def test_networks_take_turns_whatever_each_of_them_asks_then_its_people_then_their_tables() -> None:
    queue = Queue()
    for person in ("p", "q"):
        for table in ("s", "t"):
            for _ in range(10):
                queue.put(job("many", person, table))
    for _ in range(10):
        queue.put(job("one", "r", "u"))
    first = served(queue, 16)

    assert Counter(each.asker.network for each in first) == {"many": 8, "one": 8}
    paths = Counter(each.asker.path for each in first if each.asker.network == "many")
    assert paths == {("many", person, table): 2 for person in "pq" for table in "st"}


def test_what_counts_is_time_so_short_thoughts_come_oftener() -> None:
    queue = Queue()
    for _ in range(100):
        queue.put(job("long"))
        queue.put(job("short"))
    had = Counter[str]()
    for _ in range(50):
        lease = queue.lease(60.0)
        assert lease is not None
        seconds = 1.0 if lease.job.asker.network == "long" else 0.25
        queue.settle(lease, seconds)
        had[lease.job.asker.network] += 1

    assert had["short"] == pytest.approx(4 * had["long"], abs=4)


def test_a_newcomer_is_next_and_has_no_credit() -> None:
    queue = Queue()
    for _ in range(100):
        queue.put(job("old"))
    served(queue, 50)
    for _ in range(50):
        queue.put(job("new"))
    first = [each.asker.network for each in served(queue, 20)]

    assert first[0] == "new"
    assert 9 <= first.count("new") <= 12


def test_each_class_keeps_a_tenth_of_the_time_and_the_most_urgent_has_the_rest() -> None:
    queue = Queue()
    for urgency in Urgency:
        for _ in range(2000):
            queue.put(job("", urgency=urgency))
    found = Counter(each.urgency for each in served(queue, 1000))

    assert found[Urgency.PERSON] == pytest.approx(700, abs=20)
    for urgency in (Urgency.WATCHED, Urgency.REVIEW, Urgency.NOBODY):
        assert found[urgency] == pytest.approx(100, abs=10)


def test_what_nobody_else_needs_any_class_gets() -> None:
    queue = Queue()
    for _ in range(10):
        queue.put(job("", urgency=Urgency.NOBODY))
    assert len(served(queue, 10)) == 10
    assert queue.lease(60.0) is None


def test_a_lease_that_is_neither_settled_nor_renewed_lapses_and_its_job_waits_again() -> None:
    clock = Clock()
    queue, mine = Queue(clock), job("")
    queue.put(mine)
    lease = queue.lease(10.0)
    assert lease is not None
    assert not queue.waits(mine)
    clock.now = 9.0
    queue.renew(lease, 10.0)
    clock.now = 18.0
    assert queue.lease(10.0) is None
    clock.now = 20.0
    again = queue.lease(10.0)
    assert again is not None
    assert again.job is mine


def test_a_job_that_is_dropped_is_handed_to_nobody() -> None:
    queue, mine = Queue(), job("")
    queue.put(mine)
    assert queue.counts()[Urgency.PERSON] == 1
    queue.drop(mine)
    assert queue.lease(10.0) is None
    assert sum(queue.counts().values()) == 0


def test_a_crowd_that_comes_and_goes_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST", 100)
    made = FairQueue()
    for number in range(10_000):
        made.choose([(str(number), "p", "t")])
        made.charge((str(number), "p", "t"), 1.0)
    assert len(made._used) <= 100 + 3  # noqa: SLF001
    assert len(made._now) <= 200  # noqa: SLF001
