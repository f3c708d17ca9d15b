"""Messages of the protocol for programs, from which the JSON codec and the reference are generated.

One message is one line of JSON in UTF-8. Both sides ignore unknown fields.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

PROTOCOL: Final = 1


class Message(Struct, tag_field="type", omit_defaults=False):
    """A message; its field `type` is the tag of its class."""


# -- to the program ------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first message to a program. Answer it with `ready`.

    Attributes:
        protocol: the version of this protocol; it grows when a program must change.
        by: the sender, with its version.
        games: the games that may be played.
        time_s: seconds for the answer, loading included.
    """

    protocol: int
    by: str
    games: list[str]
    time_s: float


class Start(Message, tag="start"):
    """A game begins, and you have a seat. No answer.

    It comes again when the same game is sent from its beginning: after a takeback in the terminal,
    or when the program was restarted.

    Attributes:
        game: its name, for example "mogul-2002".
        options: the house-rule switches that differ from their default.
        seats: their number; seats are numbered from 0, clockwise.
        seat: yours.
        seed: for random choices, if a game is to be reproducible.
        number: counts your games, from 1.
        time_s: seconds for each decision.
    """

    game: str
    options: dict[str, str]
    seats: int
    seat: int
    seed: int
    number: int
    time_s: float


class Turn(Message, tag="turn"):
    """Decide. Answer with `move`.

    Attributes:
        id: counts your turns; the answer repeats it.
        view: all that your seat may know: `view(seat)` of the library.
        legal: the legal moves, in the notation of records; never empty.
        events: the events since your last turn that your seat may know; in the first turn
            after `start`, since the deal.
        time_s: seconds for the answer.
        state: only if `ready` wants it: the library's state of the game, reduced to what your seat
            knows, in base64.
    """

    id: int
    view: dict[str, Any]
    legal: list[str]
    events: list[dict[str, Any]]
    time_s: float
    state: str | None = None


class Error(Message, tag="error"):
    """Your answer is invalid. Answer the same turn again, once.

    Attributes:
        id: of the turn; 0 before `ready`.
        code: `not_json`, `not_a_message`, `no_such_move` or `illegal_move`.
        text: what you sent, why it is invalid, and what is expected.
        rule: the clause of the rule book that forbids a move, else null.
        time_s: seconds left.
    """

    id: int
    code: str
    text: str
    rule: str | None
    time_s: float


class Forfeit(Message, tag="forfeit"):
    """A decision was forfeited. No answer.

    Attributes:
        id: of the turn.
        code: `late`, or that of the last error.
        text: the reason.
        move: the random legal move that was played for you.
    """

    id: int
    code: str
    text: str
    move: str


class Over(Message, tag="over"):
    """The game is over. No answer; another `start` may follow.

    Attributes:
        returns: each seat's share of the win; they sum to 1.
        scores: the points of each seat.
        winners: the seats that have won.
        events: what has happened since your last turn.
        forfeits: the number of your forfeited decisions.
    """

    returns: list[float]
    scores: list[int]
    winners: list[int]
    events: list[dict[str, Any]]
    forfeits: int


# -- from the program ----------------------------------------------------------------------------


class Ready(Message, tag="ready"):
    """The program is ready.

    Attributes:
        name: of the program.
        games: the games that it plays; empty for all.
        wants: `state`, to get it in every turn.
    """

    name: str = ""
    games: list[str] = []
    wants: list[Literal["state"]] = []


class Move(Message, tag="move"):
    """Your decision.

    Attributes:
        id: of the turn that it answers. An answer to an older turn is ignored.
        move: one of `legal`, exactly.
    """

    id: int
    move: str


REQUESTS: Final[tuple[type[Message], ...]] = (Hello, Start, Turn, Error, Forfeit, Over)
ANSWERS: Final[tuple[type[Message], ...]] = (Ready, Move)
Request = Hello | Start | Turn | Error | Forfeit | Over
Answer = Ready | Move
