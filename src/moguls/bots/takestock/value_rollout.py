"""Rollout of the searching seat by the value network.

With the option `rollout_horizon` it plays what is worth most by [the network](insight.py) after
the action, and a simulation ends at its turn of that number, counted from the one after the search
began; the network says what that is worth. The rivals are imagined to play like `steady`.
"""

from typing import Final

from moguls.bots.search.options import ROLLOUT_HORIZON, option
from moguls.bots.search.tree_fields import Scratch
from moguls.bots.takestock.greedy_by_value import preferred
from moguls.bots.takestock.value_network import WEIGHTS, chance, network_of
from moguls.bots.takestock.workspace import BEGUN, KNOWN, SEAT, TURNS, VALUE
from moguls.games.takestock.state import Phase, State

OUTLINED: Final = ("foreseen",)


def foresees(s: State, scratch: Scratch) -> bool:
    """Say whether the seat on turn is the one that thinks, and goes by what it foresees."""
    return (
        scratch.values[BEGUN] != 0
        and scratch.values[SEAT] == s.turn
        and option(scratch, ROLLOUT_HORIZON) > 0
    )


def foreseen(s: State, scratch: Scratch) -> int:
    """Return the action that is worth most to the seat on turn; count its turns."""
    best, most = preferred(s, WEIGHTS, network_of(s.seats), scratch)
    if s.phase == Phase.TURN:
        scratch.values[TURNS] += 1.0
        if scratch.values[TURNS] >= option(scratch, ROLLOUT_HORIZON):
            scratch.values[KNOWN], scratch.values[VALUE] = 1.0, chance(most)
    return best
