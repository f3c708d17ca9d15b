"""Tables with a time control for tests, and games on them with a clock that a test sets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import moguls
from moguls.server.live.hub import seal
from moguls.server.table import decide, seating, timing
from moguls.server.table import table as tables
from moguls.server.table.clock.bounds import timed
from moguls.server.table.evolving import evolve
from moguls.server.wire.clock.time_control import DAY, HOUR, PRESETS, TimeControl

if TYPE_CHECKING:
    from moguls.server.table.table import LogEntry, Table

USUAL = PRESETS["usual"]
LIVE = TimeControl("live", 600, 10)
START = 1_700_000_000.0
NAMES = ("ada", "bob", "cid", "dan", "eva", "fay")
OPTIONS = {"moguli": {"max_turns": "200"}}
__all__ = ["DAY", "HOUR", "LIVE", "START", "USUAL"]


def slow_table(
    game: str = "mogul-2002",
    seats: int = 3,
    control: TimeControl | None = USUAL,
    *,
    seed: int = 1,
    **options: str,
) -> Table:
    """Return a table at which everybody sits; its game begins at START."""
    rules = moguls.game(game, **{**OPTIONS.get(game, {}), **options})
    made = seal(rules.name, rules.options, rules.deal(seats, seed=seed))
    setup: dict[str, Any] = {**made, "seats": seats, "host": "ada", "pace": "at_once"}
    table = tables.new_table("t", {**setup, **timed(control, rules, seats)})
    for name in NAMES[:seats]:
        take_in(table, seating.sit(table, name, name.title(), None), START)
    return table


def take_in(table: Table, entries: list[LogEntry], at: float) -> None:
    """Apply entries at a time."""
    for entry in timing.stamp(table, entries, at):
        evolve(table, entry)


def play(table: Table, at: float, move: str | None = None) -> int:
    """Play a move of the person on turn, by default the first legal one; return its seat."""
    seat = table.play.turn
    assert seat is not None
    text = move or next(iter(table.play.legal()))
    (entry,) = decide.automatic_move(table, seat, text)
    take_in(table, [replace(entry, client_id=f"{table.length}")], at)
    return seat
