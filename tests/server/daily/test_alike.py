"""Bots of the deal of the day play alike for everybody, whatever the load; attempts survive."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

from moguls.games import registry
from moguls.server.app import make_app
from moguls.server.live import driver
from moguls.server.storage.folders import FILE
from moguls.server.table import daily
from moguls.server.table import table as tables
from moguls.server.thinking import answering
from moguls.server.thinking.interface import DIED, RAISED, BotFailed, TooLate
from moguls.server.thinking.job import MOVE, Asker, Job, PackedPosition, position_of
from moguls.server.thinking.scheduler import BUDGET, REVIEW_PATIENCE, Scheduler
from tests.loops import run
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.daily.site import begin, clock_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from moguls.server.thinking.job import Urgency

GAME = "take-stock"


class Seeded(NoThinkers):
    """Bots whose choice follows from their seed; some questions fail first."""

    def __init__(self, *faults: Exception) -> None:
        super().__init__()
        self.faults, self.jobs = list(faults), list[Job]()

    async def ask(self, job: Job, urgency: Callable[[], Urgency] | None = None) -> str:
        if self.faults and job.kind == MOVE:
            raise self.faults.pop()
        self.jobs.append(job)
        return _chosen(*job.question) if job.kind == MOVE else await super().ask(job, urgency)


def _chosen(at: PackedPosition, _seat: int, _level: str, seed: int = 0) -> str:
    rules = registry.game(registry.under(at.game, at.facts), **at.options).rules
    legal = rules.legal_actions(rules.state.unpack(at.state))
    return rules.to_text(legal[seed % len(legal)])


@pytest.fixture
def seeded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., tuple[TestClient, Seeded]]]:
    """Open the site of one folder again and again."""
    monkeypatch.setattr(driver, "WAITS", (0.0,) * 3)
    stack: list[TestClient] = []

    def new(*faults: Exception) -> tuple[TestClient, Seeded]:
        thinking = Seeded(*faults)
        while stack:
            stack.pop().__exit__(None, None, None)
        client = TestClient(make_app(tmp_path / FILE, thinking), base_url=HOME)
        stack.append(client.__enter__())
        return client, thinking

    yield new
    while stack:
        stack.pop().__exit__(None, None, None)


def events_of(person: Person, moves: int) -> list[Any]:
    """Make some moves, always the last legal one; return all public events up to the next."""
    table = begin(person, GAME)
    at = f"/api/tables/{table}"
    while moves:
        frame = person.get(at)
        assert not frame["view"]["over"]
        if frame["view"]["turn"] != frame["table"]["you"]:
            continue
        legal = [it["move"] for it in frame["view"]["actions"] if it["legal"]]
        person.play(table, legal[-1])
        moves -= 1
    while (frame := person.get(at))["view"]["turn"] != frame["table"]["you"]:
        if frame["view"]["over"]:
            break
    news = person.get(f"{at}/log?since=0")["log"]
    return [it["events"] for it in news if it["events"][0]["type"] not in {"sat", "bot", "set"}]


def test_the_same_moves_meet_the_same_answers(
    seeded: Callable[..., tuple[TestClient, Seeded]],
) -> None:
    client, thinking = seeded()
    clock_of(client)
    games = []
    for name in ("Ada", "Bob"):
        person = Person(client)
        person.patiently("PUT", "/api/me", json={"name": name})
        games.append(str(events_of(person, 4)).replace(name, "?"))
    asked = [(job.question[1:], job.is_counted) for job in thinking.jobs]

    assert games[0] == games[1]
    assert asked[: len(asked) // 2] == asked[len(asked) // 2 :]
    assert len({question[2] for question, _ in asked}) > 1  # each choice has a seed of its own
    assert all(is_counted for _, is_counted in asked)


@pytest.mark.parametrize(
    "fault", [TooLate("late"), BotFailed(DIED, "killed"), BotFailed(RAISED, "ValueError")]
)
def test_a_bot_that_cannot_answer_is_asked_again_and_never_replaced(
    seeded: Callable[..., tuple[TestClient, Seeded]], fault: Exception
) -> None:
    client, thinking = seeded(fault)
    clock_of(client)
    person = Person(client)
    events = events_of(person, 2)
    levels = [
        it["level"] for it in person.get(f"/api/tables/{begin(person, GAME)}")["table"]["seats"]
    ]

    assert not thinking.faults
    assert not any(it["type"] == "bot_failed" for entry in events for it in entry)
    assert levels.count("hard") == len(levels) - 1


def test_an_attempt_goes_on_after_a_restart_with_the_same_deal(
    seeded: Callable[..., tuple[TestClient, Seeded]],
) -> None:
    client, _ = seeded()
    clock_of(client)
    ada = Person(client)
    before = events_of(ada, 1)
    table, seen = begin(ada, GAME), ada.get("/api/daily")
    client, _ = seeded()
    clock_of(client)
    again = Person(client)
    again.cookie = ada.cookie

    assert begin(again, GAME) == table
    assert again.get("/api/daily") == seen
    assert events_of(again, 1)[: len(before)] == before


def test_a_stop_between_attempt_and_table_costs_nobody_the_attempt(
    seeded: Callable[..., tuple[TestClient, Seeded]], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, _ = seeded()
    clock_of(client)
    ada, site = Person(client), client.app.state.site  # type: ignore[attr-defined]  # Starlette's
    ada.get("/api/me")
    monkeypatch.setattr(site.store, "add_table", _full)
    with pytest.raises(OSError, match="disk full"):
        ada.ask("POST", f"/api/daily/{GAME}", json={})
    attempt = ada.get("/api/daily")["games"][-1]["attempt"]
    assert attempt["status"] == "playing"
    client, _ = seeded()
    clock_of(client)
    again = Person(client)
    again.cookie = ada.cookie

    assert begin(again, GAME) == attempt["table"]


def _full(*_: object) -> None:
    msg = "disk full"
    raise OSError(msg)


def test_a_search_that_counts_simulations_has_no_time_limit() -> None:
    asked: list[tuple[tuple[object, ...], float]] = []

    class AtOnce:
        is_ready, is_late = True, False

        async def ask(self, question: tuple[object, ...], patience: float) -> str:
            asked.append((question, patience))
            return "here"

        async def done(self) -> None: ...

        def end_thought(self) -> None: ...

    async def work() -> None:
        scheduler = Scheduler(number=2)
        worker: Any = AtOnce()
        scheduler._all, scheduler._free = [worker, worker], [worker]  # noqa: SLF001  # no process
        for is_counted in (True, False):
            job = Job(MOVE, ("at",), Asker("", "ada", "t"), is_counted=is_counted)
            assert await scheduler.ask(job) == "here"
            await asyncio.sleep(0)

    run(work())
    (question, patience), (timed, _) = asked
    assert question == (MOVE, None, "at")
    assert patience == REVIEW_PATIENCE
    assert timed == (MOVE, BUDGET, "at")


def test_a_seed_and_no_time_limit_give_the_same_move() -> None:
    game = registry.game(GAME)
    play = game.new(seats=4, seed=1)
    at = position_of(play.game, play.state)
    moves = [
        {answering.answer(MOVE, None, at, play.turn, "easy", seed) for _ in range(3)}
        for seed in range(30)
    ]

    assert all(len(it) == 1 for it in moves)
    assert len(set.union(*moves)) > 1


def test_a_seed_follows_from_the_salt_and_the_steps_and_other_tables_have_none() -> None:
    game = registry.game(GAME)
    setup = {"game": GAME, "options": {}, "deal": game.deal(4, seed=1), "seats": 4, "host": "ada"}
    seeds = set()
    for salt in ("a" * 64, "b" * 64):
        table = tables.new_table("t", {**setup, "salt": salt, **daily.setup_of("2027-01-15", 0.0)})
        for _ in range(3):
            seeds.add(daily.bot_seed(table))
            table.play.move(next(iter(table.play.legal())))

    assert len(seeds) == 6
    assert all(seed is not None and 0 <= seed < 1 << 63 for seed in seeds)
    assert daily.bot_seed(tables.new_table("t", {**setup, "salt": "a" * 64})) is None
