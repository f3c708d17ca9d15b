"""Tables of figures that are never cut: beside each other where there is room, else below."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console, ConsoleOptions, RenderableType

GAP: Final = 3  # columns between two cells, where there is room
INDENT: Final = 2  # columns, of a figure in a paragraph
LEAST: Final = 8  # columns for names, which go on in the next line: they may differ at their end


class Figures:
    """A table: names to the left, figures to the right of them, each whole in its line.

    In a narrow terminal the words of a head go below each other, then columns come nearer;
    where that is not enough, each row is a paragraph, a figure a line.
    """

    def __init__(self, first: str, *heads: str, gap: int = GAP) -> None:
        """Return an empty table.

        Args:
            first: head of the names.
            heads: of the figures.
            gap: columns between two cells, where there is room.
        """
        self.first, self.heads, self.gap = first, heads, gap
        self.rows: list[tuple[str, ...]] = []

    def add_row(self, name: str, *figures: str) -> None:
        """Add a row: a figure for each head, as it is to be read; nothing in it is markup."""
        self.rows.append((name, *figures))

    def __rich_console__(
        self, _console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        """Return the widest form that there is room for."""
        for gap, widths in self._forms():
            room = options.max_width - sum(widths) - gap * len(widths)
            if room >= min(self._names(), LEAST):
                yield self._table(gap, (min(room, self._names()), *widths))
                return
        yield from self._paragraphs(options.max_width)

    def _names(self) -> int:
        """Return how wide the first column is with all in one line."""
        return max(map(cell_len, (self.first, *(row[0] for row in self.rows))))

    def _forms(self) -> Iterator[tuple[int, list[int]]]:
        """Return gaps and the widths of figures, the widest first."""
        yield self.gap, self._widths([[head] for head in self.heads])
        by_words = self._widths([head.split() for head in self.heads])
        yield self.gap, by_words
        yield 1, by_words

    def _widths(self, heads: Sequence[Sequence[str]]) -> list[int]:
        """Return how wide figures are below heads, whose parts may stand below each other."""
        columns = [[row[k] for row in self.rows] for k in range(1, len(heads) + 1)]
        return [max(map(cell_len, chain(*both))) for both in zip(heads, columns, strict=True)]

    def _table(self, gap: int, widths: Sequence[int]) -> Table:
        """Return a line a row."""
        table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="quiet")
        table.add_column(self.first, width=widths[0], overflow="fold")
        for head, width in zip(self.heads, widths[1:], strict=True):
            table.add_column(head, width=width, justify="right")
        for row in self.rows:
            table.add_row(*map(Text, row))
        return table

    def _paragraphs(self, room: int) -> Iterator[Text]:
        """Return a line a figure; one that has no room beside its head stands below it."""
        wide = max(map(cell_len, self.heads))
        for name, *figures in self.rows:
            yield Text.assemble((self.first, "quiet"), " ", name, overflow="fold")
            for head, figure in zip(self.heads, figures, strict=True):
                if not figure:
                    continue
                beside = cell_len(figure) + wide + 2 * INDENT <= room
                gap = " " * (INDENT + wide - cell_len(head)) if beside else "\n" + 2 * INDENT * " "
                yield Text.assemble(INDENT * " ", (head, "quiet"), gap, figure, overflow="fold")
