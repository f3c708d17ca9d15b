"""Messages of the lists of tables."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from moguls.server.wire.messages import Pace  # noqa: TC001  # msgspec reads it at run time
from moguls.server.wire.shown import Event  # noqa: TC001  # msgspec reads it at run time


class PlaceInfo(Struct):
    """A seat in a list of tables; `bot_name`: a bot stands in for the person with that name."""

    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    bot_name: str
    online: bool


class ResultInfo(Struct):
    """The result of a game: the points of each seat, and the winners."""

    scores: list[int]
    winners: list[int]


class TableListed(Struct):
    """A table in a list, without anything secret.

    `bots_replaceable`: newcomers may take over bots; `deal_known`: it continues a game whose hidden
    cards were known; `house_rules`: the switches that differ from their defaults; `time_mode`: of
    its time control, if any; `deadline` (of the seat on turn), `created_at` and `changed_at` are
    seconds since 1970.
    """

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    seats: list[PlaceInfo]
    free: int
    bots_replaceable: bool
    deal_known: bool
    house_rules: dict[str, str]
    pace: Pace
    time_mode: Literal["live", "days"] | None
    deadline: float | None
    created_at: float
    changed_at: float
    spectators: int


class OpenTables(Struct):
    """The open tables: waiting ones first, then the newest."""

    tables: list[TableListed]


class MyTable(TableListed):
    """One of your tables; `turn`: it is your turn there."""

    you: int | None
    turn: bool
    result: ResultInfo | None
    rematch: str | None


class OpenTurn(Struct):
    """A table at which it is your turn; `deadline`: of your time, in seconds since 1970."""

    table: str
    title: str
    deadline: float | None


class MyTurns(Struct):
    """The tables at which it is your turn, the most urgent first, but live games against bots.

    Ask again after `seconds`; 0: no turn can come at the tables where you sit now.
    """

    turns: list[OpenTurn]
    seconds: int


class MyTables(Struct):
    """Your tables, the last changed first; pass `next` as `before` for the next page."""

    tables: list[MyTable]
    next: str | None


class DealInfo(Struct):
    """The best deal of a seat: its worth, its public event, and the number of steps after it."""

    value: int
    step: int
    event: Event


class BestDeals(Struct):
    """The best deal of each seat of a finished game; null for a seat without one."""

    seats: list[DealInfo | None]


class LevelRecord(Struct):
    """Your games against bots of a level, or with other people.

    `level`: the highest of the table's bots; "people" where another person played.
    `recent`: the last five games, the latest first: whether you won.
    """

    level: Literal["beginner", "easy", "normal", "hard", "expert", "people"]
    played: int
    won: int
    recent: list[bool]


class RecordBest(Struct):
    """Your best deal in a game, and its table."""

    table: str
    deal: DealInfo


class GameRecord(Struct):
    """Your finished games of one kind.

    `streak`: games won in a row up to now; `longest_streak`: the most ever. A draw between all
    seats does not count as a win.
    """

    game: str
    title: str
    message_prefix: str
    played: int
    won: int
    streak: int
    longest_streak: int
    levels: list[LevelRecord]
    best: RecordBest | None


class Companion(Struct):
    """Somebody you have finished games with; `table` is the latest of them, at `last_at`."""

    name: str
    games: int
    last_at: float
    table: str


class MyRecord(Struct):
    """Your finished games; `tables` names them, the latest first."""

    games: list[GameRecord]
    tables: list[str]
    people: list[Companion]
