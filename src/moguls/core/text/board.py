"""A view as lines of text without colours or a fixed width; the terminal lays them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.core.text.display import Beside, Box, Grid, plain

if TYPE_CHECKING:
    from moguls.core.text.display import Block, Face

GAP: Final = "  "


def lines_of(face: Face | None, view: dict[str, Any], players: list[str]) -> list[str]:
    """Return a view as its game's face draws it; without one, key by key."""
    if face is None:
        return [f"{key}: {value}" for key, value in view.items()]
    head = [] if face.head is None else [plain(face.head(view))]
    blocks = face.table(view, players)
    return [*head, *(line.rstrip() for block in blocks for line in _lines(block))]


def _lines(block: Block) -> list[str]:
    """Return the lines of a block."""
    if isinstance(block, str):
        return plain(block).split("\n")
    if isinstance(block, Grid):
        return _grid(block)
    if isinstance(block, Box):
        inside = _grid(block.inside) if isinstance(block.inside, Grid) else _lines(block.inside)
        return [f"-- {plain(block.title)} --", *inside]
    assert isinstance(block, Beside)  # noqa: S101  # there is no other block
    return [line for box in block.boxes for line in _lines(box)]


def _grid(grid: Grid) -> list[str]:
    """Return the lines of a table, its columns below one another."""
    rows = [[plain(cell) for cell in row] for row in ([grid.heads, *grid.rows])]
    count = max(map(len, rows))
    rows = [[*row, *[""] * (count - len(row))] for row in rows]
    widths = [max(len(row[at]) for row in rows) for at in range(count)]
    lines = [GAP.join(_cell(grid, row, at, widths) for at in range(count)) for row in rows]
    return lines if any(grid.heads) else lines[1:]


def _cell(grid: Grid, row: list[str], at: int, widths: list[int]) -> str:
    """Return a cell in the width of its column."""
    return row[at].ljust(widths[at]) if at < grid.left else row[at].rjust(widths[at])
