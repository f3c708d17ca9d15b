"""Auto-responses to an optional question of a game, such as whether to borrow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

# the usual answer; the other answer once, then the usual one again; no answer: ask the seat
AutoResponse = Literal["no", "once", "ask"]
NO: Final = "no"
ONCE: Final = "once"
ASK: Final = "ask"


@dataclass(frozen=True)
class RecurringQuestion:
    """A question that a game asks again and again, and most seats answer alike.

    Attributes:
        name: its name in messages.
        is_asked: whether the seat on turn is asked it in a state.
        usual: the move of the response `no`; always legal then.
        once: the move of the response `once`, played if it is legal.
        off: a switch and its value with which it is never asked.
    """

    name: str
    is_asked: Callable[[Any], bool]
    usual: str
    once: str
    off: tuple[str, str] | None = None

    def is_on(self, options: Mapping[str, str]) -> bool:
        """Say whether it can come up under these house rules."""
        return self.off is None or options.get(self.off[0]) != self.off[1]
