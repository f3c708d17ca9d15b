"""What a match came to: each game, and tables with intervals."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from moguls.arena.stats import Estimate, mean_of, share_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.arena.outcome import Outcome
    from moguls.bots.external.faults import Fault


@dataclass(frozen=True)
class Row:
    """One line of a table.

    Attributes:
        name: of the bot, or "seat N".
        seats: how many seats it had a game, on average.
        wins: its share of all wins, 0 to 1.
        low, high: the 95 % interval of that share, as the arena has it: games of one deal count as
            one sample.
        fair: the share that equal play would give.
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
    """A finished match: the bots of the first game, seat by seat, the games in order, forfeits.

    In `games` each bot is its place in `names`.
    """

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    seed: int
    plies: int
    games: tuple[Outcome, ...]
    faults: tuple[Fault, ...] = ()

    def by_bot(self) -> list[Row]:
        """Return a row for each name of a bot, in the order of the match's list."""
        places = {
            name: [i for i, other in enumerate(self.names) if other == name] for name in self.names
        }
        return [
            self._row(name, [_seats_of(p, own) for p in self.games]) for name, own in places.items()
        ]

    def by_seat(self) -> list[Row]:
        """Return a row for each seat, whoever sat there."""
        return [self.on(seat) for seat in range(len(self.names))]

    def on(self, seat: int) -> Row:
        """Return the row of a seat, whoever sat there."""
        return self._row(f"seat {seat}", [[seat] for _ in self.games])

    def as_json(self) -> dict[str, object]:
        """Return the match with both tables, ready for JSON; the single games are left out."""
        made = {name: value for name, value in vars(self).items() if name != "games"}
        made["faults"] = tuple(map(asdict, self.faults))
        by_bot, by_seat = map(_dicts, (self.by_bot(), self.by_seat()))
        return {**made, "games": len(self.games), "by_bot": by_bot, "by_seat": by_seat}

    def _row(self, name: str, seats: list[list[int]]) -> Row:
        """Return the row of whoever had seats[k] in game k."""
        both = list(zip(self.games, seats, strict=True))
        wins = [sum(played.share(seat) for seat in own) for played, own in both]
        points = [played.scores[seat] for played, own in both for seat in own]
        share = share_of(self._deals(wins))
        taken = _mean([len(own) for own in seats])
        return Row(
            name=name,
            seats=taken,
            wins=share.mean,
            low=share.low,
            high=share.high,
            fair=taken / len(self.names),
            points=_mean(points),
        )

    def points_on(self, seat: int) -> Estimate:
        """Return the mean points on a seat, with the interval by deals."""
        return mean_of(self._deals([float(played.scores[seat]) for played in self.games]))

    def _deals(self, values: Sequence[float]) -> list[Sequence[float]]:
        """Return the values of games by deals: consecutive games share one, and so their luck."""
        seats = len(self.names)
        return [values[at : at + seats] for at in range(0, len(values), seats)]


def _seats_of(played: Outcome, places: list[int]) -> list[int]:
    """Return the seats that the bots at these places of the list had."""
    return [seat for seat, bot in enumerate(played.bots) if bot in places]


def _mean(numbers: list[int]) -> float:
    """Return the mean, 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def _dicts(rows: list[Row]) -> list[dict[str, object]]:
    """Return rows as JSON has them."""
    return [asdict(row) for row in rows]
