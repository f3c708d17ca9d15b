"""Determinization: a state in which everything that a seat cannot know is redealt.

No I/O, no clock, no chance in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from moguls.core.play.playthrough import Playthrough
    from moguls.kernel.state.layout import State


def determinized(play: Playthrough, seat: int, seed: int) -> State:
    """Return a copy of the current state, consistent with the seat's information state."""
    state = play.state.copy()
    state.rng = seed
    play.game.rules.redeal(state, seat)
    return state


def concealed(play: Playthrough, seat: int, seed: int, rng: int) -> State:
    """Return a determinized state for another process or machine.

    The generator of a state can be run backwards: with the seed that it was redealt by, the order
    of the hidden cards could be restored. So it goes on from an independent number.
    Nor may it hold traces of hidden cards, such as where those lay that others have drawn.
    """
    state = determinized(play, seat, seed)
    play.game.rules.codec.forget(state, seat)
    state.rng = rng
    return state
