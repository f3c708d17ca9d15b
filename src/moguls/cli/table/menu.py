"""Lists of moves for people: short ones in full, long ones by what the moves begin with."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

LONG: Final = 12  # moves that are still listed one by one
FEW: Final = 3  # words that are still named one by one
WORD = re.compile(r"[^\s,>-]+")


@dataclass(frozen=True)
class Entry:
    """A line of a list: one move, or several with a common beginning.

    Attributes:
        moves: the moves, one or more.
    """

    moves: tuple[str, ...]

    @property
    def shown(self) -> str:
        """The move, or what the moves look like: "rotate a1…e7 90|180|270"."""
        return self.moves[0] if len(self.moves) == 1 else pattern(self.moves)


def menu(moves: Sequence[str]) -> list[Entry]:
    """Return the entries for some moves: each by itself, or by their first different word."""
    if len(moves) <= LONG:
        return [Entry((move,)) for move in moves]
    at = _common(moves)
    grouped = groupby(
        sorted(moves, key=lambda move: _order(move, at)), lambda m: _words(m)[at:][:1]
    )
    groups = [tuple(group) for _word, group in grouped]
    while (small := _smallest(groups)) and len(groups) + len(small) - 1 <= LONG:
        place = groups.index(small)
        groups[place : place + 1] = [(move,) for move in small]
    first = {move: number for number, move in enumerate(moves)}
    return [Entry(group) for group in sorted(groups, key=lambda group: first[group[0]])]


def _smallest(groups: list[tuple[str, ...]]) -> tuple[str, ...] | None:
    """Return the smallest group of several moves."""
    return min((group for group in groups if len(group) > 1), key=len, default=None)


def _words(move: str) -> list[str]:
    """Return the words of a move."""
    return WORD.findall(move)


def _common(moves: Sequence[str]) -> int:
    """Return how many words all the moves begin with."""
    first, last = _words(min(moves, key=_words)), _words(max(moves, key=_words))
    pairs = zip(first, last, strict=False)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), len(first))


def _order(move: str, at: int) -> tuple[tuple[str, int], ...]:
    """Return what sorts moves by a word and those after it, numbers by size."""
    return tuple(_key(word) for word in _words(move)[at:])


def _key(word: str) -> tuple[str, int]:
    """Return what sorts words: letters first, then the number."""
    letters = word.rstrip("0123456789")
    return letters, int(word[len(letters) :] or 0)


def pattern(moves: Sequence[str]) -> str:
    """Return what moves look like, with the words that differ side by side."""
    columns = zip(*map(_words, moves), strict=False)
    shown = [_span(sorted(set(words), key=_key)) for words in columns]
    if len({WORD.sub("w", move) for move in moves}) > 1:
        return f"{' '.join(shown)} …"
    places = iter(shown)
    return WORD.sub(lambda _word: next(places), moves[0])


def _span(words: list[str]) -> str:
    """Write which words stand in one place."""
    return "|".join(words) if len(words) <= FEW else f"{words[0]}…{words[-1]}"
