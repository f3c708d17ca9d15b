"""Brute force over turns of Moguli: the rules alone, native, since there are many."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import moguls
from moguls.games.moguli.actions import Action
from moguls.games.moguli.finish import points
from moguls.games.moguli.material import PAWNS_TO_WIN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from moguls.games.moguli.state import State
    from moguls.kernel.state.layout import State as Packed

GAME = moguls.game("moguli")


class Try:
    """A position that is tried out."""

    def __init__(self, data: bytes) -> None:
        self.position = GAME.native().position(data)
        self.state = cast("State", self.position.state)

    def after(self, action: int) -> Try:
        twin = self.position.copy()
        twin.apply(action)
        return Try(twin.bytes)

    def all_after(self) -> Iterator[tuple[int, Try]]:
        for action in self.position.choices():
            yield action, self.after(action)


def some_turn(begun: Try, is_good: Callable[[State], bool]) -> bool:
    """Return whether a rotation, a pawn move, or both in either order lead to a good position."""
    for action, once in begun.all_after():
        if is_good(once.state):
            return True
        if action >= Action.PAWN or once.position.over or once.state.turn != begun.state.turn:
            continue
        for second in once.position.choices():
            if second >= Action.PAWN and is_good(once.after(second).state):
                return True
    return False


def crosses(begun: Try) -> bool:
    """Return whether the seat on turn can bring its fourth pawn across in this turn."""
    seat = begun.state.turn
    return some_turn(begun, lambda state: points(state, seat) >= PAWNS_TO_WIN)


def wins(state: Packed) -> bool:
    """Return whether the seat on turn can win in this turn, by a rotation and a pawn move."""
    begun = Try(state.pack())
    return some_turn(begun, lambda after: after.won == 1 << begun.state.turn)
