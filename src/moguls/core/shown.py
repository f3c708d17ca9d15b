"""Types common to the views and events of all games.

Views and events are plain dictionaries with these types. Mypy checks the functions that make them;
OpenAPI and the client's types are generated from them (ADR 18).
"""

from typing import Any, NamedTuple, NotRequired, TypedDict


class Shown(NamedTuple):
    """Types of one game.

    Attributes:
        view: type of a view.
        event: union of one type for each kind of event.
        preview: type of the changes made by one move besides its effect, if the game has them.
    """

    view: object
    event: object
    preview: Any = None


class ClauseReason(TypedDict):
    """Reason why something is not possible: a clause, and a code for programs."""

    rule: str
    code: str


class TableFields(TypedDict):
    """Fields added to every view by its table.

    `ply`: actions played so far; `options`: the house rules by name; `board`: the board as lines of
    text, if the game draws one.
    """

    ply: int
    options: dict[str, str]
    board: NotRequired[list[str]]


class ActionFields(TypedDict):
    """An action of the seat on turn: legal, or with the clause and the code that forbid it."""

    move: str
    id: int
    legal: bool
    rule: NotRequired[str]
    code: NotRequired[str]


class BaseEvent(TypedDict):
    """Fields of every event; `auto`: the seat did not choose it itself."""

    auto: NotRequired[bool]


class SeatEvent(BaseEvent):
    """Fields of an event about a seat."""

    seat: int


class EndEvent(BaseEvent):
    """The end of a game: the points of each seat, and the seats that won."""

    winners: list[int]
    scores: list[int]
