"""Lists of moves for people: short ones in full, long ones grouped by first words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LONG: Final = 12  # moves that are listed individually, at most
SHORT: Final = 4  # moves of a group that are listed individually, at most
FEW: Final = 3  # words of a pattern that are listed individually, at most
WORD = re.compile(r"[^\s,>-]+")


@dataclass(frozen=True)
class MenuEntry:
    """A line of a list: one move, or several with common first words."""

    moves: tuple[str, ...]

    @property
    def shown(self) -> str:
        """The move, or a pattern of the moves: "rotate a1…e7 90|180|270"."""
        return self.moves[0] if len(self.moves) == 1 else pattern(self.moves)


def menu(moves: Sequence[str]) -> list[MenuEntry]:
    """Return the entries for some moves: individually, or grouped by first words."""
    if len(moves) <= LONG:
        return [MenuEntry((move,)) for move in moves]
    beginning = _beginning(moves)
    groups_: dict[object, list[str]] = {}
    for move in moves:
        groups_.setdefault(beginning(move), []).append(move)
    groups = [tuple(group) for group in groups_.values()]
    while (small := _smallest(groups)) and len(groups) + len(small) - 1 <= LONG:
        place = groups.index(small)
        groups[place : place + 1] = [(move,) for move in small]
    return [MenuEntry(group) for group in groups]


def _beginning(moves: Sequence[str]) -> Callable[[str], object]:
    """Return the grouping key: the kind, else the part before a comma, else the first word."""
    if len(set(map(_kind, moves))) > 1:
        return _kind
    if 1 < len(set(map(_first_part, moves))) <= LONG < len(moves):
        return _first_part
    at = _common(moves)
    return lambda move: tuple(_words(move)[at:][:1])


def _kind(move: str) -> object:
    """Return the first word of each part: "discard …, draw …" differs from "discard …, keep"."""
    return tuple(part.split(maxsplit=1)[0] for part in move.split(", "))


def _first_part(move: str) -> str:
    return move.partition(",")[0]


def _smallest(groups: list[tuple[str, ...]]) -> tuple[str, ...] | None:
    """Return the smallest group of several moves, if it is short."""
    return min((group for group in groups if 1 < len(group) <= SHORT), key=len, default=None)


def _words(move: str) -> list[str]:
    return WORD.findall(move)


def _common(moves: Sequence[str]) -> int:
    first, last = _words(min(moves, key=_words)), _words(max(moves, key=_words))
    pairs = zip(first, last, strict=False)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), len(first))


def _key(word: str) -> tuple[str, int]:
    letters = word.rstrip("0123456789")
    return letters, int(word[len(letters) :] or 0)


def pattern(moves: Sequence[str]) -> str:
    """Return a pattern of moves, with alternatives for words that differ: "save a|b, discard …"."""
    columns = [sorted(set(words), key=_key) for words in zip(*map(_words, moves), strict=False)]
    shown = [_span(words) for words in columns]
    for at in range(1, len(columns)):
        is_value = len(columns[at - 1]) > 1 and all(word.isdecimal() for word in columns[at])
        if is_value and len(columns[at]) > FEW:  # the number of a card: its stock is omitted too
            shown[at - 1], shown[at] = "", "…"
    if len({WORD.sub("w", move) for move in moves}) > 1:
        return " ".join([*filter(None, shown), "…"])
    places = iter(shown)
    return re.sub(r" +", " ", WORD.sub(lambda _word: next(places), moves[0]))


def _span(words: list[str]) -> str:
    if len(words) <= FEW:
        return "|".join(words)
    return "…" if words[0].isalpha() else f"{words[0]}…{words[-1]}"
