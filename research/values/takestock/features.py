"""What the learned value of Take Stock reads as a round begins: numbers about seats and table.

Only what all can see is read. All seats are described alike, each from its own point of view.
"""

from typing import Final

from moguls.bots.search.tree_fields import Scratch
from moguls.games.takestock.round_end import rounds
from moguls.games.takestock.state import State
from moguls.kernel.state.bits import popcount, signed
from research.values.takestock.memory import GLOBALS, NUM_FEATURES, ROWS

OUTLINED: Final = ("features",)

# Points, tokens, cards and rounds are brought to about 1.
POINTS: Final = 40.0
FEW: Final = 4.0


def features(s: State, scratch: Scratch) -> None:
    """Describe the table, whatever has been dealt."""
    left = 1 + rounds(s) - s.round
    scratch.values[GLOBALS] = left / FEW
    scratch.values[GLOBALS + 1] = 1.0 if left == 1 else 0.0
    scratch.values[GLOBALS + 2] = (s.seats - FEW) / 2
    total = 0.0
    for seat in range(s.seats):
        total += s.totals[seat]
    for seat in range(s.seats):
        row = ROWS + NUM_FEATURES * seat
        lead = (s.totals[seat] - _best_other(s, seat)) / POINTS
        scratch.values[row] = (s.totals[seat] - total / s.seats) / POINTS
        scratch.values[row + 1] = lead
        scratch.values[row + 2] = lead / left
        scratch.values[row + 3] = s.tokens[seat] / FEW
        scratch.values[row + 4] = min(signed(s.tokens[seat]), 2 * left) / FEW
        scratch.values[row + 5] = popcount(s.kept[seat]) / FEW


def _best_other(s: State, seat: int) -> float:
    """Return the highest total of the other seats."""
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, 0.0 + s.totals[other])
    return best
