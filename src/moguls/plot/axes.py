"""Axes and line styles of all plots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from moguls.extras import needed

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Lines differ by markers and dashes too, not only by colour.
MARKERS: Final = "osD^vPX*"
DASHES: Final = ("-", "--", "-.", ":")
COLOURS: Final = ("#0072b2", "#d55e00", "#007a5a", "#7b4fa3", "#a8261a", "#4b5258")


def drawn_on(axes: Axes | None, size: tuple[float, float]) -> Axes:
    """Return `axes`, or those of a new figure of `size` inches.

    Raises:
        UsageError: Matplotlib is not installed.
    """
    if axes is not None:
        return axes
    with needed("plots need matplotlib", "plot"):
        from matplotlib import pyplot as plt  # noqa: PLC0415  # an extra
    _, axes_ = plt.subplots(figsize=size, layout="constrained")
    return axes_


def style(number: int) -> dict[str, Any]:
    """Return the style of line `number`."""
    return {
        "color": COLOURS[number % len(COLOURS)],
        "linestyle": DASHES[number % len(DASHES)],
        "marker": MARKERS[number % len(MARKERS)],
        "markersize": 5,
    }


def plain(axes: Axes) -> None:
    """Hide two sides of the frame and draw a light grid."""
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(visible=True, color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
