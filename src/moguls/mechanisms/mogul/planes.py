"""Observations as flat arrays with named planes: the part common to all editions.

First the values of the table: the phase, then those at REVEALED and after it, counted from the end
of the phases. Then, from SEATED on, blocks of one or more numbers a seat.
Seats are counted clockwise from the observer's own; seats that the table lacks are zero.
"""

from typing import Final

from moguls.kernel.rules.planes import Plane
from moguls.kernel.state.types import IntArray
from moguls.mechanisms.mogul.cards import COMPANY_OF, CRASH, NUM_COMPANIES, SALE_OF
from moguls.mechanisms.mogul.edition import Edition, MogulState

# Counted from the end of the phases.
REVEALED: Final = 0
SALE: Final = REVEALED + NUM_COMPANIES
BOWL: Final = SALE + NUM_COMPANIES
BANK: Final = BOWL + 1
DECK: Final = BANK + 1
CRASH_AT: Final = DECK + 1
SEATED: Final = CRASH_AT + 1
# Blocks of a number a seat, from SEATED on; shares take one for each company.
SCORE: Final = 1
SHARES: Final = 2
IN: Final = SHARES + NUM_COMPANIES
START: Final = IN + 1
TURN: Final = START + 1
BLOCKS: Final = TURN + 1
MOST: Final = 8  # shares of a company
# Ranges of play: chips in the bowl, chips that three seats leave to the bank, and shares of a kind.
BIDS: Final = (0, 16)
BANKED: Final = (0, 27)
ALIKE: Final = (0, 2)


def end_of(edition: Edition) -> int:
    """Return the offset after the planes of `planes`."""
    return len(edition.phases) + SEATED + BLOCKS * edition.seats


def planes(
    edition: Edition, sale: str, low: int, high: int, scores: tuple[int, int]
) -> tuple[Plane, ...]:
    """Return the planes before the chips.

    Args:
        edition: edition that is observed.
        sale: name of the plane of the colour that may be sold.
        low: lower bound of the score.
        high: upper bound of the score.
        scores: range of play of the score.
    """
    phases, seats = len(edition.phases), edition.seats
    first = phases + SEATED
    return (
        Plane("phase", 0, (phases,), 0, 1),
        Plane("revealed_company", phases + REVEALED, (NUM_COMPANIES,), 0, 1),  # none: the crash
        Plane(sale, phases + SALE, (NUM_COMPANIES,), 0, 1),
        Plane("bowl", phases + BOWL, (1,), 0, edition.chips, usual=BIDS),
        Plane("bank", phases + BANK, (1,), 0, edition.chips, usual=BANKED),
        Plane("deck_left", phases + DECK, (1,), 0, edition.cards),
        # n: the next card is the crash with a chance of 1 in n; 0: it cannot be
        Plane("crash_within", phases + CRASH_AT, (1,), 0, edition.crash_places),
        Plane("seated", first, (seats,), 0, 1),
        Plane("score", first + SCORE * seats, (seats,), low, high, usual=scores),
        Plane("shares", first + SHARES * seats, (seats, NUM_COMPANIES), 0, MOST),
        Plane("in_auction", first + IN * seats, (seats,), 0, 1),
        Plane("start_player", first + START * seats, (seats,), 0, 1),
        Plane("turn", first + TURN * seats, (seats,), 0, 1),
    )


def chips_and_unseen(edition: Edition, chips: int, unseen: int) -> tuple[Plane, Plane]:
    """Return the planes of the chips and of the shares face down, given their offsets."""
    seats, kinds = edition.seats, (NUM_COMPANIES, NUM_COMPANIES)
    return (
        Plane("chips", chips, (seats,), -1, edition.chips),  # -1: hidden from the observer
        Plane("unseen", unseen, kinds, 0, MOST, usual=ALIKE),  # [company][colour that may be sold]
    )


def write_fixed(s: MogulState, phases: int, size: int, out: IntArray) -> None:
    """Write the seats of the table, and 0 elsewhere: the values of seats that it lacks stay 0.

    Args:
        s: the state.
        phases: number of phases.
        size: size of the observation.
        out: observation; its count of cards becomes 0, so that `write_deck` counts them.
    """
    for i in range(size):
        out[i] = 0
    for place in range(s.seats):
        out[phases + SEATED + place] = 1


def write_table(s: MogulState, phases: int, out: IntArray) -> None:
    """Write the values of the table, except those of the deck."""
    for i in range(phases + BOWL):
        out[i] = 0
    out[s.phase] = 1
    if s.revealed != CRASH:
        out[phases + REVEALED + COMPANY_OF[s.revealed]] = 1
        out[phases + SALE + SALE_OF[s.revealed]] = 1
    out[phases + BOWL] = s.bowl
    out[phases + BANK] = s.bank


def write_deck(
    s: MogulState, phases: int, crash_places: int, over: bool, unseen: int, out: IntArray
) -> None:
    """Write the number of cards left, and count the shares face down by kind, from `unseen` on.

    The counts in `out` still hold if the number of cards has not changed.
    """
    cards = len(s.deck) - s.deck_at
    out[phases + CRASH_AT] = cards if cards <= crash_places and not over else 0
    if out[phases + DECK] != cards:
        out[phases + DECK] = cards
        for kind in range(NUM_COMPANIES * NUM_COMPANIES):
            out[unseen + kind] = 0
        for i in range(s.deck_at, len(s.deck)):
            if s.deck[i] != CRASH:
                out[unseen + s.deck[i]] += 1


def write_seat(
    s: MogulState, seat: int, place: int, phases: int, over: bool, out: IntArray
) -> None:
    """Write one seat at its place, counted from the observer's."""
    seats, first = len(s.score), phases + SEATED
    out[first + SCORE * seats + place] = s.score[seat]
    out[first + IN * seats + place] = (s.in_auction >> seat) & 1
    out[first + START * seats + place] = 1 if s.start == seat else 0
    out[first + TURN * seats + place] = 1 if s.turn == seat and not over else 0
    for company in range(NUM_COMPANIES):
        at = first + SHARES * seats + place * NUM_COMPANIES
        out[at + company] = s.shares[seat][company]


def hide_chips(s: MogulState, at: int, out: IntArray) -> None:
    """Hide the chips of all but the observer; they begin at `at`."""
    for other in range(1, s.seats):
        out[at + other] = -1
