"""Pace of bots: three values, the host's choice, and their former names."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, get_args

import pytest
from starlette.testclient import TestClient

import moguls
from moguls.server.app import make_app
from moguls.server.live import driver, pace
from moguls.server.live.hub import seal
from moguls.server.live.live import Live, Viewer
from moguls.server.table import seating
from moguls.server.table import table as tables
from moguls.server.table.evolving import evolve
from moguls.server.wire.messages import Pace
from tests import loops
from tests.server.conftest import HOME, NoThinkers, Person

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from moguls.server.table.table import Table

FIRST = {"first_player": "0"}


def seated(how: str, *, bots: int = 1, name: str = "moguli", **options: str) -> Table:
    game = moguls.game(name, **options)
    seats = 2 if name == "moguli" else 3
    made = {**seal(game.name, game.options, game.deal(seats, seed=1)), "seats": seats}
    table = tables.new_table("t", {**made, "host": "ada", "pace": how})
    people = seats - bots
    for entry in seating.sit(table, "ada", "Ada", 0) if people else []:
        evolve(table, entry)
    for seat in range(people, seats):
        evolve(table, seating.bot_entry(seat, "easy"))
    return table


def paused(table: Table, viewers: int = 1) -> float:
    live = Live(table)
    live.viewers = {Viewer(None, 0) for _ in range(viewers)}
    return pace.pause(live)


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_slow_leaves_time_for_a_spoken_sentence_and_at_once_none() -> None:
    assert paused(seated("slow")) >= 5
    assert 0.6 <= paused(seated("normal")) <= 1.4
    assert paused(seated("at_once")) == 0


@pytest.mark.parametrize(
    ("how", "bots", "shortest", "longest"),
    [("slow", 1, 5.0, 5.0), ("normal", 1, 0.6, 1.3992), ("normal", 2, 0.25, 0.4498)],
)
def test_a_pause_lies_between_the_shortest_and_the_longest_of_its_pace(
    how: str, bots: int, shortest: float, longest: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(how, bots=bots)
    monkeypatch.setattr("moguls.server.live.pace.secrets.randbelow", lambda _: 0)
    assert paused(table) == pytest.approx(shortest)
    monkeypatch.setattr("moguls.server.live.pace.secrets.randbelow", lambda count: count - 1)
    assert paused(table) == pytest.approx(longest)


def test_bots_among_themselves_are_brisk_but_not_where_they_are_to_be_slow() -> None:
    assert paused(seated("normal", bots=2)) < 0.5
    assert paused(seated("slow", bots=2)) >= 5


def test_choices_that_nobody_is_told_aloud_take_little_time_at_every_pace() -> None:
    table = seated("slow", bots=2, name="mogul-2002", **FIRST)
    assert table.play.phase == "loan"
    assert paused(table) < 0.5


def test_nobody_waits_where_nobody_looks_on() -> None:
    assert paused(seated("slow"), viewers=0) == 0


def test_bots_that_are_alone_move_once_in_five_seconds() -> None:
    for each in get_args(Pace):
        assert paused(seated(each, bots=2), viewers=0) == 5


def test_a_table_stored_with_a_pace_of_before_has_it_by_its_name_of_now(tmp_path: Path) -> None:
    path = tmp_path / "moguls.sqlite"
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada = Person(client)
        ada.get("/api/me")
        table = ada.new_table(open=True)
    as_before(path, table)

    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada.client = client
        [listed] = ada.get("/api/me/tables")["tables"]
        assert listed["pace"] == "at_once"
        assert ada.get(f"/api/tables/{table}")["table"]["pace"] == "at_once"


def as_before(path: Path, table: str) -> None:
    """Write the pace of a table as a server of before three paces did."""
    with sqlite3.connect(path) as store:
        for row, at in (("tables", "made"), ("listings", "shown")):
            key = "id" if row == "tables" else "table_id"
            [[text]] = store.execute(f"SELECT {at} FROM {row} WHERE {key} = ?", (table,))  # noqa: S608  # our names
            told = json.dumps({**json.loads(text), "pace": "fast"})
            store.execute(f"UPDATE {row} SET {at} = ? WHERE {key} = ?", (told, table))  # noqa: S608  # our names
    store.close()


def test_the_host_changes_the_pace_during_play_and_all_are_told(
    three: tuple[list[Person], str],
) -> None:
    people, table = three
    path = f"/api/tables/{table}"
    assert people[1].refused("PUT", f"{path}/arrangement", pace="slow")["code"] == "table/not_host"

    assert people[0].ask("PUT", f"{path}/arrangement", json={"pace": "slow"}).status_code == 200
    for each in people:
        frame = each.get(path)
        assert frame["table"]["pace"] == "slow"
        assert frame["log"][-1]["events"] == [{"type": "set", "pace": "slow"}]


def test_a_pace_that_there_is_not_is_refused_with_those_that_there_are(
    person: Callable[[], Person],
) -> None:
    ada = person()
    path = f"/api/tables/{ada.new_table()}/arrangement"
    text = ada.refused("PUT", path, pace="quick")["text"]
    assert "at_once, normal, slow" in text


def test_a_pause_that_has_begun_ends_when_the_host_wants_no_more(
    person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "SLOW", (600.0, 600.0))
    ada = person()
    table = ada.new_table(game="moguli", seats=2, bots=["easy"], pace="slow")
    path = f"/api/tables/{table}"
    with ada.socket(table) as socket:  # somebody looks on
        socket.hear("frame")
        while ada.get(path)["view"]["turn"] == 0:
            ada.play(table)
        before = ada.get(path)["view"]["ply"]
        time.sleep(0.3)
        assert ada.get(path)["view"]["ply"] == before

        assert ada.ask("PUT", f"{path}/arrangement", json={"pace": "at_once"}).status_code == 200
        until(lambda: ada.get(path)["view"]["ply"] > before)


def test_a_rematch_and_a_move_taken_back_keep_the_pace_of_now(person: Callable[[], Person]) -> None:
    ada = person()
    table = ada.new_table(game="moguli", seats=2, bots=["easy"], options={"max_turns": "4"})
    path = f"/api/tables/{table}"
    until(lambda: ada.get(path)["view"]["turn"] == 0)
    ada.play(table)
    ada.ask("PUT", f"{path}/arrangement", json={"pace": "slow"})
    again = ada.post(f"{path}/go-back")["table"]
    assert ada.get(f"/api/tables/{again}")["table"]["pace"] == "slow"

    while not (now := ada.get(path))["view"]["over"]:
        if now["view"]["turn"] == 0:
            ada.play(table)
    rematch = ada.post(f"{path}/rematch")["table"]
    assert ada.get(f"/api/tables/{rematch}")["table"]["pace"] == "slow"


def test_a_write_that_fails_is_tried_again_after_1_5_and_30_seconds_and_then_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a move that could be written the three tries are there again."""
    slept: list[float] = []
    worked = iter([False, False, True, False, False, False, False])

    async def move(_live: Live) -> None:
        if not next(worked):
            raise OSError(28, "No space left on device")

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    nobody: Any = None
    driving, live = driver.Driver(nobody, nobody, nobody), Live(seated("normal", bots=2))
    monkeypatch.setattr(driving, "_move", move)
    monkeypatch.setattr(driving, "_wait_for_room", lambda *_: asyncio.sleep(0))
    monkeypatch.setattr(driver, "asyncio", SimpleNamespace(sleep=sleep))
    driving._played["ada"] = {live.table.id: live}  # noqa: SLF001  # as `look` does
    loops.run(driving._play(live, "ada"))  # noqa: SLF001

    assert slept == [1, 5, 1, 5, 30]
    assert (list(worked), driving._played) == ([], {})  # noqa: SLF001
