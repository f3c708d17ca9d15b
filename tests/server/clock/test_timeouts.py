"""Timeouts: enforced within a minute from an index, an entry of the log, a bot in the seat."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa
from msgspec import structs

from moguls.server.live.opening import rebuilt
from moguls.server.storage.schema import DEADLINES
from moguls.server.table import auto_response, decide, seating
from moguls.server.table.clock import timeouts
from moguls.server.table.clock.banks import banks
from moguls.server.table.listing import listing
from moguls.server.table.views import record as record_of
from moguls.server.wire.clock.time_control import DAY, HOUR, TimeControl
from moguls.server.wire.refusal import Refusal
from tests import loops
from tests.server.clock.games import LIVE, START, USUAL, play, slow_table, take_in
from tests.server.clock.sites import Machine

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from pathlib import Path


def run(folder: Path, script: Any) -> Machine:
    """Run a script on a machine."""
    machine = Machine(folder)

    async def whole() -> None:
        try:
            work: Coroutine[object, object, None] = script(machine)
            await work
        finally:
            await machine.stop()

    loops.run(whole())
    return machine


def rows(machine: Machine, table: sa.Table) -> list[Any]:
    with machine.store.engine.connect() as connection:
        return list(connection.execute(sa.select(table)).mappings())


def test_a_bot_plays_within_a_minute_after_the_deadline(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        control = structs.replace(USUAL, vacation=False)
        live = await machine.new_table("bob", "cid", time_control=control)
        for user in ("ada", "bob", "cid", "ada"):
            await machine.play(live, user, "bid")
        await machine.after(3 * DAY + 12 * HOUR - 60)
        assert live.table.seats[1].kind == "person", "it has a minute left"
        await machine.after(120)
        seat = live.table.seats[1]
        assert (seat.kind, seat.player, seat.level, seat.former) == ("bot", "Bob", "normal", "bob")

    machine = run(tmp_path, script)
    (row,) = rows(machine, DEADLINES.timeouts)
    assert (row["seat"], row["user_id"], row["reopened"]) == (1, "bob", False)


def test_tables_that_wait_are_not_opened(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        await machine.new_table("bob", "cid")
        assert await machine.after(HOUR) == 0

    machine = run(tmp_path, script)
    (row,) = rows(machine, DEADLINES.table)
    assert (row["seat"], row["at"]) == (0, START + 5 + 3 * DAY)


def test_after_a_restart_a_timeout_is_enforced_without_a_visit(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await machine.new_table("bob", "cid")
        await machine.play(live, "ada", "bid")
        key = live.table.id
        await machine.after(120)
        await machine.hub.stop()
        del live
        machine.start()
        await machine.after(3 * DAY)
        table = (await machine.hub.find(key)).table
        assert [seat.kind for seat in table.seats] == ["person", "bot", "person"]
        made, entries = machine.store.load(key) or ({}, [])
        assert rebuilt(key, made, entries) == table

    run(tmp_path, script)


def test_a_seat_whose_first_move_never_came_is_open_to_anybody(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await machine.new_table("bob", "cid")
        await machine.after(3 * DAY + 60)
        seat = live.table.seats[0]
        assert (seat.kind, seat.former, live.table.reopened) == ("bot", None, {0})
        assert listing(live.table).shown["reopened"] == [0]
        await machine.hub.do(live, auto_response.sit, "eva", "Eva", None, "ask")
        assert (live.table.seats[0].user, live.table.reopened) == ("eva", set())
        assert banks(live.table)[0].seconds == 12 * HOUR, "one turn's time"

    machine = run(tmp_path, script)
    (row,) = rows(machine, DEADLINES.timeouts)
    assert (row["user_id"], row["reopened"]) == ("ada", True)


def timed_out() -> Any:
    """Return a table at which Ada's time is over after her first move."""
    table = slow_table(first_player="0", loan_timing="on_own_turn")
    for _ in range(3):
        play(table, START, "bid")
    at = START + 10 * DAY
    take_in(table, timeouts.time_out(table, at, ()), at)
    assert table.seats[0].former == "ada"
    return table


def test_who_comes_back_has_the_time_of_one_turn_and_nothing_more() -> None:
    table = timed_out()
    timeouts.refuse_return(table, "ada", ())
    take_in(table, seating.sit(table, "ada", "Ada", None), table.at + 5)
    assert banks(table)[0].seconds == 12 * HOUR
    at = table.at + DAY
    take_in(table, timeouts.time_out(table, at, ()), at)
    with pytest.raises(Refusal, match="clock/used_up"):
        timeouts.refuse_return(table, "ada", ())


def test_the_next_turn_adds_nothing_to_time_that_was_paid_in_advance() -> None:
    table = timed_out()
    take_in(table, seating.sit(table, "ada", "Ada", None), table.at)
    for move in ("leave", "leave"):
        play(table, table.at, move)
    for move in ("take", "sell 0"):
        play(table, table.at, move)
    while table.play.turn != 0:
        play(table, table.at, "bid")
    assert table.play.round == 2
    before = banks(table)[0]
    play(table, table.at, "bid")
    after = banks(table)[0]
    assert before.is_advanced
    assert not after.is_advanced
    assert after.seconds == before.seconds


def test_nobody_is_replaced_before_the_deadline_where_turns_last_for_days() -> None:
    table = slow_table()
    assert timeouts.time_out(table, START + 3 * DAY - 1, ()) == []
    with pytest.raises(Refusal, match="clock/decides"):
        seating.seat_bot(table, "bob", 0, "easy")


def test_a_bot_plays_on_under_the_name_of_who_leaves() -> None:
    table = slow_table()
    take_in(table, timeouts.leave(table, "bob"), START)
    seat = table.seats[1]
    assert (seat.kind, seat.player, seat.level, seat.former) == ("bot", "Bob", "normal", None)
    while not table.play.over:
        seat_now = table.play.turn or 0
        text = max(table.play.legal())
        take_in(table, decide.automatic_move(table, seat_now, text), START)
    assert "Bob (played by a bot, normal)" in record_of(table)["players"]


def test_minutes_per_game_are_enforced_to_the_second(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        machine.hub.after_change = machine.timeouts.watch
        await machine.heartbeat.beat()
        live = await machine.new_table("bob", "cid", time_control=LIVE)
        machine.clock.now += 600
        machine.timeouts.watch(live)
        for _ in range(100):
            await asyncio.sleep(0.01)
            if live.table.seats[0].kind == "bot":
                break
        assert live.table.seats[0].kind == "bot"

    run(tmp_path, script)


def test_a_table_without_a_time_control_writes_no_deadline(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        await machine.new_table("bob", "cid", time_control=None)

    assert rows(run(tmp_path, script), DEADLINES.table) == []


def test_the_bot_has_the_level_that_the_table_names() -> None:
    control = TimeControl("days", DAY, HOUR, DAY, "expert")
    table = slow_table(control=control)
    (entry,) = timeouts.time_out(table, START + 2 * DAY, ())
    assert entry.data["level"] == "expert"
