"""Observations as flat arrays with named planes.

Seats are counted clockwise from the observer's own; seats that the table lacks are zero.
"""

from typing import Final

from moguls.games.mogul2002.edition import EDITION
from moguls.games.mogul2002.material import CRASH_PLACES, MAX_SEATS, NUM_COMPANIES
from moguls.games.mogul2002.state import PHASE_NAMES, Phase, State
from moguls.games.mogul2002.switches import OPEN_CHIPS
from moguls.kernel.state.types import IntArray
from moguls.mechanisms.mogul.planes import (
    chips_and_unseen,
    end_of,
    hide_chips,
    planes,
    write_deck,
    write_fixed,
    write_seat,
    write_table,
)

PHASES: Final = len(PHASE_NAMES)
CHIPS: Final = end_of(EDITION)
UNSEEN: Final = CHIPS + MAX_SEATS
OBSERVATION_SIZE: Final = UNSEEN + NUM_COMPANIES * NUM_COMPANIES

# 13 loans of 2 points empty the bank; 28 rounds pay at most 8 points, 31 shares sell for at most
# 8 each, 45 chips are 9 points.
LOW, HIGH = -13 * 2, 28 * 8 + 31 * 8 + 9
# 99.9 % of the scores of three seats of `easy` are at most 71; random ones take more loans.
SCORES: Final = (-13, 80)

PLANES: Final = (
    *planes(EDITION, "sale_colour", LOW, HIGH, SCORES),
    *chips_and_unseen(EDITION, CHIPS, UNSEEN),
)


def observe(s: State, seat: int, out: IntArray) -> None:
    """Write the observation of `seat` into `out`, integers of shape (110,), laid out as PLANES.

    Rules: M02-H1.
    """
    observe_fixed(s, seat, out)
    refresh(s, seat, out)


def observe_fixed(s: State, seat: int, out: IntArray) -> None:  # noqa: ARG001  # common signature
    """Write the constant part: the seats of the table, and zeros for other seats.

    Rules: M02-H1.
    """
    write_fixed(s, PHASES, OBSERVATION_SIZE, out)


def refresh(s: State, seat: int, out: IntArray) -> None:
    """Write the part of the observation that changes during a game. Rules: M02-H1."""
    _write_all(s, seat, out)
    if not s.options & OPEN_CHIPS and s.phase != Phase.OVER:
        hide_chips(s, CHIPS, out)


def information(s: State, seat: int, out: IntArray) -> None:
    """Write the information state of `seat`: the observation, with the chips of all.

    Rules: M02-H1.
    """
    observe_fixed(s, seat, out)
    _write_all(s, seat, out)


def _write_all(s: State, seat: int, out: IntArray) -> None:
    over = s.phase == Phase.OVER
    write_table(s, PHASES, out)
    other = 0 + seat
    for place in range(s.seats):
        write_seat(s, other, place, PHASES, over, out)
        out[CHIPS + place] = s.chips[other]
        other = other + 1 if other + 1 < s.seats else 0
    write_deck(s, PHASES, CRASH_PLACES, over, UNSEEN, out)
