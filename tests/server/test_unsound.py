"""A table that cannot be replayed is closed to play with a sentence; everything else goes on."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from moguls.server.storage.schema import ENTRIES, TABLES
from moguls.server.wire.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient

    from tests.server.conftest import Person

    Spoil = Callable[[sa.Connection, str], None]


def change_made(connection: sa.Connection, table: str, **change: Any) -> None:
    which = TABLES.c.id == table
    made = json.loads(connection.execute(sa.select(TABLES.c.made).where(which)).scalar_one())
    connection.execute(TABLES.update().where(which).values(made=json.dumps({**made, **change})))


def other_rules(connection: sa.Connection, table: str) -> None:
    change_made(connection, table, rules=77)


def other_game(connection: sa.Connection, table: str) -> None:
    change_made(connection, table, game="halma")


def impossible_move(connection: sa.Connection, table: str) -> None:
    row = {"table_id": table, "number": 99, "kind": "move", "data": '{"seat":0,"move":"fly"}'}
    connection.execute(ENTRIES.insert().values(**row, at=0.0))


def unknown_entry(connection: sa.Connection, table: str) -> None:
    row = {"table_id": table, "number": 99, "kind": "danced", "data": "{}", "at": 0.0}
    connection.execute(ENTRIES.insert().values(**row))


def no_json(connection: sa.Connection, table: str) -> None:
    connection.execute(TABLES.update().where(TABLES.c.id == table).values(made="{"))


SPOILT = [
    (other_rules, "table/other_rules"),
    (other_game, "table/unreadable"),
    (impossible_move, "table/unreadable"),
    (unknown_entry, "table/unreadable"),
    (no_json, "table/unreadable"),
]


def spoil(client: TestClient, table: str, how: Spoil) -> None:
    hub = client.app.state.site.hub  # type: ignore[attr-defined]  # Starlette
    with hub.store.engine.begin() as connection:
        how(connection, table)
    hub._live.clear()  # noqa: SLF001  # as after a restart
    hub._recent.clear()  # noqa: SLF001  # likewise


@pytest.mark.parametrize(("how", "code"), SPOILT)
def test_it_is_refused_in_four_languages_and_told_to_the_host_once(
    client: TestClient,
    person: Callable[[], Person],
    caplog: pytest.LogCaptureFixture,
    how: Spoil,
    code: str,
) -> None:
    ada = person()
    table, sound = ada.new_table(open=True), ada.new_table(open=True)
    spoil(client, table, how)
    with caplog.at_level(logging.WARNING):
        texts = set()
        for lang in LANGUAGES:
            headers = {"accept-language": lang}
            response = ada.ask("GET", f"/api/tables/{table}", headers=headers)
            assert response.status_code == 410
            assert response.json()["error"]["code"] == code
            texts.add(response.json()["error"]["text"])

    assert len(texts) == 4
    assert not [text for text in texts if "error-" in text or "{" in text]
    told = [each for each in caplog.records if table in each.getMessage()]
    assert [(each.levelname, each.exc_info) for each in told] == [("ERROR", None)]
    assert ada.get(f"/api/tables/{sound}")["table"]["status"] == "waiting"
    assert sound in {each["id"] for each in ada.get("/api/tables")["tables"]}
    assert sound in {each["id"] for each in ada.get("/api/me/tables")["tables"]}


@pytest.mark.parametrize(("how", "code"), SPOILT[:3])
def test_nothing_can_be_done_there(
    client: TestClient, person: Callable[[], Person], how: Spoil, code: str
) -> None:
    ada = person()
    table = ada.new_table(bots=["easy", "easy"])
    spoil(client, table, how)
    for method, path, message in (
        ("POST", f"/api/tables/{table}/moves", {"id": "x", "seq": 1, "move": "bid"}),
        ("POST", f"/api/tables/{table}/sit", {}),
        ("POST", f"/api/tables/{table}/leave", {}),
        ("GET", f"/api/tables/{table}/record", None),
        ("GET", f"/api/replays/{table}", None),
    ):
        more = {} if message is None else {"json": message}
        response = ada.ask(method, path, **more)
        assert (response.status_code, response.json()["error"]["code"]) == (410, code)


def test_a_socket_is_told_why_and_closed(client: TestClient, person: Callable[[], Person]) -> None:
    ada = person()
    table = ada.new_table()
    spoil(client, table, other_rules)
    with ada.socket(table) as socket:
        error = json.loads(socket.session.receive_text())
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.session.receive_text()

    assert error["code"] == "table/other_rules"
    assert "version 77 " in error["text"]
    assert closed.value.code == 4410


def test_a_table_of_another_game_does_not_spoil_the_lists(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada = person()
    table, sound = ada.new_table(open=True), ada.new_table(open=True)
    store = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE listings SET game='halma' WHERE table_id='{table}'")  # noqa: S608  # ours

    assert [each["id"] for each in ada.get("/api/tables")["tables"]] == [sound]
    assert [each["id"] for each in ada.get("/api/me/tables")["tables"]] == [sound]


def test_a_finished_game_can_be_looked_back_on_under_newer_rules(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada = person()
    table = ada.new_table(sit=False, bots=["easy"] * 3)
    while ada.get(f"/api/tables/{table}")["table"]["status"] != "over":
        pass
    spoil(client, table, other_rules)

    assert ada.get(f"/api/tables/{table}")["table"]["status"] == "over"
    assert ada.get(f"/api/replays/{table}")["result"]


def test_a_table_of_before_there_were_versions_is_played_on(
    client: TestClient, person: Callable[[], Person]
) -> None:
    def unversioned(connection: sa.Connection, table: str) -> None:
        which = TABLES.c.id == table
        made = json.loads(connection.execute(sa.select(TABLES.c.made).where(which)).scalar_one())
        del made["rules"]
        connection.execute(TABLES.update().where(which).values(made=json.dumps(made)))

    ada = person()
    table = ada.new_table(bots=["easy", "easy"], options={"first_player": "0"})
    spoil(client, table, unversioned)

    assert ada.play(table) > 0
