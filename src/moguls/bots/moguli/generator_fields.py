"""Parameter types of the turn generator; see `bots.search.tree_fields`."""

from collections.abc import Sequence
from typing import NamedTuple

from moguls.games.moguli.state import State

States = Sequence[State]


class Generation(NamedTuple):
    """What all turns have in common that are looked at from one position.

    Attributes:
        states: states[scratch] is where they are tried; the one after it is written.
        scratch: see above.
        seat: on turn.
        theirs: what the pawns of the other seat are worth by how far they have come.
    """

    states: States
    scratch: int
    seat: int
    theirs: int


class PawnMove(NamedTuple):
    """A pawn move that is tried.

    Attributes:
        pawn: where it stands, as a bit.
        end: where it ends, as a bit.
        rotation: the action before it, or 0.
        bonus: the gates where it would earn a bonus.
    """

    pawn: int
    end: int
    rotation: int
    bonus: int
