"""Parsing of typed moves: by words or by their first letters."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from moguls.errors import PicklableError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PART = re.compile(r"[a-z]+|\d+")
FEW = 6  # moves that are listed in a sentence, at most


class Ambiguous(PicklableError, ValueError):
    """The typed text fits several moves; the message is for the person.

    Attributes:
        moves: the moves that it fits.
    """

    def __init__(self, text: str, moves: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.moves = moves


def read_move(typed: str, legal: list[str]) -> str | None:
    """Return the legal move that was typed, or None.

    A move is typed in full or by the first letters of its words: "s2" is "sell 2", "ro c4 90" is
    "rotate c4 90". Words in between may be omitted: "save gems 4 oil 2".

    Raises:
        Ambiguous: several moves fit.
    """
    moves = matching(typed, legal)
    if len(moves) > 1:
        names = " or ".join(moves) if len(moves) <= FEW else f"one of {len(moves)} moves"
        msg = f"{typed!r} could be {names}"
        raise Ambiguous(msg, moves)
    return moves[0] if moves else None


def matching(typed: str, moves: Iterable[str]) -> list[str]:
    """Return the moves that fit the typed text; a move typed in full is the only one."""
    candidates = list(moves)
    words = PART.findall(typed.lower())
    exact = [move for move in candidates if words and PART.findall(move.lower()) == words]
    if exact or not words or re.search(r"[^a-z0-9\s,>-]", typed.lower()):
        return exact[:1]
    beginning = [move for move in candidates if _begins(move, words)]
    return beginning or [move for move in candidates if _holds(move, words)]


def _begins(move: str, words: list[str]) -> bool:
    parts = PART.findall(move.lower())
    return len(parts) >= len(words) and all(map(_fits, parts, words))


def _holds(move: str, words: list[str]) -> bool:
    """Whether a move has the typed words in order, the first one first."""
    first, *parts = PART.findall(move.lower())
    left = iter(parts)
    return _fits(first, words[0]) and all(
        any(_fits(part, word) for part in left) for word in words[1:]
    )


def _fits(part: str, word: str) -> bool:
    """Whether a word begins with the typed one; numbers must be equal."""
    return part == word if word.isdecimal() else part.startswith(word)


def default_move(legal: list[str], usual: str | None = None) -> str | None:
    """Return the move that Enter plays: the only legal one, or `usual` if it is legal."""
    if len(legal) == 1:
        return legal[0]
    return usual if usual in legal else None
