"""Every message between us and an outside program, once: JSON and the reference come from here.

One message is one line of JSON in UTF-8. Both sides ignore fields that they do not know.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

PROTOCOL: Final = 1


class Message(Struct, tag_field="type", omit_defaults=False):
    """A message: `type` tells which."""


# -- what we say ----------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """The first line that a program hears. Answer it with `ready`.

    Attributes:
        protocol: the version of this protocol; it grows when a program must change.
        by: who speaks, with its version.
        games: the games that may be played.
        time_s: seconds in which we want the answer; loading takes its time.
    """

    protocol: int
    by: str
    games: list[str]
    time_s: float


class Start(Message, tag="start"):
    """A game begins, and you have a seat. No answer.

    It comes again when you are told the same game from its beginning: after a move was taken back
    at a keyboard, or when you were started anew.

    Attributes:
        game: its name, as "mogul-2002".
        options: the house-rule switches that differ from their default.
        seats: how many there are, numbered from 0, clockwise.
        seat: yours.
        seed: for your own chance, if you want to play the same game the same way again.
        number: counts the games that you have been given, from 1.
        time_s: seconds that you have for each decision.
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
        id: counts what you are asked; the answer repeats it.
        view: the whole of what your seat may know, as `view(seat)` of the library.
        legal: the moves that are legal, in the notation of records; never empty.
        events: what has happened since your last turn, as your seat may know it; in the first turn
            after `start`, since the deal.
        time_s: seconds that you have.
        known: only if you asked for it: the library's own state of the game, base64, in which all
            that your seat cannot know is wiped.
    """

    id: int
    view: dict[str, Any]
    legal: list[str]
    events: list[dict[str, Any]]
    time_s: float
    known: str | None = None


class Error(Message, tag="error"):
    """Your answer could not be taken. Answer the same turn again, once.

    Attributes:
        id: of the turn; 0 while `ready` is awaited.
        code: `not_json`, `not_a_message`, `no_such_move` or `illegal_move`.
        text: what you sent, why it will not do, and what is expected.
        rule: the clause of the rule book that forbids a move, else null.
        time_s: seconds that you still have.
    """

    id: int
    code: str
    text: str
    rule: str | None
    time_s: float


class Forfeit(Message, tag="forfeit"):
    """A decision was taken out of your hands. No answer.

    Attributes:
        id: of the turn.
        code: `late`, or that of the last error.
        text: why.
        move: the legal move, drawn at random, that was played for you.
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
        forfeits: how many of your decisions were forfeited.
    """

    returns: list[float]
    scores: list[int]
    winners: list[int]
    events: list[dict[str, Any]]
    forfeits: int


# -- what a program says --------------------------------------------------------------------------


class Ready(Message, tag="ready"):
    """You are there and speak this protocol.

    Attributes:
        name: what you call yourself.
        games: the games that you play; empty for all.
        wants: `known`, if you want it in every turn.
    """

    name: str = ""
    games: list[str] = []
    wants: list[Literal["known"]] = []


class Move(Message, tag="move"):
    """Your decision.

    Attributes:
        id: of the turn that it answers. An older one is passed over, since it comes too late.
        move: one of `legal`, letter by letter.
    """

    id: int
    move: str


HEARD: Final[tuple[type[Message], ...]] = (Hello, Start, Turn, Error, Forfeit, Over)
SAID: Final[tuple[type[Message], ...]] = (Ready, Move)
Heard = Hello | Start | Turn | Error | Forfeit | Over
Said = Ready | Move
