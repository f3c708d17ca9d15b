"""Cheap requests with dear work behind them: what they may cost, and that nobody waits for it."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.websockets import WebSocketDisconnect

from moguls.server.limits import rates
from moguls.server.limits.buckets import Rate
from moguls.server.live import live
from moguls.server.live.live import Live, Viewer
from moguls.server.live.opening import Opening, rebuilt
from moguls.server.live.snapshots import saving
from moguls.server.replay import replays
from moguls.server.table.evolving import evolve
from moguls.server.table.table import LogEntry
from moguls.server.wire.refusal import Refusal
from tests import loops
from tests.server.test_replays import golden, kept
from tests.server.test_table import seated

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient

    from tests.server.conftest import Person

TABLES = 12


def site_of(client: TestClient) -> Any:
    return client.app.state.site  # type: ignore[attr-defined]  # Starlette


# -- a name at many tables ------------------------------------------------------------------------


def test_a_new_name_is_written_at_all_tables_in_one_transaction(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada, bob = person(), person()
    tables = [ada.new_table() for _ in range(TABLES)]
    for table in tables:
        bob.sit(table)
    commits: list[None] = []
    sa.event.listen(site_of(client).store.engine, "commit", lambda _c: commits.append(None))
    ada.ask("PUT", "/api/me", json={"name": "Augusta"})

    assert len(commits) == 1
    for table in tables:
        frame = bob.get(f"/api/tables/{table}")
        assert frame["table"]["seats"][0]["name"] == "Augusta"
        assert frame["log"][-1]["events"] == [{"type": "named", "seat": 0, "name": "Augusta"}]
        made, entries = site_of(client).store.load(table)
        assert rebuilt(table, made, entries).seats[0].name == "Augusta"


def test_a_name_that_cannot_be_written_is_not_taken_in(
    client: TestClient, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person()
    table, before = ada.new_table(), ada.get("/api/me")["name"]

    def full(*_arguments: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(site_of(client).store, "rename", full)
        with pytest.raises(OSError, match="No space"):
            ada.ask("PUT", "/api/me", json={"name": "Augusta"})

    assert ada.get("/api/me")["name"] == before
    assert ada.get(f"/api/tables/{table}")["table"]["seats"][0]["name"] == before


@pytest.mark.usefixtures("stopped_clock")
def test_nobody_changes_its_name_all_the_time(person: Callable[[], Person]) -> None:
    ada = person()
    answers = [
        ada.ask("PUT", "/api/me", json={"name": f"Ada {i}"}).status_code
        for i in range(int(rates.NAMES.burst) + 1)
    ]

    assert answers == [200] * (len(answers) - 1) + [429]
    assert ada.ask("PUT", "/api/me", json={"lang": "fr"}).status_code == 200


# -- standing orders ------------------------------------------------------------------------------


def kinds(client: TestClient, table: str) -> list[str]:
    with site_of(client).store.engine.connect() as connection:
        query = "SELECT kind, number FROM entries WHERE table_id = ? ORDER BY number"
        rows = connection.exec_driver_sql(query, (table,)).all()
    assert [number for _kind, number in rows] == list(range(1, len(rows) + 1))
    return [kind for kind, _number in rows]


def test_a_log_keeps_of_many_orders_the_last(
    client: TestClient, three: tuple[list[Person], str]
) -> None:
    people, table = three
    path = f"/api/tables/{table}/orders"
    before = kinds(client, table)
    for bowl in range(2, 9):
        for one in people[:2]:
            one.patiently("PUT", path, json={"order": {"bowl": bowl}})
    people[1].patiently("PUT", f"/api/tables/{table}/auto-response", json={"auto_response": "no"})
    assert kinds(client, table) == [*before, "order", "order", "auto_response"]

    made, entries = site_of(client).store.load(table)
    again = rebuilt(table, made, entries)
    assert {seat: order["bowl"] for seat, order in again.orders.items()} == {0: 8, 1: 8}
    live_one = client.portal.call(site_of(client).hub.find, table).table  # type: ignore[union-attr]  # it runs
    assert (again.length, again.orders, again.auto_responses) == (
        live_one.length,
        live_one.orders,
        live_one.auto_responses,
    )


def test_an_order_after_a_move_is_another_one(
    client: TestClient, three: tuple[list[Person], str]
) -> None:
    people, table = three
    path = f"/api/tables/{table}/orders"
    people[1].patiently("PUT", path, json={"order": {"bowl": 2}})
    people[0].play(table, "decline")
    people[1].patiently("PUT", path, json={"order": {"bowl": 3}})
    people[1].patiently("PUT", path, json={"order": None})

    orders = [i for i, kind in enumerate(kinds(client, table)) if kind == "order"]
    moves = [i for i, kind in enumerate(kinds(client, table)) if kind == "move"]
    assert len(orders) == 2
    assert orders[0] < moves[0] < orders[1]


def test_a_log_of_before_in_which_all_orders_stand_goes_on() -> None:
    """Its entries keep their numbers, so that the next one gets a new number."""
    table = seated()
    log = [LogEntry("order", {"seat": 0, "order": {"bowl": bowl}}) for bowl in range(50)]
    numbers = list(range(table.length + 1, table.length + 51))
    for number, entry in zip(numbers, log, strict=True):
        evolve(table, entry, number)

    assert table.length == numbers[-1]
    assert evolve(table, log[0]) == numbers[-1], "written over the last one"
    assert evolve(table, LogEntry("move", {"seat": 0, "move": "decline"})) == numbers[-1] + 1
    assert evolve(table, log[0]) == numbers[-1] + 2


@pytest.mark.usefixtures("stopped_clock")
@pytest.mark.parametrize(
    ("method", "path", "message", "rate"),
    [
        ("PUT", "orders", {"order": {"bowl": 3}}, rates.MOVES),
        ("PUT", "auto-response", {"auto_response": "ask"}, rates.MOVES),
        ("PUT", "arrangement", {"open": True}, rates.CHANGES),
    ],
)
def test_whatever_is_written_in_a_log_is_counted(
    three: tuple[list[Person], str], method: str, path: str, message: Any, rate: Rate
) -> None:
    people, table = three
    answers = [
        people[0].ask(method, f"/api/tables/{table}/{path}", json=message).status_code
        for _ in range(int(rate.burst) + 1)
    ]

    assert 429 not in answers[: int(rate.burst) - 20]
    assert answers[-1] == 429
    assert people[1].ask(method, f"/api/tables/{table}/orders", json={"order": None}) is not None


# -- what is opened from the store ----------------------------------------------------------------


def test_several_are_opened_at_once_and_each_once() -> None:
    async def opening() -> None:
        begun: list[str] = []
        go_on, all_begun = asyncio.Event(), asyncio.Event()
        opener = Opening()

        async def opened(key: str) -> str:
            begun.append(key)
            if len(begun) == 2:
                all_begun.set()
            await go_on.wait()
            return key

        def ask(key: str) -> asyncio.Task[str]:
            return asyncio.create_task(opener.once(key, lambda: opened(key)))

        asked = [ask("a"), ask("b"), ask("a")]
        await all_begun.wait()
        asked[0].cancel()
        await asyncio.sleep(0)
        go_on.set()
        assert await asked[1] == "b"
        assert await asked[2] == "a", "who leaves ends nothing for the others"
        assert sorted(begun) == ["a", "b"]

    loops.run(opening())


def test_what_cannot_be_opened_is_told_to_all_and_tried_again() -> None:
    async def opening() -> None:
        opener, tries = Opening(), 0

        async def opened() -> None:
            nonlocal tries
            tries += 1
            await asyncio.sleep(0)
            raise Refusal(code="table/not_found")

        asked = [opener.once("a", opened) for _ in range(3)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(each) for each in found] == [Refusal] * 3
        assert tries == 1
        with pytest.raises(Refusal):
            await opener.once("a", opened)
        assert tries == 2

    loops.run(opening())


def threads_of(monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> list[str]:
    """Return the names of the threads in which a function runs from now on."""
    seen: list[str] = []
    true = getattr(where, name)

    def noting(*arguments: Any) -> Any:
        seen.append(threading.current_thread().name)
        return true(*arguments)

    monkeypatch.setattr(where, name, noting)
    return seen


def test_tables_and_tapes_are_made_beside_the_event_loop(
    client: TestClient, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = threads_of(monkeypatch, saving, "sound")
    tapes = threads_of(monkeypatch, replays.GameReplay, "tape")
    ada = person()
    table, path = ada.new_table(), kept(ada, golden("mogul-2002"))
    site_of(client).hub._recent.clear()  # noqa: SLF001  # as after many others
    ada.get(f"/api/tables/{table}")
    tape = ada.get(f"{path}/steps")

    assert ada.get(f"{path}/steps") == tape
    assert len(tables) == 1
    assert all(name.startswith(("asyncio_", "ThreadPool")) for name in [*tables, tapes[0]])


@pytest.fixture
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "WORK", Rate(burst=300, per_second=0))


@pytest.mark.usefixtures("little_work")
def test_who_has_much_opened_waits_and_others_do_not(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    paths = [kept(ada, golden("mogul-2002", number)) for number in range(3)]
    steps = [len(golden("mogul-2002", number)["steps"]) for number in range(3)]
    assert steps[0] < 300 < steps[0] + steps[1]

    assert [ada.ask("GET", path).status_code for path in paths] == [200, 200, 429]
    assert ada.ask("GET", paths[0]).status_code == 200, "it is open"
    assert ada.ask("GET", f"{paths[0]}/steps").status_code == 429
    assert bob.ask("GET", f"{paths[0]}/steps").status_code == 200
    assert ada.ask("GET", f"{paths[0]}/steps").status_code == 200, "it has been told"


@pytest.mark.usefixtures("little_work")
def test_tables_from_the_store_are_paid_for_on_sockets_too(
    client: TestClient, person: Callable[[], Person]
) -> None:
    ada = person()
    tables = [ada.new_table() for _ in range(3)]
    who = site_of(client).people._sessions  # noqa: SLF001  # the only one
    ada_id = next(iter(who.values())).person.id
    site_of(client).limits.work.owe(ada_id, "testclient", 299.5)
    site_of(client).hub._recent.clear()  # noqa: SLF001  # as after many others

    assert ada.ask("GET", f"/api/tables/{tables[0]}").status_code == 429
    with pytest.raises(WebSocketDisconnect) as closed, ada.socket(tables[1]) as socket:
        socket.session.receive_text()
    assert closed.value.code == 4429


# -- sockets that come and go ---------------------------------------------------------------------


@pytest.fixture
def few_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "CONNECTIONS", Rate(burst=3, per_second=0))


@pytest.mark.usefixtures("few_sockets")
def test_new_sockets_of_one_person_are_limited(person: Callable[[], Person]) -> None:
    ada, bob = person(), person()
    table = ada.new_table()
    for _ in range(3):
        with ada.socket(table) as socket:
            socket.hear("frame")
    with pytest.raises(WebSocketDisconnect) as closed, ada.socket(table) as socket:
        socket.session.receive_text()
    assert closed.value.code == 4429
    with bob.socket(table) as socket:
        socket.hear("frame")


def wakes(come_and_go: Callable[[Live], None], seconds: float) -> tuple[int, int]:
    """Return how often all are told when people come and go; how often later that some are gone."""

    async def trying() -> tuple[int, int]:
        here = Live(seated())
        here.come(Viewer("bob", 0))
        await asyncio.sleep(3 * seconds)
        told: list[None] = []
        here.wake = lambda _only=None: told.append(None)  # type: ignore[method-assign, assignment]  # counted
        come_and_go(here)
        await asyncio.sleep(3 * seconds)
        return len(told), len(here._due)  # noqa: SLF001  # it lies in the future

    return loops.run(trying())


@pytest.mark.parametrize("user", ["ada", "somebody"])
def test_who_comes_and_goes_at_once_wakes_nobody(
    monkeypatch: pytest.MonkeyPatch, user: str
) -> None:
    monkeypatch.setattr(live, "GATHERING", 0.02)
    monkeypatch.setattr(live, "WATCHERS_GATHERING", 0.02)

    def fidget(here: Live) -> None:
        for _ in range(100):
            viewer = Viewer(user, 0)
            here.come(viewer)
            here.go(viewer)

    told, due = wakes(fidget, 0.02)
    assert told == 0
    assert due <= 2, "at most once a second all are told that somebody is gone"
    assert (due > 0) == (user == "ada")


@pytest.mark.parametrize(("user", "count"), [("ada", 1), ("somebody", 1)])
def test_who_comes_and_stays_is_told_of_once(
    monkeypatch: pytest.MonkeyPatch, user: str, count: int
) -> None:
    monkeypatch.setattr(live, "GATHERING", 0.02)
    monkeypatch.setattr(live, "WATCHERS_GATHERING", 0.02)

    def come(here: Live) -> None:
        for _ in range(5):
            here.come(Viewer(user, 0))

    assert wakes(come, 0.02)[0] == count


def test_a_player_is_not_told_of_late_because_watchers_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "GATHERING", 0.02)
    monkeypatch.setattr(live, "WATCHERS_GATHERING", 600)

    def come(here: Live) -> None:
        here.come(Viewer("somebody", 0))
        here.come(Viewer("cid", 0))

    assert wakes(come, 0.02)[0] == 1
