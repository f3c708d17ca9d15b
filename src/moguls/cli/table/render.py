"""Laying out what a game shows of itself: its pictures as Rich tables, boxes and lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from moguls.core.face import Box, Grid

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from moguls.core.face import Block, Picture


def show(out: Console, picture: Picture) -> None:
    """Print a picture."""
    for block in picture:
        out.print(_laid_out(block))


def _laid_out(block: Block) -> RenderableType:
    """Return a block as Rich draws it."""
    if isinstance(block, str):
        inner = block.lstrip(" ")
        if not inner:
            return ""
        return Padding(Text.from_markup(inner), (0, 0, 0, len(block) - len(inner)), expand=False)
    if isinstance(block, Grid):
        return _table(block, wide=2)
    if isinstance(block, Box):
        return _panel(block)
    return Columns([_panel(box) for box in block.boxes], padding=(0, 1))


def _panel(box: Box) -> Panel:
    """Return a box in its frame."""
    inside = box.inside
    drawn = Text.from_markup(inside) if isinstance(inside, str) else _table(inside, wide=1)
    return Panel(drawn, title=box.title, width=box.width)


def _table(grid: Grid, *, wide: int) -> Table:
    """Return a table, its columns so many spaces apart."""
    made = Table(
        box=None, padding=(0, wide, 0, 0), header_style="quiet", show_header=bool(grid.heads)
    )
    columns = max([len(grid.heads), *(len(row) for row in grid.rows)])
    last_is_words = not any(head for head in grid.heads[-1:])
    for at in range(columns):
        head = grid.heads[at] if at < len(grid.heads) else ""
        is_left = at < grid.left or (last_is_words and at == columns - 1)
        made.add_column(Text.from_markup(head), justify="left" if is_left else "right")
    for number, row in enumerate(grid.rows):
        cells = [Text.from_markup(cell) for cell in row]
        made.add_row(*cells, style="you" if number == grid.lit else "")
    return made
