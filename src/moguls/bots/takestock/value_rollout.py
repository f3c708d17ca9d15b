"""How the seat that thinks plays on in its own imagination, by a learned value.

With the dial `ahead` it plays what is worth most by [the network](insight.py) after the action, and
a simulation ends at its turn of that number, counted from the one after the thought began; the
network says what that is worth. The rivals are imagined to play like `steady`.
"""

from typing import Final

from moguls.bots.search.options import AHEAD, dial
from moguls.bots.takestock.greedy_by_value import preferred
from moguls.bots.takestock.value_network import WEIGHTS, chance, network_of
from moguls.bots.takestock.workspace import BEGUN, KNOWN, SEAT, TURNS, VALUE
from moguls.games.takestock.state import Phase, State

OUTLINED: Final = ("foreseen",)


def foresees(s: State, memo: list[float]) -> bool:
    """Say whether the seat on turn is the one that thinks, and goes by what it foresees."""
    return memo[BEGUN] != 0 and memo[SEAT] == s.turn and dial(memo, AHEAD) > 0


def foreseen(s: State, memo: list[float]) -> int:
    """Return the action that is worth most to the seat on turn; count its turns."""
    best, most = preferred(s, WEIGHTS, network_of(s.seats), memo)
    if s.phase == Phase.TURN:
        memo[TURNS] += 1.0
        if memo[TURNS] >= dial(memo, AHEAD):
            memo[KNOWN], memo[VALUE] = 1.0, chance(most)
    return best
