"""Fence: writes of a process that is no longer active are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
import sqlalchemy as sa

from moguls.server.ports.storage import NotActive
from moguls.server.storage.postgresql.fence import Fence
from moguls.server.storage.schema import EPOCH
from moguls.server.storage.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from moguls.server.storage.postgresql.leadership import Leadership


class FakeLeadership:
    def __init__(self) -> None:
        self.reasons: list[str] = []

    def holds(self) -> bool:
        return not self.reasons

    def lose(self, reason: str) -> None:
        self.reasons.append(reason)


def fence_of(leadership: FakeLeadership) -> Fence:
    return Fence(cast("Leadership", leadership))


def write(engine: sa.Engine, fence: Fence) -> None:
    with engine.begin() as connection:
        fence.check(connection)


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sa.Engine]:
    store = SqliteStore(tmp_path / "one.sqlite")
    yield store.engine
    store.close()


def test_each_active_process_has_a_later_epoch_that_refuses_writes_of_earlier_ones(
    engine: sa.Engine,
) -> None:
    earlier, later = FakeLeadership(), FakeLeadership()
    first, second = fence_of(earlier), fence_of(later)
    first.enter(engine)
    write(engine, first)
    second.enter(engine)
    write(engine, second)
    assert (first.epoch, second.epoch) == (1, 2)
    with pytest.raises(NotActive):
        write(engine, first)
    assert earlier.reasons == ["another process has become active"]
    assert later.holds()


def test_a_process_enters_once(engine: sa.Engine) -> None:
    fence = fence_of(FakeLeadership())
    fence.enter(engine)
    fence.enter(engine)
    assert fence.epoch == 1


def test_a_lost_process_does_not_write_even_before_another_is_active(engine: sa.Engine) -> None:
    leadership = FakeLeadership()
    fence = fence_of(leadership)
    fence.enter(engine)
    leadership.lose("no answer")
    with pytest.raises(NotActive):
        write(engine, fence)


def test_a_process_that_is_overtaken_while_it_enters_leaves_the_epoch_as_it_is(
    engine: sa.Engine,
) -> None:
    leadership, later = FakeLeadership(), fence_of(FakeLeadership())
    later.enter(engine)
    leadership.lose("the last confirmation is too old")
    with pytest.raises(NotActive):
        fence_of(leadership).enter(engine)
    write(engine, later)


def test_an_empty_database_is_migrated_before_it_has_an_epoch(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path}/empty.sqlite")
    fence = fence_of(FakeLeadership())
    fence.enter(engine)
    assert fence.epoch is None
    write(engine, fence)
    EPOCH.create(engine)
    engine.dispose()


def test_a_lost_connection_ends_the_leadership(
    engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    leadership = FakeLeadership()
    fence = fence_of(leadership)
    fence.enter(engine)
    write(engine, fence)
    monkeypatch.setattr(engine.dialect, "is_disconnect", lambda *_: True)
    with pytest.raises(sa.exc.OperationalError), engine.connect() as connection:
        connection.exec_driver_sql("SELECT nothing FROM nowhere")
    assert leadership.reasons == ["a connection to the database was lost"]


def test_an_error_of_a_statement_does_not_end_the_leadership(engine: sa.Engine) -> None:
    leadership = FakeLeadership()
    fence = fence_of(leadership)
    fence.enter(engine)
    write(engine, fence)
    with pytest.raises(sa.exc.OperationalError), engine.connect() as connection:
        connection.exec_driver_sql("SELECT nothing FROM nowhere")
    assert leadership.holds()
