"""Absence from a table: the delays that `docs/server/protocol.md` promises."""

import pytest

from moguls.server.live.live import Live, Viewer
from moguls.server.table.timing import user_on_turn
from tests.server.fakes import FakeClock
from tests.server.test_paces import seated


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(1000.0)


def test_who_is_away_is_gone_after_20_seconds(clock: FakeClock) -> None:
    live = Live(seated("normal"), clock)
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


def test_who_was_never_seen_is_gone_20_seconds_after_the_table_was_opened(clock: FakeClock) -> None:
    live = Live(seated("normal"), clock)
    clock.now += 20
    assert live.absent() == set()
    clock.now += 0.01
    assert live.absent() == {"ada"}


def test_a_host_without_a_seat_is_gone_likewise_and_bots_never_are(clock: FakeClock) -> None:
    live = Live(seated("normal", bots=2), clock)
    assert live.table.host == "ada"
    clock.now += 20.01
    assert live.absent() == {"ada"}


def test_whose_seats_these_are_is_away_after_as_long_as_is_asked(clock: FakeClock) -> None:
    live = Live(seated("normal"), clock)
    live.look("ada")
    clock.now += 300
    assert (live.away(300), live.away(299.9)) == (set(), {"ada"})
    live.viewers = {Viewer("ada", 0)}
    assert live.away(299.9) == set()


@pytest.mark.parametrize("minutes", [2, 5, 15])
def test_who_lets_others_wait_is_gone_after_as_many_minutes_as_the_host_said(
    minutes: int, clock: FakeClock
) -> None:
    live = Live(seated("normal", bots=2, name="mogul-2002", first_player="0"), clock)
    live.table.idle_minutes, live.table.turn_at = minutes, clock.time()
    live.viewers = {Viewer("ada", 0), Viewer("bob", 0)}
    assert user_on_turn(live.table) is None, "nobody else waits"
    live.table.seats[1].user = "bob"
    assert user_on_turn(live.table) == "ada"
    assert live.idle() == set()
    clock.now += 60 * minutes - 0.01
    assert live.idle() == set()
    clock.now += 0.01
    assert live.idle() == {"ada"}
    live.table.turn_at = clock.time()
    assert live.idle() == set(), "a new turn has its whole time"


def test_a_request_counts_as_a_look_for_as_long_as_is_asked(clock: FakeClock) -> None:
    live = Live(seated("normal"), clock)
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
