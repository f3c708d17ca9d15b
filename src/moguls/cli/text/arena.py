"""The results of an arena as text."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING

from moguls.arena.notes import facts, notes, verdict
from moguls.cli.text.figures import Figures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from moguls.arena.ratings import Rating
    from moguls.arena.stats import Estimate
    from moguls.arena.summary import Summary


def show(summary: Summary, ratings: Sequence[Rating] | None, out: Console) -> None:
    """Print all tables."""
    out.print(f"[bold]{facts(summary)}[/]")
    if ratings is not None:
        out.print(_ladder(ratings))
        out.print()
    out.print(_bots(summary))
    out.print()
    out.print(_seats(summary))
    least, _p, low, middle, high, _q, most = summary.plies
    out.print(f"[quiet]plies a game: {middle:g}, half of them {low:g} to {high:g}, ", end="")
    out.print(f"[quiet]all {least:g} to {most:g}[/]")
    for line in [*notes(summary), *verdict(summary)]:
        out.print(line, markup=False)


def _bots(summary: Summary) -> Figures:
    """Return the table by bot."""
    heads = ("games", "wins, % (95 %)", "x fair", "place", "points")
    table = Figures("bot", *heads, gap=2)
    for row in summary.ranked:
        low, mean, high = 100 * row.share.low, 100 * row.share.mean, 100 * row.share.high
        share = f"{mean:.1f} ({low:.1f} to {high:.1f})"
        fair, place, points = f"{row.times_fair.mean:.2f}", _wide(row.place), _wide(row.points)
        table.add_row(row.name, f"{row.games:,}", share, fair, place, points)
    return table


def _wide(estimate: Estimate) -> str:
    """Write a mean with the half of its interval."""
    half = (estimate.high - estimate.low) / 2
    return f"{estimate.mean:.2f}" if isinf(half) else f"{estimate.mean:.2f} ± {half:.2f}"


def _seats(summary: Summary) -> Figures:
    """Return the share of wins by seat: of all, and of each bot."""
    table = Figures("wins on seat, %", *map(str, range(len(summary.seats))))
    table.add_row("all", *(f"{100 * seat.mean:.1f}" for seat in summary.seats))
    for row in summary.ranked:
        table.add_row(row.name, *(f"{100 * seat.mean:.1f}" for seat in row.by_seat))
    return table


def _ladder(ratings: Sequence[Rating]) -> Figures:
    """Return the table of ratings."""
    table = Figures("rating", "mu (95 %)", "sigma", "above the next in")
    for row in ratings:
        span = "" if isinf(row.high) else f"  ({row.low:.2f} to {row.high:.2f})"
        mu = f"{row.mu:.2f}{span}"
        ahead = "" if row.ahead is None else f"{row.ahead:.0%} of draws"
        table.add_row(row.name, mu, f"{row.sigma:.2f}", ahead)
    return table
