"""Values of chips, shares and sales in points, from public facts only.

The weights were found by matches of bots that differ in one of them; see docs/bots.md.
"""

from typing import Final

from moguls.bots.mogul.prospects import chance_to_sell, price_of, rounds_left, shown_part
from moguls.games.mogul2002.material import (
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    DECK_SIZE,
    SALE_OF,
)
from moguls.games.mogul2002.state import State

# A chip is worth little at the end (five a point), but every round still to come is an auction
# that it may decide.
CHIP_AT_END: Final = 0.22
CHIP_PER_ROUND: Final = 0.041
# A card with the company's sale colour lets one seat of the table sell: somebody, not surely me.
SALE_CHANCE: Final = 0.65
# By then others have sold too, and the price has fallen.
PRICE_KEPT: Final = 0.82


def chip_worth(s: State) -> float:
    """Return what one more chip in hand is worth now."""
    return CHIP_AT_END + CHIP_PER_ROUND * rounds_left(s, CRASH_PLACES)


def chance_of_sale(s: State, selling: int) -> float:
    """Return how likely a holder is to sell yet, with so many unseen shares of the sale colour."""
    return chance_to_sell(selling * shown_part(s, CRASH_PLACES), SALE_CHANCE)


def share_worth(s: State, company: int, paying: int, selling: int) -> float:
    """Return what a share of the company is worth in front of a seat: dividends and a sale.

    Args:
        s: the state.
        company: of the share.
        paying: unseen shares of the company; each that comes up pays 1.
        selling: unseen shares with its sale colour; each may let the holder sell.
    """
    sale = price_of(s, company) * PRICE_KEPT * chance_of_sale(s, selling)
    return paying * shown_part(s, CRASH_PLACES) + sale


def unseen_of_both(s: State, one: int, other: int) -> tuple[int, int, int, int]:
    """Return for each of two companies how many unseen shares pay it, and how many let it be sold.

    What lies in the deck, though not in what order, is known to all.
    """
    paying, selling, paying_other, selling_other = 0, 0, 0, 0
    for i in range(s.deck_at, DECK_SIZE):
        card = s.deck[i]
        if card != CRASH:
            company, sale = COMPANY_OF[card], SALE_OF[card]
            paying += company == one
            selling += sale == one
            paying_other += company == other
            selling_other += sale == other
    return paying, selling, paying_other, selling_other
