"""Summary of a table for the lists of tables, public, and stored with its log.

No I/O, no clock in here, and nothing secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moguls.server.table.results.best_deals import best_deals
from moguls.server.table.table import PRIVATE, owner_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.server.table.table import LogEntry, Seat, Table

# Statuses of a table that an older version listed, and of one whose log cannot be read.
UNKNOWN, BROKEN = "unknown", "broken"
# Seconds after which a move writes the row again, so that the index finds active tables.
LAG: Final = 60.0
# Entries after which the same people have the same seats.
_STAY = PRIVATE | {
    "move",
    "taken_back",
    "bot_failed",
    "named",
    "rematch",
    "set",
    "ready",
    "begun",
    "pause",
}


@dataclass(frozen=True)
class Listing:
    """A table in the lists.

    Attributes:
        game, status, open: of the table.
        turn: the seat to move, during play.
        people: the seat of each user of the table; None for a host without a seat.
        shown: the public data: seats, house rules, the result.
    """

    game: str
    status: str
    open: bool
    turn: int | None
    people: dict[str, int | None]
    shown: dict[str, object]


def listing(table: Table) -> Listing:
    """Return the summary of a table."""
    seats = table.players or table.seats
    return Listing(
        game=table.play.game.name,
        status=table.status,
        open=table.open,
        turn=table.play.turn if table.status == "playing" else None,
        people=_people(table, seats),
        shown={
            "seats": [_place(seat) for seat in seats],
            "owners": _owners(seats),
            "house_rules": house_rules(table),
            "bots_replaceable": table.bots_replaceable,
            "deal_known": table.deal_known,
            "pace": table.pace,
            "reopened": sorted(table.reopened),
            "mode": None if table.time_control is None else table.time_control.mode,
            "result": _result(table),
            "best_deals": best_deals(table) if table.status == "over" else None,
            "rematch": table.rematch,
        },
    )


def _place(seat: Seat) -> list[str | None]:
    """Return kind, name and level of a seat, and the name of a bot that stands in."""
    place = [seat.kind, seat.player, seat.level]
    return [*place, seat.bot_name] if seat.bot_name else place


def _people(table: Table, seats: list[Seat]) -> dict[str, int | None]:
    """Return the seat of each user: its own, a reserved one, or a friend's.

    Users who left for good are not included.
    """
    people: dict[str, int | None] = {} if table.host in table.left else {table.host: None}
    for number, seat in enumerate(seats):
        user = owner_of(seat)
        if user is not None and (people.get(user) is None or not seat.friend):
            people[user] = number
    return people


def _owners(seats: list[Seat]) -> list[int | None]:
    """Return for each seat the first one of the same person, without the person's id."""
    users = [owner_of(seat) for seat in seats]
    return [None if user is None else users.index(user) for user in users]


def house_rules(table: Table) -> dict[str, str]:
    """Return the switches that differ from the defaults of a table with people."""
    game = table.play.game
    plain = {switch.name: switch.default for switch in game.switches}
    usual = plain | game.rules.identity.table_options
    played = plain | game.options
    return {name: value for name, value in played.items() if value != usual[name]}


def _result(table: Table) -> dict[str, list[int]] | None:
    """Return the points and the winners once the game is over."""
    if table.status != "over":
        return None
    return {"scores": table.play.scores, "winners": table.play.winners}


def is_new(table: Table, entries: Iterable[LogEntry]) -> bool:
    """Return whether entries change more in the lists than the turn and its time."""
    kinds = {entry.kind for entry in entries} - PRIVATE
    return bool(kinds) and (kinds != {"move"} or table.play.turn is None)


def moves_people(entries: Iterable[LogEntry]) -> bool:
    """Return whether somebody may have come or gone by these entries."""
    return any(entry.kind not in _STAY for entry in entries)
