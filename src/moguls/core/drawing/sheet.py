"""An SVG document under construction: texts are escaped, the height follows the content."""

from __future__ import annotations

from html import escape
from typing import Final

WIDTH: Final = 720
MARGIN: Final = 16
INK, SOFT, PAPER, RULE, LIT = "#1c2230", "#545b6b", "#fffdf8", "#c9c3b4", "#fff1c9"
# Beneath words, so that they can be read over lines.
HALO: Final = {"paint_order": "stroke", "stroke": PAPER, "stroke_width": "3"}
FONT: Final = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, Arial, sans-serif"
# Fill, and ink that can be read on it.
COLOURS: Final = {
    "brown": ("#9c5a2a", "#ffffff"),
    "pink": ("#e6a3c8", "#2b0a1c"),
    "purple": ("#7b4fa3", "#ffffff"),
    "blue": ("#0072b2", "#ffffff"),
    "green": ("#1fae86", "#00231a"),
    "gray": ("#a3a9af", "#14181c"),
    "yellow": ("#ecd73f", "#2a2400"),
}
# Seats are told by their number; the colours only help.
SEATS: Final = ("#1a2748", "#b3541e", "#0a6b5c", "#7b4fa3", "#8a1c3b", "#4b5258")


def marked(value: float | str) -> str:
    """Return a number without needless digits, or a text, as an attribute holds it."""
    return escape(f"{value:g}" if isinstance(value, int | float) else value)


class Sheet:
    """What has been drawn so far; coordinates grow to the right and downwards.

    Attributes:
        width: of the sheet.
        bottom: where what has been drawn ends.
    """

    def __init__(self, width: int = WIDTH) -> None:
        """Begin an empty sheet."""
        self.width, self.bottom = width, 0.0
        self._parts: list[str] = []

    def add(self, tag: str, words: str | None = None, **attributes: float | str) -> None:
        """Draw a shape; `_` in the name of an attribute stands for `-`."""
        given = "".join(
            f' {name.rstrip("_").replace("_", "-")}="{marked(value)}"'
            for name, value in attributes.items()
        )
        end = "/>" if words is None else f">{escape(words)}</{tag}>"
        self._parts.append(f"<{tag}{given}{end}")

    def reach(self, y: float) -> None:
        """Let the sheet be at least so high."""
        self.bottom = max(self.bottom, y)

    def box(
        self,
        at: tuple[float, float],
        size: tuple[float, float],
        fill: str,
        line: str = INK,
        **more: float | str,
    ) -> None:
        """Draw a rectangle with its upper left corner there."""
        given: dict[str, float | str] = {"rx": 4, "stroke": line, **more}
        self.add("rect", None, x=at[0], y=at[1], width=size[0], height=size[1], fill=fill, **given)
        self.reach(at[1] + size[1])

    def disc(
        self, at: tuple[float, float], r: float, fill: str, words: str = "", ink: str = "#ffffff"
    ) -> None:
        """Draw a disc with a word in it."""
        self.add("circle", cx=at[0], cy=at[1], r=r, fill=fill, stroke=INK)
        if words:
            self.write(
                (at[0], at[1] + r * 0.38),
                words,
                size=r * 1.15,
                bold=True,
                anchor="middle",
                fill=ink,
            )
        self.reach(at[1] + r)

    def write(
        self,
        at: tuple[float, float],
        words: str,
        *,
        size: float = 14,
        bold: bool = False,
        anchor: str = "start",
        fill: str = INK,
        **more: str,
    ) -> None:
        """Write words on a line there, over whatever lies there; `HALO` parts them from it."""
        weight = {"font_weight": "700"} if bold else {}
        given = {"text_anchor": anchor, "fill": fill, **weight, **more}
        self.add("text", words, x=at[0], y=at[1], font_size=size, **given)
        self.reach(at[1] + size * 0.3)

    def line(
        self, points: list[tuple[float, float]], stroke: str, width: float, dash: str = ""
    ) -> None:
        """Draw a line from point to point."""
        text = " ".join(f"{x:g},{y:g}" for x, y in points)
        more = {"stroke_dasharray": dash} if dash else {}
        self.add(
            "polyline",
            points=text,
            fill="none",
            stroke=stroke,
            stroke_width=width,
            stroke_linejoin="round",
            **more,
        )

    def render(self, title: str, says: str) -> str:
        """Return the SVG; `says` tells in words what it shows, for those who do not see it."""
        high = self.bottom + MARGIN
        text = escape(f"{title}. {says}")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {high:g}" '
            f'width="{self.width}" height="{high:g}" role="img" aria-label="{text}" '
            f'style="max-width:100%;height:auto" font-family="{escape(FONT)}">'
            f"<title>{escape(title)}</title><desc>{escape(says)}</desc>"
            f'<rect width="{self.width}" height="{high:g}" fill="{PAPER}"/>'
            f"{''.join(self._parts)}</svg>"
        )
