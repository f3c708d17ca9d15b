"""Time on turn is counted from the log, so a restart does not reset it."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from moguls.server.live import hub, live
from moguls.server.live.live import REST, Live
from moguls.server.live.opening import rebuilt
from moguls.server.storage.folders import FILE
from moguls.server.storage.schema import ENTRIES
from moguls.server.table.table import LogEntry
from tests.server.conftest import NoThinkers, Person
from tests.server.fakes import FakeClock
from tests.server.test_going_on import FIRST, serving
from tests.server.test_table import fresh, seated

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.table.table import Table

MINUTE = 60.0
WALL = 1_000_000.0  # the time of day at which tables are opened


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(5000.0, WALL - 5000.0)


def on_turn_for(minutes: float) -> Table:
    """Return a table of three at which Ada has been on turn for so long; five are allowed."""
    table = seated()
    table.at = table.turn_at = WALL - minutes * MINUTE
    return table


def goes_at(clock: FakeClock, here: Live) -> float:
    """Return after how many seconds Ada counts as gone, in steps of one."""
    began = clock.now
    while not here.idle():
        clock.now += 1
        assert clock.now < began + 3600
    assert here.idle() == {"ada"}
    return clock.now - began


@pytest.mark.parametrize(
    ("minutes", "started", "after"),
    [
        (4, -math.inf, 60),
        (4.5, 5000.0, 60),  # half a minute is left, but the server has just been started
        (1, 5000.0, 240),
        (600, 5000.0, 60),
        (600, 4970.0, 30),
        (600, 4000.0, 0),
        (-30, 5000.0, 300),  # the clock of the machine has been set back
    ],
)
def test_a_turn_goes_on_and_there_is_a_minute_after_a_start(
    clock: FakeClock, minutes: float, started: float, after: float
) -> None:
    assert goes_at(clock, Live(on_turn_for(minutes), clock, rest_until=started + REST)) == after


def test_the_next_turn_has_its_whole_time(clock: FakeClock) -> None:
    here = Live(on_turn_for(600), clock)
    assert here.idle() == {"ada"}
    here.table.turn_at = here.now()
    assert goes_at(clock, here) == 5 * MINUTE


def test_the_log_says_since_when_somebody_is_on_turn() -> None:
    table = fresh()
    made = {**table.setup, "game": "mogul-2002"}
    names = ("ada", "bob", "cid")
    sat = [LogEntry("sat", {"seat": k, "user": u, "name": u}) for k, u in enumerate(names)]
    later = [
        LogEntry("named", {"seat": 0, "name": "Augusta"}),
        LogEntry("auto_response", {"seat": 0, "auto_response": "ask"}),
        LogEntry("sat", {"seat": 1, "user": "bob", "name": "bob"}),
    ]
    entries = [replace(each, at=100.0 + k) for k, each in enumerate([*sat, *later])]
    assert rebuilt("t", made, entries).turn_at == 102.0, "the last one to sit began the game"
    moved = LogEntry(
        "move", {"seat": 0, "move": next(iter(rebuilt("t", made, entries).play.legal()))}
    )
    entries += [replace(moved, at=200.0), replace(later[0], at=201.0)]
    assert rebuilt("t", made, entries).turn_at == 200.0


def left_long_ago(path: Path) -> tuple[list[Person], str]:
    """Leave a table of three people an hour ago, the first one on turn."""
    with serving(path, NoThinkers()) as client:
        people = [Person(client) for _ in range(3)]
        table = people[0].new_table(options=FIRST, idle_minutes=2)
        for other in people[1:]:
            other.sit(table)
        with client.app.state.site.hub.store.engine.begin() as connection:  # type: ignore[attr-defined]
            connection.execute(sa.update(ENTRIES).values(at=ENTRIES.c.at - 3600))
    return people, table


def is_gone(person: Person, table: str) -> bool:
    gone: bool = person.get(f"/api/tables/{table}")["table"]["seats"][0]["away"]
    return gone


def test_a_limit_that_ran_out_while_the_server_was_down_leaves_a_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "AWAY", 3600.0)
    people, table = left_long_ago(tmp_path / FILE)
    monkeypatch.setattr(hub, "REST", 3600.0)
    with serving(tmp_path / FILE, NoThinkers()) as people[1].client:
        assert not is_gone(people[1], table)
    monkeypatch.setattr(hub, "REST", 0.0)
    with serving(tmp_path / FILE, NoThinkers()) as people[1].client:
        assert is_gone(people[1], table)
        assert people[1].get(f"/api/tables/{table}")["table"]["can_host"], "its host is gone"


def test_who_looks_on_is_told_when_the_rest_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "AWAY", 3600.0)
    people, table = left_long_ago(tmp_path / FILE)
    monkeypatch.setattr(hub, "REST", 1.0)
    with serving(tmp_path / FILE, NoThinkers()) as client:
        people[1].client = client
        with people[1].socket(table) as socket:
            while not socket.hear("frame")["table"]["seats"][0]["away"]:
                pass
