"""Report page of an arena: plots with tables, in one self-contained HTML file."""

from __future__ import annotations

from html import escape
from math import isinf
from typing import TYPE_CHECKING, Final

from moguls.arena import charts
from moguls.arena.notes import at_most, configured, facts, notes, verdict
from moguls.arena.summary import FEW
from moguls.arena.thinking_curve import curves_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from moguls.arena.outcome import Outcome
    from moguls.arena.ratings import Rating
    from moguls.arena.stats import Estimate
    from moguls.arena.summary import Summary

Rows = list[list[str]]
QUANTILES: Final = ["least", "10 %", "25 %", "median", "75 %", "90 %", "most"]
STYLE: Final = """
:root{color-scheme:light dark;--font:system-ui,sans-serif;--paper:#fbfaf7;--ink:#1d1c1a;
--line:#c9c5bb;--c0:#00589c;--c1:#b34700;--c2:#1d6b34;--c3:#7a3a9a;--c4:#9c1c3c;--c5:#5e5a00;
--c6:#006a70;--c7:#5a5148}
@media(prefers-color-scheme:dark){:root{--paper:#171614;--ink:#ece8df;--line:#4d4a44;--c0:#7cc0ff;
--c1:#ffa666;--c2:#7fd69a;--c3:#d6a4f0;--c4:#ff92a8;--c5:#d9d06a;--c6:#6ed6dc;--c7:#c9bdae}}
body{margin:0 auto;max-width:78rem;padding:1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 var(--font)}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem;margin:2.5rem 0 .5rem}
.both{display:grid;gap:1rem 2rem;align-items:start;grid-template-columns:minmax(0,1fr)}
@media(min-width:60rem){.both{grid-template-columns:minmax(22rem,1fr) minmax(0,auto)}}
svg{display:block;width:100%;height:auto}
.wide{overflow-x:auto;background:linear-gradient(90deg,transparent,var(--paper) 80%) right local,
linear-gradient(270deg,var(--line),transparent) right scroll;background-size:2rem 100%,.6rem 100%;
background-repeat:no-repeat}
.wide:focus-visible{outline:3px solid var(--c0);outline-offset:2px}
table{font-size:.9rem;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{text-align:left;padding-bottom:.3rem}
th,td{padding:.25rem .75rem .25rem 0;text-align:right;vertical-align:baseline;
border-bottom:1px solid var(--line)}
th:first-child{text-align:left}tbody th{font-weight:400;min-width:5rem;overflow-wrap:anywhere}
td span{white-space:nowrap}
@media(max-width:40rem){table{font-size:.75rem}th,td{padding-right:.35rem}
td span{white-space:normal}tbody th{min-width:4rem}}
.note{border-left:.3rem solid var(--c1);padding-left:.8rem}
code{overflow-wrap:anywhere}
"""


def page_of(summary: Summary, outcomes: Sequence[Outcome], ratings: Sequence[Rating] | None) -> str:
    """Return the page.

    Raises:
        UsageError: the library that draws is not installed.
    """
    title = facts(summary)
    results = "".join(f"<p>{escape(line)}</p>" for line in verdict(summary))
    remarks = "".join(f'<p class="note">{escape(line)}</p>' for line in notes(summary))
    parts = "".join(_parts(summary, outcomes, ratings))
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><main><h1>{escape(title)}</h1>{results}{remarks}\n{parts}{_making(summary)}"
        "</main></body></html>\n"
    )


def _parts(
    summary: Summary, outcomes: Sequence[Outcome], ratings: Sequence[Rating] | None
) -> Iterator[str]:
    bots, plan = summary.ranked, summary.manifest.plan
    if ratings:
        yield _part("Rating ladder", charts.ladder(ratings), _ratings(ratings))
    yield _part("Shares of wins", charts.shares(bots, 1 / plan.seats), _shares(summary))
    if curves := curves_of(summary):
        rows = [
            [row.name, f"{amount:g}", _span(row.times_fair)]
            for curve in curves
            for amount, row in curve.points
        ]
        heads = ["bot", f"{curves[0].unit} per decision", "wins in fair shares (95 %)"]
        yield _part("Strength against thinking", charts.thinking(curves), _table(heads, rows))
    yield _part("Places", charts.places(bots), _places(summary))
    yield _part("Shares of wins by seat", charts.seats(summary), _seats(summary))
    spread = [[row.name, *(f"{score:.0f}" for score in row.scores)] for row in bots]
    yield _part("Points", charts.scores(bots), _table(["bot", *QUANTILES], spread))
    plies = [["plies", *(f"{number:.0f}" for number in summary.plies)]]
    plot = charts.lengths([game.plies for game in outcomes])
    yield _part("Length of games", plot, _table(["", *QUANTILES], plies))


def _part(title: str, plot: str, table: str) -> str:
    wide = f'<div class="wide" role="region" tabindex="0" aria-label="{title}: table">{table}</div>'
    return f'<section><h2>{title}</h2><div class="both">{plot}{wide}</div></section>\n'


def _table(heads: Sequence[str], rows: Rows) -> str:
    """Return a table with row headers in its first column."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{_cell(text)}</td>" for text in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _cell(text: str) -> str:
    """Return the text of a cell; an interval in brackets may wrap."""
    value, bracket, interval = escape(text).partition(" (")
    return f"{value} <span>({interval.replace(' to ', ' to&nbsp;')}</span>" if bracket else value


def _ratings(ratings: Sequence[Rating]) -> str:
    rows = [
        [
            row.name,
            f"{row.mu:.2f}",
            "" if isinf(row.high) else f"{row.low:.2f} to {row.high:.2f}",
            f"{row.sigma:.2f}",
            "" if row.ahead is None else f"{row.ahead:.0%}",
        ]
        for row in ratings
    ]
    return _table(["bot", "mu", "95 %", "sigma", "above the next"], rows)


def _shares(summary: Summary) -> str:
    rows = [
        [
            row.name,
            f"{row.games:,}",
            _percents(row.share),
            f"{row.times_fair.mean:.2f}",
            _span(row.place),
            _span(row.points),
        ]
        for row in summary.ranked
    ]
    heads = ["bot", "games", "wins, % (95 %)", "in fair shares", "place", "points"]
    return _table(heads, rows)


def _places(summary: Summary) -> str:
    rows = [[row.name, *(f"{100 * part:.1f}" for part in row.places)] for row in summary.ranked]
    return _table(["games, %", *(f"place {at + 1}" for at in range(len(summary.seats)))], rows)


def _seats(summary: Summary) -> str:
    rows = [["all", *map(_percents, summary.seats)]]
    rows += [[row.name, *map(_percents, row.by_seat)] for row in summary.ranked]
    return _table(["wins, % (95 %)", *(f"seat {seat}" for seat in range(len(summary.seats)))], rows)


def _percents(share: Estimate) -> str:
    return f"{100 * share.mean:.1f} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _span(estimate: Estimate) -> str:
    if isinf(estimate.high):
        return f"{estimate.mean:.2f}"
    return f"{estimate.mean:.2f} ({estimate.low:.2f} to {estimate.high:.2f})"


def _making(summary: Summary) -> str:
    manifest = summary.manifest
    rows = [
        [
            bot["name"],
            configured(bot.get("config")),
            at_most(bot),
            "yes" if bot["same_again"] else "no",
        ]
        for bot in manifest.bots
    ]
    table = _table(["bot", "configuration", "maximum seconds", "deterministic"], rows)
    code = ", ".join(f"{name} {value}" for name, value in manifest.code.items())
    how = (
        "All games of a deal count as one sample; intervals are 95 %, and too narrow below "
        f"{FEW} deals. To reproduce the games: moguls arena again, on this report's folder."
    )
    return (
        f'<section><h2>Bots and code</h2><div class="wide" role="region" tabindex="0" '
        f'aria-label="Bots: table">{table}</div><p>{escape(how)}</p>'
        f"<p>Code: <code>{escape(code)}</code></p></section>"
    )
