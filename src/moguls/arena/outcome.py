"""One game of an arena as its file has it: a line of JSON with its keys in one order."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from moguls.core.text.wording import shortened
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST: Final = 10**9
FORFEIT: Final = " !"  # parts a move from why it was drawn at random


class BadLine(UsageError):
    """A line that holds no game."""


@dataclass(frozen=True)
class Outcome:
    """How one game went.

    Attributes:
        game: its number, from 0.
        deal: number of its deal.
        table: which of the plan's tables.
        bots: on each seat, as indices of the plan's bots.
        scores: of each seat.
        winners: seats.
        plies: decisions, those with one legal action included.
        chance: where the random numbers of the deal begin; 16 digits to the base 16.
        thought: the seed of all that the bots draw, likewise.
        moves: all moves, where a bot may not play the same again; else None. One that a program has
            forfeited, so that it was drawn at random, is marked: "bid !late".
        forfeited: how many of its decisions each seat has forfeited; None where none has, or where
            that was not written down yet when the game was played.
    """

    game: int
    deal: int
    table: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    plies: int
    chance: str
    thought: str
    moves: tuple[str, ...] | None = None
    forfeited: tuple[int, ...] | None = None

    @property
    def forfeits(self) -> int:
        """How many decisions programs have forfeited."""
        return marked(self.moves)

    def share(self, seat: int) -> float:
        """Return a seat's share of the win: 1, or less where several won."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def places(self, seat: int) -> range:
        """Return the places from 1 that a seat shares with its equals; winners come first."""
        rank = self.rank(seat)
        ranks = [self.rank(other) for other in range(len(self.scores))]
        first = sum(other < rank for other in ranks) + 1
        return range(first, first + ranks.count(rank))

    def place(self, seat: int) -> float:
        """Return a seat's place: the mean of those that it shares."""
        places = self.places(seat)
        return (places[0] + places[-1]) / 2

    def rank(self, seat: int) -> tuple[bool, int]:
        """Return what seats are ordered by, the best first."""
        won = seat in self.winners
        return (False, 0) if won else (True, -self.scores[seat])

    def line(self) -> str:
        """Return the line."""
        return json.dumps(self._told(), separators=(",", ":"), ensure_ascii=False) + "\n"

    def _told(self) -> dict[str, object]:
        """Return the fields in their order; those that a game need not have only where it has."""
        return {name: value for name, value in vars(self).items() if value is not None}


def marked(moves: Sequence[str] | None) -> int:
    """Return how many of some moves were forfeited."""
    return sum(FORFEIT in move for move in moves or ())


def beginning(number: int) -> str:
    """Return what the line of a game begins with."""
    return f'{{"game":{number},"deal":'


KINDS = {
    "game": int,
    "deal": int,
    "table": int,
    "bots": list,
    "scores": list,
    "winners": list,
    "plies": int,
    "chance": str,
    "thought": str,
}
LISTS: Final = {"moves": str, "forfeited": int}  # what a line may have besides


def read(text: str) -> Outcome:
    """Read a line.

    Raises:
        BadLine: it holds no game; says why.
    """
    try:
        made = json.loads(text)
    except (ValueError, RecursionError) as error:
        msg = "is no JSON"
        raise BadLine(msg) from error
    if not isinstance(made, dict):
        msg = "is no JSON object"
        raise BadLine(msg)
    for name, kind in KINDS.items():
        if type(made.get(name)) is not kind:
            msg = f"has no {name!r}"
            raise BadLine(msg)
    fields = {name: _frozen(name, made[name], int) for name in KINDS}
    for name in ("plies", "scores"):
        _refuse_beyond(name, fields[name])
    _refuse_winners(fields["winners"], len(fields["scores"]))
    for name, kind in LISTS.items():
        given = made.get(name)
        fields[name] = None if given is None else _frozen(name, given, kind)
    _refuse_uncounted(fields)
    return Outcome(**fields)


def _frozen(name: str, value: object, kind: type) -> Any:
    """Make a tuple of a list whose entries are of one kind."""
    if name not in LISTS and not isinstance(value, list):
        return value
    if not isinstance(value, list) or any(type(each) is not kind for each in value):
        msg = f"{name!r} is no list of {'moves' if kind is str else 'whole numbers'}"
        raise BadLine(msg)
    return tuple(value)


def _refuse_beyond(name: str, value: int | tuple[int, ...]) -> None:
    """Refuse numbers that no game comes to: sums of them would be none."""
    if any(abs(each) > MOST for each in (value if isinstance(value, tuple) else (value,))):
        msg = f"{name!r} has a number beyond {MOST:,}"
        raise BadLine(msg)


def _refuse_winners(winners: tuple[int, ...], seats: int) -> None:
    """Refuse winners that do not sit at the table, none at all, or one that stands there twice."""
    if not winners or not set(winners) <= set(range(seats)) or len({*winners}) < len(winners):
        told = shortened(str(list(winners)))
        msg = f"'winners' are {told}, and must be some of seats 0 to {seats - 1}, each once"
        raise BadLine(msg)


def _refuse_uncounted(fields: dict[str, Any]) -> None:
    """Refuse counts of forfeited decisions that are not those of the moves."""
    counts, seats, marks = fields["forfeited"], len(fields["scores"]), marked(fields["moves"])
    if counts is None:
        return
    if len(counts) != seats or min(counts) < 0 or sum(counts) != marks:
        told = shortened(str(list(counts)))
        msg = f"'forfeited' is {told}, and must be {seats} counts whose sum is {marks}, the marked"
        msg += " moves"
        raise BadLine(msg)
