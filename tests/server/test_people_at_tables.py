"""People at tables over HTTP and sockets: who is gone, removed, leaves; deals that are known."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from moguls.server.app import make_app
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.old_versions import drop_later
from tests.server.test_lobby import listed, mine
from tests.server.test_replays import golden, kept, to_the_end

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FIRST = {"first_player": "0"}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable the cache of lists and the pauses of bots."""
    monkeypatch.setattr("moguls.server.live.lobby.FRESH", -1.0)
    for pause in ("NORMAL", "BRISK"):
        monkeypatch.setattr(f"moguls.server.live.pace.{pause}", (0.0, 0.0))


def seats(who: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.get(f"/api/tables/{table}")["table"]["seats"]
    return found


def test_a_stranger_is_told_that_the_host_seats_friends(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    table = ada.new_table(open=True)
    bob.sit(table)

    error = bob.refused("POST", f"/api/tables/{table}/sit", seat=2, name="Fay")

    assert error["code"] == "table/not_let"
    assert "Only the host of this table may add friends and bots." in error["text"]
    assert not bob.get(f"/api/tables/{table}")["table"]["can_seat"]
    ada.ask("PUT", f"/api/tables/{table}/arrangement", json={"guests_may_seat": True})
    assert bob.get(f"/api/tables/{table}")["table"]["can_seat"]
    bob.post(f"/api/tables/{table}/sit", seat=2, name="Fay")


def test_who_is_removed_reads_so_and_the_others_begin(person: Callable[[], Person]) -> None:
    ada, bob, cid = person(), person(), person()
    table = ada.new_table(open=True, bots=[None, "easy"])
    path = f"/api/tables/{table}"
    bob.sit(table)
    with ada.socket(table) as socket, bob.socket(table) as other:
        other.hear("frame")
        socket.say(type="free", seat=1)
        while not other.hear("frame")["table"]["removed"]:
            pass
        cid.sit(table)
        cid.post(f"{path}/ready", ready=True)
        while not seats(ada, table)[1]["ready"]:
            pass
        assert bob.get(path)["table"]["status"] == "waiting"
        socket.say(type="begin")
        while other.hear("frame")["table"]["status"] != "playing":
            pass


def test_who_does_not_move_for_long_counts_as_gone(
    person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.server.table.timing.MINUTE", 0.2)
    ada, bob = person(), person()
    table = ada.new_table(bots=["easy"], options=FIRST, idle_minutes=2)
    bob.sit(table)
    path = f"/api/tables/{table}"
    with ada.socket(table) as hers, bob.socket(table) as socket:
        hers.hear("frame")
        frame = socket.hear("frame")
        assert not any(seat["away"] for seat in frame["table"]["seats"])
        while not (frame := socket.hear("frame"))["table"]["seats"][0]["away"]:
            pass
        assert frame["table"]["can_host"], "the host is gone, though there"
        bob.post(f"{path}/bots", seat=0, level="easy")
        ada.sit(table)
        assert [seat["away"] for seat in seats(ada, table)] == [False] * 3
    told = [each["events"][0] for each in ada.get(path)["log"]]
    taken = [each for each in told if each["type"] in {"bot", "sat"} and "previous_kind" in each]
    changes = [(each["previous_kind"], each["returning"]) for each in taken[:2]]
    assert changes == [("person", False), ("bot", True)]


@pytest.mark.parametrize(("idle", "others"), [(0, True), (2, False)])
def test_nobody_is_gone_where_the_host_says_never_or_nobody_waits(
    idle: int, others: bool, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.server.table.timing.MINUTE", 0.01)
    ada = person()
    bots = ["easy", None if others else "easy"]
    table = ada.new_table(bots=bots, options=FIRST, idle_minutes=idle)
    if others:
        person().sit(table)
    with ada.socket(table) as socket:
        socket.hear("frame")
        time.sleep(0.1)

        assert not seats(ada, table)[0]["away"]


def test_a_table_of_bots_goes_from_its_list_when_its_person_leaves_for_good(
    person: Callable[[], Person],
) -> None:
    ada, bob = person(), person()
    alone = ada.new_table(bots=["easy", "easy"], options=FIRST)
    shared = ada.new_table(bots=["easy"], options=FIRST)
    bob.sit(shared)
    for table in (alone, shared):
        ada.post(f"/api/tables/{table}/leave")

    assert mine(ada) == []
    assert [each["id"] for each in mine(bob)] == [shared]
    frame = ada.get(f"/api/tables/{alone}")
    assert (frame["table"]["status"], frame["view"]) == ("closed", None)
    assert ada.refused("POST", f"/api/tables/{alone}/sit")["code"] == "table/closed"
    assert ada.refused("POST", f"/api/tables/{alone}/leave")["code"] == "table/closed"
    assert ada.refused("POST", f"/api/tables/{shared}/leave")["code"] == "table/not_seated"
    assert bob.get(f"/api/tables/{shared}")["table"]["can_host"]


def test_a_known_deal_is_known_wherever_it_is_told_of(person: Callable[[], Person]) -> None:
    ada = person()
    path = kept(ada, golden("mogul-2002"))
    for redeal in (True, False):
        request = {"at": 40, "seat": 0, "level": "easy", "redeal": redeal}
        table = ada.post(f"{path}/fork", **request)["table"]
        ada.ask("PUT", f"/api/tables/{table}/arrangement", json={"open": True})
        known = not redeal
        assert ada.get(f"/api/tables/{table}")["table"]["deal_known"] == known
        for each in (*mine(ada), *listed(ada)):
            assert each["deal_known"] == (known if each["id"] == table else not known)

    to_the_end(ada, table)

    assert "seat" not in ada.get(f"/api/replays/{table}")["fork"], "which tells a known deal"
    assert mine(ada)[0]["deal_known"]
    again = ada.post(f"/api/tables/{table}/rematch")["table"]
    assert not ada.get(f"/api/tables/{again}")["table"]["deal_known"], "its cards are dealt again"


def test_where_nothing_is_hidden_no_deal_is_known_before(person: Callable[[], Person]) -> None:
    ada = person()
    path = kept(ada, golden("moguli"))
    table = ada.post(f"{path}/fork", at=4, seat=0, level="easy", redeal=False)["table"]

    assert not ada.get(f"/api/tables/{table}")["table"]["deal_known"]


def test_the_host_of_a_rematch_stays_the_same_if_another_player_asks(
    person: Callable[[], Person],
) -> None:
    ada, bob = person(), person()
    options = {"loan_timing": "on_own_turn"}
    table = ada.new_table(bots=["easy"], options=options, guests_may_seat=True, idle_minutes=15)
    bob.sit(table)
    while ada.get(f"/api/tables/{table}")["table"]["status"] != "over":
        for who in (ada, bob):
            view = who.get(f"/api/tables/{table}")["view"]
            if view["turn"] == view["seat"]:
                who.play(table)

    again = bob.post(f"/api/tables/{table}/rematch")["table"]

    told = ada.get(f"/api/tables/{again}")["table"]
    assert (told["is_host"], told["guests_may_seat"], told["idle_minutes"]) == (True, True, 15)
    assert not bob.get(f"/api/tables/{again}")["table"]["is_host"]


def test_lists_of_before_learn_which_deals_were_known(tmp_path: Path) -> None:
    path = tmp_path / "moguls.sqlite"
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada = Person(client)
        ada.get("/api/me")
        record = kept(ada, golden("take-stock"))
        request = {"at": 20, "seat": 0, "level": "easy", "redeal": False}
        fork = ada.post(f"{record}/fork", **request)["table"]
        other = ada.new_table()
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        rows = connection.exec_driver_sql("SELECT table_id, shown FROM listings").all()
        for table_id, shown in rows:
            before = {key: it for key, it in json.loads(shown).items() if key != "deal_known"}
            values = (json.dumps(before), table_id)
            connection.exec_driver_sql("UPDATE listings SET shown = ? WHERE table_id = ?", values)
        drop_later(connection, "0007")
    engine.dispose()

    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada.client = client
        assert {each["id"]: each["deal_known"] for each in mine(ada)} == {fork: True, other: False}


def test_an_invited_person_learns_who_made_the_table(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    ada.ask("PUT", "/api/me", json={"name": "Ada"})
    table = ada.new_table()

    assert bob.get(f"/api/tables/{table}")["table"]["host_name"] == "Ada"
    ada.post(f"/api/tables/{table}/stand")
    assert bob.get(f"/api/tables/{table}")["table"]["host_name"] == ""
