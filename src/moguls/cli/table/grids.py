"""Layout of tables for any width of a terminal; nothing is ever cut.

With little room, columns move closer and the words of heads, names and sentences wrap; with less
room, each row becomes a paragraph.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from moguls.core.text.display import Grid

# a tag after backslashes, or backslashes before a bracket that begins no tag
LITERAL: Final = re.compile(r"(\\*)(\[[a-z#/@][^[]*?\])|(\\+\[)")
INDENT: Final = "    "  # of the cells of a row in a paragraph


def literal(text: str) -> str:
    """Return a text without markup, for a cell; unlike Rich's `escape`, any text."""
    return LITERAL.sub(lambda m: f"{m[1] * 2}\\{m[2]}" if m[2] else f"\\{m[3]}", text)


def laid_out(grid: Grid, gap: int, room: int) -> Table | Group:
    """Return a table for Rich.

    Args:
        grid: the table.
        gap: preferred number of spaces between columns.
        room: width of the terminal or of the frame.
    """
    columns = [_column(grid, at) for at in range(_size(grid))]
    widths = [max(map(cell_len, column)) for column in columns]
    if sum(widths) + gap * len(widths) <= room:
        return _table(grid, gap, widths)
    words = [_by_words(grid, at, column) for at, column in enumerate(columns)]
    room -= len(words) - 1
    if sum(map(min, words)) > room:
        return Group(*_paragraphs(grid, room + len(words) - 1))
    return _table(grid, 1, _narrowed(words, room))


def _size(grid: Grid) -> int:
    return max([len(grid.heads), *map(len, grid.rows)])


def _column(grid: Grid, at: int) -> list[str]:
    return [
        Text.from_markup(row[at]).plain if at < len(row) else "" for row in (grid.heads, *grid.rows)
    ]


def _is_left(grid: Grid, at: int) -> bool:
    """Whether a column is left-aligned: names, and a last column without a head."""
    return at < grid.left or (at == _size(grid) - 1 and not any(grid.heads[-1:]))


def _by_words(grid: Grid, at: int, column: Sequence[str]) -> tuple[int, int]:
    """Return the least and the preferred width of a column whose head may wrap."""
    head, *cells = column
    whole = max(map(cell_len, [*head.split(), *cells]), default=0)
    if not _is_left(grid, at):
        return whole, whole
    indent = max((len(cell) - len(cell.lstrip()) for cell in cells), default=0)
    return indent + max(map(cell_len, " ".join(column).split()), default=0), whole


def _narrowed(words: Sequence[tuple[int, int]], room: int) -> list[int]:
    """Return widths that fit into `room`: the widest columns shrink first."""
    widths = [max(both) for both in words]
    while sum(widths) > room:
        loose = [at for at, both in enumerate(words) if widths[at] > min(both)]
        widths[max(loose, key=widths.__getitem__)] -= 1
    return widths


def _table(grid: Grid, gap: int, widths: Sequence[int]) -> Table:
    table = Table(
        box=None,
        padding=(0, gap, 0, 0),
        pad_edge=False,
        header_style="quiet",
        show_header=bool(grid.heads),
    )
    for at, width in enumerate(widths):
        head = Text.from_markup(grid.heads[at] if at < len(grid.heads) else "")
        table.add_column(head, justify="left" if _is_left(grid, at) else "right", width=width)
    for number, row in enumerate(grid.rows):
        table.add_row(*map(Text.from_markup, row), style=_style(grid, number))
    return table


def _style(grid: Grid, number: int) -> str:
    return "you" if number == grid.lit else ""


def _paragraphs(grid: Grid, room: int) -> Iterator[Text]:
    for number, row in enumerate(grid.rows):
        names = " ".join(cell.strip() for cell in row[: grid.left]).strip()
        filled = [at for at in range(grid.left, len(row)) if row[at].strip()]
        parts = [_part(grid, at, row[at], room) for at in filled]
        for line in (Text.from_markup(names), *_packed(parts, room)):
            line.stylize_before(_style(grid, number))
            yield line


def _part(grid: Grid, at: int, cell: str, room: int) -> Text:
    """Return a cell after its head, or below it if a line is too short for both."""
    head = grid.heads[at] if at < len(grid.heads) else ""
    part = Text.from_markup(f"[quiet]{head}[/] {cell}" if head else cell)
    if head and len(INDENT) + part.cell_len + 1 > room:
        return Text.from_markup(f"[quiet]{head}[/]\n{INDENT}{cell}")
    return part


def _packed(parts: Sequence[Text], room: int) -> Iterator[Text]:
    line = Text(INDENT)
    for number, part in enumerate(parts):
        comma = "," if number < len(parts) - 1 else ""
        if line.cell_len > len(INDENT):
            if line.cell_len + 1 + part.cell_len + len(comma) > room:
                yield line
                line = Text(INDENT)
            else:
                line.append(" ")
        line.append_text(part).append(comma)
    if parts:
        yield line
