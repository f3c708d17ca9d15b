"""Result of a match: its games, and tables with confidence intervals."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from moguls.arena.stats import Estimate, mean_of, share_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.outcome import Outcome
    from moguls.bots.external.faults import Fault


@dataclass(frozen=True)
class ResultRow:
    """One line of a table.

    Attributes:
        name: of the bot, or "seat N".
        seats: its mean number of seats in a game.
        wins: its share of all wins, 0 to 1.
        low, high: the 95 % interval of that share; games of one deal count as one sample.
        fair: the share under equal play.
        points: its mean points a game and seat.
    """

    name: str
    seats: float
    wins: float
    low: float
    high: float
    fair: float
    points: float


@dataclass(frozen=True)
class Result:
    """A finished match: the bots of the first game by seat, the games in order, and the forfeits.

    In `games` each bot is its index in `names`.
    """

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    seed: int
    plies: int
    games: tuple[Outcome, ...]
    faults: tuple[Fault, ...] = ()

    def by_bot(self) -> list[ResultRow]:
        """Return a row for each bot, in the order of the match."""
        places = {
            name: [i for i, other in enumerate(self.names) if other == name] for name in self.names
        }
        return [
            self._row(name, [_seats_of(p, own) for p in self.games]) for name, own in places.items()
        ]

    def by_seat(self) -> list[ResultRow]:
        """Return a row for each seat, over all bots."""
        return [self.on(seat) for seat in range(len(self.names))]

    def on(self, seat: int) -> ResultRow:
        """Return the row of a seat, over all bots."""
        return self._row(f"seat {seat}", [[seat] for _ in self.games])

    def as_json(self) -> dict[str, object]:
        """Return the match with both tables and without its single games, for JSON."""
        fields = {name: value for name, value in vars(self).items() if name != "games"}
        fields["faults"] = tuple(map(asdict, self.faults))
        by_bot, by_seat = map(_dicts, (self.by_bot(), self.by_seat()))
        return {**fields, "games": len(self.games), "by_bot": by_bot, "by_seat": by_seat}

    def _row(self, name: str, seats: list[list[int]]) -> ResultRow:
        both = list(zip(self.games, seats, strict=True))
        wins = [sum(played.share(seat) for seat in own) for played, own in both]
        points = [played.scores[seat] for played, own in both for seat in own]
        share = share_of(self._deals(wins))
        mean_seats = _mean([len(own) for own in seats])
        return ResultRow(
            name=name,
            seats=mean_seats,
            wins=share.mean,
            low=share.low,
            high=share.high,
            fair=mean_seats / len(self.names),
            points=_mean(points),
        )

    def points_on(self, seat: int) -> Estimate:
        """Return the mean points of a seat, with the interval by deals."""
        return mean_of(self._deals([float(played.scores[seat]) for played in self.games]))

    def _deals(self, values: Sequence[float]) -> list[Sequence[float]]:
        """Return the values of games by deals, which are consecutive games."""
        seats = len(self.names)
        return [values[at : at + seats] for at in range(0, len(values), seats)]


def _seats_of(played: Outcome, places: list[int]) -> list[int]:
    return [seat for seat, bot in enumerate(played.bots) if bot in places]


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _dicts(rows: list[ResultRow]) -> list[dict[str, object]]:
    return [asdict(row) for row in rows]
