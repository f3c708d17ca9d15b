"""Vacations that the server begins: from an index, in time, only where somebody wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from moguls.server.live.opening import rebuilt
from moguls.server.storage.schema import DEADLINES, VACATIONS
from moguls.server.table.clock.vacations import LEAD
from moguls.server.wire.clock.time_control import DAY, HOUR
from tests.server.clock.games import START
from tests.server.clock.test_timeouts import rows, run

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.live.live import Live
    from tests.server.clock.sites import Machine

TURN = 3 * DAY + 12 * HOUR  # of Bob, after a first turn


async def _on_turn(machine: Machine) -> Live:
    """Return a table at which Bob, who has moved before, is on turn."""
    live = await machine.new_table("bob", "cid")
    for user in ("ada", "bob", "cid", "ada"):
        await machine.play(live, user, "bid")
    return live


def test_a_vacation_begins_before_the_timeout_and_costs_days_of_the_year(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await _on_turn(machine)
        assert await machine.after(TURN - LEAD - 60) == 0, "no table was opened"
        await machine.after(120)
        seat = live.table.seats[1]
        assert (seat.kind, seat.user) == ("person", "bob")
        assert [stop.seat for stop in live.table.stops] == [1]
        key = live.table.id
        made, entries = machine.store.load(key) or ({}, [])
        assert rebuilt(key, made, entries) == live.table

    machine = run(tmp_path, script)
    (row,) = rows(machine, VACATIONS.table)
    assert (row["user_id"], row["seat"]) == ("bob", 1)
    assert row["end_at"] - row["begin_at"] == 14 * DAY


def test_who_has_switched_it_off_is_timed_out(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        machine.store.clocks.vacations.set_automatic("bob", automatic=False)
        live = await _on_turn(machine)
        assert await machine.after(TURN - 60) == 0, "no table was opened"
        await machine.after(120)
        assert live.table.seats[1].kind == "bot"

    assert rows(run(tmp_path, script), VACATIONS.table) == []


def test_a_table_is_opened_once_where_no_days_of_the_year_are_left(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await _on_turn(machine)
        spent = {"table_id": "t", "seat": 0, "user_id": "bob"}
        with machine.store.engine.begin() as connection:
            values = {**spent, "begin_at": START - 28 * DAY, "end_at": START}
            connection.execute(VACATIONS.table.insert().values(**values))
        assert await machine.after(TURN - 60) == 1
        assert live.table.stops == []

    (row,) = rows(run(tmp_path, script), DEADLINES.table)
    assert row["rest_at"] is None


def test_an_outage_moves_the_beginning_of_a_vacation(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await _on_turn(machine)
        await machine.after(60)
        machine.clock.now += 2 * HOUR
        await machine.heartbeat.beat()
        assert await machine.after(TURN - LEAD - 120) == 0
        await machine.after(120)
        assert [stop.seat for stop in live.table.stops] == [1]

    run(tmp_path, script)


def test_a_person_who_is_deleted_leaves_no_vacation(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        await _on_turn(machine)
        await machine.after(TURN - 60)
        machine.store.clocks.vacations.set_automatic("bob", automatic=False)
        machine.store.admin.delete_person("bob")

    machine = run(tmp_path, script)
    assert rows(machine, VACATIONS.table) == rows(machine, VACATIONS.manual) == []
