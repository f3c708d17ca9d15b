"""Tables on a sheet: one row a seat, and the same in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.core.drawing.sheet import COLOURS, INK, LIT, MARGIN, RULE, SEATS, SOFT, Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

HIGH: Final = 26  # pixels of a row
BADGE: Final = 52  # of a head on its colour
NAME: Final = 14  # letters of a name that are shown


class Column(NamedTuple):
    """A column: its head, where it ends, and the colour of its head.

    Where `left` it begins there instead, and with a colour it is about that line.
    """

    head: str
    at: float
    left: bool = False
    colour: str = ""


def short(name: str) -> str:
    """Return a name as far as it has room."""
    return name if len(name) <= NAME else f"{name[: NAME - 1]}…"


def heading(sheet: Sheet, title: str, head: str) -> float:
    """Write what game it is and where it stands; return where the next thing may begin."""
    sheet.write((MARGIN, 30), title, size=19, bold=True)
    sheet.write((MARGIN, 52), head, fill=SOFT)
    return 66


def rows(
    sheet: Sheet,
    y: float,
    columns: Sequence[Column],
    cells: Sequence[Sequence[str]],
    lit: int | None = None,
    turn: int | None = None,
) -> float:
    """Draw a row a seat, its number in a disc before it; return where they end.

    Args:
        sheet: that is drawn on.
        y: where the heads begin.
        columns: from left to right.
        cells: of each seat, as many as columns.
        lit: the seat that looks.
        turn: the seat to act.
    """
    for column in columns:
        _head(sheet, y, column)
    for seat, row in enumerate(cells):
        top = y + 22 + seat * HIGH
        if seat == lit:
            sheet.box((MARGIN, top), (sheet.width - 2 * MARGIN, HIGH), LIT, LIT)
        sheet.add("path", d=f"M{MARGIN} {top:g}H{sheet.width - MARGIN}", stroke=RULE)
        if seat == turn:
            sheet.add("path", d=f"M{MARGIN + 2} {top + 7:g}l9 6l-9 6z", fill=INK)
        sheet.disc((MARGIN + 24, top + HIGH / 2), 9, SEATS[seat % len(SEATS)], str(seat))
        for column, cell in zip(columns, row, strict=True):
            anchor = "middle" if column.colour else "start" if column.left else "end"
            size = 14 if column.head else 12
            sheet.write((column.at, top + 18), cell, size=size, anchor=anchor, bold=seat == turn)
    return y + 22 + len(cells) * HIGH + 14


def _head(sheet: Sheet, y: float, column: Column) -> None:
    """Write the head of a column, on its colour if it has one."""
    if not column.colour:
        anchor = "start" if column.left else "end"
        sheet.write((column.at, y + 14), column.head, size=12, anchor=anchor, fill=SOFT)
        return
    fill, ink = COLOURS[column.colour]
    sheet.box((column.at - BADGE / 2, y), (BADGE, 19), fill, INK)
    sheet.write((column.at, y + 14), column.head, size=12, bold=True, anchor="middle", fill=ink)


def in_words(columns: Sequence[Column], cells: Sequence[Sequence[str]]) -> str:
    """Return the same as sentences, one a seat."""
    return " ".join(
        f"Seat {seat}: "
        + ", ".join(
            f"{column.head} {cell}".strip()
            for column, cell in zip(columns, row, strict=True)
            if cell
        )
        + "."
        for seat, row in enumerate(cells)
    )
