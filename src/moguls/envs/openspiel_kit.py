"""Shared data of all states of a game in OpenSpiel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from moguls.envs.observations import Observer
from moguls.envs.positions import advance, redeal
from moguls.errors import UsageError
from moguls.kernel.rules.chance import stream

if TYPE_CHECKING:
    from moguls.envs.setting import Setting
    from moguls.kernel.engines.position import Position

BASE: Final = 1024  # outcomes of a chance node
NUM_DIGITS: Final = 3  # chance nodes of a deal, or of a reshuffle: 2**30 outcomes together
HORIZON: Final = 20_000  # actions; no game at random has come near
EVENTS: Final = 64  # deals and reshuffles of one game, at most


class Kit:
    """Setting, chance and length of a game. States copy it by reference.

    Attributes:
        setting: how it is observed and rewarded.
        base: how many outcomes a chance node has.
        num_digits: how many chance nodes a deal is.
        horizon: actions after which the game is cut short.
        opened: the position that the game begins in, as bytes; None where it is dealt.
        known: writes what a player knows, for information states.
        outcomes: of a chance node, with their probabilities.
    """

    def __init__(self, setting: Setting, deals: int, horizon: int, opening: int) -> None:
        """Prepare what states need at every step.

        Raises:
            UsageError: a number of deals, a horizon or an opening that cannot be.
        """
        if deals < 0 or horizon < 1 or opening < 0:
            msg = f"deals={deals}, horizon={horizon}, opening={opening} is not possible: expected"
            msg += " deals at least 0 (0: all), horizon at least 1, and opening at least 0"
            raise UsageError(msg)
        self.setting, self.deals, self.horizon = setting, deals, horizon
        self.opening, self.opened = opening, _opened(setting, opening)
        self.base, self.num_digits = (deals, 1) if deals else (BASE, NUM_DIGITS)
        self.information = Observer(setting.game, "int16", perfect_memory=True)
        self.outcomes = [(outcome, 1 / self.base) for outcome in range(self.base)]

    def __deepcopy__(self, memo: dict[int, object]) -> Kit:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Kit, (self.setting, self.deals, self.horizon, self.opening)

    def begin(self, number: int) -> Position:
        """Return the position of a deal; after an opening, what player 0 cannot know is drawn."""
        setting = self.setting
        if self.opened is None:
            return setting.played_by.begin(setting.seats, number)
        position = setting.played_by.position(self.opened)
        redeal(position, 0, stream(number, 0))
        return position


def _opened(setting: Setting, opening: int) -> bytes | None:
    """Return where so many actions at random lead to from deal 0.

    Raises:
        UsageError: the game is over before.
    """
    if not opening:
        return None
    position = setting.played_by.begin(setting.seats, 0)
    for ply in range(opening):
        legal = position.choices()
        advance(position, legal[stream(0, ply) % len(legal)])
        if position.over:
            msg = f"opening={opening} is not possible: the game is over after {ply + 1} actions"
            raise UsageError(msg)
    return position.bytes
