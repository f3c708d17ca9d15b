"""Uploaded records on a cluster: checked there, else in the process of this machine for them."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.records.checking import check, checked, records_in
from moguls.server.thinking import answering
from moguls.server.thinking import scheduler as local
from moguls.server.thinking.cluster.messages import QuestionAnswered, question_of
from moguls.server.thinking.job import IMPORT, Asker
from moguls.server.wire.refusal import Refusal
from tests.loops import run
from tests.server.cluster.remote import Cluster, down, expert, lost, raised
from tests.server.conftest import HOME, Person
from tests.server.test_replays import brought, golden, refusal
from tests.server.test_scheduler import settle

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from moguls.server.thinking.cluster.messages import Ask

ADA = Asker("ada", "ada", "import")
RECORDS = [golden("mogul-2002"), golden("moguli")]
DATA = "\n".join(map(json.dumps, RECORDS)).encode()
WRONG = {
    "nothing": b"",
    "no JSON": b'{"game": }',
    "no text": b"\xff\xfe",
    "other results": json.dumps(RECORDS[0] | {"result": {"scores": [1, 2, 3]}}).encode(),
    "extra fields": json.dumps(RECORDS[0] | {"comment": "x" * 5000}).encode(),
}


def as_a_node(ask: Ask) -> QuestionAnswered:
    return QuestionAnswered(ask.number, ask.worker, answering.answer(*question_of(ask.task)))


def cluster_of(*workers: str, answers: Callable[[Ask], Any] = as_a_node) -> Cluster:
    cluster = Cluster()
    cluster.link.answers = answers
    cluster.join(*workers)
    return cluster


def test_a_result_is_the_same_after_its_way() -> None:
    assert len(check(DATA)) == len(RECORDS)
    assert records_in(checked(DATA)) == check(DATA)


@pytest.mark.parametrize("data", WRONG.values(), ids=list(WRONG))
def test_a_refusal_is_the_same_after_its_way(data: bytes) -> None:
    with pytest.raises(Refusal) as here:
        check(data)
    with pytest.raises(Refusal) as there:
        records_in(checked(data))
    assert (there.value.code, there.value.details) == (here.value.code, here.value.details)


def test_records_are_checked_on_a_node_and_only_they_are_sent() -> None:
    async def work() -> None:
        cluster = cluster_of("a/1")
        assert await cluster.check_records(DATA, ADA) == checked(DATA)
        assert cluster.results == {"answered": 1}
        [ask] = cluster.link.asked
        kind, _seconds, data = question_of(ask.task)
        assert (kind, data) == (IMPORT, DATA)

    run(work())


def test_another_node_checks_them_if_the_first_is_lost() -> None:
    async def work() -> None:
        cluster = cluster_of(
            "a/1", "b/1", answers=lambda ask: (lost if ask.worker == "a/1" else as_a_node)(ask)
        )
        assert await cluster.check_records(DATA, ADA) == checked(DATA)
        assert cluster.results == {"lost": 1, "retried": 1, "answered": 1}

    run(work())


@pytest.mark.parametrize(
    ("answers", "results"),
    [
        (lost, {"lost": 2, "retried": 1, "local": 1}),
        (raised, {"failed": 1, "local": 1}),
    ],
    ids=["lost", "raised"],
)
def test_without_a_result_no_bot_here_is_held_up(
    answers: Callable[[Ask], Any], results: dict[str, int]
) -> None:
    async def work() -> None:
        cluster = cluster_of("a/1", "b/1", answers=answers)
        assert await cluster.check_records(DATA, ADA) is None
        assert cluster.results == results
        assert cluster.here == []
        assert not any(cluster.queue.counts().values())

    run(work())


def test_without_nodes_nothing_waits() -> None:
    async def work() -> None:
        cluster = cluster_of()
        assert await cluster.check_records(DATA, ADA) is None
        assert cluster.link.asked == []

    run(work())


def test_a_check_that_waits_ends_when_the_cluster_is_lost() -> None:
    async def work() -> None:
        cluster = cluster_of("a/1", answers=lambda _ask: None)
        first = asyncio.ensure_future(cluster.ask(expert()))
        await settle()
        waiting = asyncio.ensure_future(cluster.check_records(DATA, ADA))
        await settle()
        assert not waiting.done()
        cluster.handle(down())
        assert await asyncio.wait_for(waiting, 1.0) is None
        assert await first == "from here"
        assert len(cluster.here) == 1  # the expert only

    run(work())


def test_a_late_node_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "IMPORT_PATIENCE", 0.2)
    monkeypatch.setattr("moguls.server.thinking.cluster.scheduler.IMPORT_PATIENCE", 0.2)

    async def work() -> None:
        cluster = cluster_of("a/1", answers=lambda _ask: None)
        assert await asyncio.wait_for(cluster.check_records(DATA, ADA), 2.0) is None
        assert cluster.here == []

    run(work())


def test_bots_for_whom_people_wait_come_first() -> None:
    async def work() -> None:
        cluster = cluster_of("a/1", answers=lambda _ask: None)
        first = asyncio.ensure_future(cluster.ask(expert("first")))
        await settle()
        check = asyncio.ensure_future(cluster.check_records(DATA, ADA))
        await settle()
        second = asyncio.ensure_future(cluster.ask(expert("second")))
        await settle()
        for _ in range(3):
            ask = cluster.link.asked[-1]
            cluster.handle(as_a_node(ask) if question_of(ask.task)[0] == IMPORT else moved(ask))
            await settle()
        assert list(await asyncio.gather(first, second)) == ["a move", "a move"]
        assert await check == checked(DATA)
        kinds = [question_of(ask.task)[0] for ask in cluster.link.asked]
        assert kinds[-1] == IMPORT

    run(work())


def moved(ask: Ask) -> QuestionAnswered:
    return QuestionAnswered(ask.number, ask.worker, "a move")


@pytest.mark.parametrize("answers", [as_a_node, lost, moved], ids=["there", "here", "faulty"])
def test_an_upload_is_kept_or_refused_as_without_a_cluster(
    tmp_path: Path, answers: Callable[[Ask], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = Cluster()
    cluster.link.answers = answers
    if answers is as_a_node:  # nothing is done here
        monkeypatch.setattr("moguls.server.replay.sandbox.Sandbox.do", None)
    with TestClient(make_app(tmp_path / "moguls.sqlite", cluster), base_url=HOME) as client:
        assert client.portal is not None
        client.portal.call(cluster.join, "a/1", "b/1")
        ada = Person(client)
        answer = brought(ada, *RECORDS)
        assert answer.status_code == 200, answer.text
        assert [each["replay"] for each in answer.json()] == [it.id for it in check(DATA)]
        client.portal.call(cluster.join, "a/2", "b/2")
        error = refusal(ada, RECORDS[0] | {"comment": "x" * 5000})
        assert error["code"] == "record/besides"
    assert len(cluster.link.asked) == (4 if answers is lost else 2)
