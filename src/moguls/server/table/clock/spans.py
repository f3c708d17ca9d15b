"""Spans of a clock: who was on turn for how long, read from the entries of a log.

Only public facts count: nobody can read from a clock whether a move was chosen or made by an order.
No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.server.table.table import BOT, Span

if TYPE_CHECKING:
    from moguls.server.table.table import LogEntry, Table

# Phases in which each decision begins a turn of its own. Elsewhere a seat's turn is its part in a
# round: an auction of Mogul, one turn of Moguli.
OWN_TURNS: Final = {"take-stock": frozenset({"turn"})}
FREE_SECONDS: Final = 600  # after a seat's first decision in an auction the next ones are free


class TurnBefore(NamedTuple):
    """The seat on turn before an entry, with what a span needs to know."""

    mark: tuple[object, ...]
    seat: int | None
    began: float
    runs: bool
    round: int
    phase: str
    length: int


def turn_of(table: Table) -> TurnBefore:
    """Return the current turn of a table, before an entry is applied."""
    seat = table.play.turn if table.status == "playing" else None
    runs = seat is not None and table.seats[seat].kind != BOT
    play = table.play
    phase = "over" if play.over else play.phase
    return TurnBefore(table.turn_mark, seat, table.turn_at, runs, play.round, phase, play.length)


def record(table: Table, before: TurnBefore, entry: LogEntry) -> None:
    """Add the span that an entry, already applied, has ended."""
    seat = before.seat
    if seat is not None and table.turn_mark != before.mark:
        if entry.kind == "move":
            _record_decision(table, before, seat)
        elif before.runs:
            table.spans.append(Span(seat, before.began, table.at, runs=True, decided=False))
    if entry.kind in {"sat", "handed"} and table.status == "playing":
        there = entry.data["seat"]
        table.spans.append(Span(there, table.at, table.at, False, False, returns=True))  # noqa: FBT003


def _record_decision(table: Table, before: TurnBefore, seat: int) -> None:
    part, earlier = _part(table, before, seat), table.parts.get(seat, 0)
    table.parts[seat] = max(part, earlier)
    table.spans.append(
        Span(
            seat,
            before.began if before.runs else table.at,
            table.at,
            runs=before.runs,
            decided=True,
            adds=part > earlier,
            part=part if table.is_slow and not _is_light(table, before) else 0,
        )
    )


def _part(table: Table, before: TurnBefore, seat: int) -> int:
    """Return the number of the turn to which a decision belongs; 0: none has begun yet."""
    own_turns = OWN_TURNS.get(table.play.game.name)
    if own_turns is None:
        return before.round + 1
    return before.length + 1 if before.phase in own_turns else table.parts.get(seat, 0)


def _is_light(table: Table, before: TurnBefore) -> bool:
    """Return whether a choice is so small that the time for the next ones begins later."""
    return before.phase in table.play.game.rules.automation.brisk
