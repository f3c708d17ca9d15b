"""What the lists of tables tell, to anybody or to one person."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from moguls.server.wire.messages import Pace  # noqa: TC001  # msgspec reads it at run time


class PlaceSeen(Struct):
    """A seat in a list of tables."""

    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    online: bool


class ResultSeen(Struct):
    """How a game ended: the points of each seat, and the seats that won."""

    scores: list[int]
    winners: list[int]


class TableListed(Struct):
    """A table in a list, without anything secret.

    `bots_replaceable`: newcomers may take over bots; `deal_known`: it continues a game whose hidden
    cards were known; `house_rules`: the switches that differ from their defaults; `created_at` and
    `changed_at` are seconds since 1970.
    """

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    seats: list[PlaceSeen]
    free: int
    bots_replaceable: bool
    deal_known: bool
    house_rules: dict[str, str]
    pace: Pace
    created_at: float
    changed_at: float
    spectators: int


class OpenTables(Struct):
    """The open tables: those that wait first, the newest of each kind first."""

    tables: list[TableListed]


class MyTable(TableListed):
    """A table to which one belongs; `turn`: it is one's turn there."""

    you: int | None
    turn: bool
    result: ResultSeen | None
    rematch: str | None


class MyTables(Struct):
    """One's tables, the last changed first; `next` asks for those after them, as `before`."""

    tables: list[MyTable]
    next: str | None
