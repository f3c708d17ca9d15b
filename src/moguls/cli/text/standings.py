"""Results by seat and by bot: wins and scores with confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isinf, sqrt
from typing import TYPE_CHECKING, Any

from moguls.cli.table.grids import literal
from moguls.core.statistics import SURE, wilson
from moguls.core.text.display import Grid
from moguls.kernel.loops.tally import PARTS

if TYPE_CHECKING:
    from moguls.arena.result import Result


Edges = tuple[float, float] | tuple[None, None]


@dataclass
class Standings:
    """Sums of wins and scores by seat.

    Attributes:
        seats: number of seats.
        won: wins by seat in units of 1 / PARTS; a shared win is split.
        scored, squared: sums of final scores and of their squares by seat.
        result: of a match of bots, whose games are grouped by deal; else None.
    """

    seats: int
    games: int = 0
    moves: int = 0
    won: list[int] = field(default_factory=list)
    scored: list[int] = field(default_factory=list)
    squared: list[int] = field(default_factory=list)
    result: Result | None = None

    def __post_init__(self) -> None:
        for sums in self.sums():
            sums.extend([0] * self.seats)

    def sums(self) -> tuple[list[int], list[int], list[int]]:
        """Return the three sums by seat."""
        return self.won, self.scored, self.squared

    def add(self, scores: list[int], winners: list[int], moves: int) -> None:
        """Count one finished game."""
        self.games += 1
        self.moves += moves
        for seat, score in enumerate(scores):
            self.won[seat] += PARTS // len(winners) * (seat in winners)
            self.scored[seat] += score
            self.squared[seat] += score * score

    def rows(self) -> list[dict[str, Any]]:
        """Return one row per seat: wins, win rate and mean score with their intervals."""
        return [self._row(seat) for seat in range(self.seats)]

    def _row(self, seat: int) -> dict[str, object]:
        wins = self.won[seat] / PARTS
        mean = self.scored[seat] / self.games
        share, edges = self._edges(seat, wins / self.games, mean)
        return {
            "seat": seat,
            "wins": round(wins, 4),
            "win_share": round(wins / self.games, 6),
            "win_share_95": [round(edge, 6) for edge in share],
            "mean_score": round(mean, 4),
            "mean_score_95": [None if edge is None else round(edge, 4) for edge in edges],
        }

    def _edges(self, seat: int, share: float, mean: float) -> tuple[tuple[float, float], Edges]:
        if self.result is None:
            return wilson(share, self.games), self._mean_edges(seat, mean)
        row, points = self.result.on(seat), self.result.points_on(seat)
        edges = points.low, points.high
        return (row.low, row.high), (None, None) if isinf(points.high) else edges

    def _mean_edges(self, seat: int, mean: float) -> Edges:
        """Return the interval of a mean score; None after a single game."""
        if self.games == 1:
            return None, None
        spread = max(self.squared[seat] - self.games * mean * mean, 0.0) / (self.games - 1)
        wide = SURE * sqrt(spread / self.games)
        return mean - wide, mean + wide

    def table(self) -> Grid:
        """Return the rows as a table."""
        rows = []
        for row in self.rows():
            low, high = row["win_share_95"]
            below, above = row["mean_score_95"]
            score = f"{row['mean_score']:.2f}"
            score += "" if below is None else f"  ({below:.2f} to {above:.2f})"
            share = _share(row["win_share"], low, high)
            rows.append((str(row["seat"] + 1), f"{row['wins']:,.1f}", share, score))
        return Grid(("seat", "wins", "win rate (95 %)", "mean score (95 %)"), rows)


def bots_table(result: Result) -> Grid:
    """Return a match's results by bot; the fair share is that of equally strong bots."""
    rows = []
    for row in result.by_bot():
        share = _share(row.wins, row.low, row.high)
        fair, points = f"{row.fair:.1%}", f"{row.points:.2f}"
        rows.append((literal(row.name), f"{row.seats:g}", share, fair, points))
    return Grid(("bot", "seats", "win rate (95 %)", "fair share", "mean score"), rows)


def _share(share: float, low: float, high: float) -> str:
    return f"{share:.1%}  ({low:.1%} to {high:.1%})"
