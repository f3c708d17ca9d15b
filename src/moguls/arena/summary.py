"""Summary of an arena's games by bot and by seat, with confidence intervals."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import isinf
from typing import TYPE_CHECKING, Any, Final

from moguls.arena.runner import Verdict
from moguls.arena.stats import Estimate, mean_of, quantile, share_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from moguls.arena.manifest import Manifest
    from moguls.arena.outcome import Outcome

PARTS: Final = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
OTHER_FORM: Final = {"manifest", "forfeited"}  # fields with another form in JSON
FEW: Final = 30  # deals, below which an interval is too narrow


@dataclass(frozen=True)
class BotRow:
    """The results of one bot.

    Attributes:
        name: of the bot.
        games: its seats, over all games.
        deals: the number of deals with a seat of it.
        share: of the win, a game and seat.
        times_fair: the same in fair shares, those of equal play.
        place: from 1.
        places: its share of first, second, … places; equal seats share their places.
        points: a game.
        by_seat: share of the win on each seat.
        scores: quantiles of its points, see `PARTS`.
    """

    name: str
    games: int
    deals: int
    share: Estimate
    times_fair: Estimate
    place: Estimate
    places: tuple[float, ...]
    points: Estimate
    by_seat: tuple[Estimate, ...]
    scores: tuple[float, ...]


@dataclass(frozen=True)
class Summary:
    """All tables of an arena.

    Attributes:
        manifest: of the arena.
        games, deals: their numbers.
        bots: a row for each bot of the plan that has played, in its order.
        seats: share of the win of each seat, over all bots.
        plies: quantiles of the length of a game, see `PARTS`.
        answer: of the sequential test; None without an answer.
        ratio: its log likelihood ratio; None without a test.
        forfeits: the number of forfeited decisions, for which a random move was played.
        forfeited: the same for each bot of the plan; None without any, or in games of earlier
            versions.
    """

    manifest: Manifest
    games: int
    deals: int
    bots: tuple[BotRow, ...]
    seats: tuple[Estimate, ...]
    plies: tuple[float, ...]
    answer: str | None
    ratio: float | None
    forfeits: int = 0
    forfeited: tuple[int, ...] | None = None

    @property
    def whose(self) -> list[tuple[str, int]]:
        """The bots with forfeited decisions and their number, the most first."""
        counts = zip(self.manifest.plan.bots, self.forfeited or (), strict=False)
        return sorted(((name, lost) for name, lost in counts if lost), key=lambda both: -both[1])

    @property
    def ranked(self) -> list[BotRow]:
        """The bots by their share of the win, the best first."""
        return sorted(self.bots, key=lambda row: -row.share.mean)

    @property
    def few(self) -> list[str]:
        """The bots with so few deals that their intervals are too narrow."""
        return [row.name for row in self.bots if row.deals < FEW]

    def as_json(self) -> dict[str, Any]:
        """Return all fields, for JSON."""
        fields = {name: value for name, value in vars(self).items() if name not in OTHER_FORM}
        rows = {"bots": [asdict(row) for row in self.bots], "seats": list(map(asdict, self.seats))}
        content: dict[str, object] = finite({**fields, **rows, "quantiles": PARTS})
        whose = {} if self.forfeited is None else {"forfeited": self.forfeited}
        return {"manifest": self.manifest.as_json(), **content, **whose, "few_deals": self.few}


def finite(value: object) -> Any:
    """Return the same with None for infinite numbers, which JSON does not have."""
    if isinstance(value, dict):
        return {name: finite(item) for name, item in value.items()}
    if isinstance(value, list | tuple):
        return [finite(item) for item in value]
    return None if isinstance(value, float) and isinf(value) else value


class Games:
    """Games by deals, with values of chosen seats."""

    def __init__(self, outcomes: Sequence[Outcome], a_deal: int) -> None:
        """Group games by deals."""
        self.deals = [outcomes[at : at + a_deal] for at in range(0, len(outcomes), a_deal)]

    def values(
        self,
        value: Callable[[Outcome, int], float],
        *,
        bot: int | None = None,
        seat: int | None = None,
    ) -> list[list[float]]:
        """Return a value of each chosen seat, by deals; deals without one are left out.

        Args:
            value: of a seat of a game.
            bot: only seats of this bot; None for all.
            seat: only this seat; None for all.
        """
        by_deal = [
            [
                value(game, at)
                for game in deal
                for at, who in enumerate(game.bots)
                if bot in {None, who} and seat in {None, at}
            ]
            for deal in self.deals
        ]
        return [values for values in by_deal if values]


def summary_of(manifest: Manifest, outcomes: Sequence[Outcome]) -> Summary:
    """Return all tables."""
    plan = manifest.plan
    games = Games(outcomes, plan.games_a_deal)
    verdict = Verdict(manifest)
    verdict.add_all(outcomes)
    rows = (_row(manifest, games, bot) for bot in range(len(plan.bots)))
    lengths = sorted(game.plies for game in outcomes)
    return Summary(
        manifest=manifest,
        games=len(outcomes),
        deals=len(games.deals),
        bots=tuple(row for row in rows if row.games),
        seats=tuple(share_of(games.values(_share, seat=seat)) for seat in range(plan.seats)),
        plies=_quantiles(lengths),
        answer=verdict.answer,
        ratio=None if verdict.test is None else verdict.test.ratio,
        forfeits=sum(game.forfeits for game in outcomes),
        forfeited=_forfeited(len(plan.bots), outcomes),
    )


def _forfeited(bots: int, outcomes: Sequence[Outcome]) -> tuple[int, ...] | None:
    """Return the forfeited decisions of each bot; None without any, or in old games."""
    lost, is_complete = [0] * bots, True
    for game in outcomes:
        is_complete &= game.forfeited is not None or not game.forfeits
        for bot, decisions in zip(game.bots, game.forfeited or (), strict=False):
            lost[bot] += decisions
    return tuple(lost) if is_complete and any(lost) else None


def _row(manifest: Manifest, games: Games, bot: int) -> BotRow:
    plan = manifest.plan
    points = games.values(_points, bot=bot)
    places = range(1, plan.seats + 1)
    share = share_of(games.values(_share, bot=bot))
    seats = (games.values(_share, bot=bot, seat=seat) for seat in range(plan.seats))
    return BotRow(
        name=plan.bots[bot],
        games=sum(map(len, points)),
        deals=len(points),
        share=share,
        times_fair=Estimate(*(plan.seats * edge for edge in vars(share).values())),
        place=mean_of(games.values(_place, bot=bot)),
        places=tuple(mean_of(games.values(_at(at), bot=bot)).mean for at in places),
        points=mean_of(points),
        by_seat=tuple(map(share_of, seats)),
        scores=_quantiles(sorted(value for deal in points for value in deal)),
    )


def _quantiles(ordered: Sequence[float]) -> tuple[float, ...]:
    """Return the quantiles `PARTS` of ordered values; none without values."""
    return tuple(quantile(ordered, part) for part in PARTS) if ordered else ()


def _share(game: Outcome, seat: int) -> float:
    return game.share(seat)


def _place(game: Outcome, seat: int) -> float:
    return game.place(seat)


def _at(place: int) -> Callable[[Outcome, int], float]:
    def part(game: Outcome, seat: int) -> float:
        shared = game.places(seat)
        return (place in shared) / len(shared)

    return part


def _points(game: Outcome, seat: int) -> float:
    return float(game.scores[seat])
