"""Outages: recorded, deadlines move by them; a wrong clock suspends all timeouts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from moguls.server.storage.schema import DEADLINES
from moguls.server.table.clock.banks import next_deadline
from moguls.server.table.clock.pauses import agree
from moguls.server.wire.clock.time_control import DAY, HOUR
from tests.server.clock.games import START
from tests.server.clock.test_timeouts import rows, run

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.clock.sites import Machine

OPEN = START + 5 + 3 * DAY  # the deadline of a new table


def test_a_gap_of_more_than_five_minutes_moves_every_open_deadline(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await machine.new_table("bob", "cid")
        key = live.table.id
        await machine.after(HOUR)
        await machine.hub.stop()
        del live
        machine.clock.now += 5 * HOUR
        machine.start()
        await machine.heartbeat.beat()
        again = await machine.hub.find(key)
        assert next_deadline(again.table, again.outages) == OPEN + 5 * HOUR
        await machine.after(3 * DAY - HOUR - 60)
        assert again.table.seats[0].kind == "person"
        await machine.after(120)
        assert again.table.seats[0].kind == "bot"

    run(tmp_path, script)


def test_the_stored_deadline_moves_and_the_outage_is_stored(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        await machine.new_table("bob", "cid")
        await machine.heartbeat.beat()
        machine.clock.now += 2 * HOUR
        machine.start()
        await machine.heartbeat.beat()

    machine = run(tmp_path, script)
    (row,) = rows(machine, DEADLINES.table)
    assert row["at"] == OPEN + 2 * HOUR
    assert machine.store.clocks.outages()[1] == [(START + 5, START + 5 + 2 * HOUR)]


def test_an_outage_does_not_move_a_deadline_by_what_a_pause_stops_already(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await machine.new_table("bob", "cid")
        for user in ("ada", "bob", "cid"):
            await machine.hub.do(live, partial(agree, agrees=True), user, live.now())
        until = live.table.stops[0].end
        await machine.after(HOUR)
        machine.clock.now += 6 * HOUR
        await machine.after(until - machine.clock.time() + 3 * DAY + 60)
        assert live.table.seats[0].kind == "bot", "in time"

    run(tmp_path, script)


def test_an_outage_does_not_move_a_turn_that_began_in_it_by_its_whole_length(
    tmp_path: Path,
) -> None:
    """The clock jumps, and somebody moves before the heartbeat sees it."""

    async def script(machine: Machine) -> None:
        live = await machine.new_table("bob", "cid")
        await machine.after(60)
        machine.clock.offset += 2 * HOUR
        await machine.play(live, "ada", str(next(iter(live.table.play.legal()))))
        moved = machine.clock.time()
        machine.clock.now += 120
        await machine.heartbeat.beat()
        machine.heartbeat.confirm()
        end = machine.store.clocks.outages()[1][0][1]
        at = next_deadline(live.table, live.outages)
        assert at is not None
        assert end - moved < 2 * HOUR
        await machine.after(at - machine.clock.time() - 60)
        assert live.table.seats[1].kind == "person"
        await machine.after(120)
        assert live.table.seats[1].kind == "bot", "in time"

    run(tmp_path, script)


def test_a_short_gap_is_no_outage(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        await machine.heartbeat.beat()
        machine.clock.now += 300
        machine.start()
        await machine.heartbeat.beat()

    assert run(tmp_path, script).store.clocks.outages()[1] == []


def test_nothing_is_enforced_before_outages_are_known(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await machine.new_table("bob", "cid")
        machine.clock.now += 4 * DAY
        assert await machine.timeouts.sweep() == 0
        assert live.table.seats[0].kind == "person"

    run(tmp_path, script)


def test_a_wrong_clock_suspends_timeouts_until_it_is_right_again(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await machine.new_table("bob", "cid")
        await machine.after(60)
        machine.clock.offset += 30 * DAY
        await machine.after(HOUR)
        assert live.table.seats[0].kind == "person"
        assert not machine.heartbeat.is_trusted()
        machine.clock.offset -= 30 * DAY
        await machine.heartbeat.beat()
        assert machine.heartbeat.is_trusted()
        assert machine.store.clocks.outages()[1] == [], "it was the clock, not an outage"
        assert next_deadline(live.table, live.outages) == OPEN

    (row,) = rows(run(tmp_path, script), DEADLINES.table)
    assert row["at"] == OPEN


def test_an_administrator_can_confirm_a_clock(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await machine.new_table("bob", "cid")
        await machine.after(60)
        machine.clock.offset += 2 * HOUR  # the machine was asleep
        await machine.after(120)
        machine.heartbeat.confirm()
        assert machine.heartbeat.is_trusted()
        assert next_deadline(live.table, live.outages) == OPEN + 2 * HOUR + 60

    run(tmp_path, script)
