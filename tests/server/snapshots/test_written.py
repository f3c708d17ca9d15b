"""Snapshots of a hub: when they are written, used and dropped."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sa

from moguls.server.admin.tables import end_for_good
from moguls.server.live import hub as hubs
from moguls.server.live.snapshots import saving, sources
from moguls.server.live.snapshots.saving import EVERY, LEAST, MINUTE, Snapshots
from moguls.server.live.snapshots.sources import hash_of_rules
from moguls.server.live.soundness import sound
from moguls.server.storage.backups import back_up
from moguls.server.storage.schema import SNAPSHOTS
from moguls.server.storage.store import SqliteStore
from moguls.server.table.evolving import evolve
from moguls.server.table.table import LogEntry
from tests import loops
from tests.server.clock.sites import Machine
from tests.server.snapshots.test_equal_to_the_log import same

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from moguls.server.live.live import Live

    Script = Callable[[Machine], Awaitable[None]]


def run(folder: Path, script: Script) -> None:
    machine = Machine(folder)

    async def whole() -> None:
        try:
            await script(machine)
        finally:
            await machine.stop()

    loops.run(whole())


async def played(machine: Machine, entries: int, *, more: int = 0) -> Live:
    """Return a table with a log of so many entries, and so many after its snapshot."""
    live = await machine.new_table("bob", "cid", time_control=None)
    for _ in range(entries + more):
        await move(machine, live)
    return live


async def move(machine: Machine, live: Live) -> None:
    await begin_move(machine, live)
    await machine.hub.snapshots.stop()


async def begin_move(machine: Machine, live: Live) -> None:
    """Move, and do not wait for snapshots."""
    play = live.table.play
    user = live.table.seats[play.turn or 0].user
    await machine.play(live, str(user), list(play.legal())[-1])  # a long game


def numbers(machine: Machine) -> dict[str, int]:
    """Return the entry of each stored snapshot, by table."""
    with machine.store.engine.connect() as connection:
        query = sa.select(SNAPSHOTS.table.c.table_id, SNAPSHOTS.table.c.number)
        return {str(row.table_id): int(row.number) for row in connection.execute(query)}


async def restarted(machine: Machine, live: Live) -> tuple[Live, int]:
    """Return the table as another server opens it, and how many entries it had to replay."""
    machine.start()
    replayed = 0

    def count(*arguments: Any) -> int:
        nonlocal replayed
        replayed += 1
        return evolve(*arguments)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(saving, "evolve", count)
        again = await machine.hub.find(live.table.id)
    return again, replayed


async def unused(machine: Machine, live: Live) -> None:
    """Check that another server replays the whole log, and drops the snapshot."""
    log = machine.store.load(live.table.id)
    assert log is not None
    again, replayed = await restarted(machine, live)
    assert replayed == 0
    same(again.table, sound(live.table.id, *log))


def test_a_table_is_written_every_few_entries_and_opened_from_there(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await played(machine, EVERY)
        number = numbers(machine)[live.table.id]
        assert number == EVERY
        for _ in range(7):
            await move(machine, live)

        again, replayed = await restarted(machine, live)
        assert replayed == live.table.length - number > 7
        same(again.table, live.table)
        assert again.table.done == live.table.done
        log = machine.store.load(live.table.id)
        assert log is not None
        same(again.table, sound(live.table.id, *log))

    run(tmp_path, script)


def test_after_a_minute_a_few_entries_are_enough(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await played(machine, LEAST)
        assert numbers(machine) == {}
        machine.clock.now += MINUTE
        await move(machine, live)
        number = live.table.length
        assert numbers(machine) == {live.table.id: number}

        machine.clock.now += MINUTE
        for _ in range(LEAST - 1):
            await move(machine, live)
        assert numbers(machine) == {live.table.id: number}
        await move(machine, live)
        assert numbers(machine) == {live.table.id: number + LEAST}

        again, replayed = await restarted(machine, live)
        assert replayed == 0
        same(again.table, live.table)

    run(tmp_path, script)


def test_snapshots_that_are_due_at_once_are_written_with_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a start all tables become due in the same minute; moves are written meanwhile."""
    monkeypatch.setattr(saving, "BREAK", 1e9)

    async def script(machine: Machine) -> None:
        def transact(function: Callable[..., object], *arguments: object) -> Awaitable[object]:
            machine.clock.now += 1e-6  # each takes a while
            return machine.hub.transact(function, *arguments)

        lives = [await played(machine, 0) for _ in range(3)]
        machine.hub.snapshots = snapshots = Snapshots(
            machine.store, transact, machine.hub.executor, machine.clock
        )
        for live in lives:
            for _ in range(EVERY):
                await begin_move(machine, live)
        while not numbers(machine):  # noqa: ASYNC110  # a thread writes them
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert list(numbers(machine)) == [lives[0].table.id]

        await snapshots.stop()
        assert set(numbers(machine)) == {live.table.id for live in lives}

    run(tmp_path, script)


def test_a_table_that_leaves_memory_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "RECENT_TABLES", 1)

    async def script(machine: Machine) -> None:
        live = await played(machine, LEAST)
        few = await machine.new_table("bob", "cid", time_control=None)
        await machine.new_table()
        await machine.hub.snapshots.stop()
        assert numbers(machine) == {live.table.id: live.table.length}
        assert few.table.length < LEAST

        again, replayed = await restarted(machine, live)
        assert replayed == 0
        same(again.table, live.table)

    run(tmp_path, script)


@pytest.mark.parametrize("entries", [1, LEAST], ids=["not worth one", "written"])
def test_nothing_is_kept_of_a_table_that_has_left_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entries: int
) -> None:
    monkeypatch.setattr(hubs, "RECENT_TABLES", 1)

    async def script(machine: Machine) -> None:
        left = await played(machine, entries)
        known = machine.hub.snapshots._last  # noqa: SLF001  # it shows nowhere else
        assert left.table.id in known
        assert left._alarm is not None  # noqa: SLF001  # keeps it for minutes
        left._alarm.cancel()  # noqa: SLF001
        del left
        live = await machine.new_table("bob", "cid", time_control=None)
        await move(machine, live)
        gc.collect()
        assert set(known) <= {live.table.id}

    run(tmp_path, script)


def test_a_finished_game_that_leaves_memory_has_no_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "RECENT_TABLES", 1)

    async def script(machine: Machine) -> None:
        live = await played(machine, EVERY)
        assert numbers(machine)
        await machine.hub.do(live, end_for_good)
        await machine.new_table()
        await machine.hub.snapshots.stop()
        assert numbers(machine) == {}

    run(tmp_path, script)


def test_a_server_that_ends_writes_all_tables(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        lives = [await played(machine, LEAST) for _ in range(3)]
        await machine.hub.snapshots.save(machine.hub.in_use().values())
        assert numbers(machine) == {live.table.id: live.table.length for live in lives}
        for live in lives:
            again, replayed = await restarted(machine, live)
            assert replayed == 0
            same(again.table, live.table)

    run(tmp_path, script)


SPOILT = {
    "data": b"moguls-snapshot/1\n and no more",
    "number": 9999,
}


@pytest.mark.parametrize("column", SPOILT)
def test_a_doubtful_snapshot_is_dropped_and_the_log_replayed(tmp_path: Path, column: str) -> None:
    async def script(machine: Machine) -> None:
        live = await played(machine, EVERY)
        with machine.store.engine.begin() as connection:
            values = {column: SPOILT[column]}
            connection.execute(SNAPSHOTS.table.update().values(**values))
        await unused(machine, live)

    run(tmp_path, script)


def test_a_snapshot_of_other_rules_is_dropped_and_the_log_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(machine: Machine) -> None:
        live = await played(machine, EVERY)
        monkeypatch.setattr(saving, "hash_of_rules", lambda _game: "others")
        await unused(machine, live)
        assert numbers(machine) == {}

    run(tmp_path, script)


def test_without_sources_there_are_no_snapshots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(machine: Machine) -> None:
        monkeypatch.setattr(saving, "hash_of_rules", lambda _game: "")
        live = await played(machine, EVERY)
        assert numbers(machine) == {}
        await unused(machine, live)

    run(tmp_path, script)


def test_an_order_that_replaces_one_in_the_snapshot_counts(tmp_path: Path) -> None:
    """It has the same number in the log."""

    async def script(machine: Machine) -> None:
        live = await played(machine, LEAST)
        for limit in (3, 4):
            order = {"limit": limit, "loan": None}
            entry = LogEntry("order", {"seat": 1, "order": order})
            await machine.hub.do(live, lambda _table, entry=entry: [entry])
            if limit == 3:
                await machine.hub.snapshots.save([live])
                assert numbers(machine) == {live.table.id: live.table.length}
        assert numbers(machine) == {}

        machine.start()
        again = await machine.hub.find(live.table.id)
        assert again.table.orders[1]["limit"] == 4

    run(tmp_path, script)


def test_a_snapshot_that_cannot_be_written_changes_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*_arguments: object) -> None:
        msg = "disk full"
        raise OSError(msg)

    async def script(machine: Machine) -> None:
        monkeypatch.setattr(machine.store.snapshots, "put", full)
        live = await played(machine, EVERY + 5)
        again, replayed = await restarted(machine, live)
        assert replayed == 0
        same(again.table, live.table)

    with caplog.at_level(logging.ERROR):
        run(tmp_path, script)
    assert caplog.text.count("its snapshot cannot be written") == 1


def test_a_name_that_is_replaced_in_the_log_is_in_no_snapshot(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await played(machine, EVERY)
        assert numbers(machine)
        machine.store.admin.rename_in_log(live.table.id, "bob", "Former player", friends=True)
        assert numbers(machine) == {}
        again, _replayed = await restarted(machine, live)
        assert [seat.name for seat in again.table.seats] == ["Ada", "Former player", "Cid"]

    run(tmp_path, script)


def test_a_deleted_table_gets_no_snapshot(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await played(machine, EVERY)
        machine.store.admin.delete_table(live.table.id)
        assert numbers(machine) == {}
        await move_in_memory(machine, live)
        assert numbers(machine) == {}

    async def move_in_memory(machine: Machine, live: Live) -> None:
        live.table.length += LEAST
        await machine.hub.snapshots.save([live])

    run(tmp_path, script)


def test_a_backup_has_no_snapshots(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        await played(machine, EVERY)

    run(tmp_path, script)
    assert back_up(tmp_path, tmp_path / "backup.sqlite") == 1
    copy = SqliteStore(tmp_path / "backup.sqlite")
    with copy.engine.connect() as connection:
        assert connection.execute(sa.select(SNAPSHOTS.table)).all() == []
    copy.close()


def test_old_snapshots_of_finished_games_are_deleted(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        lives = [await played(machine, EVERY) for _ in range(2)]
        await machine.hub.do(lives[0], end_for_good)
        machine.store.snapshots.prune(machine.clock.time())
        assert len(numbers(machine)) == 2
        machine.store.snapshots.prune(machine.clock.time() + 1)
        assert list(numbers(machine)) == [lives[1].table.id]

    run(tmp_path, script)


def test_the_hash_of_rules_is_one_for_each_game_and_stays() -> None:
    hashes = {name: hash_of_rules(name) for name in ("mogul-2002", "moguli")}

    assert len(set(hashes.values())) == 2
    sources.sources_hash.cache_clear()
    assert {name: hash_of_rules(name) for name in hashes} == hashes
