"""What the laws must know of a game: what is conserved, its length, and what is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.configured import ConfiguredRules


# What a view says to its seat alone though nothing of it is hidden from the others: whose view it
# is, what may be done, what would help, and why nothing can be done.
OWN = ("seat", "actions", "wait", "openers")


def one_seat_on(step: dict[str, Any], seats: int) -> dict[str, Any]:
    """Return a step of a record made by the next seat."""
    return {**step, "seat": (step["seat"] + 1) % seats}


@dataclass(frozen=True)
class World:
    """What holds for one game.

    Attributes:
        check: asserts that what is conserved is there, and each field within its range.
        most_plies: no game is longer, save one that has no end by its house rules.
        twin: changes a state in what a seat may not know, other than by a redeal.
        turned: a deal with every seat moved one place on.
        turned_step: a step of a record (chance steps too) with every seat moved one place on.
        private: keys of a view that hold a list by seat, of which others see less.
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
