"""Pictures of positions for mails: what everybody may know, as a small PNG."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from moguls.server.table.table import Table

WIDTH: Final = 480  # pixels
# The renderer finds no default: the first of these that this machine has is used.
FONTS: Final = ("DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial", "Helvetica", "Segoe UI")
_LETTER: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">'
    '<text x="2" y="16" font-family="sans-serif">{}</text></svg>'
)


def picture_of(table: Table) -> bytes:
    """Return the position of a table as spectators see it (PNG).

    It is empty where the renderer is not installed, or has no letters.
    """
    font = usable_font()
    if font is None:
        return b""
    return _png(table.play.svg(None, players=[seat.player for seat in table.seats]), WIDTH, font)


@cache
def usable_font() -> str | None:
    """Return a font of this machine; None without one, or without the renderer."""
    if find_spec("resvg_py") is None:
        return None
    blank = _png(_LETTER.format(""), 20, "")
    return next((it for it in FONTS if _png(_LETTER.format("M"), 20, it) != blank), None)


def _png(svg: str, width: int, font: str) -> bytes:
    import resvg_py  # noqa: PLC0415  # optional, and only mails need it

    data = resvg_py.svg_to_bytes(svg_string=svg, width=width, sans_serif_family=font)
    return bytes(data)
