"""Plots of an arena's report, drawn in SVG with colours of the page's style sheet.

Matplotlib draws in placeholder colours, which become CSS variables; text stays text.
"""

from __future__ import annotations

import io
import re
from contextlib import contextmanager
from itertools import takewhile
from math import isinf
from typing import TYPE_CHECKING, Any, Final
from warnings import catch_warnings, filterwarnings

from moguls.arena.extras import plotting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from moguls.arena.ratings import Rating
    from moguls.arena.stats import Estimate
    from moguls.arena.summary import BotRow, Summary
    from moguls.arena.thinking_curve import Curve

INK: Final = "#010101"
LINE: Final = "#020202"
SERIES: Final = tuple(f"#0300{i:02d}" for i in range(8))
VARIABLES: Final = {INK: "--ink", LINE: "--line"} | {
    colour: f"--c{i}" for i, colour in enumerate(SERIES)
}
MARKERS: Final = "osD^vPX*"
HATCHES: Final = ("", "//", "..", "xx", "--", "++")  # for readers without colour vision
WIDTH: Final = 4.5  # inches: narrow, so that text can be read on a phone
ROW: Final = 0.34  # inches of a row of a chart
LONGEST: Final = 22  # letters of a name in a plot; tables have the full name
SETTINGS: Final[dict[str, object]] = {
    "svg.fonttype": "none",
    "text.parse_math": False,  # a dollar in the name of a bot is a dollar
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "legend.frameon": False,
    "legend.fontsize": 10,
}


class Chart:
    """A plot from `drawing`, with `axes` to draw on and `svg` for the result."""

    def __init__(self, name: str, figure: Any) -> None:
        """Create the axes of an empty figure."""
        self.name, self.figure = name, figure
        self.axes: Any = figure.subplots()

    def svg(self, words: str) -> str:
        """Return the plot.

        Args:
            words: a description for screen readers.
        """
        stream = io.StringIO()
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        with catch_warnings():  # missing letters do not matter, the page has other fonts
            filterwarnings("ignore", "Glyph .* missing from font")
            self.figure.savefig(stream, format="svg", metadata=nothing)
        return self._dressed(stream.getvalue(), words)

    def _dressed(self, text: str, words: str) -> str:
        text = text[text.index("<svg") :]
        text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
        text = re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{self.name}-", text)
        text = re.sub(r"(font: [\d.]+px) [^;\"]+", r"\1 var(--font)", text)
        for colour, variable in VARIABLES.items():
            text = text.replace(colour, f"var({variable})")
        size = re.search(r'width="([\d.]+)pt"', text)
        limit = f"max-width:{float(size[1]) * 1.6:.0f}px" if size else ""
        text = re.sub(r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" {}>', text)
        return text.replace("{}", f'role="img" aria-label="{words}" style="{limit}"', 1)


@contextmanager
def drawing(name: str, height: float) -> Iterator[Chart]:
    """Yield an empty plot.

    Args:
        name: prefix of all ids in the plot.
        height: in inches.

    Raises:
        UsageError: the library is not installed.
    """
    rc_context, figure = plotting()
    settings: object = {**SETTINGS, "svg.hashsalt": name}
    with rc_context(settings):
        yield Chart(name, figure(figsize=(WIDTH, height), layout="constrained"))


def short(name: str) -> str:
    """Return a name that fits into a plot: its beginning and its end."""
    if len(name) <= LONGEST:
        return name
    end = LONGEST // 2
    return f"{name[: LONGEST - 1 - end]}…{name[-end:]}"


def labels(names: Sequence[str]) -> list[str]:
    """Return short names that differ where the names do, in full if need be."""
    by_name = {name: short(name) for name in names}
    for group in _equal_labels(by_name):
        at = _common_prefix(group)
        by_name |= {name: _around(name, at) for name in group}
    for group in _equal_labels(by_name):
        by_name |= {name: name for name in group}
    return [by_name[name] for name in names]


def _equal_labels(by_name: dict[str, str]) -> list[list[str]]:
    """Return the names with one label, together."""
    groups: dict[str, list[str]] = {}
    for name, label in by_name.items():
        groups.setdefault(label, []).append(name)
    return [names for names in groups.values() if len(names) > 1]


def _common_prefix(names: Sequence[str]) -> int:
    places = zip(*names, strict=False)
    return len(list(takewhile(lambda letters: len(set(letters)) == 1, places)))


def _around(name: str, at: int) -> str:
    part = (LONGEST - 2) // 3
    begin = max(part, at - 2)  # two letters before, for context
    return f"{name[:part]}…{name[begin : begin + part + 2]}…{name[-part:]}"


def _rows(chart: Chart, names: Sequence[str], means: Sequence[float], errors: object) -> None:
    """Draw a mean with its interval in each row, from the top."""
    at = range(len(names))
    style = {"fmt": "o", "color": SERIES[0], "ecolor": SERIES[0], "capsize": 3, "markersize": 6}
    chart.axes.errorbar(means, at, xerr=errors, **style)
    chart.axes.set_yticks(at, labels(names))
    chart.axes.set_ylim(len(names) - 0.5, -0.5)
    chart.axes.grid(visible=False, axis="y")


def _errors(estimates: Sequence[Estimate]) -> list[list[float]]:
    return [[e.mean - e.low for e in estimates], [e.high - e.mean for e in estimates]]


def ladder(ratings: Sequence[Rating]) -> str:
    """Return the plot of ratings."""
    with drawing("ladder", 0.8 + ROW * len(ratings)) as chart:
        wide = [0.0 if isinf(row.high) else row.high - row.mu for row in ratings]
        _rows(chart, [row.name for row in ratings], [row.mu for row in ratings], [wide, wide])
        chart.axes.set_xlabel("rating (mu)")
        return chart.svg("Ratings with 95 % intervals; the table beside it has the numbers")


def shares(rows: Sequence[BotRow], fair: float) -> str:
    """Return the plot of shares of wins."""
    with drawing("shares", 0.9 + ROW * len(rows)) as chart:
        percent = [_percent(row.share) for row in rows]
        means = [share.mean for share in percent]
        _rows(chart, [row.name for row in rows], means, _errors(percent))
        chart.axes.axvline(100 * fair, color=INK, linewidth=1, linestyle="--")
        chart.axes.annotate(
            "fair", (100 * fair, 1), xycoords=("data", "axes fraction"), fontsize=10
        )
        chart.axes.set_xlabel("share of wins per seat, %")
        return chart.svg("Shares of wins with 95 % intervals; the table beside it has the numbers")


def _percent(estimate: Estimate) -> Estimate:
    return type(estimate)(*(100 * edge for edge in vars(estimate).values()))


def thinking(curves: Sequence[Curve]) -> str:
    """Return the plot of strength against thinking."""
    with drawing("thinking", 3.0) as chart:
        names = labels([curve.name for curve in curves])
        for i, curve in enumerate(curves):
            points = curve.points
            chart.axes.errorbar(
                [amount for amount, _row in points],
                [row.times_fair.mean for _amount, row in points],
                yerr=_errors([row.times_fair for _amount, row in points]),
                label=names[i],
                **_series(i),
            )
        chart.axes.set_xscale("log")
        chart.axes.set_xlabel(f"{curves[0].unit} per decision")
        chart.axes.set_ylabel("wins, in fair shares")
        chart.axes.axhline(1, color=INK, linewidth=1, linestyle="--")
        ticks = sorted({amount for curve in curves for amount, _row in curve.points})
        chart.axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
        chart.axes.minorticks_off()
        if len(curves) > 1:
            chart.axes.legend()
        return chart.svg("Strength against thinking; the table beside it has the numbers")


def _series(i: int) -> dict[str, object]:
    """Return colour and marker of series i; markers are for readers without colour vision."""
    colour, marker = SERIES[i % len(SERIES)], MARKERS[i % len(MARKERS)]
    return {"color": colour, "ecolor": colour, "marker": marker, "capsize": 3, "markersize": 6}


def places(rows: Sequence[BotRow]) -> str:
    """Return the plot of places: how often a bot came first, second and so on."""
    with drawing("places", 1.1 + ROW * len(rows)) as chart:
        left = [0.0] * len(rows)
        for place in range(len(rows[0].places)):
            parts = [100 * row.places[place] for row in rows]
            style = {"color": SERIES[place], "edgecolor": INK, "hatch": HATCHES[place]}
            label = f"{place + 1}"
            chart.axes.barh(range(len(rows)), parts, left=left, height=0.7, label=label, **style)
            left = [a + b for a, b in zip(left, parts, strict=True)]
        chart.axes.set_yticks(range(len(rows)), labels([row.name for row in rows]))
        chart.axes.invert_yaxis()
        chart.axes.grid(visible=False)
        chart.axes.set_xlabel("games, %")
        chart.figure.legend(loc="outside upper left", ncols=6, title="place")
        return chart.svg("How often each place was taken; the table beside it has the numbers")


def seats(summary: Summary) -> str:
    """Return the plot of shares of wins by seat: bots side by side on every seat."""
    with drawing("seats", 3.0 + 0.2 * len(summary.ranked)) as chart:
        count, names = len(summary.ranked), labels([row.name for row in summary.ranked])
        for i, row in enumerate(summary.ranked):
            percent = [_percent(share) for share in row.by_seat]
            at = [seat + 0.6 * ((i + 0.5) / count - 0.5) for seat in range(len(percent))]
            means = [share.mean for share in percent]
            style = {"linestyle": "none", "label": names[i], **_series(i)}
            chart.axes.errorbar(at, means, yerr=_errors(percent), **style)
        chart.axes.axhline(100 / len(summary.seats), color=INK, linewidth=1, linestyle="--")
        chart.axes.set_xticks(range(len(summary.seats)))
        chart.axes.set_xlabel("seat")
        chart.axes.set_ylabel("share of wins, %")
        chart.axes.grid(visible=False, axis="x")
        chart.figure.legend(loc="outside upper left", ncols=2)
        return chart.svg("Shares of wins by seat; the table beside it has the numbers")


def scores(rows: Sequence[BotRow]) -> str:
    """Return the box plot of points: quarters, tenths at the whiskers, dots at the ends."""
    with drawing("scores", 0.8 + ROW * len(rows)) as chart:
        boxes = []
        for row, label in zip(rows, labels([row.name for row in rows]), strict=True):
            least, low, quarter, middle, upper, high, most = row.scores
            box = {"whislo": low, "q1": quarter, "med": middle, "q3": upper, "whishi": high}
            boxes.append({**box, "fliers": [least, most], "label": label})
        lines: dict[str, object] = {
            "boxprops": {"color": SERIES[0]},
            "whiskerprops": {"color": SERIES[0]},
            "capprops": {"color": SERIES[0]},
            "medianprops": {"color": INK, "linewidth": 2},
            "flierprops": {"markeredgecolor": SERIES[0], "markersize": 4},
        }
        chart.axes.bxp(boxes, orientation="horizontal", widths=0.5, **lines)
        chart.axes.invert_yaxis()
        chart.axes.grid(visible=False, axis="y")
        chart.axes.set_xlabel("points")
        return chart.svg("Distributions of points; the table beside it has the numbers")


def lengths(plies: Sequence[int]) -> str:
    """Return the histogram of the lengths of games."""
    with drawing("lengths", 2.6) as chart:
        bins = min(24, max(plies) - min(plies) + 1)
        chart.axes.hist(plies, bins=bins, color=SERIES[0], edgecolor=LINE, linewidth=0.5)
        chart.axes.set_xlabel("plies per game")
        chart.axes.set_ylabel("games")
        return chart.svg("Lengths of games; the table beside it has the numbers")
