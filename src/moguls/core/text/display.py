"""Text display of a game: plain data, which the terminal lays out and colours.

A word may be marked with a style, as in "[pink]Union Pacific[/]". Styles are the colours brown,
pink, blue, green, yellow, gray and purple, the seats seat0 to seat5, and quiet, you and alert.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

View = dict[str, object]
Event = dict[str, object]
Names = Callable[[int], str]

FIRST_SEAT: Final = "first_seat"  # key of a view: the number of the first seat, if not 0

MARK = re.compile(r"\[/?[a-z]*\d?\]")


@dataclass(frozen=True)
class Grid:
    """A table of words.

    Attributes:
        heads: one over each column; () for none.
        rows: the cells.
        left: so many columns begin at the left, the others end at the right.
        lit: the row of the one who looks, or None.
    """

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    left: int = 1
    lit: int | None = None


@dataclass(frozen=True)
class Box:
    """Lines or a table in a frame with a title, so many characters wide."""

    title: str
    inside: str | Grid
    width: int


@dataclass(frozen=True)
class Beside:
    """Boxes side by side, as far as they fit."""

    boxes: tuple[Box, ...]


Block = str | Grid | Box | Beside
Picture = list[Block]


@dataclass(frozen=True)
class Face:
    """What a game shows of itself; whatever is None the terminal makes up from the view.

    Attributes:
        table: the whole table, from a view and the names of the players.
        head: the line above it.
        brief: what changes between two moves, in one line; None draws the table every time.
        count: the final count.
        effect: what a legal action of a view would do, in words.
        tell: sentences for all that has happened, in order, where `say` alone is too wordy.
        default: the move that Enter alone plays where there are several.
        is_open: nothing is hidden, so that people at one keyboard need no curtain.
        board: the lines of a board that a list cannot tell, from a view; None where there is none.
        unit: what the game counts, one of it.
        drawing: the whole table as SVG, from a view, the names of the players and the line above.
        unseen: the cards of a view that lie face down, in words, one line for each kind.
    """

    table: Callable[[View, list[str]], Picture]
    head: Callable[[View], str] | None = None
    brief: Callable[[View], str] | None = None
    count: Callable[[View, list[str]], Picture] | None = None
    effect: Callable[[dict[str, object], View], str] | None = None
    tell: Callable[[list[Event], Names], list[str]] | None = None
    default: str | None = None
    is_open: bool = False
    board: Callable[[View], list[str]] | None = None
    unit: str = "point"
    drawing: Callable[[View, list[str], str], str] | None = None
    unseen: Callable[[View], list[str]] | None = None


def seat_number(view: dict[str, Any], seat: int) -> int:
    """Return the number of a seat in a picture: from 0 for programs, from 1 for people."""
    return seat + int(view.get(FIRST_SEAT, 0))


def plain(text: str) -> str:
    """Return a text without the marks of its styles."""
    return MARK.sub("", text)


def listed(names: Sequence[str]) -> str:
    """Write names as "a, b and c"."""
    if len(names) < 2:  # noqa: PLR2004  # one name needs no "and"
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def agreed(sentence: str, who: str) -> str:
    """Choose the verb: "[bid|bids]" is the first for "You", the second for anybody else."""
    return re.sub(r"\[(.*?)\|(.*?)\]", r"\1" if who == "You" else r"\2", sentence)


def small(name: str) -> str:
    """Write a name as inside a sentence: "you", "seat 2"."""
    return name[:1].lower() + name[1:]


def won(names: Sequence[str]) -> str:
    """Write who has won the game."""
    if len(names) > 1:
        return f"{listed([names[0], *map(small, names[1:])])} share the win."
    return agreed(f"{names[0]} [win|wins] the game.", names[0])
