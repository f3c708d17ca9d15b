"""Plot of the results of an arena: win rates or ratings with 95 % intervals."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.arena.store import any_folder_of, load
from moguls.arena.summary import summary_of
from moguls.errors import UsageError
from moguls.extras import needed
from moguls.plot.axes import COLOURS, drawn_on, plain

if TYPE_CHECKING:
    from pathlib import Path

    from matplotlib.axes import Axes

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome

SHOWS: Final = ("share", "rating")
WIDE, ROW, LEAST = 6.5, 0.42, 1.4  # inches: width, height of a row, height of the margins


class Bar(NamedTuple):
    """A bot's name and a mean with its interval."""

    name: str
    mean: float
    low: float
    high: float


def arena(folder: str | Path, show: str = "share", axes: Axes | None = None) -> Axes:
    """Plot the results of an arena, the best bot on top.

    Args:
        folder: of `moguls arena … --out`.
        show: "share", win rates in percent with a line at the fair share; or "rating", which
            needs OpenSkill (`moguls[arena]`).
        axes: Matplotlib axes to draw on; by default those of a new figure.

    Returns:
        The axes; `axes.figure` is the figure.

    Raises:
        UsageError: not the folder of an arena, no games, invalid `show`, or no Matplotlib.
    """
    if show not in SHOWS:
        msg = f"invalid show={show!r}; expected {' or '.join(SHOWS)}"
        raise UsageError(msg)
    manifest, outcomes = load(any_folder_of(folder))
    if not outcomes:
        msg = f"{folder}: no deal is complete yet, so there is nothing to plot"
        raise UsageError(msg)
    bars = _shares(manifest, outcomes) if show == "share" else _ratings(manifest, outcomes)
    canvas = drawn_on(axes, (WIDE, LEAST + ROW * len(bars)))
    _draw(canvas, bars)
    plan = manifest.plan
    canvas.set_title(f"{plan.kind} of {plan.game}, {plan.seats} seats: {len(outcomes):,} games")
    if show == "share":
        canvas.axvline(100 / plan.seats, color="#555555", linestyle=":", label="fair share")
        canvas.legend(frameon=False, loc="lower right")
        canvas.set_xlim(left=-1.5)  # room for a marker at 0
    canvas.set_xlabel("wins a seat, % (95 %)" if show == "share" else "rating, mu (95 %)")
    return canvas


def _shares(manifest: Manifest, outcomes: list[Outcome]) -> list[Bar]:
    shares = [(row.name, row.share) for row in summary_of(manifest, outcomes).ranked]
    return [Bar(name, 100 * e.mean, 100 * e.low, 100 * e.high) for name, e in shares]


def _ratings(manifest: Manifest, outcomes: list[Outcome]) -> list[Bar]:
    with needed("ratings need openskill and numpy", "arena"):
        from moguls.arena.ratings import ratings_of  # noqa: PLC0415  # needs an extra
    return [Bar(row.name, row.mu, row.low, row.high) for row in ratings_of(manifest, outcomes)]


def _draw(axes: Axes, bars: list[Bar]) -> None:
    """Draw one row per bot: a marker at the mean, a line for the interval if it is known."""
    places = range(len(bars) - 1, -1, -1)
    below = [0 if isinf(bar.low) else bar.mean - bar.low for bar in bars]
    above = [0 if isinf(bar.high) else bar.high - bar.mean for bar in bars]
    means = [bar.mean for bar in bars]
    axes.errorbar(
        means,
        list(places),
        xerr=[below, above],
        fmt="o",
        color=COLOURS[0],
        capsize=4,
        elinewidth=1.8,
    )
    axes.set_yticks(list(places), [bar.name for bar in bars])
    axes.set_ylim(-0.7, len(bars) - 0.3)
    plain(axes)
