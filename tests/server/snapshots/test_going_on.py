"""Snapshots during play: what they cost, and what is read again."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.server.live import soundness
from moguls.server.live.snapshots import saving, sources
from moguls.server.live.snapshots.saving import EVERY, LEAST
from moguls.server.live.snapshots.sources import READING, hash_of_rules
from moguls.server.ports.executor import ThreadExecutor
from moguls.server.storage.schema import LOGS
from moguls.server.table.table import LogEntry
from tests.server.snapshots.test_equal_to_the_log import same
from tests.server.snapshots.test_written import move, played, restarted, run

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.server.clock.sites import Machine


def test_only_the_entries_after_a_snapshot_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(machine: Machine) -> None:
        live = await played(machine, LEAST, more=3)
        await machine.hub.snapshots.save([live])
        for _ in range(LEAST - 1):
            await move(machine, live)
        monkeypatch.setattr(LOGS, "rows", counted)
        again, replayed = await restarted(machine, live)
        assert replayed == LEAST - 1
        assert read == [LEAST]  # with the last one in the snapshot, which must be there
        same(again.table, live.table)

    def counted(*arguments: Any) -> Any:
        found = rows(*arguments)
        read.append(len(found))
        return found

    read, rows = list[int](), LOGS.rows
    run(tmp_path, script)


def test_tables_are_opened_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other thread of the store can write moves meanwhile."""
    now, most = [0], [0]
    load = soundness.loaded

    def counted(*arguments: Any) -> Any:
        now[0] += 1
        most[0] = max(most[0], now[0])
        time.sleep(0.01)
        now[0] -= 1
        return load(*arguments)

    async def script(machine: Machine) -> None:
        tables = [await played(machine, 1) for _ in range(3)]
        machine.start()
        machine.hub.executor = ThreadExecutor()
        monkeypatch.setattr(saving, "loaded", counted)
        found = await asyncio.gather(*(machine.hub.find(live.table.id) for live in tables))
        assert [live.table.length for live in found] == [live.table.length for live in tables]
        assert most == [1]

    run(tmp_path, script)


def test_snapshots_cost_a_twentieth_of_the_statements_of_live_moves(tmp_path: Path) -> None:
    async def script(machine: Machine) -> None:
        live = await played(machine, EVERY)
        statements = []
        sa.event.listen(
            machine.store.engine,
            "before_cursor_execute",
            lambda *arguments: statements.append(arguments[2]),
        )
        for _ in range(EVERY):
            await move(machine, live)
        assert sum("INSERT INTO entries" in each for each in statements) == EVERY
        assert len(statements) <= EVERY + EVERY // 20

    run(tmp_path, script)


def test_after_a_replaced_entry_a_new_snapshot_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "LEAST", 0)

    async def script(machine: Machine) -> None:
        live = await played(machine, LEAST)
        for limit in (3, 4):
            order = {"limit": limit, "loan": None}
            entry = LogEntry("order", {"seat": 1, "order": order})
            await machine.hub.do(live, lambda _table, entry=entry: [entry])
            await machine.hub.snapshots.save([live])
        for _ in range(LEAST):
            await move(machine, live)
        await machine.hub.snapshots.save([live])
        await move(machine, live)

        again, replayed = await restarted(machine, live)
        assert replayed == 1
        same(again.table, live.table)

    run(tmp_path, script)


def test_threads_that_need_a_hash_at_once_read_the_sources_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def read(game: str) -> str:
        reading.append(game)
        assert READING.locked()
        return game

    reading: list[str] = []
    monkeypatch.setattr(sources, "sources_hash", cache(read))
    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(hash_of_rules, ["moguli"] * 8)) == {"moguli"}
    assert reading == ["moguli"]
