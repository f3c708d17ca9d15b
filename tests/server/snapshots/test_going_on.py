"""Snapshots that go on from the last one: what is read and hashed again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from moguls.server.live.snapshots import saving, sources
from moguls.server.live.snapshots.saving import EVERY, LEAST
from moguls.server.live.snapshots.sources import READING, hash_of_rules
from moguls.server.storage.schema import LOGS
from moguls.server.table.table import LogEntry
from tests.server.snapshots.test_equal_to_the_log import same
from tests.server.snapshots.test_written import move, played, restarted, run

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pytest

    from tests.server.clock.sites import Machine


def test_a_snapshot_after_another_reads_only_the_entries_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(machine: Machine) -> None:
        live = await played(machine, LEAST)
        read = list[int]()
        for _ in range(3):
            with count_rows(read):
                await machine.hub.snapshots.save([live])
            for _ in range(LEAST):
                await move(machine, live)
        assert read == [live.table.length - 3 * LEAST, LEAST, LEAST]
        again, replayed = await restarted(machine, live)
        assert replayed == LEAST
        same(again.table, live.table)

    @contextmanager
    def count_rows(read: list[int]) -> Iterator[None]:
        def counted(*arguments: Any) -> Any:
            found = rows(*arguments)
            read.append(len(found))
            return found

        rows = LOGS.rows
        with monkeypatch.context() as patch:
            patch.setattr(LOGS, "rows", counted)
            yield

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


def test_after_a_replaced_entry_the_whole_log_is_hashed_again(
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
