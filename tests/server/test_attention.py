"""Urgency of a table's bots, and the fate of unwatched tables."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, cast

import pytest
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.live import attention, driver, pace
from moguls.server.live.attention import Whereabouts, asker_of, is_unattended, urgency_of
from moguls.server.live.live import Live, Viewer
from moguls.server.thinking.job import Asker, Urgency
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.fakes import FakeClock
from tests.server.test_paces import seated

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.thinking.job import Job


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(1000.0)


def test_somebody_waits_who_sits_there_and_is_there(clock: FakeClock) -> None:
    live = Live(seated("normal"), clock)
    assert urgency_of(live) == Urgency.NOBODY
    live.look("ada")
    assert urgency_of(live) == Urgency.PERSON
    clock.now += 29
    assert urgency_of(live) == Urgency.PERSON
    clock.now += 2
    assert urgency_of(live) == Urgency.NOBODY
    live.viewers = {Viewer("ada", 0)}
    assert urgency_of(live) == Urgency.PERSON


def test_somebody_looks_on_who_is_connected_or_has_asked_lately(clock: FakeClock) -> None:
    live = Live(seated("normal", bots=2), clock)
    assert is_unattended(live)
    live.viewers = {Viewer(None, 0)}
    assert urgency_of(live) == Urgency.WATCHED
    live.viewers = set()
    live.look(None)
    assert urgency_of(live) == Urgency.WATCHED
    assert not is_unattended(live)
    clock.now += 31
    assert urgency_of(live) == Urgency.NOBODY
    assert is_unattended(live)


def test_a_bot_thinks_for_who_waits_there_or_else_for_who_made_the_table() -> None:
    where, live = Whereabouts(), Live(seated("normal"))
    where.note("ada", "10.0.0.1")
    live.look("ada")
    assert asker_of(live, where) == Asker("10.0.0.1", "ada", "t")
    assert asker_of(Live(seated("normal", bots=2)), where) == Asker("10.0.0.1", "ada", "t")


def test_where_people_are_is_remembered_of_the_latest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attention, "MOST", 2)
    where = Whereabouts()
    for person in ("ada", "bob", "ada", "lin"):
        where.note(person, f"at {person}")
    assert [where.of(person) for person in ("ada", "bob", "lin")] == ["at ada", "", "at lin"]


class Asked(NoThinkers):
    """Bots of this process, and for which tables they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs = list[Any]()

    async def ask(self, job: Job, urgency: Any = None) -> str:
        self.jobs.append(job)
        return await super().ask(job, urgency)

    def tables(self) -> set[str]:
        return {job.asker.table for job in self.jobs}


def test_of_three_tables_of_bots_alone_two_play_and_the_third_once_somebody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "UNATTENDED", 0.01)
    monkeypatch.setattr(driver, "ROOM", 0.01)
    bots = Asked()
    with TestClient(make_app(tmp_path / "db", bots), base_url=HOME) as client:
        ada, bob = Person(client), Person(client)
        how = {"sit": False, "bots": ["easy"] * 3, "game": "take-stock"}
        mine = [ada.new_table(**how) for _ in range(3)]
        theirs = bob.new_table(**how)
        expected = {*mine[:2], theirs}
        until = time.monotonic() + 60
        while (bots.tables() & expected) != expected and time.monotonic() < until:
            time.sleep(0.02)
        assert bots.tables() == expected
        ada.get(f"/api/tables/{mine[2]}")
        while mine[2] not in bots.tables() and time.monotonic() < until:
            time.sleep(0.02)
        assert mine[2] in bots.tables()


def test_a_maker_has_room_for_two_tables_of_bots_alone() -> None:
    drives = driver.Driver(cast("Any", None), NoThinkers(), Whereabouts())
    alone = [Live(seated("normal", bots=2)) for _ in range(3)]
    room = []
    for number, live in enumerate(alone):
        drives._played.setdefault("ada", {})[str(number)] = live  # noqa: SLF001  # no task is begun
        room.append(drives.has_room("ada"))

    assert room == [True, False, False]
    assert drives.has_room("bob")
    alone[0].look(None)
    assert not drives.has_room("ada"), "two are still alone"
    alone[1].look(None)
    assert drives.has_room("ada"), "what somebody looks at does not count"


def test_a_job_of_a_table_says_for_whom_it_is_and_whether_it_is_long(tmp_path: Path) -> None:
    bots = Asked()
    with TestClient(make_app(tmp_path / "db", bots), base_url=HOME) as client:
        ada = Person(client)
        table = ada.new_table(bots=["easy", "expert"], options={"first_player": "1"})
        ada.get(f"/api/tables/{table}")
        until = time.monotonic() + 60
        while len({job.question[2] for job in bots.jobs}) < 2 and time.monotonic() < until:
            frame = ada.get(f"/api/tables/{table}")
            if frame["view"]["turn"] == 0:
                ada.play(table)
        asked = {job.question[2]: job for job in bots.jobs}
        assert {level: job.is_slow for level, job in asked.items()} == {
            "easy": False,
            "expert": True,
        }
        assert {job.asker.table for job in bots.jobs} == {table}
        assert bots.jobs[-1].urgency == Urgency.PERSON
        assert bots.jobs[-1].asker.network


class Hurried(Asked):
    """Bots that have half of the time."""

    async def ask(self, job: Job, urgency: Any = None) -> str:
        job.share = 0.5
        return await super().ask(job, urgency)


@pytest.mark.parametrize(("level", "told"), [("expert", True), ("easy", False)])
def test_a_table_says_when_its_bots_think_for_less_time(
    tmp_path: Path, level: str, told: bool
) -> None:
    app = make_app(tmp_path / "db", Hurried())
    with TestClient(app, base_url=HOME) as client:
        ada = Person(client)
        table = ada.new_table(bots=[level] * 2, options={"first_player": "1"})
        until = time.monotonic() + 60
        while (frame := ada.get(f"/api/tables/{table}"))["seq"] < 5 and time.monotonic() < until:
            if frame["view"]["turn"] == 0:
                ada.play(table)
        assert frame["table"]["bots_throttled"] is told
