"""Database failures: nothing is lost, doubled or sent, and play goes on."""

from __future__ import annotations

import contextlib
import sqlite3
import traceback
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from moguls.errors import UsageError
from moguls.server.storage.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from starlette.testclient import TestClient

    from tests.server.conftest import Person


def store_of(client: TestClient) -> SqliteStore:
    store: SqliteStore = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
    return store


def failing_once(true: Callable[..., None], *, written: bool) -> Callable[..., None]:
    """Return a write that fails the first time, before or after it has been done."""
    failed: list[bool] = []

    def append(*arguments: Any) -> None:
        if failed:
            true(*arguments)
            return
        failed.append(True)
        if written:
            true(*arguments)
        raise OSError(28, "No space left on device")

    return append


@pytest.mark.parametrize("written", [False, True])
def test_a_move_whose_writing_failed_can_be_sent_again_and_is_played_once(
    client: TestClient,
    three: tuple[list[Person], str],
    monkeypatch: pytest.MonkeyPatch,
    written: bool,
) -> None:
    people, table = three
    store = store_of(client)
    monkeypatch.setattr(store, "append", failing_once(store.append, written=written))
    with people[0].socket(table) as socket:
        seq = socket.hear("frame")["seq"]
        move = {"type": "move", "id": "m", "seq": seq, "move": "decline"}
        socket.say(**move)
        error = socket.hear("error")
        socket.say(**move)
        ack = socket.hear("ack")

    assert (error["code"], error["id"]) == ("server/failed", "m")
    assert ack["seq"] == seq + 1
    assert people[0].get(f"/api/tables/{table}")["view"]["ply"] == 1


def test_bots_play_on_after_a_write_that_failed(
    client: TestClient, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.server.live.driver.WAITS", (0.01,))
    ada, store = person(), store_of(client)
    monkeypatch.setattr(store, "append", failing_once(store.append, written=False))
    table = ada.new_table(sit=False, bots=["easy"] * 3)

    while ada.get(f"/api/tables/{table}")["table"]["status"] != "over":
        pass


def not_a_database(path: Path) -> None:
    path.write_bytes(b"no database " * 500)


def from_a_newer_moguls(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")


@pytest.mark.parametrize("spoil", [not_a_database, from_a_newer_moguls])
def test_a_file_that_cannot_be_used_is_named_in_one_line(
    tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    path = tmp_path / "moguls.sqlite"
    spoil(path)

    with pytest.raises(UsageError, match=r"cannot be used: .* another folder with --data$") as told:
        SqliteStore(path)

    assert "\n" not in str(told.value)


def test_a_failed_statement_tells_no_card(client: TestClient, person: Callable[[], Person]) -> None:
    ada = person()
    with store_of(client).engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE entries")
        connection.exec_driver_sql("DROP TABLE tables")

    with pytest.raises(sa.exc.SQLAlchemyError) as failed:
        ada.new_table()

    told = "".join(traceback.format_exception(failed.value))
    assert "INSERT INTO tables" in told
    assert "brown/" not in told


def test_who_asks_hears_of_a_failure_without_its_cause(
    three: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch, client: TestClient
) -> None:
    people, table = three
    monkeypatch.setattr("moguls.server.table.views.frame", lambda *_: 1 // 0)
    monkeypatch.setattr(client._transport, "raise_server_exceptions", False)  # noqa: SLF001  # as a real server answers

    response = people[0].ask("GET", f"/api/tables/{table}")

    assert response.status_code == 500
    assert response.json()["error"]["code"] == "server/failed"
    assert "division" not in response.text


def test_a_name_that_could_not_be_kept_is_shown_nowhere(
    client: TestClient, three: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada, *_others), table = three
    before = ada.get("/api/me")
    store = store_of(client)
    monkeypatch.setattr(store, "rename", failing_once(store.rename, written=False))
    with pytest.raises(OSError, match="No space"):
        ada.ask("PUT", "/api/me", json={"name": "Countess", "lang": "fr"})

    assert ada.get("/api/me") == before
    assert ada.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == before["name"]
    assert ada.ask("PUT", "/api/me", json={"name": "Countess"}).json()["name"] == "Countess"
    assert ada.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == "Countess"
