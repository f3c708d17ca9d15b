"""A view in text, SVG and HTML: what `text`, `svg` and a notebook show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.core.drawing.sheet import MARGIN, PAPER, WIDTH, Sheet
from moguls.core.text.board import lines_of
from moguls.core.text.display import plain

if TYPE_CHECKING:
    from moguls.core.text.display import Face

LINE: Final = 18  # pixels of a line of text
LETTER: Final = 9
LEAST: Final = 540  # pixels that a picture needs to be read; narrower notebooks scroll


def as_text(title: str, face: Face | None, view: dict[str, object], players: list[str]) -> str:
    """Return a view as lines of text, the title first."""
    return "\n".join([title, *lines_of(face, view, players)])


def as_svg(title: str, face: Face | None, view: dict[str, object], players: list[str]) -> str:
    """Return a view as SVG: as its game draws it, else its text."""
    if face is None or face.drawing is None:
        return _written(title, lines_of(face, view, players))
    head = "" if face.head is None else plain(face.head(view))
    return face.drawing(view, players, head)


def as_html(title: str, face: Face | None, view: dict[str, object], players: list[str]) -> str:
    """Return a view as notebooks show it."""
    svg = as_svg(title, face, view, players)
    around = f"max-width:{WIDTH}px;overflow-x:auto;background:{PAPER}"
    return f'<div style="{around}"><div style="min-width:{LEAST}px">{svg}</div></div>'


FORMS: Final = {"text": as_text, "svg": as_svg, "html": as_html}


def _written(title: str, lines: list[str]) -> str:
    """Return lines of text as SVG."""
    sheet = Sheet(2 * MARGIN + LETTER * max(map(len, [title, *lines])))
    for row, line in enumerate([title, *lines]):
        at = (MARGIN, MARGIN + LINE * (row + 1))
        sheet.write(at, line.replace(" ", "\u00a0"), bold=row == 0)
    return sheet.render(title, " ".join(lines))
