"""A game in which a program sits: how much of it the program has heard, and what it may know."""

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


@dataclass
class Sitting:
    """A game in which the program sits.

    Attributes:
        play: the game.
        seat: of the program.
        told: how many steps it has heard of; None before its first turn.
        last: the last of them.
        forfeits: decisions that it has forfeited.
    """

    play: Playthrough
    seat: int
    told: int | None = None
    last: Step | None = None
    forfeits: int = 0

    def goes_on(self, play: Playthrough, seat: int) -> bool:
        """Say whether a position comes after what the program has heard of."""
        if (play.game, play.seats, seat) != (self.play.game, self.play.seats, self.seat):
            return False
        same = play is self.play or play.deal is self.play.deal
        return same and (not self.told or play.step_at(self.told) is self.last)


def seed_told(seed: int, number: int) -> int:
    """Return the seed that a program hears in its game `number`: a hash of 48 bits.

    Nobody reckons back from it to the seed of the deals.
    """
    digest = hashlib.sha256(f"{seed}.{number}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


def question(sitting: Sitting, number: int, time_s: float, ready: Ready) -> Turn:
    """Return what a program is asked; all that it says of the game is what its seat may know."""
    play, seat = sitting.play, sitting.seat
    return Turn(
        id=number,
        view=play.view(seat),
        legal=list(play.legal()),
        events=play.happened(seat, sitting.told),
        time_s=time_s,
        known=known(play, seat) if "known" in ready.wants else None,
    )


def known(play: Playthrough, seat: int) -> str:
    """Return the state of a game as a seat knows it, for programs that have the library."""
    state = play.state.copy()
    policy_of(play.game.name).mask_hidden(state, seat)
    return b64encode(state.pack()).decode()
