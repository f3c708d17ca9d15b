"""Observations as flat arrays with named planes.

Seats are counted clockwise from the observer's own; seats that the table lacks are zero.
Stations stand in the order of their codes.
"""

from typing import Final

from moguls.games.mogul2013.edition import EDITION
from moguls.games.mogul2013.facts import MAX_SEATS, NUM_COMPANIES, NUM_SHARES
from moguls.games.mogul2013.material import (
    BOX_OF,
    CRASH,
    CRASH_PLACES,
    DEPOTS,
    NETWORK,
    NUM_STATIONS,
)
from moguls.games.mogul2013.state import PHASE_NAMES, Phase, State
from moguls.games.mogul2013.switches import OPEN_CHIPS
from moguls.kernel.rules.planes import Plane
from moguls.kernel.state.bits import put_bits
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
CREDIT: Final = end_of(EDITION)
CHIPS: Final = CREDIT + MAX_SEATS
UNSEEN: Final = CHIPS + MAX_SEATS
STANDING: Final = UNSEEN + NUM_COMPANIES * NUM_COMPANIES
SPACES: Final = STANDING + MAX_SEATS * NUM_STATIONS
OBSERVATION_SIZE: Final = SPACES + NUM_STATIONS
FROM_FILE: Final = ("SPACES", "OBSERVATION_SIZE")  # depend on the number of stations

# A credit costs 3; 33 rounds pay at most 8 dollars, 37 shares sell for at most 8 each and one
# counts 1 at the end, six depots that stand on two networks each earn 72, 45 chips 9.
LOW, HIGH = -3, 33 * 8 + NUM_SHARES * 8 + NUM_SHARES + 2 * DEPOTS * DEPOTS + 9
SCORES: Final = (-3, 150)  # 99.9 % of those of three seats of `easy` are at most 130

PLANES: Final = (
    *planes(EDITION, "box_colour", LOW, HIGH, SCORES),
    Plane("credit", CREDIT, (MAX_SEATS,), 0, 1),  # has been taken
    *chips_and_unseen(EDITION, CHIPS, UNSEEN),
    Plane("depots", STANDING, (MAX_SEATS, NUM_STATIONS), 0, 1),
    # the stations on the network of the box colour; none when the crash is revealed
    Plane("network", SPACES, (NUM_STATIONS,), 0, 1),
)


def observe(s: State, seat: int, out: IntArray) -> None:
    """Write the observation of `seat` into `out`, integers laid out as PLANES.

    Rules: M13-H1.
    """
    observe_fixed(s, seat, out)
    refresh(s, seat, out)


def observe_fixed(s: State, seat: int, out: IntArray) -> None:  # noqa: ARG001  # common signature
    """Write the constant part: the seats of the table, and zeros for other seats.

    Rules: M13-H1.
    """
    write_fixed(s, PHASES, OBSERVATION_SIZE, out)


def refresh(s: State, seat: int, out: IntArray) -> None:
    """Write the part of the observation that changes during a game. Rules: M13-H1."""
    _write_all(s, seat, out)
    if not s.options & OPEN_CHIPS and s.phase != Phase.OVER:
        hide_chips(s, CHIPS, out)


def information(s: State, seat: int, out: IntArray) -> None:
    """Write the information state of `seat`: the observation, with the chips of all.

    Rules: M13-H1.
    """
    observe_fixed(s, seat, out)
    _write_all(s, seat, out)


def _write_all(s: State, seat: int, out: IntArray) -> None:
    over = s.phase == Phase.OVER
    write_table(s, PHASES, out)
    network = 0 if s.revealed == CRASH else NETWORK[BOX_OF[s.revealed]]
    put_bits(out, SPACES, network, NUM_STATIONS)
    other = 0 + seat
    for place in range(s.seats):
        write_seat(s, other, place, PHASES, over, out)
        out[CHIPS + place] = s.chips[other]
        out[CREDIT + place] = (s.credit >> other) & 1
        put_bits(out, STANDING + place * NUM_STATIONS, s.depots[other], NUM_STATIONS)
        other = other + 1 if other + 1 < s.seats else 0
    write_deck(s, PHASES, CRASH_PLACES, over, UNSEEN, out)
