"""Strangers' records: read in a process apart, within limits of time, bytes and persons."""

from __future__ import annotations

import asyncio
import json
import os
import time
from contextlib import suppress
from functools import wraps
from typing import TYPE_CHECKING, Any

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from moguls.server.app import Options, make_app
from moguls.server.limits import rates
from moguls.server.limits.quotas import Quotas
from moguls.server.records import checking
from moguls.server.replay.sandbox import Sandbox
from moguls.server.routes.routing import while_connected
from moguls.server.wire.refusal import Refusal
from tests import loops
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.test_replays import brought, golden, kept, refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterator
    from pathlib import Path

NAME = "mogul-2002"


def size(record: dict[str, Any]) -> int:
    return len(json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode())


def test_a_record_of_very_many_keys_is_read_in_linear_time() -> None:
    """Keys were once counted in 123 s of CPU; that is 0.1 s now."""
    record = golden(NAME) | {f"key {number}": 0 for number in range(30_000)}
    data = json.dumps(record).encode()
    assert len(data) > rates.MAX_RECORD * 0.9

    begun = time.process_time()
    with pytest.raises(Refusal, match="record/besides"):
        checking.check(data)
    assert time.process_time() - begun < 10


@pytest.mark.parametrize(
    "more",
    [
        {"comment": "x" * 4200},
        {"storage": ["x" * 60] * 70},
        {"players": ["x" * 2100, "y" * 2100]},
        {"result": {**golden(NAME)["result"], "file": "x" * 4200}},
        {"checks": [{"after": 0, "state": {}, "file": "x" * 4200}]},
        {"steps": [{**step, "comment": "x" * 99} for step in golden(NAME)["steps"]]},
        {"steps": [{**step, "at": "x" * 99} for step in golden(NAME)["steps"]]},
        {"steps": [{**step, "at": int("9" * 99)} for step in golden(NAME)["steps"]]},
    ],
)
def test_a_record_is_not_a_place_for_files(
    person: Callable[[], Person], more: dict[str, Any]
) -> None:
    error = refusal(person(), golden(NAME, 1), golden(NAME) | more)

    assert error["code"] == "record/besides"
    assert error["line"] == 2
    assert "4096" in error["text"].replace("\u2019", "").replace(",", "")


def test_remarks_and_the_times_of_all_steps_are_welcome(person: Callable[[], Person]) -> None:
    record = golden(NAME) | {"comment": "x" * 2000, "players": ["Ada", "Bob", "Cleo"]}
    at = "2026-11-26T06:43:55.123+01:00"
    record["steps"] = [{**step, "at": at} for step in record["steps"]]

    assert person().get(kept(person(), record) + "/record")["steps"][0]["at"] == at


def in_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    @wraps(test)
    def run() -> None:
        loops.run(test())

    return run


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Callable[..., Callable[[], Person]]]:
    running: list[TestClient] = []

    def serve(**quotas: int) -> Callable[[], Person]:
        app = make_app(tmp_path / "db", NoThinkers(), Options(quotas=Quotas(**quotas)))
        running.append(TestClient(app, base_url=HOME).__enter__())

        def new() -> Person:
            made = Person(running[0])
            made.get("/api/me")
            return made

        return new

    yield serve
    for each in running:
        each.__exit__()


def test_a_person_keeps_so_many_bytes_and_no_more(
    small: Callable[..., Callable[[], Person]],
) -> None:
    one, other = golden(NAME), golden(NAME, 1)
    person = small(person_records=size(one) + size(other) - 1)
    ada, bob = person(), person()
    path = kept(ada, one)
    error = refusal(ada, other)

    assert error["code"] == "record/yours_full"
    for told in (size(one), size(other), size(one) + size(other) - 1):
        assert str(-(-told // 1000)) in error["text"]
    assert ada.get(path)["steps"] == len(one["steps"])
    kept(ada, one)  # it is here already
    kept(bob, other)
    kept(ada, other)  # as well, on Bob's account


def test_all_people_together_keep_so_many_bytes_and_no_more(
    small: Callable[..., Callable[[], Person]],
) -> None:
    person = small(all_records=size(golden(NAME)) + 1000)
    kept(person(), golden(NAME))
    answer = brought(bob := person(), golden(NAME, 1))

    assert answer.status_code == 507
    assert answer.json()["error"]["code"] == "record/all_full"
    kept(bob, golden(NAME))


def test_no_record_of_several_is_kept_where_one_is_too_much(
    small: Callable[..., Callable[[], Person]],
) -> None:
    ada = small(person_records=size(golden(NAME, 1)) + 1000)()
    assert refusal(ada, golden(NAME), golden(NAME, 1))["code"] == "record/yours_full"

    kept(ada, golden(NAME, 1))


@in_loop
async def test_what_takes_too_long_is_ended() -> None:
    room = Sandbox()
    pid = await room.do(os.getpid)
    room.seconds = 0.1
    with pytest.raises(Refusal, match="record/too_slow"):
        await room.do(time.sleep, 600)
    room.seconds = 60

    assert await room.do(os.getpid) != pid, "the process is gone"
    await _gone(pid)
    room.stop()


@in_loop
async def test_who_leaves_ends_the_work_and_nobody_elses() -> None:
    room = Sandbox()
    pid = await room.do(os.getpid)
    work = asyncio.ensure_future(room.do(time.sleep, 600))
    waiting = asyncio.ensure_future(room.do(os.getpid))
    leaving = asyncio.ensure_future(room.do(time.sleep, 600))
    await asyncio.sleep(0)
    leaving.cancel()
    work.cancel()

    assert await waiting != pid
    await _gone(pid)
    room.stop()


async def _gone(pid: int) -> None:
    with suppress(ProcessLookupError):
        while True:
            os.kill(pid, 0)
            await asyncio.sleep(0.01)


@in_loop
async def test_a_work_is_cancelled_when_its_asker_hangs_up() -> None:
    hung_up, ended = asyncio.Event(), asyncio.Event()

    async def receive() -> dict[str, str]:
        await hung_up.wait()
        return {"type": "http.disconnect"}

    async def work() -> str:
        hung_up.set()
        try:
            await asyncio.sleep(600)
        finally:
            ended.set()
        return "done"

    assert await while_connected(Request({"type": "http"}, receive), work()) is None
    await ended.wait()


def test_one_person_has_one_check_at_a_time() -> None:
    busy = rates.OneAtATime("record/one_at_a_time")
    refused = pytest.raises(Refusal, match="record/one_at_a_time")
    with busy.one_more("ada"), busy.one_more("bob"), refused, busy.one_more("ada"):
        pytest.fail("a second one")
    with busy.one_more("ada"):
        pass


def test_records_are_not_checked_in_the_server(
    small: Callable[..., Callable[[], Person]], monkeypatch: pytest.MonkeyPatch
) -> None:
    person = small()
    monkeypatch.setattr("moguls.server.records.importing.read_records", None)

    assert person().get(kept(person(), golden(NAME)))["steps"] == len(golden(NAME)["steps"])
