"""Times of entries and turns: stamped before they are applied, never decreasing, from the log."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import sqlalchemy as sa

from moguls.server.live.hub import Hub
from moguls.server.live.opening import rebuilt
from moguls.server.storage.folders import FILE
from moguls.server.storage.schema import ENTRIES
from moguls.server.storage.store import SqliteStore
from moguls.server.table import auto_response, decide, timing
from moguls.server.table.evolving import evolve
from moguls.server.wire.messages import NewTable
from tests import loops
from tests.server.fakes import FakeClock
from tests.server.test_table import seated

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.live.live import Live
    from moguls.server.table.table import Table

NEW = NewTable(
    "mogul-2002", 3, bots=["easy", "easy"], options={"first_player": "0"}, auto_response="ask"
)


def move(table: Table) -> None:
    """Apply the first legal move, stamped at its table's time plus 10 seconds."""
    seat = table.play.turn
    assert seat is not None
    entries = decide.automatic_move(table, seat, next(iter(table.play.legal())))
    for entry in timing.stamp(table, entries, table.at + 10):
        evolve(table, entry)


def test_a_stamp_is_the_time_now_but_never_before_the_last_entry() -> None:
    table = seated()
    table.at = 100.0
    entries = auto_response.put(table, "ada", "ask")
    assert [entry.at for entry in timing.stamp(table, entries, 170.0)] == [170.0]
    assert [entry.at for entry in timing.stamp(table, entries, 30.0)] == [100.0]


def test_a_turn_begins_with_the_entry_that_changes_the_seat_on_turn() -> None:
    table = seated()
    move(table)
    began = table.turn_at
    assert began == table.at == 10.0
    for entry in timing.stamp(table, auto_response.put(table, "bob", "ask"), 25.0):
        evolve(table, entry)
    assert (table.at, table.turn_at) == (25.0, began), "a private entry begins no turn"
    assert timing.turn_seconds(table, 25.0) == 15.0
    assert timing.turn_seconds(table, 5.0) == 0.0, "the wall clock was set back"


def test_an_entry_of_an_old_log_cannot_take_time_back() -> None:
    table = seated()
    move(table)
    entries = decide.automatic_move(table, table.play.turn or 0, next(iter(table.play.legal())))
    evolve(table, replace(entries[0], at=3.0))
    assert (table.at, table.turn_at) == (10.0, 10.0)


async def play(hub: Hub, live: Live, clock: FakeClock) -> None:
    chance = random.Random(1)  # a test
    for _ in range(40):
        seat = live.table.play.turn
        assert seat is not None
        clock.now += chance.random() * 100
        clock.offset += chance.choice([0, 0, -5000, 900])
        text = chance.choice(sorted(live.table.play.legal()))
        await hub.do(live, decide.automatic_move, seat, text)
        await hub.do(live, auto_response.put, "ada", chance.choice(["ask", "no"]))


def test_times_in_the_log_never_decrease_and_give_the_same_turns_after_a_restart(
    tmp_path: Path,
) -> None:
    clock, store = FakeClock(0.0, 1_000_000.0), SqliteStore(tmp_path / FILE)

    async def run() -> tuple[Live, Live]:
        hub = Hub(store, clock=clock)
        live = await hub.make(NEW, "ada", "Ada")
        await play(hub, live, clock)
        first = live.table
        await hub.stop()
        clock.offset -= 100_000.0
        later = Hub(store, clock=clock)
        again = await later.find(first.id)
        assert (again.table.at, again.table.turn_at) == (first.at, first.turn_at)
        await play(later, again, clock)
        await later.stop()
        return live, again

    _live, again = loops.run(run())
    with store.engine.connect() as connection:
        query = sa.select(ENTRIES.c.at).where(ENTRIES.c.kind == "move").order_by(ENTRIES.c.number)
        times = list(connection.execute(query).scalars())
    assert len(times) == 80
    assert times == sorted(times)
    assert len(set(times)) == len(times), "time goes on by the monotonic clock"
    made, entries = store.load(again.table.id) or ({}, [])
    assert rebuilt(again.table.id, made, entries).turn_at == again.table.turn_at
    store.close()
