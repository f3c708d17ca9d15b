"""What an arena came to: each bot's share of the wins, or its rating, with 95 % intervals."""

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
WIDE, ROW, LEAST = 6.5, 0.42, 1.4  # inches of a plot, of a bot, of what stands around


class Bar(NamedTuple):
    """A bot: its name, a mean and its interval."""

    name: str
    mean: float
    low: float
    high: float


def arena(folder: str | Path, show: str = "share", axes: Axes | None = None) -> Axes:
    """Plot what the games of an arena came to, the best bot on top.

    Args:
        folder: of `moguls arena … --out`.
        show: "share" of the wins in percent, a seat, with a line at the fair one; or "rating",
            which needs OpenSkill (`moguls[arena]`).
        axes: Matplotlib's to draw on; a new figure without.

    Returns:
        The axes; `axes.figure` is the figure.

    Raises:
        UsageError: no arena's folder, no games in it, another word for `show`, or no Matplotlib.
    """
    if show not in SHOWS:
        msg = f"show={show!r} is not possible; there is {', '.join(SHOWS)}"
        raise UsageError(msg)
    made, outcomes = load(any_folder_of(folder))
    if not outcomes:
        msg = f"{folder}: no whole deal has been played yet, so there is nothing to plot"
        raise UsageError(msg)
    bars = _shares(made, outcomes) if show == "share" else _ratings(made, outcomes)
    drawn = drawn_on(axes, (WIDE, LEAST + ROW * len(bars)))
    _draw(drawn, bars)
    plan = made.plan
    drawn.set_title(f"{plan.kind} of {plan.game}, {plan.seats} seats: {len(outcomes):,} games")
    if show == "share":
        drawn.axvline(100 / plan.seats, color="#555555", linestyle=":", label="fair share")
        drawn.legend(frameon=False, loc="lower right")
        drawn.set_xlim(left=-1.5)  # a mark at 0 is whole
    drawn.set_xlabel("wins a seat, % (95 %)" if show == "share" else "rating, mu (95 %)")
    return drawn


def _shares(made: Manifest, outcomes: list[Outcome]) -> list[Bar]:
    """Return the shares of the win in percent, the best first."""
    told = [(row.name, row.share) for row in summary_of(made, outcomes).ranked]
    return [Bar(name, 100 * e.mean, 100 * e.low, 100 * e.high) for name, e in told]


def _ratings(made: Manifest, outcomes: list[Outcome]) -> list[Bar]:
    """Return the ratings, the best first."""
    with needed("ratings need openskill and numpy", "arena"):
        from moguls.arena.ratings import ratings_of  # noqa: PLC0415  # needs an extra
    return [Bar(row.name, row.mu, row.low, row.high) for row in ratings_of(made, outcomes)]


def _draw(axes: Axes, bars: list[Bar]) -> None:
    """Draw a row a bot: its mean as a mark, its interval as a line; none where it is unknown."""
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
