"""Rendering of a game's pictures as Rich tables, boxes and lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from moguls.cli.table import grids
from moguls.core.text.display import Box, Grid

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from moguls.core.text.display import Block, Picture

FRAME: Final = 4  # columns of the left and right sides of a frame
RULE: Final = 2  # least columns of a rule after its title


def show(out: Console, picture: Picture) -> None:
    """Print a picture."""
    for block in picture:
        out.print(_laid_out(block, out.width))


def head(out: Console, title: str) -> None:
    """Print a rule with a title, or the title alone if there is no room."""
    if Text.from_markup(title).cell_len + RULE > out.width:
        out.print(title, style="quiet")
    else:
        out.rule(title, align="left", style="quiet")


def _laid_out(block: Block, room: int) -> RenderableType:
    if isinstance(block, str):
        inner = block.lstrip(" ")
        if not inner:
            return ""
        return Padding(Text.from_markup(inner), (0, 0, 0, len(block) - len(inner)), expand=False)
    if isinstance(block, Grid):
        return grids.laid_out(block, 2, room)
    if isinstance(block, Box):
        return _box(block, room)
    return Columns([_box(box, room) for box in block.boxes], padding=(0, 1))


def _box(box: Box, room: int) -> RenderableType:
    """Return a box in its frame, or without it if it is too wide."""
    width = min(box.width, room)
    if isinstance(box.inside, Grid):
        drawn: RenderableType = grids.laid_out(box.inside, 1, width - FRAME)
        return Panel(drawn, title=box.title, width=width)
    text = Text.from_markup(box.inside)
    if width < box.width and max(line.cell_len for line in text.split()) > width - FRAME:
        text.no_wrap, text.overflow = True, "crop"  # a wrapped drawing is unreadable
        return Padding(text, 0)  # a console would join plain texts
    return Panel(text, title=box.title, width=width)
