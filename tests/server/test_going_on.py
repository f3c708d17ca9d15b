"""After a start tables go on by themselves, without anybody looking: what, in which order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from moguls.server.app import make_app
from moguls.server.live import pace, resuming
from moguls.server.live.driver import Driver
from moguls.server.live.opening import Opening
from moguls.server.live.resuming import go_on
from moguls.server.live.writing import first_change
from moguls.server.ports.clock import SYSTEM
from moguls.server.storage.folders import FILE
from moguls.server.storage.store import SqliteStore
from moguls.server.table import auto_response, decide, step_mode, views
from moguls.server.table.change import TableChange
from moguls.server.table.due import BOTS, PEOPLE, Due, DueTable, due
from moguls.server.table.listing import listing
from moguls.server.table.table import LogEntry
from moguls.server.wire.refusal import Refusal
from tests import loops
from tests.server import test_table, test_unsound
from tests.server.conftest import HOME, NoThinkers, Person
from tests.server.old_versions import drop_later
from tests.server.test_dear_work import threads_of
from tests.server.test_paces import seated, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from moguls.server.table.table import Table
    from moguls.server.thinking.job import Job

FIRST, SECOND = {"first_player": "0"}, {"first_player": "1"}
ORDER = {"bowl": 0, "chips": None, "left": None}


class Silent(NoThinkers):
    """Bots that answer nobody, and the tables for which they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = list[str]()

    async def ask(self, job: Job, urgency: Any = None) -> str:
        self.tables.append(job.asker.table)
        await asyncio.Event().wait()
        return await super().ask(job, urgency)


@contextlib.contextmanager
def serving(path: Path, bots: NoThinkers) -> Iterator[TestClient]:
    with TestClient(make_app(path, bots), base_url=HOME) as client:
        yield client


def store_of(client: TestClient) -> SqliteStore:
    found: SqliteStore = client.app.state.site.hub.store  # type: ignore[attr-defined]  # Starlette
    return found


def due_ever(client: TestClient) -> list[DueTable]:
    """Return the tables with an automatic action, now or later.

    A table's own time may be microseconds ahead of the wall clock: it never decreases.
    """
    return store_of(client).due(math.inf)


def moves(client: TestClient, table: str) -> int:
    found = store_of(client).load(table)
    assert found is not None
    return sum(entry.kind == "move" for entry in found[1])


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pace, "UNATTENDED", 0.01)
    return tmp_path / FILE


def urgency(table: Table) -> int | None:
    action = due(table)
    return None if action is None else action.urgency


def row(table: str, urgency: int, host: str, at: float = 0.0) -> DueTable:
    return DueTable(table, Due(at, urgency), host)


# -- what is due ----------------------------------------------------------------------------------


def test_it_is_due_where_a_bot_an_order_or_an_answer_comes_next() -> None:
    assert urgency(test_table.fresh()) is None, "the game has not begun"
    assert urgency(seated("normal", bots=2)) == BOTS
    table = seated("normal", name="mogul-2002", bots=2, **FIRST)
    assert urgency(table) == PEOPLE, "nobody is asked whether to borrow"
    table.auto_responses[0] = "ask"
    assert urgency(table) is None
    table.status = "over"
    assert urgency(table) is None


def test_a_bot_that_waits_is_due_once_it_is_asked() -> None:
    table = seated("normal", name="mogul-2002", bots=2, **SECOND)
    assert urgency(table) == PEOPLE
    table.step_mode = True
    assert urgency(table) is None
    test_table.take_in(table, step_mode.call_next(table, "ada", table.seq))
    assert urgency(table) == PEOPLE


def auction() -> Table:
    table = test_table.seated()
    while (move := auto_response.answer(table)) is not None:
        test_table.take_in(table, auto_response.automatic(table, table.play.turn or 0, move))
    assert (table.play.phase, table.play.turn) == ("auction", 0)
    return table


def test_an_order_is_due_when_its_seat_is_on_turn() -> None:
    table = auction()
    assert urgency(table) is None
    test_table.take_in(table, decide.order(table, "bob", ORDER))
    assert urgency(table) is None
    test_table.take_in(table, decide.order(table, "ada", ORDER))
    assert urgency(table) == PEOPLE


def written(store: SqliteStore, table: Any, *numbers: tuple[int, LogEntry]) -> None:
    change = TableChange(
        1.0,
        table.length,
        [number for number, _entry in numbers],
        [entry for _number, entry in numbers],
        listing(table),
        due=due(table),
    )
    store.append([("t", change)])
    table.length = max(table.length, *(number for number, _entry in numbers))


def test_the_last_entry_says_what_is_due_also_where_one_is_written_over(tmp_path: Path) -> None:
    store, table = SqliteStore(tmp_path / FILE), auction()
    entries = [LogEntry("sat", {"seat": 0, "user": "ada", "name": "Ada"})]
    store.add_table("t", table.setup, first_change(table, entries))
    table.length = 1
    assert store.due(now=2.0) == []
    orders = [LogEntry("order", {"seat": seat, "order": None}) for seat in range(2)]
    written(store, table, (2, orders[0]), (3, orders[1]))
    assert store.due(now=2.0) == []

    table.orders[0] = ORDER
    written(store, table, (2, LogEntry("order", {"seat": 0, "order": ORDER})))
    assert store.due(now=2.0) == [row("t", PEOPLE, "ada", table.turn_at)]
    store.mark("t", None)
    assert store.due(now=2.0) == []
    store.close()


# -- in which order -------------------------------------------------------------------------------


class Tables:
    """A hub, and a driver that has room for two tables of bots alone of each maker."""

    def __init__(self, told: list[DueTable]) -> None:
        self.opening, self.details, self.found = Opening(), list(told), list[str]()
        self.clock = SYSTEM
        self.marked, self.over, self.refused = list[str](), 0, 0
        self.snapshots = SimpleNamespace(prune=self._prune)
        self.store = SimpleNamespace(
            due=lambda _now: told, mark=lambda *it: self.marked.append(it[0])
        )

    def peek(self, table: str) -> str | None:
        return table if table == "open" else None

    async def _prune(self) -> None:
        """Delete no snapshots: there are none."""

    async def transact(self, function: Any, *arguments: Any) -> Any:
        return function(*arguments)

    async def find(self, table: str) -> Any:
        self.found.append(table)
        if table == "shut":
            raise Refusal(code="table/unreadable")
        if table == "broken":
            raise ValueError
        if table == "gone":
            raise OSError
        return SimpleNamespace(lock=asyncio.Lock(), table=seated("normal", bots=2))

    def has_room(self, host: str) -> bool:
        """Return whether fewer than two play; after four times that they do one of them is over."""
        of_host = {it.table for it in self.details if it.host == host and it.due.urgency == BOTS}
        if len(of_host & set(self.found)) - self.over < 2:
            return True
        self.refused += 1
        self.over += self.refused % 4 == 0
        return False


def opened(monkeypatch: pytest.MonkeyPatch, told: list[DueTable]) -> list[str]:
    monkeypatch.setattr(resuming, "ROOM", 0)
    both: Any = Tables(told)
    loops.run(go_on(both, both))
    found: list[str] = both.found
    return found


def test_bots_alone_come_in_the_numbers_in_which_they_play_for_their_maker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada = [row(f"ada{k}", BOTS, "ada") for k in range(4)]
    found = opened(monkeypatch, [row("p", PEOPLE, "ada"), *ada, row("bob", BOTS, "bob")])
    assert found == ["p", "ada0", "ada1", "bob", "ada2", "ada3"]


def test_one_that_cannot_be_opened_stops_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    names = ["shut", "broken", "open", "gone", "sound"]
    with caplog.at_level(logging.ERROR):
        found = opened(monkeypatch, [row(name, PEOPLE, "ada") for name in names])
    assert found == ["shut", "broken", "gone", "sound"], "what is open already goes on anyway"
    told = [each.getMessage() for each in caplog.records if each.name == "moguls.resuming"]
    assert told == [f"table {name} cannot be resumed" for name in ("broken", "gone")]


def test_a_list_that_cannot_be_read_is_told(caplog: pytest.LogCaptureFixture) -> None:
    both: Any = Tables([])

    def failing(_now: float) -> list[DueTable]:
        raise OSError

    both.store.due = failing
    loops.run(go_on(both, both))
    assert [each.getMessage() for each in caplog.records] == ["cannot read which tables are due"]


def test_what_people_open_comes_before_what_goes_on_by_itself() -> None:
    async def trying() -> tuple[list[str], list[str]]:
        both: Any = Tables([row("t", PEOPLE, "ada")])
        is_there = asyncio.Event()
        theirs = asyncio.create_task(both.opening.once("x", is_there.wait))
        going_on = asyncio.create_task(go_on(both, both))
        for _ in range(20):
            await asyncio.sleep(0)
        before = list(both.found)
        is_there.set()
        await asyncio.gather(theirs, going_on)
        return before, both.found

    assert loops.run(trying()) == ([], ["t"])


def test_people_who_open_tables_without_end_hold_nothing_up() -> None:
    async def trying() -> None:
        opening = Opening()
        stuck = asyncio.create_task(opening.once("x", asyncio.Event().wait))
        await asyncio.sleep(0)
        await opening.quiet(0.01)
        stuck.cancel()

    loops.run(asyncio.wait_for(trying(), 300))


# -- after a restart ------------------------------------------------------------------------------


def test_people_are_served_before_bots_alone_and_the_latest_first(path: Path) -> None:
    with serving(path, Silent()) as client:
        ada, bob = Person(client), Person(client)
        alone = [ada.new_table(sit=False, bots=["easy"] * 3) for _ in range(3)]
        mixed = [bob.new_table(bots=["easy"] * 2, options=SECOND) for _ in range(2)]
        still = bob.new_table(bots=["easy"] * 2, options=FIRST)
        waits = ada.new_table(sit=False, bots=["easy"] * 2)
    bots = Silent()
    with serving(path, bots) as client:
        until(lambda: len(bots.tables) == 4)  # two of each
        hub = client.app.state.site.hub  # type: ignore[attr-defined]  # Starlette
        assert bots.tables == [mixed[1], mixed[0], alone[2], alone[1]]
        closed = [alone[0], still, waits]
        assert not [table for table in closed if hub.peek(table)], "their logs are not read"


def test_bots_play_on_until_a_person_is_to_move(path: Path) -> None:
    with serving(path, Silent()) as client:
        ada = Person(client)
        mixed = ada.new_table(bots=["easy"] * 2, options=SECOND)
        alone = ada.new_table(sit=False, bots=["easy"] * 3)
        assert [it.table for it in due_ever(client)] == [mixed, alone]
    with serving(path, NoThinkers()) as client:
        until(lambda: mixed not in {it.table for it in due_ever(client)})
        assert moves(client, mixed) >= 2  # both bots
        until(lambda: moves(client, alone) > 5)  # on and on


def test_a_bot_that_was_asked_for_its_move_makes_it(path: Path) -> None:
    with serving(path, Silent()) as client:
        ada = Person(client)
        table = ada.new_table(bots=["easy"] * 2, options=SECOND, step_mode=True)
        assert due_ever(client) == []
        ada.post(f"/api/tables/{table}/next", seq=ada.get(f"/api/tables/{table}")["seq"])
    with serving(path, NoThinkers()) as client:
        until(lambda: moves(client, table) == 1)
        assert due_ever(client) == [], "the next one waits"


def test_a_standing_order_is_carried_out(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as killed:
        killed.setattr(Driver, "look", lambda *_: None)  # as if killed before it could
        with serving(path, NoThinkers()) as client:
            people = [Person(client) for _ in range(3)]
            table = people[0].new_table()
            for other in people[1:]:
                other.sit(table)
            while (seen := people[0].get(f"/api/tables/{table}")["view"])["phase"] != "auction":
                people[seen["turn"]].play(table)
            orders, bids = f"/api/tables/{table}/orders", people[seen["turn"]]
            assert bids.patiently("PUT", orders, json={"order": ORDER}).status_code == 200
            before = moves(client, table)
    with serving(path, NoThinkers()) as client:
        until(lambda: moves(client, table) > before)


def test_a_table_that_cannot_be_replayed_is_told_of_and_stops_no_other(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(path, Silent()) as client:
        ada = Person(client)
        first = ada.new_table(bots=["easy"] * 2, options=SECOND)
        spoilt = [ada.new_table(bots=["easy"] * 2, options=SECOND) for _ in range(3)]
        with store_of(client).engine.begin() as connection:
            test_unsound.other_rules(connection, spoilt[0])
            test_unsound.no_json(connection, spoilt[1])
            test_unsound.other_game(connection, spoilt[2])
    with serving(path, NoThinkers()) as client:
        until(lambda: moves(client, first) >= 2)  # both bots
        told = [each.getMessage() for each in caplog.records if " is closed: " in each.getMessage()]
        assert [table for table in reversed(spoilt) if any(table in it for it in told)]
        assert len(told) == len(spoilt)


def test_what_all_may_see_is_made_beside_the_event_loop(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(path, NoThinkers()) as client:
        ada = Person(client)
        table = ada.new_table(bots=["easy"] * 2, options=FIRST)
        client.app.state.site.hub._recent.clear()  # type: ignore[attr-defined]  # noqa: SLF001
        threads = threads_of(monkeypatch, views, "drawn")
        ada.get(f"/api/tables/{table}")
    assert len(threads) == 1
    assert threads[0].startswith("asyncio_")


# -- tables of before -----------------------------------------------------------------------------


def test_tables_of_an_earlier_version_go_on_and_are_written_right(path: Path) -> None:
    with serving(path, Silent()) as client:
        ada = Person(client)
        mixed = ada.new_table(bots=["easy"] * 2, options=SECOND)
        alone = ada.new_table(sit=False, bots=["easy"] * 3)
        ada.new_table(bots=["easy"] * 2, options=FIRST)
        ada.new_table(bots=["easy"], options=SECOND)
        waits = ada.new_table(bots=["easy"] * 2, options=SECOND, step_mode=True)
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        drop_later(connection, "0011")
    engine.dispose()

    store = SqliteStore(path)
    told = [(it.table, it.due.urgency) for it in store.due(time.time())]
    store.close()
    assert told == [(waits, PEOPLE), (mixed, PEOPLE), (alone, BOTS)], "what the lists show"
    with serving(path, Silent()) as client:
        until(lambda: [it.table for it in due_ever(client)] == [mixed, alone])
