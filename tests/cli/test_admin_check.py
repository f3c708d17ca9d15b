"""Tests of `moguls admin check` and `export`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from moguls.core.play.replay import replay
from moguls.games import registry
from moguls.server.app import make_app
from moguls.server.storage.folders import FILE
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.test_unsound import impossible_move, no_json, other_rules, spoil

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.cli.conftest import Done

    Run = Callable[..., Done]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = make_app(tmp_path / FILE, NoThinkers())
    with TestClient(app, base_url=HOME) as made:
        yield made


@pytest.fixture
def ada(client: TestClient) -> Person:
    made = Person(client)
    made.get("/api/me")
    return made


def finished(ada: Person) -> str:
    table = ada.new_table(sit=False, bots=["easy"] * 3)
    while ada.get(f"/api/tables/{table}")["table"]["status"] != "over":
        pass
    return table


def test_it_names_what_cannot_be_replayed_beside_a_running_server(
    moguls: Run, client: TestClient, ada: Person, tmp_path: Path
) -> None:
    sound = ada.new_table(bots=["easy", "easy"])
    bad = {ada.new_table(): how for how in (other_rules, impossible_move, no_json)}
    for table, how in bad.items():
        spoil(client, table, how)

    done, as_json = (moguls(f"admin check --data {tmp_path}{more}") for more in ("", " --json"))

    assert done.code == 1
    assert done.err == "4 tables, 0 records; 3 of them cannot be replayed\n"
    assert {line.split()[1] for line in done.out.splitlines()} == set(bad)
    assert "begun under version 77 of its rules" in done.out
    assert "the log cannot be replayed: " in done.out
    assert {json.loads(line)["id"] for line in as_json.out.splitlines()} == set(bad)
    assert sound not in done.out


def test_it_is_content_where_all_is_sound(moguls: Run, ada: Person, tmp_path: Path) -> None:
    table = finished(ada)
    record = json.dumps(ada.get(f"/api/tables/{table}/record"))
    ada.ask("POST", "/api/records", content=record)

    done = moguls(f"admin check --data {tmp_path}")

    assert (done.code, done.out) == (0, "")
    assert done.err == "1 table, 1 record; none of them cannot be replayed\n"


def test_all_games_come_out_as_records_that_replay(
    moguls: Run, client: TestClient, ada: Person, tmp_path: Path
) -> None:
    over, _begun, bad = finished(ada), ada.new_table(bots=["easy", "easy"]), ada.new_table()
    spoil(client, bad, no_json)
    file = tmp_path / "games.jsonl"

    done = moguls(f"admin export {file} --data {tmp_path}")

    found = [json.loads(line) for line in file.read_text().splitlines()]
    assert done.code == 1
    assert done.err == f"table {bad} cannot be replayed; --log {bad} exports its log\n"
    assert [("result" in each) for each in found] == [True, False]
    assert found[0] == ada.get(f"/api/tables/{over}/record")
    assert not [each for each in found if replay(registry.game(each["game"]), each).differences]


@pytest.mark.parametrize("how", [other_rules, no_json])
def test_the_log_of_a_table_comes_out_whatever_is_wrong_with_it(
    moguls: Run, client: TestClient, ada: Person, tmp_path: Path, how: Callable[..., None]
) -> None:
    table = ada.new_table(bots=["easy", "easy"])
    spoil(client, table, how)

    done = moguls(f"admin export - --log {table} --data {tmp_path}")

    first, *entries = [json.loads(line) for line in done.out.splitlines()]
    assert done.code == 0
    assert first["table"] == table
    assert [each["kind"] for each in entries][1:4] == ["sat", "bot", "bot"]
    assert first["made"] == "{" if how is no_json else first["made"]["rules"] == 77


@pytest.mark.parametrize("line", ["admin check", "admin export -", "admin export - --log x"])
def test_a_folder_without_tables_is_said(moguls: Run, tmp_path: Path, line: str) -> None:
    done = moguls(f"{line} --data {tmp_path}")

    assert done.code == 2
    assert f"there are no tables in {tmp_path}" in done.err


@pytest.mark.usefixtures("ada")
def test_an_unknown_table_is_said(moguls: Run, tmp_path: Path) -> None:
    done = moguls(f"admin export - --log nix --data {tmp_path}")

    assert done.code == 2
    assert "there is no table nix; its id ends its address, for example /t/nix" in done.err


@pytest.mark.parametrize("random", ["-abcdefghijklm-x", "--abcdefg_ijkl-x", "---bcdeFghijklmn"])
def test_an_id_may_begin_with_hyphens(
    moguls: Run, ada: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, random: str
) -> None:
    monkeypatch.setattr("moguls.server.live.hub.secrets.token_urlsafe", lambda _: random)
    table = ada.new_table()

    done = moguls(f"admin export - --log {table} --data {tmp_path}")

    assert json.loads(done.out.splitlines()[0])["table"] == random
