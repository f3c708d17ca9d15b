"""Observations as flat arrays with named planes, for learners.

Seats are counted from the observer's own, clockwise; seats that the table has not are zero.
"""

from typing import Any, Final

from moguls.games.mogul2002.material import (
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    DECK_SIZE,
    MAX_SEATS,
    NUM_CHIPS,
    NUM_COMPANIES,
    SALE_OF,
)
from moguls.games.mogul2002.state import Phase, State
from moguls.games.mogul2002.switches import OPEN_CHIPS
from moguls.kernel.planes import Plane

PHASE, REVEALED, SALE, BOWL, BANK, DECK, CRASH_AT = 0, 5, 10, 15, 16, 17, 18
SEATED, SCORE, SHARES, IN, START, TURN, CHIPS = 19, 25, 31, 61, 67, 73, 79
UNSEEN, OBSERVATION_SIZE = 85, 110

# 13 loans of 2 points empty the bank; 28 rounds pay at most 8 points, 31 shares sell for at most
# 8 each, 45 chips are 9 points.
LOW, HIGH = -13 * 2, 28 * 8 + 31 * 8 + 9

PLANES: Final = (
    Plane("phase", PHASE, (5,), 0, 1),  # one of loan, auction, winner, runner-up, over
    Plane("revealed_company", REVEALED, (5,), 0, 1),  # none set when the crash is revealed
    Plane("sale_colour", SALE, (5,), 0, 1),
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
    Plane("chips", CHIPS, (MAX_SEATS,), -1, NUM_CHIPS),  # -1: hidden from the observer
    Plane("unseen", UNSEEN, (NUM_COMPANIES, NUM_COMPANIES), 0, 8),  # face down: [company][sale]
)


def observe(s: State, seat: int, out: Any) -> None:
    """Write what `seat` sees now into `out`, integers of shape (110,), laid out as PLANES.

    Rules: M02-H1.
    """
    information(s, seat, out)
    if s.options & OPEN_CHIPS or s.phase == Phase.OVER:
        return
    for other in range(1, s.seats):
        out[CHIPS + other] = -1


def information(s: State, seat: int, out: Any) -> None:
    """Write what `seat` knows with a perfect memory: as `observe`, with the chips of all.

    Rules: M02-H1.
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
        out[SALE + SALE_OF[s.revealed]] = 1
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
    out[START + place] = 1 if s.start == seat else 0
    if s.phase != Phase.OVER:
        out[TURN + place] = 1 if s.turn == seat else 0
    for company in range(NUM_COMPANIES):
        out[SHARES + place * NUM_COMPANIES + company] = s.shares[seat][company]
