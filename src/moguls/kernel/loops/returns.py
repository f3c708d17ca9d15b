"""Native returns of a finished game for each seat; `moguls.envs.rewards` is the Python version."""

from typing import Final

from moguls.kernel.loops.vector_fields import MARGIN, RANK, ZERO_SUM
from moguls.kernel.rules.interface import points, winners
from moguls.kernel.state.bits import has, popcount, signed
from moguls.kernel.state.types import FloatTarget, GameState

ENTRIES: Final = ()
LEAST: Final = -(1 << 40)


def write_returns(s: GameState, seats: int, reward: int, out: FloatTarget) -> None:
    """Write the reward of each seat.

    Args:
        s: a game that is over.
        seats: how many.
        reward: of `vector_fields`.
        out: (seats,) floats.
    """
    won = signed(winners(s))
    for seat in range(seats):
        if reward == MARGIN:
            out[seat] = 1.0 * (signed(points(s, seat)) - _best_but(s, seats, seat))
        elif reward == RANK:
            out[seat] = _left_behind(s, seats, won, seat)
        else:
            share = 1.0 / popcount(won) if has(won, seat) else 0.0
            out[seat] = (seats * share - 1.0) / (seats - 1) if reward == ZERO_SUM else share


def _best_but(s: GameState, seats: int, seat: int) -> int:
    """Return the points of the best of the others."""
    best = LEAST
    for other in range(seats):
        if other != seat:
            best = max(best, signed(points(s, other)))
    return best


def _left_behind(s: GameState, seats: int, won: int, seat: int) -> float:
    """Return which part of the others a seat has left behind; who is level counts half."""
    mine, behind = signed(points(s, seat)), 0
    for other in range(seats):
        theirs = signed(points(s, other))
        if other == seat:
            continue
        if has(won, seat) != has(won, other):
            behind += 2 if has(won, seat) else 0
        elif theirs <= mine:
            behind += 1 if theirs == mine else 2
    return behind / (2.0 * (seats - 1))
