"""Result of one game of an arena, and its line of JSON in the file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from moguls.core.text.wording import shortened
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST: Final = 10**9
FORFEIT: Final = " !"  # between a random move and the code of its forfeit


class BadLine(UsageError):
    """A line that is not a game."""


@dataclass(frozen=True)
class Outcome:
    """The result of one game.

    Attributes:
        game: its number, from 0.
        deal: the number of its deal.
        table: the index of one of the plan's tables.
        bots: the index of each seat's bot in the plan.
        scores: of each seat.
        winners: seats.
        plies: decisions, those with one legal action included.
        chance: the seed of the deal, 16 hexadecimal digits.
        thought: the seed of the bots, 16 hexadecimal digits.
        moves: all moves, if a bot is not deterministic; else None. A random move for a forfeited
            decision is marked: "bid !late".
        forfeited: the number of forfeited decisions of each seat; None without any, or in games
            of earlier versions.
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
        """The number of forfeited decisions."""
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
        """Return the sort key of a seat, the best first."""
        won = seat in self.winners
        return (False, 0) if won else (True, -self.scores[seat])

    def line(self) -> str:
        """Return the line."""
        fields = {name: value for name, value in vars(self).items() if value is not None}
        return json.dumps(fields, separators=(",", ":"), ensure_ascii=False) + "\n"


def marked(moves: Sequence[str] | None) -> int:
    """Return the number of forfeited moves."""
    return sum(FORFEIT in move for move in moves or ())


def beginning(number: int) -> str:
    """Return the beginning of the line of a game."""
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
LISTS: Final = {"moves": str, "forfeited": int}  # optional fields


def read(text: str) -> Outcome:
    """Read a line.

    Raises:
        BadLine: it is not a game.
    """
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        msg = "is not JSON"
        raise BadLine(msg) from error
    if not isinstance(content, dict):
        msg = "is not a JSON object"
        raise BadLine(msg)
    for name, kind in KINDS.items():
        if type(content.get(name)) is not kind:
            msg = f"has no {name!r}"
            raise BadLine(msg)
    fields = {name: _frozen(name, content[name], int) for name in KINDS}
    for name in ("plies", "scores"):
        _refuse_beyond(name, fields[name])
    _refuse_winners(fields["winners"], len(fields["scores"]))
    for name, kind in LISTS.items():
        value = content.get(name)
        fields[name] = None if value is None else _frozen(name, value, kind)
    _refuse_uncounted(fields)
    return Outcome(**fields)


def _frozen(name: str, value: object, kind: type) -> Any:
    if name not in LISTS and not isinstance(value, list):
        return value
    if not isinstance(value, list) or any(type(item) is not kind for item in value):
        msg = f"{name!r} is not a list of {'moves' if kind is str else 'whole numbers'}"
        raise BadLine(msg)
    return tuple(value)


def _refuse_beyond(name: str, value: int | tuple[int, ...]) -> None:
    """Refuse numbers that are impossible in a game and could overflow in sums."""
    if any(abs(item) > MOST for item in (value if isinstance(value, tuple) else (value,))):
        msg = f"{name!r} has a number beyond {MOST:,}"
        raise BadLine(msg)


def _refuse_winners(winners: tuple[int, ...], seats: int) -> None:
    """Refuse winners that are not seats, are missing, or are repeated."""
    if not winners or not set(winners) <= set(range(seats)) or len({*winners}) < len(winners):
        text = shortened(str(list(winners)))
        msg = f"'winners' is {text}; expected some of the seats 0 to {seats - 1}, each once"
        raise BadLine(msg)


def _refuse_uncounted(fields: dict[str, Any]) -> None:
    """Refuse counts of forfeited decisions that disagree with the moves."""
    counts, seats, marks = fields["forfeited"], len(fields["scores"]), marked(fields["moves"])
    if counts is None:
        return
    if len(counts) != seats or min(counts) < 0 or sum(counts) != marks:
        text = shortened(str(list(counts)))
        msg = f"'forfeited' is {text}; expected {seats} counts whose sum is {marks}, the number"
        msg += " of marked moves"
        raise BadLine(msg)
