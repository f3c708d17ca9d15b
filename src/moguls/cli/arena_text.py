"""The results of an arena as text."""

from __future__ import annotations

from math import isinf
from typing import TYPE_CHECKING

from moguls.arena.summary import FEW
from moguls.cli.standings import headed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.table import Table

    from moguls.arena.ratings import Rating
    from moguls.arena.stats import Estimate
    from moguls.arena.summary import Summary


def show(summary: Summary, ratings: Sequence[Rating] | None, out: Console) -> None:
    """Print all tables."""
    plan = summary.manifest.plan
    switches = "".join(f" {name}={value}" for name, value in plan.options.items())
    out.print(f"[bold]{plan.kind}[/] of {plan.game}{switches}, {plan.seats} seats, ", end="")
    out.print(f"seed {plan.seed}: {summary.games:,} games on {summary.deals:,} deals")
    if ratings is not None:
        out.print(_ladder(ratings))
        out.print()
    out.print(_bots(summary))
    out.print()
    out.print(_seats(summary))
    least, _p, low, middle, high, _q, most = summary.plies
    out.print(f"[quiet]plies a game: {middle:g}, half of them {low:g} to {high:g}, ", end="")
    out.print(f"[quiet]all {least:g} to {most:g}[/]")
    for line in [*notes(summary), *_verdict(summary)]:
        out.print(line)


def _bots(summary: Summary) -> Table:
    """Return the table by bot."""
    heads = ("games", "share of wins (95 %)", "x fair", "place", "points")
    table = headed("bot", *heads)
    for row in summary.bots:
        share = f"{row.share.mean:.1%}  ({row.share.low:.1%} to {row.share.high:.1%})"
        fair, place, points = f"{row.times_fair.mean:.2f}", _wide(row.place), _wide(row.points)
        table.add_row(row.name, f"{row.games:,}", share, fair, place, points)
    return table


def _wide(estimate: Estimate) -> str:
    """Write a mean with the half of its interval."""
    half = (estimate.high - estimate.low) / 2
    return f"{estimate.mean:.2f}" if isinf(half) else f"{estimate.mean:.2f} ± {half:.2f}"


def _seats(summary: Summary) -> Table:
    """Return the share of wins by seat: of all, and of each bot."""
    table = headed("share of wins on seat", *map(str, range(len(summary.seats))))
    table.add_row("all", *(f"{seat.mean:.1%}" for seat in summary.seats))
    for row in summary.bots:
        table.add_row(row.name, *(f"{seat.mean:.1%}" for seat in row.by_seat))
    return table


def _ladder(ratings: Sequence[Rating]) -> Table:
    """Return the table of ratings."""
    table = headed("rating", "mu (95 %)", "sigma", "above the next in")
    for row in ratings:
        mu = f"{row.mu:.2f}  ({row.low:.2f} to {row.high:.2f})"
        ahead = "" if row.ahead is None else f"{row.ahead:.0%} of draws"
        table.add_row(row.name, mu, f"{row.sigma:.2f}", ahead)
    return table


def notes(summary: Summary) -> list[str]:
    """Return what must be said of how sure the figures are."""
    told = []
    if summary.deals < FEW:
        told.append(f"{summary.deals} deals are few: the intervals are too narrow below {FEW}.")
    loose = [bot["name"] for bot in summary.manifest.make_up if not bot["same_again"]]
    if loose:
        told.append(
            f"{', '.join(loose)}: plays by the clock or from outside, so another run may differ; "
            "its moves are written down, and these games can be had again from them."
        )
    if summary.forfeits:
        told.append(
            f"{summary.forfeits:,} decisions were forfeited by programs and drawn at random; "
            "the moves written down tell which, and why."
        )
    return told


def _verdict(summary: Summary) -> list[str]:
    """Return what the sequential test says."""
    asked = summary.manifest.question
    if asked is None:
        return []
    name, (low, high) = summary.manifest.plan.bots[0], asked.bounds
    shares = f"share {asked.share0:.1%} against {asked.share1:.1%}"
    risks = f"alpha {asked.alpha:g}, beta {asked.beta:g}"
    ratio = f"log likelihood ratio {summary.ratio:.2f} of {low:.2f} to {high:.2f}"
    answers = {
        "share1": f"{name} has the higher share",
        "share0": f"{name} has not the higher share",
        None: "not known yet: all games that were asked for are played",
    }
    return [
        f"test of {shares}, {risks}: [bold]{answers[summary.answer]}[/] ({ratio})",
        "The test stops at a favourable moment, so that the share above leans its way.",
    ]
