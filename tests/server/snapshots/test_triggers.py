"""Triggers that delete a snapshot when something before it in the database changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from moguls.server.live.snapshots.saving import EVERY
from moguls.server.storage.schema import ENTRIES, TABLES
from tests.server.snapshots.test_written import numbers, played, run, unused

if TYPE_CHECKING:
    from pathlib import Path

    from moguls.server.live.live import Live
    from tests.server.clock.sites import Machine


async def with_later_moves(machine: Machine) -> tuple[Live, int]:
    """Return a table whose log goes on after its snapshot, and the number of that."""
    live = await played(machine, EVERY, more=2)
    return live, numbers(machine)[live.table.id]


def execute(machine: Machine, *statements: sa.Executable) -> None:
    """Change the database as somebody else would."""
    with machine.store.engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)


def of(live: Live, number: int) -> sa.ColumnElement[bool]:
    """Return the condition for an entry of a table."""
    return (ENTRIES.c.table_id == live.table.id) & (ENTRIES.c.number == number)


@pytest.mark.parametrize("back", [0, EVERY - 1])
def test_a_changed_entry_deletes_its_snapshot(tmp_path: Path, back: int) -> None:
    async def script(machine: Machine) -> None:
        live, number = await with_later_moves(machine)
        entry = of(live, number - back)
        execute(machine, ENTRIES.update().where(entry).values(data=ENTRIES.c.data + " "))
        assert numbers(machine) == {}
        await unused(machine, live)

    run(tmp_path, script)


def test_a_deleted_entry_deletes_the_snapshot(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live, number = await with_later_moves(machine)
        execute(machine, ENTRIES.delete().where(of(live, number)))
        assert numbers(machine) == {}

    run(tmp_path, script)


def test_an_entry_that_takes_an_earlier_number_deletes_the_snapshot(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live, _number = await with_later_moves(machine)
        other = await machine.new_table("bob", "cid", time_control=None)
        last = ENTRIES.update().where(of(other, other.table.length))
        execute(machine, last.values(table_id=live.table.id, number=0))
        assert numbers(machine) == {}

    run(tmp_path, script)


def test_a_migrated_database_has_all_triggers(tmp_path: Path) -> None:
    """A migration that builds a table of them again loses them."""

    async def script(machine: Machine) -> None:
        catalogues = {"sqlite": "name FROM sqlite_master WHERE type = 'trigger'"}
        catalogues["postgresql"] = "tgname FROM pg_trigger WHERE NOT tgisinternal"
        with machine.store.engine.connect() as connection:
            query = sa.text(f"SELECT {catalogues[connection.dialect.name]}")
            names = set(connection.execute(query).scalars())
        assert names == {
            "snapshot_of_changed_entry",
            "snapshot_of_changed_setup",
            "snapshot_of_deleted_entry",
        }

    run(tmp_path, script)


def test_a_changed_setup_deletes_the_snapshot(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live, _number = await with_later_moves(machine)
        table = TABLES.update().where(TABLES.c.id == live.table.id)
        execute(machine, table.values(made=TABLES.c.made + " "))
        assert numbers(machine) == {}
        await unused(machine, live)

    run(tmp_path, script)


def test_later_entries_and_other_tables_leave_a_snapshot(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live, number = await with_later_moves(machine)
        other = await machine.new_table("bob", "cid", time_control=None)
        execute(
            machine,
            ENTRIES.delete().where(of(live, number + 2)),
            ENTRIES.update().where(of(live, number + 1)).values(client_id="x"),
            ENTRIES.update().where(of(other, 1)).values(client_id="y"),
            ENTRIES.update().where(of(live, number)).values(due_at=1.0),
        )
        assert numbers(machine) == {live.table.id: number}

    run(tmp_path, script)
