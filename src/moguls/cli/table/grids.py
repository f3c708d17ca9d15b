"""Tables of a game's picture in any terminal: no figure and no word is ever cut.

Where there is little room columns come nearer and words of heads, names and sentences go on below;
where that is not enough, each row is a paragraph.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.console import Group
from rich.table import Table
from rich.text import Text

from moguls.core.text.display import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from moguls.core.text.display import Grid

INDENT: Final = "    "  # of what a paragraph tells of its row


def laid_out(grid: Grid, gap: int, room: int) -> Table | Group:
    """Return a table as Rich draws it.

    Args:
        grid: the table.
        gap: spaces between two columns, where there is room.
        room: width of the terminal, or of the frame.
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
    """Return how many columns a table has."""
    return max([len(grid.heads), *map(len, grid.rows)])


def _column(grid: Grid, at: int) -> list[str]:
    """Return what stands in a column, its head first, as it is read."""
    return [plain(row[at]) if at < len(row) else "" for row in (grid.heads, *grid.rows)]


def _is_left(grid: Grid, at: int) -> bool:
    """Say whether a column begins at the left: names, and last a sentence without a head."""
    return at < grid.left or (at == _size(grid) - 1 and not any(grid.heads[-1:]))


def _by_words(grid: Grid, at: int, column: Sequence[str]) -> tuple[int, int]:
    """Return how narrow a column may be, and how wide it would be, its head's words apart."""
    head, *cells = column
    whole = max(map(cell_len, [*head.split(), *cells]), default=0)
    if not _is_left(grid, at):
        return whole, whole
    indent = max((len(cell) - len(cell.lstrip()) for cell in cells), default=0)
    return indent + max(map(cell_len, " ".join(column).split()), default=0), whole


def _narrowed(words: Sequence[tuple[int, int]], room: int) -> list[int]:
    """Return widths that there is room for: the widest columns give way first."""
    widths = [max(both) for both in words]
    while sum(widths) > room:
        loose = [at for at, both in enumerate(words) if widths[at] > min(both)]
        widths[max(loose, key=widths.__getitem__)] -= 1
    return widths


def _table(grid: Grid, gap: int, widths: Sequence[int]) -> Table:
    """Return a line a row, and more where words go on below."""
    made = Table(
        box=None,
        padding=(0, gap, 0, 0),
        pad_edge=False,
        header_style="quiet",
        show_header=bool(grid.heads),
    )
    for at, width in enumerate(widths):
        head = Text.from_markup(grid.heads[at] if at < len(grid.heads) else "")
        made.add_column(head, justify="left" if _is_left(grid, at) else "right", width=width)
    for number, row in enumerate(grid.rows):
        made.add_row(*map(Text.from_markup, row), style=_style(grid, number))
    return made


def _style(grid: Grid, number: int) -> str:
    """Return how a row is written."""
    return "you" if number == grid.lit else ""


def _paragraphs(grid: Grid, room: int) -> Iterator[Text]:
    """Return for each row its names, and below them its figures with their heads."""
    for number, row in enumerate(grid.rows):
        names = " ".join(cell.strip() for cell in row[: grid.left]).strip()
        parts = [_part(grid, at, row[at]) for at in range(grid.left, len(row)) if row[at].strip()]
        for line in (Text.from_markup(names), *_packed(parts, room)):
            line.stylize_before(_style(grid, number))
            yield line


def _part(grid: Grid, at: int, cell: str) -> Text:
    """Return a figure after its head."""
    head = grid.heads[at] if at < len(grid.heads) else ""
    return Text.from_markup(f"[quiet]{head}[/] {cell}" if head else cell)


def _packed(parts: Sequence[Text], room: int) -> Iterator[Text]:
    """Return lines of parts with commas between them, as many in a line as there is room for."""
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
