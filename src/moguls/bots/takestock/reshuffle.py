"""Reshuffle of what no seat knows, for chances with open hands."""

from typing import Final

from moguls.games.takestock.material import NUM_CARDS
from moguls.games.takestock.resample import redeal
from moguls.games.takestock.state import State

OUTLINED: Final = ("reshuffle",)

ALL: Final = (1 << NUM_CARDS) - 1


def reshuffle(s: State) -> None:
    """Shuffle the draw pile, and draw the events again that the seat on turn has not seen.

    The shares of all hands stay: they are redealt as if an insider had shown them.
    """
    shown = 0 + s.shown
    s.shown = ALL
    redeal(s, s.turn)
    s.shown = shown
