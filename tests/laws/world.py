"""Properties of a game needed by the laws: conserved quantities, length, hidden information."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from moguls.core.play.configured import ConfiguredRules

# What a view says to its seat alone though nothing of it is hidden from the others: whose view it
# is, what may be done, what would help, and why nothing can be done.
OWN = ("seat", "actions", "wait", "openers")


def one_seat_on(step: dict[str, Any], seats: int) -> dict[str, Any]:
    return {**step, "seat": (step["seat"] + 1) % seats}


@dataclass(frozen=True)
class World:
    """Properties of one game.

    Attributes:
        check: asserts conserved quantities, and the range of each field.
        most_plies: upper bound of the length, except for house rules without an end.
        twin: changes information hidden from a seat, otherwise than by a redeal.
        turned: returns a deal with every seat rotated by one.
        turned_step: returns a step of a record (also chance) with every seat rotated by one.
        private: keys of a view with a list by seat, of which others see less.
        can_draw: whether all seats may win without being equal.
        endless: whether, under these house rules, some line of play never ends.
    """

    check: Callable[[Any], None]
    most_plies: int
    twin: Callable[[Any, int], None]
    turned: Callable[[dict[str, Any], int], dict[str, Any]]
    turned_step: Callable[[dict[str, Any], int], dict[str, Any]] = one_seat_on
    private: tuple[str, ...] = ()
    can_draw: bool = False
    endless: Callable[[ConfiguredRules], bool] = lambda _game: False
