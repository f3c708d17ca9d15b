"""A table from a snapshot and the entries after it equals the table of its whole log."""

from __future__ import annotations

import json
import zlib
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import moguls
from moguls.server.live.opening import rebuilt
from moguls.server.replay.archive import _of_table
from moguls.server.table import views
from moguls.server.table.clock.banks import banks
from moguls.server.table.evolving import evolve
from moguls.server.table.presence import Presence
from moguls.server.table.snapshots.encoding import (
    CHECKSUM,
    ELSEWHERE,
    FIELDS,
    HEAD,
    UnusableSnapshot,
    encode,
)
from moguls.server.table.snapshots.encoding import decode as decoded
from moguls.server.table.table import Executed, LogEntry, Seat, Span, Standing, Stop, Table
from tests.server.clock.games import START, slow_table
from tests.server.clock.games import play as play_slowly
from tests.server.test_every_game import GAMES, full, played, sealed_by_its_salt

if TYPE_CHECKING:
    from collections.abc import Iterator

RULES = "hash of the rules"
NEVER_COMPARED = {"public"}  # computed from the rest when it is needed


def again(table: Table, log: list[LogEntry], number: int) -> Table:
    """Return a table from its snapshot after an entry, and the entries after it."""
    setup = json.loads(json.dumps(table.setup))
    begun = rebuilt(table.id, setup, log[:number])
    found = decoded(encode(begun, RULES), table.id, setup, RULES)
    for entry in log[number:]:
        evolve(found, entry)
    return found


def frames(table: Table) -> Iterator[bytes]:
    """Yield everything that each seat and a spectator may see, as it is sent."""
    owners = [seat.user or seat.former for seat in table.seats]
    for user in [*owners, "host", None]:
        for since in (0, table.seq // 2, table.seq):
            yield msgspec.json.encode(views.frame(table, user, since, Presence()))
    for seat in (*range(len(table.seats)), None):
        for first in range(0, table.seq, 40):
            news = views.news(table, seat, first)
            yield msgspec.json.encode([(entry.seq, entry.events) for entry in news])


def reviewed(table: Table) -> bytes:
    """Return all that a review of a finished game, and its replay, are made of."""
    replay = _of_table(table)
    steps = [replay.tape(viewer) for viewer in (*range(replay.seats), "all", "public")]
    return msgspec.json.encode((replay.deal, replay.steps, replay.packed, replay.origin, steps))


def same(one: Table, other: Table) -> None:
    """Compare all fields and all views of two tables."""
    for field in fields(Table):
        if field.name not in NEVER_COMPARED:
            assert getattr(one, field.name) == getattr(other, field.name), field.name
    assert one.play.__getstate__() == other.play.__getstate__()
    assert list(frames(one)) == list(frames(other))
    if one.time_control is not None:
        assert banks(one, ()) == banks(other, ())
    if one.status == "over":
        assert views.record(one) == views.record(other)
        assert reviewed(one) == reviewed(other)


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_and_the_later_entries_equal_the_whole_log_in_every_view(name: str) -> None:
    table, log = full(sealed_by_its_salt(name))
    for _move in played(table, log, 2):
        pass
    assert table.status == "over"

    for length in (60, len(log) - 1, len(log)):
        whole = rebuilt("t", table.setup, log[:length])
        for number in (1, length // 3, length):
            same(again(table, log[:length], number), whole)


@pytest.mark.parametrize("name", GAMES)
def test_moves_before_a_snapshot_can_be_taken_back(name: str) -> None:
    table, log = full(sealed_by_its_salt(name))
    for _move in played(table, log, 6, most=40):
        pass
    step, seat = max(0, table.play.length - 20), 0
    back = LogEntry("taken_back", {"seat": seat, "step": step})

    found = again(table, log, len(log))
    for each in (found, table):
        evolve(each, back)
    same(found, table)
    while found.play.ply:
        found.play.undo()
    assert found.play.states() == [rebuilt("t", table.setup, []).play.state]


@pytest.mark.parametrize("name", GAMES)
def test_a_clock_of_days_goes_on_as_before(name: str) -> None:
    table = slow_table(name, seats=moguls.game(name).seats[0])
    for number in range(30):
        if table.status == "playing":
            play_slowly(table, START + 3600 * number)
    found = decoded(encode(table, RULES), table.id, table.setup, RULES)

    same(found, table)
    for each in (found, table):
        if each.status == "playing":
            play_slowly(each, START + 86_400 * 9)
    same(found, table)


def test_every_field_of_a_table_is_in_its_snapshot() -> None:
    table = filled()
    defaults = rebuilt("t", table.setup, [])
    found = decoded(encode(table, RULES), table.id, table.setup, RULES)

    assert {name for name, _type in FIELDS} | ELSEWHERE == {each.name for each in fields(Table)}
    for name, _type in FIELDS:
        assert getattr(table, name) != getattr(defaults, name), f"give {name} another value here"
        assert getattr(found, name) == getattr(table, name), name


def filled() -> Table:
    """Return a table each field of which differs from a new one's."""
    table, log = full(sealed_by_its_salt("mogul-2002"))
    for _move in played(table, log, 2, most=60):
        pass
    orders = {"bot": {"level": "easy", "moves": 3}, "replies": []}
    values: dict[str, Any] = {
        "folds": {("order", 1): 64, ("standing", 0): 65},
        "orders": {1: {"limit": 3, "loan": None}},
        "standing": {0: Standing(orders, 7, [{"move": "bid", "then": []}], 2)},
        "executed": {0: [Executed(4, "bid", "limit", None), Executed(5, "pass", "tree", 1)]},
        "auto_responses": {2: "ask"},
        "chosen": [(0, 2), (1, 3)],
        "automatic": {3, 5},
        "rematch": "other",
        "new_host": "7",
        "players": [Seat("person", "0", "P0", ready=True)],
        "links": {1: {"digest": "d", "opens": 5.5}},
        "open": True,
        "bots_replaceable": True,
        "guests_may_seat": True,
        "idle_minutes": 0,
        "pace": "slow",
        "step_mode": True,
        "called": True,
        "ended": "why",
        "removed": {"5"},
        "left": {"6"},
        "reopened": {1},
        "spans": [Span(0, 1.0, 2.5, runs=True, decided=True, part=3)],
        "stops": [Stop(1.0, 3.0), Stop(2.0, 9.5, 1)],
        "pausing": {2},
        "pauses": 1,
        "parts": {0: 4},
        "at": 12.25,
        "turn_at": 11.5,
        "started_at": 10.0,
    }
    for name, value in values.items():
        assert hasattr(table, name)
        setattr(table, name, value)
    return table


def snapshot() -> tuple[bytes, Table]:
    table, _log = full(sealed_by_its_salt("moguli"))
    return encode(table, RULES), table


@pytest.mark.parametrize("place", [0, 16, 20, 40, -1])
def test_a_damaged_snapshot_is_refused(place: int) -> None:
    data, table = snapshot()
    broken = bytearray(data)
    broken[place] ^= 1

    with pytest.raises(UnusableSnapshot, match=r"version|checksum"):
        decoded(bytes(broken), table.id, table.setup, RULES)
    with pytest.raises(UnusableSnapshot, match="checksum"):
        decoded(data[:-5], table.id, table.setup, RULES)


def test_a_snapshot_of_other_rules_or_another_version_is_refused() -> None:
    data, table = snapshot()

    with pytest.raises(UnusableSnapshot, match="other rules"):
        decoded(data, table.id, table.setup, "others")
    with pytest.raises(UnusableSnapshot, match="another version"):
        decoded(data.replace(b"/1\n", b"/2\n", 1), table.id, table.setup, RULES)


def test_the_salt_is_in_the_log_only() -> None:
    data, table = snapshot()
    unpacked = zlib.decompress(data[len(HEAD) + CHECKSUM :])

    assert b"P0" in unpacked
    assert table.setup["salt"].encode() not in unpacked
