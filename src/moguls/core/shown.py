"""Types of what seats and spectators are shown: what the views and events of all games share.

Views and events are plain dictionaries. These types say which keys they have: mypy holds the
functions that make them to it, and OpenAPI and the client's types are made from it (ADR 18).
"""

from typing import Any, NamedTuple, NotRequired, TypedDict


class Shown(NamedTuple):
    """The types of what a game shows.

    Attributes:
        view: of a view, all that a seat may know.
        event: of an event: a union of one type for each kind.
        preview: of what one move would change besides its effect, if the game tells that.
    """

    view: object
    event: object
    preview: Any = None


class Reason(TypedDict):
    """Why something is not possible: its clause, and a code for programs."""

    rule: str
    code: str


class Played(TypedDict):
    """What a table adds to every view.

    `ply`: actions played so far; `options`: the house rules by name; `board`: the board as lines of
    text, where a game draws one.
    """

    ply: int
    options: dict[str, str]
    board: NotRequired[list[str]]


class Chosen(TypedDict):
    """An action of the seat on turn: legal, or with the clause and the code that forbid it."""

    move: str
    id: int
    legal: bool
    rule: NotRequired[str]
    code: NotRequired[str]


class Told(TypedDict):
    """What every event has: `auto` says that the seat which is told of it was not asked."""

    auto: NotRequired[bool]


class SeatTold(Told):
    """What an event has that is about a seat."""

    seat: int


class EndTold(Told):
    """The end of a game: the points of each seat, and the seats that won."""

    winners: list[int]
    scores: list[int]
