"""Reading what a program answers: whatever is wrong is said in words that help to mend it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from moguls.bots.external.faults import BadAnswer
from moguls.bots.external.messages import Move, Ready, Said
from moguls.errors import MalformedMove

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough

T = TypeVar("T", Move, Ready)
SHOWN: Final = 200  # characters of an answer that are repeated
MOVES_SHOWN: Final = 12
FORMS: Final[dict[type, str]] = {
    Ready: '{"type": "ready", "name": "what you call yourself"}',
    Move: '{"type": "move", "id": the turn\'s, "move": one of its legal}',
}


def read_ready(line: bytes) -> Ready:
    """Return the answer to hello.

    Raises:
        BadAnswer: it is none.
    """
    return _read(line, Ready)


def read_move(line: bytes, number: int, play: Playthrough) -> str | None:
    """Return the move that a line says, None where it answers an earlier turn.

    Raises:
        BadAnswer: it is no move, or not a legal one.
    """
    said = _read(line, Move)
    if said.id < number:
        return None
    if said.id > number:
        text = f"you answered turn {said.id}, the turn to answer has the id {number}"
        raise BadAnswer("not_a_message", text)
    if said.move not in play.legal():
        raise _no_such(said.move, play)
    return said.move


def _no_such(move: str, play: Playthrough) -> BadAnswer:
    """Say why a move cannot be played, and what can."""
    legal = list(play.legal())
    near = "".join(f"; did you mean {word!r}" for word in get_close_matches(move, legal, n=1))
    possible = f"{near}; legal now: {_listed(legal)}"
    try:
        denial = play.why_not(move)
    except MalformedMove:
        return BadAnswer("no_such_move", f"{move[:SHOWN]!r} is no move of this game{possible}")
    assert denial is not None  # noqa: S101  # it is not among the legal ones
    text = f"you cannot {move}: {denial.text} ({denial.rule}){possible}"
    return BadAnswer("illegal_move", text, denial.rule)


def _listed(moves: list[str]) -> str:
    """List moves, a long list in part."""
    more = len(moves) - MOVES_SHOWN
    return ", ".join(moves[:MOVES_SHOWN]) + (f" and {more} more" if more > 0 else "")


def _read(line: bytes, kind: type[T]) -> T:
    """Return the message of a line.

    Raises:
        BadAnswer: it is no JSON, or another message.
    """
    shown = line[:SHOWN].decode("utf-8", "replace")
    shown += "…" if len(line) > SHOWN else ""
    wanted = f"you sent {shown!r}; expected is one line of JSON: {FORMS[kind]}"
    try:
        said: object = msgspec.json.decode(line, type=Said)
    except msgspec.ValidationError as error:
        raise BadAnswer("not_a_message", f"{error}; {wanted}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        text = f"this is no JSON ({error}); {wanted}. Notes to yourself go to standard error"
        raise BadAnswer("not_json", text) from error
    if isinstance(said, kind):
        return said
    raise BadAnswer("not_a_message", wanted)
