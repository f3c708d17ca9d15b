"""Absence from a table: the delays that `docs/server/protocol.md` promises."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from moguls.server.live import live as module
from moguls.server.live.live import Live, Viewer
from tests.server.test_paces import seated


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Return the clock of the tables: `now` is the time."""
    made = SimpleNamespace(now=1000.0)
    made.monotonic = lambda: made.now
    monkeypatch.setattr(module, "time", made)
    return made


def test_who_is_away_is_gone_after_20_seconds(clock: SimpleNamespace) -> None:
    live = Live(seated("normal"))
    live.look("ada")
    clock.now += 20
    assert live.absent() == set()
    clock.now += 0.01
    assert live.absent() == {"ada"}
    live.look("ada")
    assert live.absent() == set()
    clock.now += 3600
    live.viewers = {Viewer("ada", 0)}
    assert live.absent() == set(), "who is connected is there"


def test_who_was_never_seen_is_gone_20_seconds_after_the_table_was_opened(
    clock: SimpleNamespace,
) -> None:
    live = Live(seated("normal"))
    clock.now += 20
    assert live.absent() == set()
    clock.now += 0.01
    assert live.absent() == {"ada"}


def test_a_host_without_a_seat_is_gone_likewise_and_bots_never_are(clock: SimpleNamespace) -> None:
    live = Live(seated("normal", bots=2))
    assert live.table.host == "ada"
    clock.now += 20.01
    assert live.absent() == {"ada"}


def test_whose_seats_these_are_is_away_after_as_long_as_is_asked(clock: SimpleNamespace) -> None:
    live = Live(seated("normal"))
    live.look("ada")
    clock.now += 300
    assert (live.away(300), live.away(299.9)) == (set(), {"ada"})
    live.viewers = {Viewer("ada", 0)}
    assert live.away(299.9) == set()


@pytest.mark.parametrize("minutes", [2, 5, 15])
def test_who_lets_others_wait_is_gone_after_as_many_minutes_as_the_host_said(
    minutes: int, clock: SimpleNamespace
) -> None:
    live = Live(seated("normal", bots=2, name="mogul-2002", first_player="0"))
    live.table.idle = minutes
    live.viewers = {Viewer("ada", 0), Viewer("bob", 0)}
    assert live.on_turn() is None, "nobody else waits"
    live.table.seats[1].user = "bob"
    assert live.on_turn() == "ada"
    assert live.idle() == set()
    clock.now += 60 * minutes - 0.01
    assert live.idle() == set()
    clock.now += 0.01
    assert live.idle() == {"ada"}
    live.table.moved += 1
    assert live.idle() == set(), "it has moved, and begins anew"


def test_a_request_counts_as_a_look_for_as_long_as_is_asked(clock: SimpleNamespace) -> None:
    live = Live(seated("normal"))
    assert not live.is_watched(30)
    live.look(None)
    clock.now += 29.9
    assert live.is_watched(30)
    clock.now += 0.1
    assert not live.is_watched(30)
    live.look("ada")
    clock.now += 29.9
    assert live.seen_within(30) == {"ada"}
    clock.now += 0.1
    assert live.seen_within(30) == set()
