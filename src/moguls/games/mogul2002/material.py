"""Shares, chips and track as constant tables.

A card is identified by its kind: company * 5 + sale colour. Cards of one kind are alike, so the
deck holds kinds. Rules: M02-C1, M02-C2, M02-C3, M02-C4.
"""

from typing import Final

from moguls.mechanisms.mogul import cards

BROWN, PINK, BLUE, GREEN, YELLOW = range(5)
NUM_COMPANIES: Final = cards.NUM_COMPANIES
COLOURS: Final = ("brown", "pink", "blue", "green", "yellow")
COMPANIES: Final = {
    "brown": "Great Northern",
    "pink": "Union Pacific",
    "blue": "Santa Fe",
    "green": "Frisco",
    "yellow": "Southern Pacific",
}

# The sale colours of the start shares, all brown, and of the other shares by company (M02-C3).
_START = (GREEN, YELLOW, BLUE, BLUE, PINK, PINK)
_OTHERS = (
    (BROWN, (GREEN, YELLOW)),
    (PINK, (YELLOW, YELLOW, BLUE, BLUE, BROWN, BROWN, GREEN)),
    (BLUE, (GREEN, GREEN, PINK, PINK, YELLOW, BROWN)),
    (GREEN, (PINK, PINK, YELLOW, BLUE, BROWN)),
    (YELLOW, (BLUE, BLUE, PINK, GREEN, BROWN)),
)

NUM_START_SHARES: Final = 6
START_SHARES: Final = tuple(BROWN * NUM_COMPANIES + sale for sale in _START)
SHARES: Final = START_SHARES + tuple(
    company * NUM_COMPANIES + sale for company, sales in _OTHERS for sale in sales
)
NUM_SHARES: Final = len(SHARES)
SHARES_OF: Final = tuple(
    sum(kind // NUM_COMPANIES == company for kind in SHARES) for company in range(NUM_COMPANIES)
)

CRASH: Final = cards.CRASH
COMPANY_OF: Final = cards.COMPANY_OF
SALE_OF: Final = cards.SALE_OF

MAX_SEATS: Final = 6
NUM_CHIPS: Final = 45
CHIPS_PER_SEAT: Final = 6
LOAN_CHIPS: Final = 2
LOAN_POINTS: Final = 2
CHIPS_PER_POINT: Final = 5
TRACK_SPACES: Final = 32
CRASH_PLACES: Final = 5  # the crash and the last four shares

DECK_SIZE: Final = NUM_SHARES + 1


def card_name(kind: int) -> str:
    """Write a card in the notation of records: company/sale colour, or crash. Rules: M02-C1."""
    return cards.name_of(kind, COLOURS)


KIND_OF: Final = {card_name(kind): kind for kind in (*SHARES, CRASH)}
