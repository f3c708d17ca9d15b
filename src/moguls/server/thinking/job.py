"""A job for the workers: question, client and urgency."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules
    from moguls.kernel.state.layout import State

MOVE, HINT, WEIGH = "move", "hint", "weigh"
IMPORT: Final = "import"  # a check of records, which is not a job: see `check_records`


class Urgency(IntEnum):
    """Classes of jobs, most urgent first."""

    PERSON = 0  # a player waits for a bot's move, or for a hint
    WATCHED = 1  # only spectators wait
    REVIEW = 2  # of a finished game
    NOBODY = 3  # nobody is present


class Weight(IntEnum):
    """Kinds of jobs by the workers that take them."""

    QUICK = 0  # every worker of this machine
    SLOW = 1  # all but the quick worker
    REMOTE = 2  # likewise, but the nodes of a cluster if there are any


@dataclass(frozen=True)
class Asker:
    """The client of a job; the fair queue shares time by network, then person, then table.

    Attributes:
        network: last address of the person, of IPv6 the first 64 bits; "" if unknown.
        person: the person who waits, or who created the table.
        table: the table, or the replay.
    """

    network: str
    person: str
    table: str

    @property
    def path(self) -> tuple[str, str, str]:
        """The three levels of the fair queue, widest first."""
        return self.network, self.person, self.table


class PackedPosition(NamedTuple):
    """A state with its game and options, as it is sent to a worker.

    Attributes:
        game: its name.
        options: its switches.
        facts: the game's data, see `Rules.facts`.
        state: packed.
    """

    game: str
    options: dict[str, str]
    facts: bytes
    state: bytes


def position_of(game: ConfiguredRules, state: State) -> PackedPosition:
    """Return a state for a worker: all of it, so hidden cards must be removed before."""
    return PackedPosition(game.name, game.options, game.rules.facts, state.pack())


@dataclass(eq=False)
class Job:
    """A question for a worker, compared by identity.

    Attributes:
        kind: `MOVE`, `HINT` or `WEIGH`.
        question: the arguments of `answering` for this kind: a `Position`, and more.
        asker: the client.
        urgency: its current class; `Queue.rank` changes it.
        is_slow: whether it uses all the time it gets, so that the quick worker refuses it.
        share: share of the full search time that it got, at most 1.0.
        is_counted: whether its search counts simulations, without a time limit.
        may_leave: whether a slow job may be answered by a node of a cluster.
        ends_at: monotonic time after which the answer is of no use; None for no limit.
    """

    kind: str
    question: tuple[Any, ...]
    asker: Asker
    urgency: Urgency = Urgency.PERSON
    is_slow: bool = True
    share: float = 1.0
    is_counted: bool = False
    may_leave: bool = True
    ends_at: float | None = None

    @property
    def weight(self) -> Weight:
        """Which workers take the job."""
        if not self.is_slow:
            return Weight.QUICK
        return Weight.REMOTE if self.may_leave else Weight.SLOW


SLOW_LEVELS: Final = frozenset({"expert"})
