"""Truncation of rollouts at the end of the round, and the value there: the lead.

Rounds are alike and little is carried from one to the next, so what comes after is mostly noise.
With the option `rollout_horizon` it ends at a turn of the seat that thinks, by
[the value](foresight.py) there.
"""

from typing import Final

from moguls.bots.search.options import ROLLOUT_HORIZON, option
from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.workspace import BEGUN, KNOWN, ROUND, SEAT, TURNS, VALUE
from moguls.games.takestock.finish import is_over, points, winners
from moguls.games.takestock.round_end import rounds
from moguls.games.takestock.state import State
from moguls.kernel.state.bits import has, popcount, signed

OUTLINED: Final = ("leaf_value", "standing")

# A token in hand is worth so many points as long as a round is left.
TOKEN: Final = 8.0
# A lead of so many points is worth half as much again as an even game, and is felt as strongly
# in the first round as in the last.
SPREAD: Final = 10.0
# What a point ahead of the mean counts beside the win.
POINT: Final = 0.001


def is_leaf(s: State, scratch: Scratch) -> bool:
    """Say whether the round in which the search began has been scored, or a value is known."""
    if scratch.values[BEGUN] == 0:
        scratch.values[BEGUN] = 1.0
        scratch.values[ROUND] = s.round
        scratch.values[SEAT] = s.turn
        scratch.values[TURNS] = scratch.values[KNOWN] = 0.0
    if option(scratch, ROLLOUT_HORIZON) > 0:
        return scratch.values[KNOWN] != 0
    return scratch.values[ROUND] != s.round


def value_estimate(s: State, scratch: Scratch) -> float:
    """Return the share of the win that the seat that thinks can expect, if it is known; else -1."""
    has_value = (
        option(scratch, ROLLOUT_HORIZON) > 0 and scratch.values[KNOWN] != 0 and not is_over(s)
    )
    return scratch.values[VALUE] if has_value else -1.0


def leaf_value(s: State, seat: int, scratch: Scratch) -> float:
    """Return what the end of a playout is worth to a seat: the share of the win, or of its hope."""
    hope = value_estimate(s, scratch)
    if hope >= 0:
        return hope if scratch.values[SEAT] == seat else (1.0 - hope) / (s.seats - 1)
    best, total = -1e9, 0.0
    for other in range(s.seats):
        theirs = standing(s, other)
        total += theirs
        if other != seat:
            best = max(best, theirs)
    mine = standing(s, seat)
    ahead = POINT * (mine - total / s.seats)
    if is_over(s):
        won = winners(s)
        return ahead + (1.0 / popcount(won) if has(won, seat) else 0.0)
    lead = (mine - best) / SPREAD
    return ahead + 0.5 + lead / (1.0 + abs(lead))


def standing(s: State, seat: int) -> float:
    """Return the points of a seat, and what its tokens may bring yet."""
    worth = 0.0 + points(s, seat)
    if not is_over(s):
        left = 1 + rounds(s) - s.round
        worth += TOKEN * min(signed(s.tokens[seat]), 2 * left)
    return worth
