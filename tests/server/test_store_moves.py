"""Storage of a move: one row, in one transaction with concurrent writes."""

from __future__ import annotations

import asyncio
import shutil
import threading
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.live.hub import Hub
from moguls.server.storage.folders import FILE
from moguls.server.storage.sql_store import SqlStore
from moguls.server.storage.sqlite import file
from moguls.server.storage.store import SqliteStore
from moguls.server.table.decide import automatic_move
from moguls.server.wire.messages import NewTable
from tests.loops import run
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.old_versions import drop_later

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from moguls.server.live.live import Live

FRAME, HEAD = 4096 + 24, 32  # bytes of SQLite's log: of a page in it, and before them all
ALONE = {"bots": ["easy", "easy"], "step_mode": True, "options": {"first_player": "0"}}


def row_of(client: TestClient, table: str) -> dict[str, Any]:
    store: SqliteStore = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
    with store.engine.connect() as connection:
        query = sa.text("SELECT * FROM listings WHERE table_id = :table")
        return dict(connection.execute(query, {"table": table}).mappings().one())


def mine(who: Person) -> list[tuple[bool, float]]:
    """Return of each of somebody's tables whether it is its turn, and since when it is so."""
    return [(each["turn"], each["changed_at"]) for each in who.get("/api/me/tables")["tables"]]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable the cache of lists, which may be a second old."""
    monkeypatch.setattr("moguls.server.live.lobby.FRESH", -1.0)


# -- the lists ------------------------------------------------------------------------------------


def test_a_move_leaves_the_row_of_the_lists_which_tell_of_it_all_the_same(
    client: TestClient, three: tuple[list[Person], str]
) -> None:
    (ada, bob, _), table = three
    ada.play(table, "decline")
    before, (_, since) = row_of(client, table), mine(ada)[0]
    bob.play(table, "decline")

    assert row_of(client, table) == before
    assert before["turn"] == 0, "as when the game began"
    assert [mine(who)[0][0] for who in three[0]] == [False, False, True]
    assert mine(ada)[0][1] > since


def test_the_row_is_written_when_it_shows_something_else(
    client: TestClient, three: tuple[list[Person], str]
) -> None:
    (ada, *_), table = three
    ada.play(table, "decline")
    before = row_of(client, table)
    ada.ask("PUT", f"/api/tables/{table}/arrangement", json={"open": True})
    after = row_of(client, table)

    assert (before["open"], after["open"]) == (0, 1)
    assert after["changed_at"] > before["changed_at"]
    assert mine(ada)[0] == (False, after["changed_at"])


def test_a_game_that_ends_is_over_in_its_row(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada = person()
    table = ada.new_table(bots=["easy", "easy"])
    while not (frame := ada.get(f"/api/tables/{table}"))["view"]["over"]:
        if frame["view"]["turn"] == frame["table"]["you"]:
            ada.play(table)
    row = row_of(client, table)

    assert (row["status"], row["turn"]) == ("over", None)
    assert mine(ada)[0] == (False, row["changed_at"])


def test_a_row_that_has_not_been_written_for_long_is_written_by_a_move(
    client: TestClient, three: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = three
    for who in people[:2]:
        monkeypatch.setattr("moguls.server.live.writing.LAG", -1.0)
        who.play(table, "decline")
        assert row_of(client, table)["changed_at"] == mine(who)[0][1]
    assert row_of(client, table)["turn"] == 2


def test_an_order_tells_nobody_when_it_was_given(
    client: TestClient, three: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada, bob, _), table = three
    monkeypatch.setattr("moguls.server.live.writing.LAG", -1.0)
    before, known = row_of(client, table), mine(ada)
    bob.ask("PUT", f"/api/tables/{table}/orders", json={"order": {"bowl": 8}})

    assert row_of(client, table) == before
    assert mine(ada) == known


def test_an_open_table_whose_row_is_old_is_listed_by_its_last_move(
    client: TestClient, three: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (ada, bob, _), table = three
    ada.ask("PUT", f"/api/tables/{table}/arrangement", json={"open": True})
    ada.play(table, "decline")
    store: SqliteStore = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
    now = mine(ada)[0][1]
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE listings SET changed_at = :at"), {"at": now - 50})
    monkeypatch.setattr("moguls.server.live.lobby.STALE", 40.0)

    assert [each["changed_at"] for each in bob.get("/api/tables")["tables"]] == [now]
    monkeypatch.setattr("moguls.server.live.lobby.STALE", -1.0)
    assert bob.get("/api/tables")["tables"] == []


def test_after_a_kill_the_lists_know_whose_turn_it_is(tmp_path: Path) -> None:
    app = make_app(tmp_path / FILE, NoThinkers())
    with TestClient(app, base_url=HOME) as client:
        ada = Person(client)
        ada.get("/api/me")
        table = ada.new_table(bots=["easy", "easy"], step_mode=True, options={"first_player": "1"})
        bot_first = mine(ada)
        for _ in range(2):
            seq = ada.get(f"/api/tables/{table}")["seq"]
            ada.post(f"/api/tables/{table}/next", seq=seq)
            while ada.get(f"/api/tables/{table}")["seq"] == seq:
                pass
        before, row = mine(ada), row_of(client, table)
        shutil.copytree(tmp_path, tmp_path / "killed")
    app = make_app(tmp_path / "killed" / FILE, NoThinkers())
    with TestClient(app, base_url=HOME) as client:
        ada.client, ada.cookie = client, "moguls=" + ada.cookie.split("=")[1]
        assert row_of(client, table)["turn"] == row["turn"] != 0, "the row does not say it"
        assert mine(ada) == before

    assert (bot_first[0][0], before[0][0]) == (False, True)


# -- bytes ----------------------------------------------------------------------------------------


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    store = SqliteStore(tmp_path / FILE)
    yield Hub(store)
    store.close()


def store_of(hub: Hub) -> SqlStore:
    assert isinstance(hub.store, SqlStore)
    return hub.store


async def table_of(hub: Hub, user: str) -> Live:
    """Make a table where a person is on turn and bots do not move by themselves."""
    wanted = NewTable("mogul-2002", 3, bots=["easy", "easy"], options={"first_player": "0"})
    return await hub.make(wanted, user, user)


async def move(hub: Hub, live: Live) -> None:
    seat = live.table.play.turn
    assert seat is not None
    await hub.do(live, automatic_move, seat, min(live.table.play.legal()))


def test_what_is_being_written_is_written_before_a_hub_has_stopped(hub: Hub) -> None:
    done: list[str] = []

    async def play() -> None:
        begun, go_on = threading.Event(), threading.Event()

        def write() -> None:
            begun.set()
            assert go_on.wait(10)
            done.append("written")

        writing = asyncio.create_task(hub.transact(write))
        assert await asyncio.to_thread(begun.wait, 10)
        stopping = asyncio.create_task(hub.stop())
        await asyncio.wait([stopping], timeout=0.1)
        assert not stopping.done()
        go_on.set()
        await stopping
        assert done == ["written"]
        await writing
        with pytest.raises(RuntimeError, match="after shutdown"):
            await hub.transact(write)

    run(play())


def test_a_move_writes_one_page(hub: Hub, tmp_path: Path) -> None:
    """It was six, until 0011: the log, two indices, the row of the lists and its index."""

    async def play() -> int:
        live = await table_of(hub, "ada")
        await move(hub, live)
        with closing(store_of(hub).engine.raw_connection()) as held:
            held.cursor().execute("PRAGMA wal_autocheckpoint=0")
            file.fold(tmp_path / FILE)
            for _ in range(10):
                await move(hub, live)
        return (tmp_path / f"{FILE}-wal").stat().st_size

    pages = (run(play()) - HEAD) / FRAME
    assert 10 <= pages <= 14, "a page now and then is full and becomes two"


def test_pages_of_many_moves_are_folded_into_the_file_at_once(hub: Hub) -> None:
    with closing(store_of(hub).engine.raw_connection()) as held:
        pages = held.cursor().execute("PRAGMA wal_autocheckpoint").fetchone()
    assert pages == (file.CHECKPOINT,)


# -- several at once ------------------------------------------------------------------------------


class Held:
    """Lets the first transaction of a store wait until others have come; counts what is written."""

    def __init__(self, store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[list[str]] = []
        self.go, self._append = threading.Event(), store.append
        monkeypatch.setattr(store, "append", self)

    def __call__(self, tables: list[Any]) -> None:
        self.written.append([table for table, _written in tables])
        if len(self.written) == 1:
            assert self.go.wait(300)
        self.fail(tables)
        self._append(tables)

    def fail(self, tables: list[Any]) -> None:
        """Fail, in a test."""

    __name__ = "append"


async def _moves_at_once(hub: Hub, held: Held, lives: list[Live]) -> list[Any]:
    """Let a move be made at each table, all but the first while that one is written."""
    first = asyncio.create_task(move(hub, lives[0]))
    while not held.written:  # noqa: ASYNC110  # nothing tells of it
        await asyncio.sleep(0)
    others = [asyncio.create_task(move(hub, live)) for live in lives[1:]]
    while len(hub._writer._waiting) < len(others):  # noqa: ASYNC110, SLF001  # likewise
        await asyncio.sleep(0)
    held.go.set()
    return await asyncio.gather(first, *others, return_exceptions=True)


def test_moves_that_come_while_one_is_written_are_written_together(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> list[str]:
        lives = [await table_of(hub, f"user {number}") for number in range(4)]
        held = Held(store_of(hub), monkeypatch)
        assert await _moves_at_once(hub, held, lives) == [None] * 4
        assert held.written == [[lives[0].table.id], [live.table.id for live in lives[1:]]]
        return [live.table.id for live in lives]

    for table in run(play()):
        found = hub.store.load(table)
        assert found is not None
        assert [entry.kind for entry in found[1]].count("move") == 1


def test_what_cannot_be_written_keeps_nobody_else_from_writing(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        lives = [await table_of(hub, f"user {number}") for number in range(4)]
        bad, held = lives[2].table.id, Held(store_of(hub), monkeypatch)

        def fail(tables: list[Any]) -> None:
            if bad in [table for table, _written in tables]:
                raise ValueError(bad)

        held.fail = fail  # type: ignore[method-assign]
        told = await _moves_at_once(hub, held, lives)
        assert [type(each) for each in told] == [type(None), type(None), ValueError, type(None)]
        assert [live.table.play.ply for live in lives] == [1, 1, 0, 1]

    run(play())


def test_a_full_disk_is_tried_once_for_all(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        lives = [await table_of(hub, f"user {number}") for number in range(4)]
        held = Held(store_of(hub), monkeypatch)

        def fail(tables: list[Any]) -> None:
            if tables and len(held.written) == 2:
                raise OSError(28, "No space left on device")

        held.fail = fail  # type: ignore[method-assign]
        told = await _moves_at_once(hub, held, lives)
        assert [type(each) for each in told] == [type(None), OSError, OSError, OSError]
        assert len(held.written) == 2
        await move(hub, lives[1])
        assert [live.table.play.ply for live in lives] == [1, 1, 0, 0]

    run(play())


# -- tables of before -----------------------------------------------------------------------------


def test_a_game_begun_before_logs_had_no_index_goes_on(tmp_path: Path) -> None:
    app = make_app(tmp_path / FILE, NoThinkers())
    with TestClient(app, base_url=HOME) as client:
        ada = Person(client)
        ada.get("/api/me")
        table = ada.new_table(**ALONE)
        ada.play(table, "decline")
        frame = ada.get(f"/api/tables/{table}")
        log = client.app.state.site.store.load(table)  # type: ignore[attr-defined]  # Starlette
    engine = sa.create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.begin() as connection:
        drop_later(connection, "0010")
        for statement in BEFORE:
            connection.exec_driver_sql(statement)
    engine.dispose()

    app = make_app(tmp_path / FILE, NoThinkers())
    with TestClient(app, base_url=HOME) as client:
        ada.client, ada.cookie = client, "moguls=" + ada.cookie.split("=")[1]
        store: SqliteStore = client.app.state.site.store  # type: ignore[attr-defined]  # Starlette
        again = ada.get(f"/api/tables/{table}")
        assert store.load(table) == log
        assert again["view"] == frame["view"]
        assert mine(ada)[0][0] is False
        ada.post(f"/api/tables/{table}/next", seq=again["seq"])
        while ada.get(f"/api/tables/{table}")["seq"] == again["seq"]:
            pass
        with store.engine.connect() as connection:
            indices = connection.exec_driver_sql("PRAGMA index_list(entries)").all()
    assert [each[3] for each in indices] == ["pk"]


# The table of logs as versions before 0011 had it.
BEFORE = (
    "ALTER TABLE entries RENAME TO later",
    "CREATE TABLE entries (table_id VARCHAR NOT NULL, number INTEGER NOT NULL, "
    "kind VARCHAR NOT NULL, data TEXT NOT NULL, client_id VARCHAR, at FLOAT NOT NULL, "
    "PRIMARY KEY (table_id, number), UNIQUE (table_id, client_id), "
    "FOREIGN KEY(table_id) REFERENCES tables (id))",
    "INSERT INTO entries SELECT table_id, number, kind, data, client_id, at FROM later",
    "DROP TABLE later",
)
