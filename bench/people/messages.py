"""Messages that simulated people read, and the notes that they take together."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from random import Random

    from bench.people.habits import Habits
    from bench.people.person import Person


class Action(msgspec.Struct):
    """A move that is offered."""

    move: str
    legal: bool


class View(msgspec.Struct):
    """What a person sees of a game, as far as it is needed to play."""

    turn: int | None
    over: bool
    actions: list[Action] = []


class TableInfo(msgspec.Struct):
    """The table without its game."""

    you: int | None
    rematch: str | None


class Frame(msgspec.Struct, tag="frame"):
    """The news of a table."""

    seq: int
    table: TableInfo
    view: View | None


class Ack(msgspec.Struct, tag="ack"):
    """A move is in the log."""

    id: str


class Failure(msgspec.Struct, tag="error"):
    """A refusal."""

    code: str


class Talk(msgspec.Struct, tag="talk"):
    """Somebody has said something."""


class Pong(msgspec.Struct, tag="pong"):
    """Answer to a ping."""


# Other fields are skipped without being decoded.
MESSAGES: Final = msgspec.json.Decoder(Frame | Ack | Failure | Talk | Pong)


@dataclass
class World:
    """What all people share: their habits, and what they have noted.

    `measures`: waiting times are noted now; only of what began after `since`.
    """

    habits: Habits
    rng: Random
    is_idle: bool = False
    measures: bool = False
    since: float = 0.0
    counts: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)
    acknowledged: list[float] = field(default_factory=list)
    next_turns: list[float] = field(default_factory=list)
    first_frames: list[float] = field(default_factory=list)

    def note(self, waits: list[float], began: float) -> None:
        """Note a waiting time that ends now."""
        if self.measures and began >= self.since:
            waits.append(perf_counter() - began)

    def begin(self) -> None:
        """Forget what was noted before, and measure."""
        self.counts.clear()
        self.errors.clear()
        for waits in (self.acknowledged, self.next_turns, self.first_frames):
            waits.clear()
        self.measures, self.since = True, perf_counter()


@dataclass(eq=False)
class Table:
    """A table as its people know it together: who is to move, and since when."""

    id: str
    has_bots: bool
    people: list[Person] = field(default_factory=list)
    turn: int | None = None
    moved_at: float | None = None  # when the last move was sent, until the next turn has come

    def show_turn(self, turn: int | None) -> None:
        """Note whose turn it is; people who sleep are called."""
        if turn != self.turn:
            self.turn = turn
            for person in self.people:
                if person.seat == turn and person.is_asleep:
                    person.call()
