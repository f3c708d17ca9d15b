"""Bots that are late, or cannot think for a while: the table plays on, nobody is replaced."""

from __future__ import annotations

import os
import threading
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.live import driver
from moguls.server.thinking import worker
from moguls.server.thinking.interface import BotFailed, TooLate
from moguls.server.thinking.job import MOVE, Asker, Job
from moguls.server.thinking.scheduler import Scheduler
from moguls.server.thinking.worker import Worker
from tests.loops import run
from tests.server.conftest import HOME, NoThinkers, Person

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PATIENCE = 600  # seconds; nobody waits for them but on a machine that is very busy
MANY = 60.0


def answers(text: str = "here") -> str:
    return text


def waits_for(path: str) -> str:
    from pathlib import Path  # noqa: PLC0415  # in a process of its own

    while not Path(path).exists():
        time.sleep(0.01)
    return path


def processes(one: Worker) -> set[int]:
    assert one._pool is not None  # noqa: SLF001  # nothing else tells which process it is
    return set(one._pool._processes)  # noqa: SLF001


# -- one process ----------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_late_answer_is_dropped_and_its_process_lives_on(tmp_path: Path) -> None:
    async def work() -> None:
        one, flag = Worker(waits_for, {}), tmp_path / "now"
        with pytest.raises(TooLate):
            await one.ask((str(flag),), 0.05)
        before = processes(one)
        assert one.is_busy
        flag.touch()
        (tmp_path / "another").touch()
        # The answer to this question, not the late one to the other.
        assert await one.ask((str(tmp_path / "another"),), PATIENCE) == str(tmp_path / "another")
        assert processes(one) == before
        one.stop(wait=True)

    run(work())


@pytest.mark.slow
def test_long_silence_ends_a_process_and_the_next_question_gets_another(tmp_path: Path) -> None:
    async def work() -> None:
        one = Worker(waits_for, {}, silence=PATIENCE)
        (tmp_path / "now").touch()
        await one.ask((str(tmp_path / "now"),), PATIENCE)
        before = processes(one)
        one._silence = 0.2  # noqa: SLF001  # its process is ready by now
        with pytest.raises(TooLate):
            await one.ask((str(tmp_path / "never"),), 0.05)
        await one.done()
        one._silence = PATIENCE  # noqa: SLF001
        assert await one.ask((str(tmp_path / "now"),), PATIENCE)
        assert not before & processes(one)
        one.stop(wait=True)

    run(work())


def no_room(error: BaseException) -> Callable[..., Any]:
    def refuse(*_arguments: Any, **_more: Any) -> Any:
        raise error

    return refuse


@pytest.mark.parametrize(
    "error",
    [
        PermissionError(13, "Permission denied"),
        FileNotFoundError(2, "No such file or directory"),  # without /dev/shm
        MemoryError(),
        RuntimeError("can't start new thread"),
        NotImplementedError("no semaphores here"),
    ],
)
def test_where_no_pool_can_be_made_there_is_no_answer_now(
    monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    async def work() -> None:
        pool = Scheduler(answers, number=1)
        monkeypatch.setattr(worker, "ProcessPoolExecutor", no_room(error))
        pool.start("moguli")  # nobody hears of it
        assert not await pool.is_prepared("moguli")
        with pytest.raises(TooLate):
            await pool.ask(Job(MOVE, (), Asker("", "", "")))

    run(work())


def dies(*_given: Any) -> None:
    os._exit(3)


@pytest.mark.slow
def test_whatever_befalls_a_process_the_next_question_gets_a_new_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        one = Worker(perhaps, {})
        with monkeypatch.context() as trouble:
            no_more = no_room(BlockingIOError(11, "Resource temporarily unavailable"))
            trouble.setattr(ProcessPoolExecutor, "_start_executor_manager_thread", no_more)
            with pytest.raises(TooLate):
                await one.ask(("live",), PATIENCE)
        with monkeypatch.context() as trouble:
            trouble.setattr(worker, "settle", dies)  # which says nothing against the bot
            with pytest.raises(TooLate):
                await one.ask(("live",), PATIENCE)
        with pytest.raises(BotFailed) as failed:
            await one.ask(("die",), PATIENCE)
        assert failed.value.why == "died"
        assert await one.ask(("live",), PATIENCE) == "live"
        one.stop(wait=True)

    run(work())


def perhaps(text: str) -> str:
    if text == "die":
        dies()
    return text


# -- at a table -----------------------------------------------------------------------------------


class Injected(NoThinkers):
    """Bots of this process that answer as they are told, given how often a seat was asked."""

    def __init__(self, answer: Callable[[int], Exception | None]) -> None:
        super().__init__()
        self.answer, self.asked = answer, Counter[int]()

    async def ask(self, job: Job, urgency: Any = None) -> str:
        seat = job.question[1]
        self.asked[seat] += 1
        error = self.answer(self.asked[seat])
        if error is not None:
            raise error
        return await super().ask(job, urgency)


def whole_game(path: Path, pool: Scheduler) -> tuple[dict[str, Any], list[str]]:
    """Let bots play to the end; return the last frame, and what happened by kind."""
    with TestClient(make_app(path, pool), base_url=HOME) as client:
        ada = Person(client)
        table = ada.new_table(sit=False, bots=["hard"] * 3)
        until = time.monotonic() + PATIENCE
        while (frame := ada.get(f"/api/tables/{table}"))["table"]["status"] != "over":
            assert time.monotonic() < until, frame["seq"]
            time.sleep(0.05)
        _, log = client.app.state.site.store.load(table)  # type: ignore[attr-defined]  # Starlette
        return frame, [entry.kind for entry in log]


def test_a_bot_that_is_always_late_is_asked_each_time_and_keeps_its_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()

    def spying(*_given: Any) -> str:
        threads.add(threading.get_ident())
        return original(*_given)

    original = driver.stand_in
    monkeypatch.setattr(driver, "stand_in", spying)
    loop_thread: list[int] = []

    def late(_asked: int) -> Exception:
        loop_thread.append(threading.get_ident())
        return TooLate("none")

    pool = Injected(late)
    frame, kinds = whole_game(tmp_path / "db", pool)

    assert {seat["level"] for seat in frame["table"]["seats"]} == {"hard"}
    assert "bot_failed" not in kinds
    assert pool.asked.total() > 20  # at every decision
    assert threads
    assert not threads & set(loop_thread)  # the event loop did not think


@pytest.mark.parametrize("times", [1, 2])
def test_a_bot_is_replaced_when_its_process_dies_twice_running(tmp_path: Path, times: int) -> None:
    """Occasional crashes are the machine's fault: each answer in between resets the count."""
    pool = Injected(lambda asked: BotFailed("died", "x") if 0 < asked % 4 <= times else None)
    frame, kinds = whole_game(tmp_path / "db", pool)

    replaced = {seat["level"] for seat in frame["table"]["seats"]}
    assert replaced == ({"hard"} if times == 1 else {"steady"})
    assert kinds.count("bot_failed") == (0 if times == 1 else 3)


def test_a_table_plays_on_while_no_process_can_be_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "ProcessPoolExecutor", no_room(OSError(11, "no more")))
    frame, kinds = whole_game(tmp_path / "db", Scheduler())

    assert {seat["level"] for seat in frame["table"]["seats"]} == {"hard"}
    assert "bot_failed" not in kinds


def test_a_hint_that_no_process_can_give_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "ProcessPoolExecutor", no_room(OSError(11, "no more")))
    app = make_app(tmp_path / "db", NoThinkers())
    with TestClient(app, base_url=HOME) as client:
        ada = Person(client)
        table = ada.new_table(game="moguli", seats=2, bots=["easy"])
        ask = partial(ada.ask, "GET", f"/api/tables/{table}/hint")
        until = time.monotonic() + PATIENCE
        while (told := ask()).status_code == 200 and time.monotonic() < until:
            time.sleep(0.05)  # it is the bot's turn
    assert told.json()["error"]["code"] == "table/hint_failed"
