"""Ages of what is stored, when the system's clock jumps."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from moguls.server.live.ages import Ages
from moguls.server.people.codes import Codes
from moguls.server.storage.folders import FILE
from moguls.server.storage.sqlite import file
from moguls.server.storage.store import SqliteStore
from tests.admin import Host, change, hosted
from tests.loops import run
from tests.server.conftest import Person
from tests.server.fakes import FakeClock

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DAY = 86_400.0
YEARS = 3650 * DAY
NOW = 1.79e9  # 2026


class InPlace:
    """A hub that runs transactions at once."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock

    async def transact(self, function: Any, *arguments: Any) -> Any:
        return function(*arguments)


class Machine:
    """A database and a clock; each start of a server has ages of its own."""

    def __init__(self, path: Path) -> None:
        self.store, self.clock = SqliteStore(path), FakeClock(5.0, NOW)
        self.start()

    def start(self) -> None:
        hub: Any = InPlace(self.clock)
        self.ages = Ages(hub, self.store.admin)
        run(self.ages.watch())

    def run(self, hours: int) -> None:
        for _hour in range(hours):
            self.clock.now += 3600
            run(self.ages.watch())

    def is_stale(self, at: float, days: float = 30) -> bool:
        return at <= run(self.ages.before(days * DAY))


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path / FILE)
    yield made
    made.store.close()


def test_without_jumps_an_age_is_the_time_that_has_passed(machine: Machine) -> None:
    at = machine.clock.time()
    machine.run(24 * 29)
    assert not machine.is_stale(at)
    machine.run(25)
    assert machine.is_stale(at)


def test_a_clock_set_forward_makes_nothing_old(machine: Machine) -> None:
    old = machine.clock.time() - 31 * DAY
    machine.run(2)
    new = machine.clock.time()
    assert machine.is_stale(old)
    machine.clock.offset += YEARS

    assert [machine.is_stale(old), machine.is_stale(new)] == [True, False]
    machine.start()
    assert [machine.is_stale(old), machine.is_stale(new)] == [True, False], "after a restart"
    later = machine.clock.time()
    machine.run(24 * 31)
    assert machine.is_stale(new)
    assert machine.is_stale(later)


def test_a_clock_that_is_set_back_again_makes_nothing_old(machine: Machine) -> None:
    new = machine.clock.time()
    machine.clock.offset += YEARS
    machine.run(1)
    in_between = machine.clock.time()
    machine.clock.offset -= YEARS
    machine.run(1)

    assert not machine.is_stale(new)
    assert not machine.is_stale(in_between)
    machine.run(24 * 31)
    assert machine.is_stale(new), "the jump was wrong and is forgotten"


def test_a_computer_without_a_clock_starts_in_the_past(machine: Machine) -> None:
    machine.run(1)
    machine.clock.offset -= 90 * DAY  # the time of the last save, until the network answers
    machine.start()
    new = machine.clock.time()
    machine.clock.offset += 90 * DAY

    assert not machine.is_stale(new)
    machine.start()
    assert not machine.is_stale(new)


def test_a_jump_while_no_server_runs_makes_nothing_old(machine: Machine) -> None:
    machine.run(1)
    new = machine.clock.time()
    machine.clock.offset += YEARS
    machine.start()

    assert not machine.is_stale(new)


def test_a_break_of_some_days_counts(machine: Machine) -> None:
    old = machine.clock.time() - 26 * DAY
    machine.clock.offset += 5 * DAY
    machine.start()

    assert machine.is_stale(old)


def test_after_a_jump_a_sweep_keeps_guests_and_tables(
    folder: Path, monkeypatch: pytest.MonkeyPatch, host: Host
) -> None:
    real, ahead = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])
    with hosted(folder) as client:
        Person(client).new_table()
        Person(client).get("/api/me")
        change(folder, "UPDATE entries SET at=at")  # the server has written both
        host("sweep", "--tables", "30", "--guests", "30", "--dry-run")
        ahead[0] = YEARS
        assert host("sweep", "--tables", "30", "--guests", "30", "--yes") == []
    with hosted(folder):
        assert host("sweep", "--tables", "30", "--guests", "30", "--yes") == []
    assert host("sweep", "--tables", "30", "--guests", "30", "--yes") == [], "without a server"


def test_a_ban_that_a_wrong_clock_ended_is_not_deleted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, host: Host
) -> None:
    real, ahead = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + ahead[0])
    until = time.strftime("%Y-%m-%d", time.gmtime(real() + 9 * DAY))
    with hosted(folder):
        host("ban", "192.0.2.1", "--until", until)
        ahead[0] = YEARS
        assert host("list", "bans") == []
        host("ban", "192.0.2.2")
        ahead[0] = 0.0
        assert {row["who"] for row in host("list", "bans")} == {"192.0.2.1/32", "192.0.2.2/32"}


@pytest.mark.parametrize("jump", [YEARS, -YEARS])
def test_the_code_of_a_device_outlives_a_jump(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    codes = Codes()
    code = codes.make("p1")
    wall = time.time()
    monkeypatch.setattr(time, "time", lambda: wall + jump)

    assert codes.owner(code) == "p1"


def test_a_clock_that_was_set_back_does_not_stop_the_folding_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / FILE)
    assert store.can_write()
    log = tmp_path / f"{FILE}-wal"
    assert log.stat().st_size
    file.fold_if_quiet(tmp_path / FILE)
    assert log.stat().st_size, "just written"
    wall = time.time()
    monkeypatch.setattr(time, "time", lambda: wall - YEARS)
    file.fold_if_quiet(tmp_path / FILE)

    assert not log.stat().st_size
    store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as read:
        assert read.execute("PRAGMA integrity_check").fetchone() == ("ok",)
