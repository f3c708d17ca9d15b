"""How the seat that thinks plays on in its own imagination, by a learned value.

With the dial `ahead` it plays what is worth most by [the network](insight.py) after the action, and
a simulation ends at its turn of that number, counted from the one after the thought began; the
network says what that is worth. The rivals are imagined to play like `steady`.
"""

from typing import Any, Final

from moguls.bots.dials import AHEAD, dial
from moguls.bots.takestock.afterwards import go_on
from moguls.bots.takestock.candidates import candidates
from moguls.bots.takestock.insight import WEIGHTS, chance, network_of, outcome
from moguls.bots.takestock.memory import BEGUN, KNOWN, ROOM, SEAT, TURNS, VALUE
from moguls.bots.takestock.sight import see
from moguls.core.bits import has, popcount, signed
from moguls.core.rules_api import is_over, twin, winners
from moguls.games.takestock.state import Phase, State

OUTLINED: Final = ("foreseen", "worth_after")

SURE: Final = 20.0  # logarithm of odds that the network never comes to


def foresees(s: State, memo: list[float]) -> bool:
    """Say whether the seat on turn is the one that thinks, and goes by what it foresees."""
    return memo[BEGUN] != 0 and memo[SEAT] == s.turn and dial(memo, AHEAD) > 0


def foreseen(s: State, memo: list[float]) -> int:
    """Return the candidate that is worth most to the seat on turn; count its turns."""
    room = memo[ROOM:]
    best, most = -1, -1e9
    for k in range(candidates(s, room)):
        action = int(room[k])
        worth = worth_after(s, action, WEIGHTS, network_of(s.seats), memo)
        if worth > most:
            best, most = action, worth
    if s.phase == Phase.TURN:
        memo[TURNS] += 1.0
        if memo[TURNS] >= dial(memo, AHEAD):
            memo[KNOWN], memo[VALUE] = 1.0, chance(most)
    return best


def worth_after(s: State, action: int, weights: Any, first: int, memo: Any) -> float:
    """Return what the seat on turn can expect after an action, as the logarithm of odds.

    Args:
        s: left as it is.
        action: a legal one.
        weights: of networks.
        first: where those of the network begin that is asked.
        memo: room for what is seen.
    """
    seat = signed(s.turn)
    after = twin(s)
    pending = go_on(after, action)
    if is_over(after):
        won = winners(after)
        return SURE * (1.0 / popcount(won) - 0.5) if has(won, seat) else -SURE / 2.0
    see(after, seat, pending, memo)
    return outcome(weights, first, memo)
