"""Standing orders that hold until they are cancelled: what a game lets its seats decide ahead.

An order has lines. The first line that fits the position decides; each line, and what holds where
no line fits, ends in a move or in asking the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from moguls.kernel.state.layout import State

# A number, one of the choices, or a list of them; None where a field is not set.
OrderValue = int | str | list[str] | None
OrderLine = Mapping[str, OrderValue]
ASK_ME: Final = "ask"
MOST_COUNT: Final = 999


class OrderAnswer(NamedTuple):
    """What an order does with the decision of its seat.

    Attributes:
        action: what it plays; None asks the seat.
        reason: a code that tells the owner why.
        line: the line that decided, from 0; None where none did.
    """

    action: int | None
    reason: str
    line: int | None = None


class StandingOrder(NamedTuple):
    """An order with a value for each field of its game.

    Attributes:
        lines: values by `OrderLanguage.line`.
        general: values by `OrderLanguage.general`.
    """

    lines: Sequence[OrderLine]
    general: OrderLine


@dataclass(frozen=True)
class OrderField:
    """One field of an order.

    Attributes:
        name: its name in messages.
        choices: its values; none means a number.
        is_list: several choices, in order of preference.
        default: its value where it is not set.
    """

    name: str
    choices: tuple[str, ...] = ()
    is_list: bool = False
    default: OrderValue = None


def _never(_state: Any, _seat: int) -> None:
    """Return None: no position can be looked at ahead."""


@dataclass(frozen=True)
class OrderLanguage:
    """What orders of a game can say.

    Attributes:
        line: the fields of each line; without any, an order has no lines.
        general: the fields of the order as a whole.
        answer: what an order does now; by what its seat knows, which is on turn.
        ahead: a copy of the position as if a seat were on turn; None where that makes no sense.
    """

    line: tuple[OrderField, ...]
    general: tuple[OrderField, ...]
    answer: Callable[[Any, int, StandingOrder], OrderAnswer]
    ahead: Callable[[Any, int], State | None] = field(default=_never)


class BotLimits(NamedTuple):
    """Limits of a bot that plays for an absent person.

    Attributes:
        may_borrow: whether it may take loans.
        keep: the number of chips with which it stops to bid.
    """

    may_borrow: bool = False
    keep: int = 0


# The action of a bot within the limits of the seat on turn.
Limited = Callable[[Any, int, BotLimits], int]


def unlimited(_state: Any, action: int, _limits: BotLimits) -> int:
    """Return the action itself: the game knows neither loans nor chips."""
    return action
