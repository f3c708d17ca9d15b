"""Leadership: confirmed by queries, lost at the first doubt."""

from __future__ import annotations

import logging
import threading
from typing import Any

import pytest

from moguls.server.storage.postgresql.leadership import EVERY, LEASE, RETRY, Leadership
from moguls.server.storage.postgresql.session import IDLE, PATIENCE, Lost
from tests.server.fakes import FakeClock

GONE = Lost("gone")


class Database:
    """One lock, and whether it can be reached."""

    def __init__(self) -> None:
        self.owner: FakeSession | None = None
        self.is_reachable = True
        self.asked = threading.Semaphore(0)

    def connect(self) -> Any:
        if not self.is_reachable:
            raise GONE
        return FakeSession(self)


class FakeSession:
    def __init__(self, database: Database) -> None:
        self._database, self.next = database, threading.Semaphore(0)
        self.is_closed = False

    def take(self) -> bool:
        if not self._database.is_reachable:
            raise GONE
        self._database.owner = self._database.owner or self
        return self._database.owner is self

    def wait(self, seconds: float) -> None:
        assert seconds == EVERY
        self.next.acquire(timeout=60)

    def holds(self) -> bool:
        if not self._database.is_reachable:
            raise GONE
        self._database.asked.release()
        return self._database.owner is self

    def wake(self) -> None:
        self.next.release()

    def close(self) -> None:
        self.is_closed = True
        self.next.release()
        if self._database.owner is self:
            self._database.owner = None


class Losses:
    def __init__(self, leadership: Leadership) -> None:
        self.count, self.happened = 0, threading.Event()
        leadership.on_loss = self.add

    def add(self) -> None:
        self.count += 1
        self.happened.set()


@pytest.fixture
def database() -> Database:
    return Database()


def owner_of(database: Database) -> FakeSession:
    assert database.owner is not None
    return database.owner


def test_only_one_process_is_active_until_it_drops_the_lock(database: Database) -> None:
    first, second = Leadership(database.connect), Leadership(database.connect)
    assert first.take()
    assert not second.take()
    assert (first.holds(), second.holds()) == (True, False)
    session = owner_of(database)
    session.next.release()  # let the thread see that it has to end
    first.drop()
    assert session.is_closed
    assert second.take()
    assert (first.holds(), second.holds()) == (False, True)
    owner_of(database).next.release()
    second.drop()


def test_a_process_that_was_stopped_is_not_active_before_anything_else_happens(
    database: Database,
) -> None:
    clock = FakeClock()
    leadership = Leadership(database.connect, clock.monotonic)
    losses = Losses(leadership)
    assert leadership.take()
    clock.now = LEASE - 0.1
    assert leadership.holds()
    clock.now = LEASE + 0.1
    assert not leadership.holds()
    assert losses.count == 1
    clock.now = 0.0
    assert not leadership.holds()  # for good
    assert "8.1 s old" in leadership.reason


def test_confirmations_prolong_the_leadership_from_when_they_were_requested(
    database: Database,
) -> None:
    clock = FakeClock()
    leadership = Leadership(database.connect, clock.monotonic)
    assert leadership.take()
    session = owner_of(database)
    for now in (EVERY, 2 * EVERY, 3 * EVERY):
        clock.now = now
        session.next.release()
        assert database.asked.acquire(timeout=60)
    session.next.release()
    assert database.asked.acquire(timeout=60)  # so the one before has been noted
    clock.now = 3 * EVERY + LEASE - 0.1
    assert leadership.holds()


@pytest.mark.parametrize("loses", ["connection", "lock"])
def test_a_lost_session_ends_the_leadership_once(database: Database, loses: str) -> None:
    leadership = Leadership(database.connect)
    losses = Losses(leadership)
    assert leadership.take()
    session = owner_of(database)
    if loses == "connection":
        database.is_reachable = False
    else:
        database.owner = None
    session.next.release()
    assert losses.happened.wait(60)
    leadership.lose("again")
    assert not leadership.holds()
    assert losses.count == 1
    assert leadership.reason != "again"


def test_a_standby_waits_through_an_unreachable_database(
    database: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("moguls.server.storage.postgresql.leadership.RETRY", 0.001)
    first, second = Leadership(database.connect), Leadership(database.connect)
    assert first.take()
    owner_of(database).next.release()
    database.is_reachable = False
    results: list[bool] = []
    stop = threading.Event()
    waiting = threading.Thread(target=lambda: results.append(second.wait(stop=stop)))
    with caplog.at_level(logging.WARNING, "moguls.standby"):
        waiting.start()
        first.drop()
        while not any("cannot reach" in text for text in caplog.messages):
            assert waiting.is_alive()
        database.is_reachable = True
        waiting.join(60)
    assert results == [True]
    owner_of(database).next.release()
    second.drop()


def test_a_standby_that_is_told_to_stop_does_not_become_active(database: Database) -> None:
    stop = threading.Event()
    stop.set()
    assert not Leadership(database.connect).wait(stop=stop)
    assert database.owner is None


def test_a_process_gives_up_before_the_database_may_give_the_lock_to_another() -> None:
    assert EVERY + PATIENCE <= LEASE < IDLE
    assert RETRY < 5
