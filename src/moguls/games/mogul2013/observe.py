"""Observations as flat arrays with named planes, for learners.

Seats are counted from the observer's own, clockwise; seats that the table has not are zero.
Stations stand in the order of their codes.
"""

from typing import Any, Final

from moguls.games.mogul2013.facts import MAX_SEATS, NUM_COMPANIES, NUM_SHARES
from moguls.games.mogul2013.material import (
    BOX_OF,
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    DECK_SIZE,
    DEPOTS,
    NETWORK,
    NUM_CHIPS,
    NUM_STATIONS,
)
from moguls.games.mogul2013.state import Phase, State
from moguls.games.mogul2013.switches import OPEN_CHIPS
from moguls.kernel.bits import has
from moguls.kernel.planes import Plane

PHASE: Final = 0
REVEALED: Final = PHASE + 4
BOX: Final = REVEALED + NUM_COMPANIES
BOWL: Final = BOX + NUM_COMPANIES
BANK: Final = BOWL + 1
DECK: Final = BANK + 1
CRASH_AT: Final = DECK + 1
SEATED: Final = CRASH_AT + 1
SCORE: Final = SEATED + MAX_SEATS
SHARES: Final = SCORE + MAX_SEATS
IN: Final = SHARES + MAX_SEATS * NUM_COMPANIES
START: Final = IN + MAX_SEATS
TURN: Final = START + MAX_SEATS
CREDIT: Final = TURN + MAX_SEATS
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
    Plane("phase", PHASE, (4,), 0, 1),  # one of auction, winner, runner-up, over
    Plane("revealed_company", REVEALED, (5,), 0, 1),  # none set when the crash is revealed
    Plane("box_colour", BOX, (5,), 0, 1),
    Plane("bowl", BOWL, (1,), 0, NUM_CHIPS),
    Plane("bank", BANK, (1,), 0, NUM_CHIPS),
    Plane("deck_left", DECK, (1,), 0, DECK_SIZE),
    # the next card is the crash with a chance of one in so many; 0: it cannot be
    Plane("crash_within", CRASH_AT, (1,), 0, CRASH_PLACES),
    Plane("seated", SEATED, (MAX_SEATS,), 0, 1),
    Plane("score", SCORE, (MAX_SEATS,), LOW, HIGH),
    Plane("shares", SHARES, (MAX_SEATS, NUM_COMPANIES), 0, 8),
    Plane("in_auction", IN, (MAX_SEATS,), 0, 1),
    Plane("start_player", START, (MAX_SEATS,), 0, 1),
    Plane("turn", TURN, (MAX_SEATS,), 0, 1),
    Plane("credit", CREDIT, (MAX_SEATS,), 0, 1),  # has been taken
    Plane("chips", CHIPS, (MAX_SEATS,), -1, NUM_CHIPS),  # -1: hidden from the observer
    Plane("unseen", UNSEEN, (NUM_COMPANIES, NUM_COMPANIES), 0, 8),  # face down: [company][box]
    Plane("depots", STANDING, (MAX_SEATS, NUM_STATIONS), 0, 1),
    # the stations on the network of the box colour; none when the crash is revealed
    Plane("network", SPACES, (NUM_STATIONS,), 0, 1),
)


def observe(s: State, seat: int, out: Any) -> None:
    """Write what `seat` sees now into `out`, integers laid out as PLANES.

    Rules: M13-H1.
    """
    information(s, seat, out)
    if s.options & OPEN_CHIPS or s.phase == Phase.OVER:
        return
    for other in range(1, s.seats):
        out[CHIPS + other] = -1


def information(s: State, seat: int, out: Any) -> None:
    """Write what `seat` knows with a perfect memory: as `observe`, with the chips of all.

    Rules: M13-H1.
    """
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    _write_table(s, out)
    for other in range(s.seats):
        _write_seat(s, (seat + other) % s.seats, other, out)
    for i in range(s.deck_at, DECK_SIZE):
        if s.deck[i] != CRASH:
            out[UNSEEN + s.deck[i]] += 1


def _write_table(s: State, out: Any) -> None:
    """Write what belongs to no seat."""
    out[PHASE + s.phase] = 1
    if s.revealed != CRASH:
        out[REVEALED + COMPANY_OF[s.revealed]] = 1
        out[BOX + BOX_OF[s.revealed]] = 1
        _write_stations(NETWORK[BOX_OF[s.revealed]], SPACES, out)
    out[BOWL] = s.bowl
    out[BANK] = s.bank
    left = DECK_SIZE - s.deck_at
    out[DECK] = left
    if left <= CRASH_PLACES and s.phase != Phase.OVER:
        out[CRASH_AT] = left


def _write_seat(s: State, seat: int, place: int, out: Any) -> None:
    """Write one seat at its place, counted from the observer's."""
    out[SEATED + place] = 1
    out[SCORE + place] = s.score[seat]
    out[CHIPS + place] = s.chips[seat]
    out[IN + place] = (s.in_auction >> seat) & 1
    out[CREDIT + place] = (s.credit >> seat) & 1
    out[START + place] = 1 if s.start == seat else 0
    if s.phase != Phase.OVER:
        out[TURN + place] = 1 if s.turn == seat else 0
    for company in range(NUM_COMPANIES):
        out[SHARES + place * NUM_COMPANIES + company] = s.shares[seat][company]
    _write_stations(s.depots[seat], STANDING + place * NUM_STATIONS, out)


def _write_stations(stations: int, base: int, out: Any) -> None:
    """Write a set of stations from `base` on."""
    for station in range(NUM_STATIONS):
        out[base + station] = 1 if has(stations, station) else 0
