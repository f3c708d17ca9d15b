"""Parsing of a program's answers, with errors that help to fix them."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from moguls.bots.external.faults import BadAnswer
from moguls.bots.external.messages import Answer, Move, Ready
from moguls.errors import MalformedMove

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough

T = TypeVar("T", Move, Ready)
MAX_QUOTED: Final = 200  # characters of an answer in an error
MAX_MOVES: Final = 12  # legal moves in an error
FORMS: Final[dict[type, str]] = {
    Ready: '{"type": "ready", "name": "the name of your program"}',
    Move: '{"type": "move", "id": that of the turn, "move": one of its legal}',
}


def read_ready(line: bytes) -> Ready:
    """Return the answer to hello.

    Raises:
        BadAnswer: the line is invalid.
    """
    return _read(line, Ready)


def read_move(line: bytes, number: int, play: Playthrough) -> str | None:
    """Return the move of a line, or None if it answers an earlier turn.

    Raises:
        BadAnswer: the line is invalid, or its move is not legal.
    """
    answer = _read(line, Move)
    if answer.id < number:
        return None
    if answer.id > number:
        text = f"you answered turn {answer.id}, but the turn to answer is {number}"
        raise BadAnswer("not_a_message", text)
    if answer.move not in play.legal():
        raise illegal_answer(answer.move, play)
    return answer.move


def illegal_answer(move: object, play: Playthrough) -> BadAnswer:
    """Return why an answer is not a legal move, with the legal ones."""
    legal = list(play.legal())
    if not isinstance(move, str):
        text = f"{move!r} is not text; legal now: {_listed(legal)}"
        return BadAnswer("no_such_move", text)
    near = "".join(f"; did you mean {word!r}" for word in get_close_matches(move, legal, n=1))
    possible = f"{near}; legal now: {_listed(legal)}"
    try:
        denial = play.why_not(move)
    except MalformedMove:
        return BadAnswer(
            "no_such_move", f"{move[:MAX_QUOTED]!r} is not a move of this game{possible}"
        )
    assert denial is not None  # noqa: S101  # it is not among the legal ones
    text = f"you cannot {move}: {denial.text} ({denial.rule}){possible}"
    return BadAnswer("illegal_move", text, denial.rule)


def _listed(moves: list[str]) -> str:
    more = len(moves) - MAX_MOVES
    return ", ".join(moves[:MAX_MOVES]) + (f" and {more} more" if more > 0 else "")


def _read(line: bytes, kind: type[T]) -> T:
    """Return the message of a line.

    Raises:
        BadAnswer: it is not JSON, or another message.
    """
    quoted = line[:MAX_QUOTED].decode("utf-8", "replace")
    quoted += "…" if len(line) > MAX_QUOTED else ""
    expected = f"you sent {quoted!r}; expected one line of JSON: {FORMS[kind]}"
    try:
        answer: object = msgspec.json.decode(line, type=Answer)
    except msgspec.ValidationError as error:
        raise BadAnswer("not_a_message", f"{error}; {expected}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        text = f"this is not JSON ({error}); {expected}. Write debug output to standard error"
        raise BadAnswer("not_json", text) from error
    if isinstance(answer, kind):
        return answer
    raise BadAnswer("not_a_message", expected)
