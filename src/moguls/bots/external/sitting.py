"""Progress of an external bot in a game: the steps that were sent to it, and its information."""

from __future__ import annotations

import hashlib
from base64 import b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING

from moguls.bots.external.messages import Turn
from moguls.bots.registry import policy_of

if TYPE_CHECKING:
    from moguls.bots.external.messages import Ready
    from moguls.core.play.playthrough import Playthrough
    from moguls.core.play.trajectory import Step
    from moguls.kernel.state.layout import State


@dataclass
class Sitting:
    """A game in which an external bot has a seat.

    Attributes:
        play: the game.
        seat: of the bot.
        steps: the number of steps that were sent to it; None before its first turn.
        last: the last of them.
        forfeits: decisions that it has forfeited.
    """

    play: Playthrough
    seat: int
    steps: int | None = None
    last: Step | None = None
    forfeits: int = 0

    def goes_on(self, play: Playthrough, seat: int) -> bool:
        """Whether a position continues the steps that were sent."""
        if (play.game, play.seats, seat) != (self.play.game, self.play.seats, self.seat):
            return False
        same = play is self.play or play.deal is self.play.deal
        return same and (not self.steps or play.step_at(self.steps) is self.last)


def program_seed(seed: int, number: int) -> int:
    """Return the seed that is sent to a program in its game `number`: a hash of 48 bits.

    The seed of the deals cannot be computed from it.
    """
    digest = hashlib.sha256(f"{seed}.{number}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def question(sitting: Sitting, number: int, time_s: float, ready: Ready) -> Turn:
    """Return the message for a decision, with nothing but the information of its seat."""
    play, seat = sitting.play, sitting.seat
    return Turn(
        id=number,
        view=play.view(seat),
        legal=list(play.legal()),
        events=play.happened(seat, sitting.steps),
        time_s=time_s,
        state=packed_state(play, seat) if "state" in ready.wants else None,
    )


def information_state(play: Playthrough, seat: int) -> State:
    """Return a copy of the state in which all that a seat cannot know is wiped."""
    state = play.state.copy()
    policy_of(play.game.name).mask_hidden(state, seat)
    return state


def packed_state(play: Playthrough, seat: int) -> str:
    """Return the information state of a seat in base64, for programs that have the library."""
    return b64encode(information_state(play, seat).pack()).decode()
