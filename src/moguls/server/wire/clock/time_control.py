"""Time control of a table: chosen at its creation, and stored in the first entry of its log."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

HOUR: Final = 3600
DAY: Final = 86_400
MOST_SECONDS: Final = 60 * DAY

Seconds = Annotated[int, Meta(ge=0, le=MOST_SECONDS)]


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """Time control: each seat has a bank of time that runs while it is on turn.

    Fields:
        mode: "live": time per game; "days": correspondence play.
        bank: seconds of each seat at the start.
        increment: seconds that each turn adds.
        cap: the most seconds that a bank can have; 0: no limit.
        bot: the level of the bot that plays for a seat whose time is over.
        vacation: whether a vacation stops the clock of its seat, where turns last for days.
    """

    mode: Literal["live", "days"]
    bank: Seconds
    increment: Seconds = 0
    cap: Seconds = 0
    bot: Literal["beginner", "easy", "normal", "hard", "expert"] = "normal"
    vacation: bool = True


# The banks of tables that last for days.
PRESETS: Final = {
    "brisk": TimeControl("days", DAY, 4 * HOUR, 3 * DAY),
    "usual": TimeControl("days", 3 * DAY, 12 * HOUR, 5 * DAY),
    "slow": TimeControl("days", 3 * DAY, 36 * HOUR, 10 * DAY),
}


class AskLengths(Struct, forbid_unknown_fields=True):
    """How long a game takes under several time controls; none: under each preset."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, str] = {}
    controls: Annotated[list[TimeControl], Meta(max_length=4)] = []


class PutPause(Struct, forbid_unknown_fields=True):
    """Want a pause of all clocks, or no longer; it begins once everybody with a seat wants it."""

    agrees: bool = True


class PutVacation(Struct, forbid_unknown_fields=True):
    """Take a vacation from now on for so many days at most; 0 ends it: you are back."""

    days: Annotated[int, Meta(ge=0, le=14)] = 14


class VacationInfo(Struct):
    """Vacations of a person.

    Fields:
        automatic: whether one begins by itself shortly before a timeout.
        seconds_left: what is left of the 28 days in any 365, all tables together.
    """

    automatic: bool
    seconds_left: float


class PutVacations(Struct, forbid_unknown_fields=True):
    """Choose whether a vacation begins by itself shortly before a timeout."""

    automatic: bool


class GameLength(Struct):
    """Length of a game under a time control, in seconds.

    Fields:
        preset: "brisk", "usual" or "slow"; null for another one.
        at_most: the longest possible game without pauses and vacations; 0: no limit.
        breaks: what these can add to it.
        typical: the usual length.
    """

    preset: str | None
    control: TimeControl
    at_most: int
    breaks: int
    typical: int


class ClockInfo(Struct):
    """Clock of a table as everybody sees it; all times are in seconds since 1970.

    Fields:
        control: the time control.
        banks: the seconds that each seat has left at the beginning of the current turn.
        deadline: when the time of the seat on turn is over; null where no clock runs.
        reopened: seats whose player never came: a bot plays, and anybody may sit down there.
        paused_until: the end of the last pause by consent, which may be over.
        pausing: seats whose people want a pause; it begins once all do.
        pauses_left: how many pauses are possible.
        vacations: the end of each seat's last vacation, which may be over; null before one.
        vacations_left: the seconds of vacation that each seat has left in this game.
        ends_at: when the game is over at the latest; null before its start, or without a limit.
    """

    control: TimeControl
    banks: list[float]
    deadline: float | None
    ends_at: float | None
    reopened: list[int]
    paused_until: float | None
    pausing: list[int]
    pauses_left: int
    vacations: list[float | None]
    vacations_left: list[float]
