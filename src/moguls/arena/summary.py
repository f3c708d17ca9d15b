"""What the games of an arena came to, bot by bot and seat by seat, with intervals."""

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
NOT_SO: Final = {"manifest", "forfeited"}  # fields that JSON has in another form, or not always
FEW: Final = 30  # deals, below which an interval says too little of how unsure it is


@dataclass(frozen=True)
class BotRow:
    """What one bot came to.

    Attributes:
        name: of the bot.
        games: seats taken, over all games.
        deals: in how many it had a seat.
        share: of the win, a game and seat.
        times_fair: the same in fair shares, which equal play would give.
        place: from 1.
        places: how often it came first, second and so on; equal seats share their places.
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
        manifest: what was played.
        games, deals: how many.
        bots: a row for each bot of the plan, in its order, as far as they have played.
        seats: share of the win of each seat, whoever sat there.
        plies: quantiles of the length of a game, see `PARTS`.
        answer: of the sequential test; None while there is none.
        ratio: its log likelihood ratio, None without a test.
        forfeits: how many decisions programs have forfeited, so that they were drawn at random.
        forfeited: of them, how many each bot of the plan, in its order; None where there are none,
            or where games were written down before it was told whose they are.
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
        """The bots that have forfeited decisions, with how many, the most first."""
        named = zip(self.manifest.plan.bots, self.forfeited or (), strict=False)
        return sorted(((name, lost) for name, lost in named if lost), key=lambda both: -both[1])

    @property
    def ranked(self) -> list[BotRow]:
        """The bots by their share of the win, the best first."""
        return sorted(self.bots, key=lambda row: -row.share.mean)

    @property
    def few(self) -> list[str]:
        """The bots with so few deals that their intervals are too narrow."""
        return [row.name for row in self.bots if row.deals < FEW]

    def as_json(self) -> dict[str, Any]:
        """Return everything, ready for JSON."""
        told = {name: value for name, value in vars(self).items() if name not in NOT_SO}
        rows = {"bots": [asdict(row) for row in self.bots], "seats": list(map(asdict, self.seats))}
        made: dict[str, object] = finite({**told, **rows, "quantiles": PARTS})
        whose = {} if self.forfeited is None else {"forfeited": self.forfeited}
        return {"manifest": self.manifest.as_json(), **made, **whose, "few_deals": self.few}


def finite(value: object) -> Any:
    """Return the same with None for whatever is infinite: JSON knows no such number."""
    if isinstance(value, dict):
        return {name: finite(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [finite(each) for each in value]
    return None if isinstance(value, float) and isinf(value) else value


class Games:
    """Games by deals, to be asked for the values of any seats."""

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
        """Return a value of each seat that is asked for, by deals; deals without one are left out.

        Args:
            value: of a seat of a game.
            bot: only where this one sits; None for all.
            seat: only this one; None for all.
        """
        found = [
            [
                value(game, at)
                for game in deal
                for at, who in enumerate(game.bots)
                if bot in {None, who} and seat in {None, at}
            ]
            for deal in self.deals
        ]
        return [values for values in found if values]


def summary_of(made: Manifest, outcomes: Sequence[Outcome]) -> Summary:
    """Return all tables."""
    plan = made.plan
    games = Games(outcomes, plan.games_a_deal)
    verdict = Verdict(made)
    verdict.add_all(outcomes)
    rows = (_row(made, games, bot) for bot in range(len(plan.bots)))
    lengths = sorted(game.plies for game in outcomes)
    return Summary(
        manifest=made,
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
    """Return how many decisions each bot has forfeited; None of none, or where it is not known."""
    lost, known = [0] * bots, True
    for game in outcomes:
        known &= game.forfeited is not None or not game.forfeits
        for bot, decisions in zip(game.bots, game.forfeited or (), strict=False):
            lost[bot] += decisions
    return tuple(lost) if known and any(lost) else None


def _row(made: Manifest, games: Games, bot: int) -> BotRow:
    """Return a bot's row."""
    plan = made.plan
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
        scores=_quantiles(sorted(each for deal in points for each in deal)),
    )


def _quantiles(ordered: Sequence[float]) -> tuple[float, ...]:
    """Return what the parts of ordered values lie below; nothing of nothing."""
    return tuple(quantile(ordered, part) for part in PARTS) if ordered else ()


def _share(game: Outcome, seat: int) -> float:
    """Return a seat's share of the win."""
    return game.share(seat)


def _place(game: Outcome, seat: int) -> float:
    """Return a seat's place."""
    return game.place(seat)


def _at(place: int) -> Callable[[Outcome, int], float]:
    """Return what says how much of a place a seat has."""

    def part(game: Outcome, seat: int) -> float:
        shared = game.places(seat)
        return (place in shared) / len(shared)

    return part


def _points(game: Outcome, seat: int) -> float:
    """Return a seat's points."""
    return float(game.scores[seat])
