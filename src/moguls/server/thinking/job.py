"""A job of thinking: what is asked, for whom, and how urgently."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules
    from moguls.kernel.state.layout import State

MOVE, HINT, WEIGH = "move", "hint", "weigh"


class Urgency(IntEnum):
    """The classes of jobs, the most urgent first."""

    PERSON = 0  # somebody waits for a bot's move, or for a hint
    WATCHED = 1  # somebody looks on
    REVIEW = 2  # of a finished game
    NOBODY = 3  # nobody is there


@dataclass(frozen=True)
class Asker:
    """For whom a job is, from the whole to the part: within a class each has its turn by these.

    Attributes:
        network: the address that the person was last seen at, of IPv6 its first 64 bits; "" where
            that is not known.
        person: who waits, or who made the table.
        table: the table, or the replay.
    """

    network: str
    person: str
    table: str

    @property
    def path(self) -> tuple[str, str, str]:
        """Return the three, the whole first."""
        return self.network, self.person, self.table


class Position(NamedTuple):
    """A state under its house rules, as it goes to a process.

    Attributes:
        game: its name.
        options: its switches.
        facts: that its rules rest on, as `Rules.facts`.
        state: packed.
    """

    game: str
    options: dict[str, str]
    facts: bytes
    state: bytes


def position_of(game: ConfiguredRules, state: State) -> Position:
    """Return a state of a game as it goes to a process: all of it, so wipe what is hidden first."""
    return Position(game.name, game.options, game.rules.facts, state.pack())


@dataclass(eq=False)
class Job:
    """A question for a worker. Each is itself alone: two that ask the same are two.

    Attributes:
        kind: `MOVE`, `HINT` or `WEIGH`.
        question: what `answering` takes for this kind: a `Position`, and more.
        asker: for whom it is.
        urgency: its class now; `Queue.rank` changes it.
        dear: whether it may think as long as there is time: not for the quick worker.
        share: of the time for a search, what it has been given; 1.0 is all of it.
    """

    kind: str
    question: tuple[Any, ...]
    asker: Asker
    urgency: Urgency = Urgency.PERSON
    dear: bool = True
    share: float = 1.0


DEAR_LEVELS: Final = frozenset({"expert"})
