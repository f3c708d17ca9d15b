"""The results of an arena as text."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING

from moguls.arena.notes import facts, notes, verdict
from moguls.cli.table import render
from moguls.cli.table.grids import literal
from moguls.core.text.display import Grid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from moguls.arena.ratings import Rating
    from moguls.arena.stats import Estimate
    from moguls.arena.summary import Summary


def show(summary: Summary, ratings: Sequence[Rating] | None, out: Console) -> None:
    """Print all tables and notes."""
    out.print(f"[bold]{facts(summary)}[/]")
    if ratings is not None:
        render.show(out, [_ladder(ratings), ""])
    render.show(out, [_bots(summary), "", _seats(summary)])
    least, _p, low, middle, high, _q, most = summary.plies
    out.print(f"[quiet]plies per game: median {middle:g}, quartiles {low:g} to {high:g}, ", end="")
    out.print(f"[quiet]range {least:g} to {most:g}[/]")
    for line in [*notes(summary), *verdict(summary)]:
        out.print(line, markup=False)


def _bots(summary: Summary) -> Grid:
    rows = []
    for row in summary.ranked:
        low, mean, high = 100 * row.share.low, 100 * row.share.mean, 100 * row.share.high
        share = f"{mean:.1f} ({low:.1f} to {high:.1f})"
        fair, place, points = f"{row.times_fair.mean:.2f}", _wide(row.place), _wide(row.points)
        rows.append((literal(row.name), f"{row.games:,}", share, fair, place, points))
    return Grid(("bot", "games", "wins, % (95 %)", "x fair", "place", "points"), rows)


def _wide(estimate: Estimate) -> str:
    half = (estimate.high - estimate.low) / 2
    return f"{estimate.mean:.2f}" if isinf(half) else f"{estimate.mean:.2f} ± {half:.2f}"


def _seats(summary: Summary) -> Grid:
    by_seat = [("all", summary.seats), *((row.name, row.by_seat) for row in summary.ranked)]
    rows = [
        (literal(name), *(f"{100 * seat.mean:.1f}" for seat in seats)) for name, seats in by_seat
    ]
    return Grid(("wins, %", *(f"seat {seat + 1}" for seat in range(len(summary.seats)))), rows)


def _ladder(ratings: Sequence[Rating]) -> Grid:
    rows = []
    for row in ratings:
        span = "" if isinf(row.high) else f"  ({row.low:.2f} to {row.high:.2f})"
        mu = f"{row.mu:.2f}{span}"
        ahead = "" if row.ahead is None else f"{row.ahead:.0%} of draws"
        rows.append((literal(row.name), mu, f"{row.sigma:.2f}", ahead))
    return Grid(("rating", "mu (95 %)", "sigma", "above the next in"), rows)
