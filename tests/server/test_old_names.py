"""Databases with the names of older versions: `stored` holds one, and a record that it exported."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.storage.old_names import NAMES, PACES, kind_of, renamed, stored_kinds
from moguls.server.table.table import PRIVATE, SETTINGS
from tests.server.conftest import HOME, NoThinkers, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

STORED = Path(__file__).parent / "stored"
PLAYING, WAITING, OVER, FORK = (
    "9Fhjv0zoAbGCEKdy",
    "UzeQQHvJEBL6305O",
    "nT3FxQedS7MpAppC",
    "tSWRo-hePESy4uAf",
)
COOKIE = "moguls-c1053bcd=p-obLFx5Vk7srYvi4R_fm88gY4evF3r1x36zW5YCcOo"


@pytest.fixture
def ada(tmp_path: Path) -> Iterator[Person]:
    """The host of all tables of the old database, with a server of today."""
    path = tmp_path / "moguls.sqlite"
    with sqlite3.connect(path) as database:
        database.executescript((STORED / "tables.sql").read_text("utf-8"))
    database.close()
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        host = Person(client)
        host.cookie = COOKIE
        yield host


def test_settings_are_as_they_were(ada: Person) -> None:
    playing = ada.get(f"/api/tables/{PLAYING}")["table"]
    assert {name: playing[name] for name in SETTINGS} == {
        "open": False,
        "bots_replaceable": True,
        "guests_may_seat": False,
        "idle_minutes": 2,
        "pace": "at_once",
        "step_mode": True,
    }
    assert (playing["status"], playing["you"]) == ("playing", 0)
    waiting = ada.get(f"/api/tables/{WAITING}")["table"]
    assert (waiting["idle_minutes"], waiting["step_mode"]) == (0, True)


def test_the_log_tells_settings_by_their_names_of_today(ada: Person) -> None:
    log = ada.get(f"/api/tables/{PLAYING}/log?since=0")["log"]
    events = [event for entry in log for event in entry["events"] if event["type"] == "set"]
    changes = [{name: event[name] for name in event if name != "type"} for event in events]
    assert changes == [
        {"open": False},
        {"guests_may_seat": False},
        {"idle_minutes": 2},
        {"pace": "at_once"},
    ]


def test_auto_responses_are_read_and_replaced(ada: Person, tmp_path: Path) -> None:
    path = f"/api/tables/{PLAYING}"
    last = (PLAYING, 22, "wish", '{"seat":0,"wish":"once"}', 1795827050)
    insert = "INSERT INTO entries (table_id, number, kind, data, at) VALUES (?, ?, ?, ?, ?)"
    with sqlite3.connect(tmp_path / "moguls.sqlite") as database:
        database.execute(insert, last)
    frame = ada.get(path)
    assert (frame["seq"], frame["table"]["auto_response"]) == (17, "once")
    assert ada.ask("PUT", f"{path}/auto-response", json={"auto_response": "ask"}).status_code == 200
    assert ada.get(path)["table"]["auto_response"] == "ask"
    query = "SELECT number, kind, data FROM entries WHERE table_id = ? AND number > 21"
    entry = (22, "auto_response", '{"seat":0,"auto_response":"ask"}')
    assert database.execute(query, (PLAYING,)).fetchall() == [entry]
    database.close()


def test_old_auto_responses_are_private() -> None:
    assert stored_kinds(PRIVATE) == {*PRIVATE, "wish"}
    assert stored_kinds({"move"}) == {"move"}
    assert (kind_of("wish"), kind_of("move")) == ("auto_response", "move")


def test_the_game_goes_on(ada: Person) -> None:
    seq = ada.get(f"/api/tables/{PLAYING}")["seq"]
    assert seq == 17
    assert ada.play(PLAYING) > seq


def test_lists_tell_house_rules_and_known_deals(ada: Person) -> None:
    tables = {it["id"]: it for it in ada.get("/api/me/tables")["tables"]}
    assert tables[PLAYING]["house_rules"] == {"first_player": "0"}
    assert tables[PLAYING]["bots_replaceable"]
    assert [tables[table]["deal_known"] for table in (FORK, PLAYING)] == [True, False]


def test_a_finished_game_has_the_record_that_it_had(ada: Person) -> None:
    record = ada.ask("GET", f"/api/tables/{OVER}/record").text
    assert record == (STORED / "record.json").read_text("utf-8")


def test_a_listed_table_needs_a_start_as_before() -> None:
    assert renamed("made", {"needs_start": True, "seats": 2}) == {"needs_start": True, "seats": 2}


def test_each_setting_of_today_is_what_an_old_name_becomes_or_was_called_so() -> None:
    assert set(NAMES["set"].values()) | {"open", "pace"} == set(SETTINGS)


@pytest.mark.parametrize(("old", "new"), PACES.items())
def test_old_paces(old: str, new: str) -> None:
    assert renamed("set", {"pace": old}) == {"pace": new}


def test_a_move_is_left_alone() -> None:
    move = {"seat": 0, "idle": "bid"}
    assert renamed("move", move) is move
