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
from moguls.server.thinking.cluster import scheduler
from moguls.server.thinking.cluster.messages import Drop, QuestionAnswered, question_of
from moguls.server.thinking.job import IMPORT
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

RECORDS = [golden("mogul-2002"), golden("moguli")]
DATA = "\n".join(map(json.dumps, RECORDS)).encode()


def with_move(move: str) -> dict[str, Any]:
    """Return the first record with another move in the middle."""
    steps = list(RECORDS[0]["steps"])
    at = next(k for k, step in enumerate(steps) if k > 15 and "move" in step)
    return RECORDS[0] | {"steps": [*steps[:at], steps[at] | {"move": move}, *steps[at + 1 :]]}


WRONG = {
    "nothing": b"",
    "no JSON": b'{"game": }',
    "no text": b"\xff\xfe",
    "other results": json.dumps(RECORDS[0] | {"result": {"scores": [1, 2, 3]}}).encode(),
    "a move that is not legal": json.dumps(with_move("sell 5")).encode(),
    "no move": json.dumps(with_move("whatever")).encode(),
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
    assert there.value == here.value
    assert (there.value.rule, there.value.legal) == (here.value.rule, here.value.legal)


def test_records_are_checked_on_a_node_and_only_they_are_sent() -> None:
    async def work() -> None:
        cluster = cluster_of("a/1")
        assert await cluster.check_records(DATA) == checked(DATA)
        assert cluster.results == {"answered": 1}
        [ask] = cluster.link.asked
        kind, _seconds, data = question_of(ask.task)
        assert (kind, data) == (IMPORT, DATA)
        await settle()
        cluster.link.answers = moved
        assert await cluster.ask(expert()) == "a move"

    run(work())


def test_a_worker_of_another_node_checks_them_if_the_first_is_lost() -> None:
    async def work() -> None:
        first_is_lost = lambda ask: (lost if ask.worker == "a/1" else as_a_node)(ask)  # noqa: E731
        cluster = cluster_of("a/1", "a/2", "b/1", answers=first_is_lost)
        assert await cluster.check_records(DATA) == checked(DATA)
        assert [ask.worker for ask in cluster.link.asked] == ["a/1", "b/1"]
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
        assert await cluster.check_records(DATA) is None
        assert cluster.results == results
        assert cluster.here == []

    run(work())


def test_nothing_waits_for_a_node() -> None:
    async def work() -> None:
        cluster = cluster_of()
        assert await cluster.check_records(DATA) is None
        cluster.link.answers = lambda _ask: None
        cluster.join("a/1")
        busy = asyncio.ensure_future(cluster.ask(expert()))
        await settle()
        assert await cluster.check_records(DATA) is None
        assert len(cluster.link.asked) == 1
        cluster.handle(down())
        assert await busy == "from here"

    run(work())


def test_one_import_at_a_time_leaves_the_other_nodes_to_bots() -> None:
    async def work() -> None:
        cluster = cluster_of("a/1", "b/1", answers=lambda _ask: None)
        first = asyncio.ensure_future(cluster.check_records(DATA))
        await settle()
        assert await cluster.check_records(DATA) is None
        [ask] = cluster.link.asked
        cluster.handle(as_a_node(ask))
        assert await first == checked(DATA)
        cluster.link.answers = as_a_node
        assert await cluster.check_records(DATA) == checked(DATA)

    run(work())


def drops(cluster: Cluster) -> list[str]:
    return [it.worker for it in cluster.link.requests if isinstance(it, Drop)]


def test_a_late_worker_is_replaced_and_no_other_one_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "IMPORT_PATIENCE", 0.1)

    async def work() -> None:
        cluster = cluster_of("a/1", "b/1", answers=lambda _ask: None)
        assert await asyncio.wait_for(cluster.check_records(DATA), 2.0) is None
        await settle()
        assert len(cluster.link.asked) == 1
        assert drops(cluster) == ["a/1"]
        assert cluster.results == {"late": 1, "local": 1}
        assert cluster.remote_workers == 1
        cluster.link.answers = as_a_node
        assert await cluster.check_records(DATA) == checked(DATA)

    run(work())


def test_a_worker_whose_asker_has_gone_is_replaced() -> None:
    async def work() -> None:
        cluster = cluster_of("a/1", answers=lambda _ask: None)
        check = asyncio.ensure_future(cluster.check_records(DATA))
        await settle()
        check.cancel()
        await settle()
        assert check.cancelled()
        assert drops(cluster) == ["a/1"]
        assert cluster.remote_workers == 0
        cluster.link.answers = as_a_node
        cluster.join("a/2")
        assert await cluster.check_records(DATA) == checked(DATA)

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
        error = refusal(ada, with_move("sell 5"))
        assert error["rule"] is not None
        assert error["legal"]
        assert "none-why" not in error["text"]
    assert len(cluster.link.asked) == (4 if answers is lost else 2)
