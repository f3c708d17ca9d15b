"""Review of a finished game, from the evaluations of its decisions.

The change of a seat's chance between two decisions has two parts: the cost of the action against
the best one (skill for the player, others' play for the other seats), and the rest (luck). See
`docs/review.md`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.state.layout import State
    from moguls.review.data import ReviewData, ReviewMoment, ReviewOption, ReviewSummary
    from moguls.review.weigh import Weighed

FORMAT: Final = "moguls-review/1"
# A turning point changes a seat's chance by at least TURN, and by more than SURE standard errors.
TURN: Final = 0.05
SURE: Final = 2.0
MOST_TURNS: Final = 8
# A mistake costs at least this much, with the same significance.
MISTAKE: Final = 0.02
DIGITS: Final = 4


@dataclass(frozen=True)
class Decision:
    """A decision of a game.

    Attributes:
        step: its number among the steps of the record, from 1.
        state: before it.
        seat: who decided.
        action: what was played.
    """

    step: int
    state: State
    seat: int
    action: int


@dataclass(frozen=True)
class Review:
    """A game reviewed.

    Attributes:
        play: the game, at its end.
        sims: simulations a decision.
        seed: of all simulations.
        decisions: all of them.
        weighed: each of them.
    """

    play: Playthrough
    sims: int
    seed: int
    decisions: tuple[Decision, ...]
    weighed: tuple[Weighed, ...]

    @property
    def counted(self) -> bool:
        """Whether chances were counted in simulations; else no error of them is known."""
        return any(option.sims for it in self.weighed for option in it.options)

    def wins(self, k: int) -> tuple[float, ...]:
        """Return the chances before decision k; behind the last one how the game ended."""
        if k < len(self.weighed):
            return self.weighed[k].wins
        return tuple(self.play.returns())

    def change(self, k: int) -> tuple[float, ...]:
        """Return what the chances changed by from decision k to the next."""
        pair = zip(self.wins(k), self.wins(k + 1), strict=True)
        return tuple(after - before for before, after in pair)

    def luck(self, k: int) -> tuple[float, ...]:
        """Return the part of this that is luck."""
        pair = zip(self.change(k), self.weighed[k].cost, strict=True)
        return tuple(change - cost for change, cost in pair)

    def is_loss(self, k: int) -> bool:
        """Whether decision k cost its player something, by more than two standard errors."""
        it = self.weighed[k]
        return -it.cost[it.seat] > SURE * it.cost_error

    def is_mistake(self, k: int) -> bool:
        """Whether decision k was a mistake."""
        it = self.weighed[k]
        return -it.cost[it.seat] >= MISTAKE and self.is_loss(k)

    def lost(self, seat: int) -> tuple[float, float]:
        """Return the mean cost of a seat's decisions and its standard error."""
        return _lost([(it.cost[seat], it.cost_error) for it in self._decided(seat)])

    def lost_points(self, seat: int) -> tuple[float, float] | None:
        """Return the mean cost in points of lead and its standard error; None without points."""
        if any(it.lead is None for it in self.weighed):
            return None
        return _lost([(it.lead or 0.0, it.lead_error) for it in self._decided(seat)])

    def _decided(self, seat: int) -> list[Weighed]:
        return [it for it in self.weighed if it.seat == seat and it.choices > 1]

    def turns(self) -> list[int]:
        """Return the decisions that turned the game most, in the order of play."""
        sizes = {k: max(map(abs, self.change(k))) for k in range(len(self.weighed))}
        clear = sorted(filter(self._is_turn, sizes), key=lambda k: -sizes[k])
        return sorted(self._unlike(clear)[:MOST_TURNS])

    def _unlike(self, turns: list[int]) -> list[int]:
        """Leave out repetitions of a forced reply except the one with the largest change."""
        replies: set[tuple[int, int]] = set()
        different = []
        for k in turns:
            it = self.weighed[k]
            if it.choices > 1 or (it.seat, it.action) not in replies:
                different.append(k)
            if it.choices == 1:
                replies.add((it.seat, it.action))
        return different

    def _is_turn(self, k: int) -> bool:
        pair = zip(self.change(k), self._blur(k), strict=True)
        return any(abs(change) >= max(TURN, SURE * error) for change, error in pair)

    def _blur(self, k: int) -> list[float]:
        """Return the standard error of each seat's change, from those of both ends."""
        before = self.weighed[k].errors
        is_decision = k + 1 < len(self.weighed)  # the result is exact
        after = self.weighed[k + 1].errors if is_decision else (0.0,) * len(before)
        return [hypot(*pair) for pair in zip(before, after, strict=True)]

    def as_json(self) -> ReviewData:
        """Return the review as data, format `moguls-review/1`."""
        play = self.play
        return {
            "format": FORMAT,
            "game": play.game.name,
            "seats": play.seats,
            "options": dict(play.game.options),
            "sims": self.sims,
            "seed": self.seed,
            "result": {"scores": play.scores, "winners": play.winners},
            "final": _rounded(play.returns()),
            "moments": [self._moment(k) for k in range(len(self.weighed))],
            "turns": self.turns(),
            "summary": [self._summary(seat) for seat in range(play.seats)],
        }

    def _moment(self, k: int) -> ReviewMoment:
        at, it = self.decisions[k], self.weighed[k]
        text = self.play.game.rules.to_text
        options: list[ReviewOption] = [
            {"move": text(o.action), "win": _round(o.win), "error": _round(o.error), "sims": o.sims}
            for o in it.options
        ]
        return {
            "step": at.step,
            "round": int(at.state.round),
            "seat": it.seat,
            "move": text(it.action),
            "best": text(it.best),
            "choices": it.choices,
            "wins": _rounded(it.wins),
            "errors": _rounded(it.errors),
            "cost": _rounded(it.cost),
            "costError": _round(it.cost_error),
            "lead": _if_any(it.lead),
            "leadError": None if it.lead is None else _round(it.lead_error),
            "luck": _rounded(self.luck(k)),
            "loss": self.is_loss(k),
            "mistake": self.is_mistake(k),
            "options": options,
        }

    def _summary(self, seat: int) -> ReviewSummary:
        own = [it.cost[seat] for it in self.weighed if it.seat == seat]
        others = [it.cost[seat] for it in self.weighed if it.seat != seat]
        mine = [k for k, it in enumerate(self.weighed) if it.seat == seat and it.choices > 1]
        lost, error = self.lost(seat)
        points, blur = self.lost_points(seat) or (None, None)
        first, last = self.wins(0)[seat], self.wins(len(self.weighed))[seat]
        return {
            "begin": _round(first),
            "end": _round(last),
            "skill": _round(sum(own)),
            "others": _round(sum(others)),
            "luck": _round(last - first - sum(own) - sum(others)),
            "lost": _round(lost),
            "lostError": _round(error),
            "lostPoints": _if_any(points),
            "lostPointsError": _if_any(blur),
            "decisions": len(mine),
            "same": sum(self.weighed[k].action == self.weighed[k].best for k in mine),
            "mistakes": sum(self.is_mistake(k) for k in mine),
        }


def decisions(play: Playthrough) -> tuple[Decision, ...]:
    """Return all decisions of a game."""
    result = []
    for number in range(1, play.length + 1):
        step = play.step_at(number)
        if step is not None and step.seat is not None and step.action is not None:
            result.append(Decision(number, play.before(number), step.seat, step.action))
    return tuple(result)


def make(play: Playthrough, weighed: Sequence[Weighed], sims: int, seed: int) -> Review:
    """Return the review of a finished game, given all its decisions weighed, in order."""
    return Review(play, sims, seed, decisions(play), tuple(weighed))


def _lost(costs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    count = max(1, len(costs))
    return 0.0 - sum(cost for cost, _ in costs) / count, hypot(*(it for _, it in costs)) / count


def _round(number: float) -> float:
    """Return a rounded number, never -0."""
    return round(number, DIGITS) + 0.0


def _if_any(number: float | None) -> float | None:
    return None if number is None else _round(number)


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [_round(number) for number in numbers]
