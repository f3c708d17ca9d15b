"""Reading what a person types: moves by words, by their beginnings, or by number."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PART = re.compile(r"[a-z]+|\d+")
FEW = 6  # so many moves are named in a sentence


class Unclear(ValueError):  # it is said to a person, as a sentence
    """What was typed could be several moves, or none.

    Attributes:
        moves: those that it could be.
    """

    def __init__(self, told: str, moves: Sequence[str] = ()) -> None:
        """Say why, and which moves are meant."""
        super().__init__(told)
        self.moves = moves


def read_move(typed: str, legal: list[str]) -> str | None:
    """Return the legal move that was typed; None where it is no legal move.

    A move is typed in full, or by the beginnings of its words: "s2" is "sell 2", "ro c4 90" is
    "rotate c4 90", and words between may be left out: "save gems 4 oil 2".

    Raises:
        Unclear: several moves begin so.
    """
    found = matching(typed, legal)
    if len(found) > 1:
        shown = " or ".join(found) if len(found) <= FEW else f"one of {len(found)} moves"
        msg = f"{typed!r} could be {shown}"
        raise Unclear(msg, found)
    return found[0] if found else None


def matching(typed: str, moves: Iterable[str]) -> list[str]:
    """Return the moves that were perhaps meant: one that was typed in full is the only one."""
    known = list(moves)
    asked = PART.findall(typed.lower())
    exact = [move for move in known if asked and PART.findall(move.lower()) == asked]
    if exact or not asked or re.search(r"[^a-z0-9\s,>-]", typed.lower()):
        return exact[:1]
    beginning = [move for move in known if _begins(move, asked)]
    return beginning or [move for move in known if _holds(move, asked)]


def _begins(move: str, asked: list[str]) -> bool:
    """Say whether the first words of a move begin as asked."""
    parts = PART.findall(move.lower())
    return len(parts) >= len(asked) and all(map(_fits, parts, asked))


def _holds(move: str, asked: list[str]) -> bool:
    """Say whether a move has the words asked, in order, the first of them as its first."""
    first, *parts = PART.findall(move.lower())
    left = iter(parts)
    return _fits(first, asked[0]) and all(
        any(_fits(part, wanted) for part in left) for wanted in asked[1:]
    )


def _fits(part: str, asked: str) -> bool:
    """Say whether a word begins so; a number must be the same."""
    return part == asked if asked.isdecimal() else part.startswith(asked)


def default_move(legal: list[str], usual: str | None = None) -> str | None:
    """Return what Enter alone plays: the only move, or the usual one if it is legal."""
    if len(legal) == 1:
        return legal[0]
    return usual if usual in legal else None
