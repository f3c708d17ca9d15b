"""What the lists of tables show of one: made from the table, kept beside its log, told to anybody.

No I/O, no clock in here, and nothing that only a seat may know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moguls.server.table.table import PRIVATE, owner_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from moguls.server.table.table import Entry, Seat, Table

# What a list says of a table that an older version wrote, and of one whose log cannot be read.
UNKNOWN, BROKEN = "unknown", "broken"
# Seconds after which a move writes the row all the same, so that an index finds what is alive.
LAG: Final = 60.0
# Entries after which the same people sit in the same seats as before.
_STAY = PRIVATE | {"move", "taken_back", "bot_failed", "named", "rematch", "set", "ready", "begun"}


@dataclass(frozen=True)
class Listing:
    """A table in the lists.

    Attributes:
        game, status, open: as the table has them.
        turn: the seat to move, while the game is in play.
        people: the seat of each user who belongs to the table; None for a host who only watches.
        shown: what anybody may read of it: who sits where, house rules, the result.
    """

    game: str
    status: str
    open: bool
    turn: int | None
    people: dict[str, int | None]
    shown: dict[str, object]


def listing(table: Table) -> Listing:
    """Return a table as the lists have it."""
    seats = table.players or table.seats
    return Listing(
        game=table.play.game.name,
        status=table.status,
        open=table.open,
        turn=table.play.turn if table.status == "playing" else None,
        people=_people(table, seats),
        shown={
            "seats": [[seat.kind, seat.name, seat.level] for seat in seats],
            "owners": _owners(seats),
            "house": house_rules(table),
            "yields": table.yields,
            "known": table.known_deal,
            "pace": table.pace,
            "result": _result(table),
            "rematch": table.rematch,
        },
    )


def _people(table: Table, seats: list[Seat]) -> dict[str, int | None]:
    """Return the seat of each user: its own, or one that is kept for it, or a friend's.

    Who has left for good belongs to it no more.
    """
    people: dict[str, int | None] = {} if table.host in table.left else {table.host: None}
    for number, seat in enumerate(seats):
        user = owner_of(seat)
        if user is not None and (people.get(user) is None or not seat.friend):
            people[user] = number
    return people


def _owners(seats: list[Seat]) -> list[int | None]:
    """Return for each seat the first one of the same person, without saying who that is."""
    users = [owner_of(seat) for seat in seats]
    return [None if user is None else users.index(user) for user in users]


def house_rules(table: Table) -> dict[str, str]:
    """Return the switches that a table with people would not have by itself."""
    game = table.play.game
    plain = {each.name: each.default for each in game.switches}
    usual = plain | game.rules.table_options
    played = plain | game.options
    return {name: value for name, value in played.items() if value != usual[name]}


def _result(table: Table) -> dict[str, list[int]] | None:
    """Return the points of all seats and who has won, once the game is over."""
    if table.status != "over":
        return None
    return {"scores": table.play.scores, "winners": table.play.winners}


def is_new(table: Table, entries: Iterable[Entry]) -> bool:
    """Say whether the lists show more of a table by these entries than who is on turn, and when."""
    told = {entry.kind for entry in entries} - PRIVATE
    return bool(told) and (told != {"move"} or table.play.turn is None)


def moves_people(entries: Iterable[Entry]) -> bool:
    """Say whether somebody may have come or gone by these entries."""
    return any(entry.kind not in _STAY for entry in entries)
