"""Deletion of stale tables and guests by age, on request or on a schedule."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.admin import Host, change, hosted
from tests.server.conftest import Person

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.testclient import TestClient

pytestmark = pytest.mark.skipif(os.name != "posix", reason="no such sockets here")
BOTS = {"bots": ["easy", "easy"]}


def age(folder: Path, days: float, *tables: str) -> None:
    """Set the last visit of tables and people to this many days ago."""
    long_ago = time.time() - days * 86_400
    change(folder, "UPDATE devices SET seen_at=?", long_ago)
    for table in tables:
        change(folder, "UPDATE entries SET at=? WHERE table_id=?", long_ago, table)


def of(rows: list[dict[str, Any]], key: str) -> set[str]:
    return {row[key] for row in rows if key in row}


def test_what_is_old_enough_goes_and_nothing_else(
    folder: Path, client: TestClient, host: Host
) -> None:
    ada, guest, bringer = Person(client), Person(client), Person(client)
    me, they, third = (each.get("/api/me")["id"] for each in (ada, guest, bringer))
    old, new, playing = ada.new_table(), ada.new_table(), ada.new_table(**BOTS)
    values = "'rec-x', 'moguli', '{}', 0, ?, 2"
    change(folder, f"INSERT INTO records VALUES ({values})", third)  # noqa: S608  # ours
    age(folder, 40, old, playing)
    asked = ("--tables", "30", "--guests", "30")

    dry = host("sweep", *asked, "--dry-run")
    assert (of(dry, "table"), of(dry, "person")) == ({old}, {they})
    assert of(host("list", "tables"), "table") == {old, new, playing}
    assert host("sweep", "--tables", "50", "--guests", "50", "--yes") == []
    assert host("sweep", *asked, "--yes") == dry
    assert of(host("list", "tables"), "table") == {new, playing}
    assert of(host("list", "people"), "person") == {me, third}
    assert ada.refused("GET", f"/api/tables/{old}")["code"] == "table/not_found"


def test_the_name_of_a_guest_who_has_left_goes_with_it(
    folder: Path, client: TestClient, host: Host
) -> None:
    ada, guest = Person(client), Person(client)
    name = [each.get("/api/me")["name"] for each in (ada, guest)][1]
    table = ada.new_table()
    guest.sit(table)
    guest.post(f"/api/tables/{table}/leave")
    age(folder, 40)

    assert len(host("sweep", "--guests", "30", "--yes")) == 1
    assert name not in str(ada.get(f"/api/tables/{table}")["log"])


def test_players_who_are_present_stay(folder: Path, client: TestClient, host: Host) -> None:
    ada, guest = Person(client), Person(client)
    they = [each.get("/api/me")["id"] for each in (ada, guest)][1]
    table = ada.new_table()
    with guest.socket(table) as socket:
        socket.hear("frame")
        age(folder, 40, table)
        assert host("sweep", "--tables", "30", "--guests", "30", "--yes") == []
    while (swept := host("sweep", "--tables", "30", "--guests", "30", "--dry-run")) == []:
        pass
    assert of(host("list", "people"), "person") > {they}
    assert of(swept, "table") | of(swept, "person") <= {table, they}


@pytest.mark.parametrize(("set_so", "left"), [({"sweep_tables": 30}, 0), ({}, 1)])
def test_a_server_sweeps_by_itself_where_it_is_set_so(
    folder: Path, host: Host, monkeypatch: pytest.MonkeyPatch, set_so: dict[str, Any], left: int
) -> None:
    with hosted(folder) as client:
        old, new = Person(client).new_table(), Person(client).new_table()
    age(folder, 40, old)
    monkeypatch.setattr("moguls.server.admin.cleanup.FIRST", 0.0)
    monkeypatch.setattr("moguls.server.admin.cleanup.EVERY", 0.01)
    with hosted(folder, **set_so):
        while len(host("list", "tables")) > 1 + left:
            time.sleep(0.01)
        assert new in of(host("list", "tables"), "table")
    assert len(host("list", "tables")) == 1 + left


def test_a_sweep_that_fails_is_told_and_tried_again(
    folder: Path, host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    async def fails(*_: Any) -> None:
        tries.append(1)
        message = "no room"
        raise OSError(message)

    monkeypatch.setattr("moguls.server.admin.cleanup.FIRST", 0.0)
    monkeypatch.setattr("moguls.server.admin.cleanup.EVERY", 0.0)
    monkeypatch.setattr("moguls.server.admin.cleanup.sweep", fails)
    with hosted(folder, sweep_guests=1):
        while len(tries) < 2:
            host("list", "tables")

    assert "sweeping failed" in caplog.text


@pytest.mark.usefixtures("client")
def test_what_is_to_be_swept_must_be_said(host: Host) -> None:
    assert "nothing to sweep: pass" in host.refused("sweep", "--yes")
    assert "sweep cannot be undone" not in host.types("sweep", "--tables", "30")[2]
    assert host.types("sweep", "--tables", "30")[::2] == (0, "there is nothing to sweep\n")
