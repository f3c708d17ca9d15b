"""Default policy functions of the tree search."""

from typing import Final

from moguls.bots.search.options import SCORE_SHAPING, option
from moguls.bots.search.policy_interface import pruned_actions as candidates
from moguls.bots.search.tree_fields import Scratch
from moguls.kernel.rules.interface import choices, points, redeal, winners
from moguls.kernel.state.bits import has, popcount, signed
from moguls.kernel.state.types import GameState, IntArray

# Value of a point above the mean, besides the win: a seat that cannot win, or has won, still plays
# on well.
POINT: Final = 0.003
# A lead of so many points has one and a half times the value of an even game.
SPREAD: Final = 6.0


def pruned_actions(s: GameState, out: IntArray) -> int:
    """Write all legal actions; return how many."""
    return choices(s, out)


def root_actions(s: GameState, scratch: Scratch, out: IntArray) -> int:  # noqa: ARG001  # one signature
    """Write the candidates; return how many."""
    return candidates(s, out)


def is_leaf(s: GameState, scratch: Scratch) -> bool:  # noqa: ARG001  # one signature
    """Return False: rollouts go on to the end of the game."""
    return False


def value_estimate(s: GameState, scratch: Scratch) -> float:  # noqa: ARG001  # one signature
    """Return -1: there is no value network."""
    return -1.0


def has_prior(scratch: Scratch) -> bool:  # noqa: ARG001  # one signature
    """Return False: the prior is that of the rollout action."""
    return False


def compute_prior(s: GameState, actions: IntArray, count: int, scratch: Scratch) -> None:
    """Do nothing: it is not called without a prior."""


def prior(k: int, scratch: Scratch) -> float:  # noqa: ARG001  # one signature
    """Return 0: it is not called without a prior."""
    return 0.0


def public_chance(s: GameState) -> int:  # noqa: ARG001  # one signature
    """Return 0: chance turns nothing up."""
    return 0


def is_avoided(s: GameState, action: int) -> bool:  # noqa: ARG001  # one signature
    """Return False: any action may be a blunder."""
    return False


def leaf_value(s: GameState, seat: int, scratch: Scratch) -> float:
    """Return a seat's share of the win, and a little for points above the mean.

    The option `score_shaping` moves a part of it from the win to the lead over the best rival.
    """
    won = winners(s)
    total = 0
    best = -10_000
    mine = points(s, seat)
    for other in range(signed(s.seats)):
        theirs = points(s, other)
        total += theirs
        if other != seat:
            best = max(best, theirs)
    value = 0.0
    if has(won, seat):
        value += 1.0 / popcount(won)
    soft = option(scratch, SCORE_SHAPING) / 1000
    if soft > 0:
        lead = (mine - best) / SPREAD
        value = (1.0 - soft) * value + soft * (0.5 + 0.5 * lead / (1.0 + abs(lead)))
    return value + POINT * (mine - total / signed(s.seats))


def reshuffle(s: GameState) -> None:
    """Draw a determinization for the seat on turn: all seats have the same information."""
    redeal(s, signed(s.turn))
