"""Observations as flat arrays with named planes, for learners.

Seats are counted from the observer's own, clockwise; seats that the table has not are zero.
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
from moguls.kernel.bits import has
from moguls.kernel.loop_types import IntArray
from moguls.kernel.planes import Plane
from moguls.mechanisms.mogul.planes import (
    chips_and_unseen,
    end_of,
    hide_chips,
    planes,
    write_seat,
    write_table,
    write_unseen,
)

PHASES: Final = len(PHASE_NAMES)
CREDIT: Final = end_of(EDITION)
CHIPS: Final = CREDIT + MAX_SEATS
UNSEEN: Final = CHIPS + MAX_SEATS
STANDING: Final = UNSEEN + NUM_COMPANIES * NUM_COMPANIES
SPACES: Final = STANDING + MAX_SEATS * NUM_STATIONS
OBSERVATION_SIZE: Final = SPACES + NUM_STATIONS
FROM_FILE: Final = ("SPACES", "OBSERVATION_SIZE")  # they end with the stations

# A credit costs 3; 33 rounds pay at most 8 dollars, 37 shares sell for at most 8 each and one
# counts 1 at the end, six depots that stand on two networks each earn 72, 45 chips 9.
LOW, HIGH = -3, 33 * 8 + NUM_SHARES * 8 + NUM_SHARES + 2 * DEPOTS * DEPOTS + 9

PLANES: Final = (
    *planes(EDITION, "box_colour", LOW, HIGH),
    Plane("credit", CREDIT, (MAX_SEATS,), 0, 1),  # has been taken
    *chips_and_unseen(EDITION, CHIPS, UNSEEN),
    Plane("depots", STANDING, (MAX_SEATS, NUM_STATIONS), 0, 1),
    # the stations on the network of the box colour; none when the crash is revealed
    Plane("network", SPACES, (NUM_STATIONS,), 0, 1),
)


def observe(s: State, seat: int, out: IntArray) -> None:
    """Write what `seat` sees now into `out`, integers laid out as PLANES.

    Rules: M13-H1.
    """
    information(s, seat, out)
    if not s.options & OPEN_CHIPS and s.phase != Phase.OVER:
        hide_chips(s, CHIPS, out)


def information(s: State, seat: int, out: IntArray) -> None:
    """Write what `seat` knows with a perfect memory: as `observe`, with the chips of all.

    Rules: M13-H1.
    """
    over = s.phase == Phase.OVER
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    write_table(s, PHASES, CRASH_PLACES, over, out)
    if s.revealed != CRASH:
        _write_stations(NETWORK[BOX_OF[s.revealed]], SPACES, out)
    for place in range(s.seats):
        other = (seat + place) % s.seats
        write_seat(s, other, place, PHASES, over, out)
        out[CHIPS + place] = s.chips[other]
        out[CREDIT + place] = (s.credit >> other) & 1
        _write_stations(s.depots[other], STANDING + place * NUM_STATIONS, out)
    write_unseen(s, UNSEEN, out)


def _write_stations(stations: int, base: int, out: IntArray) -> None:
    """Write a set of stations from `base` on."""
    for station in range(NUM_STATIONS):
        out[base + station] = 1 if has(stations, station) else 0
