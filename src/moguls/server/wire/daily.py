"""Messages of the deal of the day."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class DailyAttempt(Struct):
    """Your attempt at a deal: points and place at its table once the game is over."""

    table: str
    status: Literal["playing", "over", "closed"]
    points: int | None
    place: int | None


class DailyGame(Struct):
    """The deal of a game: your seat, the level of the bots, and the seal."""

    game: str
    title: str
    seats: int
    seat: int
    level: str
    commit: str
    attempt: DailyAttempt | None


class DailyInfo(Struct):
    """The deals of a day in UTC, which ends at `ends_at` (seconds since 1970).

    `guest`: you have no way to sign in, so your results are not in the tables.
    """

    day: str
    ends_at: float
    yesterday: str
    guest: bool
    games: list[DailyGame]


class DailyRow(Struct):
    """A result: its rank of the day, points and place at its table."""

    rank: int
    name: str
    points: int
    place: int
    you: bool


class DailySeal(Struct):
    """An opened seal: SHA-256 over the canonical JSON of game, options, deal and salt."""

    commit: str
    game: str
    options: dict[str, str]
    deal: dict[str, Any]
    salt: str


class DailyResults(Struct):
    """The results of a deal, the best first; `count`: of all, also of those left out.

    `mine`: a guest's result has the rank that it would have; `seal`: None until the day has ended,
    and while your own attempt goes on.
    """

    day: str
    game: str
    title: str
    count: int
    rows: list[DailyRow]
    mine: DailyRow | None
    table: str | None
    seal: DailySeal | None
