"""Tables keep the data file under which they were made, whatever file the server has later."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from typing import TYPE_CHECKING, Any

import httpx2 as httpx
import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from moguls import bots
from moguls.errors import UsageError
from moguls.games import registry
from moguls.server.app import make_app
from moguls.server.thinking.job import position_of
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.old_versions import drop_later, without_devices
from tests.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OURS = registry.rules_of("mogul-2013").facts.decode()
THEIRS = OURS.replace("SEA", "TAC").replace("Seattle", "Tacoma")


@contextlib.contextmanager
def served(data: Path, cookie: str, *words: str) -> Iterator[httpx.Client]:
    server = Server(data, *words)
    server.start()
    try:
        with httpx.Client(base_url=server.url, headers={"cookie": cookie}, timeout=300) as client:
            yield client
    finally:
        server.stop()


def stations(view: dict[str, Any]) -> set[str]:
    return set(view["map"]["stations"])


def made(client: httpx.Client) -> str:
    wanted = {"game": "mogul-2013", "seats": 3, "bots": ["normal", "normal"], "pace": "at_once"}
    return str(client.post("/api/tables", json=wanted).json()["table"])


def play(client: httpx.Client, table: str, moves: int) -> dict[str, Any]:
    """Play the last legal move, which builds where it can, this many times; return the frame."""
    frame: dict[str, Any] = client.get(f"/api/tables/{table}").json()
    while moves and not frame["view"]["over"]:
        legal = [each["move"] for each in frame["view"]["actions"] if each["legal"]]
        if legal:
            moves -= 1
            wanted = {"id": f"m{frame['seq']}", "seq": frame["seq"], "move": legal[-1]}
            client.post(f"/api/tables/{table}/moves", json=wanted).raise_for_status()
        time.sleep(0.03)  # no faster than the server allows
        frame = client.get(f"/api/tables/{table}").json()
    return frame


def test_what_a_process_is_asked_names_the_facts_of_the_table() -> None:
    key = registry.under("mogul-2013", THEIRS.encode())
    play = registry.game(key).new(3, seed=1)
    at = position_of(play.game, play.state)

    assert (at.game, at.state) == ("mogul-2013", play.state.pack())
    assert registry.under(at.game, at.facts) == key


def play_out(client: httpx.Client, table: str) -> dict[str, Any]:
    answer = client.post(f"/api/tables/{table}/bots", json={"seat": 0, "level": "easy"})
    answer.raise_for_status()
    for _ in range(3000):
        view: dict[str, Any] = client.get(f"/api/tables/{table}").json()["view"]
        if view["over"]:
            return view
        time.sleep(0.2)
    pytest.fail("the bots did not end their game")


@pytest.mark.slow
def test_a_table_goes_on_and_is_looked_back_on_under_the_file_it_was_made_with(
    tmp_path: Path,
) -> None:
    theirs = tmp_path / "theirs.toml"
    theirs.write_text(THEIRS, "utf-8")
    with served(tmp_path, "", "--data-file", str(theirs)) as client:
        cookie = client.get("/api/me").headers["set-cookie"].split(";")[0]
    with served(tmp_path, cookie, "--data-file", str(theirs)) as client:
        tables = [made(client) for _ in range(2)]
        before = play(client, tables[0], 3)["view"]
    with served(tmp_path, cookie) as client:
        after = client.get(f"/api/tables/{tables[0]}").json()["view"]
        assert "TAC" in stations(before)
        assert after["map"] == before["map"]
        assert after["ply"] >= before["ply"]  # bots may have moved before the server ended
        assert stations(play_out(client, tables[0])) == stations(before)
        _look_back(client, tables[0])
        assert "SEA" in stations(client.get(f"/api/tables/{made(client)}").json()["view"])
    log = (tmp_path / "server.log").read_text().splitlines()
    failed = [line for line in log if "nobody could play" in line]
    assert all("no answer within" in line for line in failed)  # bots know it, too; late they may be
    with contextlib.closing(sqlite3.connect(tmp_path / "moguls.sqlite")) as connection:
        kept = {text for (text,) in connection.execute("SELECT text FROM facts")}
    assert kept == {OURS, THEIRS}


def _look_back(client: httpx.Client, table: str) -> None:
    """Look at a moment of a finished table, go on from it, and ask for a rematch."""
    moment = client.get(f"/api/replays/{table}/at/2?as=all").json()
    fork = {"at": 2, "seat": 0, "level": "easy", "redeal": True}
    gone_on = client.post(f"/api/replays/{table}/fork", json=fork).json()["table"]
    again = client.post(f"/api/tables/{table}/rematch").json()["table"]
    views = [client.get(f"/api/tables/{each}").json()["view"] for each in (gone_on, again)]
    assert all("TAC" in stations(view) for view in [moment["view"], *views])


def test_a_game_is_there_twice_and_bots_play_both() -> None:
    key = registry.under("mogul-2013", THEIRS.encode())

    assert key == registry.under("mogul-2013", THEIRS.encode()) != "mogul-2013"
    assert registry.under("mogul-2013", OURS.encode()) == "mogul-2013"
    assert registry.under("moguli", b"") == "moguli"
    for asked, code in ((key, "TAC"), ("mogul-2013", "SEA")):
        game = registry.game(asked)
        bot = bots.make("steady", game, seed=2)
        played = game.new(3, seed=5)
        while not played.over:
            played.move(bot.move(played))
        assert game.name == played.record()["game"] == "mogul-2013"
        assert code in stations(played.view(None))
        assert f"erect {code}" in game.rules.codec.actions


def test_facts_that_contradict_a_clause_are_refused() -> None:
    with pytest.raises(UsageError, match="line 5: chips must be 45, not 44"):
        registry.under("mogul-2013", OURS.replace("chips = 45", "chips = 44").encode())


def test_tables_of_before_go_on_under_the_file_in_use(tmp_path: Path) -> None:
    path = tmp_path / "moguls.sqlite"
    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada = Person(client)
        ada.get("/api/me")
        tables = [ada.new_table(game=name, seats=3) for name in ("mogul-2013", "mogul-2002")]
    _downgrade(path)

    with TestClient(make_app(path, NoThinkers()), base_url=HOME) as client:
        ada.client = client
        assert all(ada.get(f"/api/tables/{table}")["table"]["id"] == table for table in tables)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        how = {key: json.loads(text) for key, text in connection.execute(TABLES)}
        [(digest, text)] = connection.execute("SELECT digest, text FROM facts")
    assert (how[tables[0]]["facts"], text) == (digest, OURS)
    assert "facts" not in how[tables[1]]


TABLES = "SELECT id, made FROM tables"


def _downgrade(path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        without_devices(connection)
        for later in ("facts", "reviews", "site"):
            connection.exec_driver_sql(f"DROP TABLE {later}")
        drop_later(connection, "0003")
        for key, text in connection.exec_driver_sql(TABLES).all():
            how = {name: value for name, value in json.loads(text).items() if name != "facts"}
            values = (json.dumps(how), key)
            connection.exec_driver_sql("UPDATE tables SET made = ? WHERE id = ?", values)
    engine.dispose()
