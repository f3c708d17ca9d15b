"""What the tree search does where a policy does not say otherwise."""

from typing import Final

from moguls.bots.search.options import SCORE_SHAPING, option
from moguls.bots.search.policy_interface import pruned_actions as candidates_of_policy
from moguls.bots.search.tree_fields import Scratch
from moguls.kernel.rules.interface import choices, points, redeal, winners
from moguls.kernel.state.bits import has, popcount, signed
from moguls.kernel.state.types import GameState, IntArray

# What a point ahead of the table's mean counts beside the win: a seat that cannot win, or has
# won, still plays on well.
POINT: Final = 0.003
# A lead of so many points is worth half as much again as an even game.
SPREAD: Final = 6.0


def pruned_actions(s: GameState, out: IntArray) -> int:
    """Write all legal actions."""
    return choices(s, out)


def root_actions(s: GameState, scratch: Scratch, out: IntArray) -> int:  # noqa: ARG001  # one signature
    """Write the candidates."""
    return candidates_of_policy(s, out)


def is_leaf(s: GameState, scratch: Scratch) -> bool:  # noqa: ARG001  # one signature
    """Play every playout to the end."""
    return False


def value_estimate(s: GameState, scratch: Scratch) -> float:  # noqa: ARG001  # one signature
    """Say that no value has been asked."""
    return -1.0


def has_prior(scratch: Scratch) -> bool:  # noqa: ARG001  # one signature
    """Leave it to the advice."""
    return False


def compute_prior(s: GameState, actions: IntArray, count: int, scratch: Scratch) -> None:
    """Do nothing: it is never asked."""


def prior(k: int, scratch: Scratch) -> float:  # noqa: ARG001  # one signature
    """Say that nothing is likely: it is never asked."""
    return 0.0


def public_chance(s: GameState) -> int:  # noqa: ARG001  # one signature
    """Say that chance turns nothing up."""
    return 0


def leaf_value(s: GameState, seat: int, scratch: Scratch) -> float:
    """Return a seat's share of the win, and a little for points ahead of the mean.

    An option moves a part of the reward from the win to the lead over the best rival.
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
    worth = 0.0
    if has(won, seat):
        worth += 1.0 / popcount(won)
    soft = option(scratch, SCORE_SHAPING) / 1000
    if soft > 0:
        lead = (mine - best) / SPREAD
        worth = (1.0 - soft) * worth + soft * (0.5 + 0.5 * lead / (1.0 + abs(lead)))
    return worth + POINT * (mine - total / signed(s.seats))


def reshuffle(s: GameState) -> None:
    """Draw again what the seat on turn cannot know: all know the same."""
    redeal(s, signed(s.turn))
