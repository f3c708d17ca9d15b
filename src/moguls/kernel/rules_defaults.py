"""What a game has that does not say otherwise: its actions are bits, its deal is all its chance."""

from moguls.kernel.bits import lowest
from moguls.kernel.chance import pick
from moguls.kernel.loop_types import GameState, IntArray
from moguls.kernel.rules_interface import legal


def choices(s: GameState, out: IntArray) -> int:
    """Write the bits of `legal` into `out`, ascending; return how many there are."""
    actions = legal(s)
    count = 0
    while actions != 0:
        out[count] = lowest(actions)
        actions &= actions - 1
        count += 1
    return count


def sample(s: GameState) -> int:
    """Draw one of the bits of `legal`."""
    return pick(s, legal(s))


def chance_due(s: GameState) -> bool:  # noqa: ARG001  # the game has no chance after the deal
    """Say that nothing is left to chance."""
    return False


def draw_chance(s: GameState) -> None:
    """Do nothing: it is never due."""


def take_chance(s: GameState) -> None:
    """Do nothing: it is never due."""
