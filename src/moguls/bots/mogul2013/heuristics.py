"""Values of chips, shares and sales in dollars, from public facts only.

The weights were found by matches of bots that differ in one of them; see docs/bots.md.
"""

from typing import Final

from moguls.bots.mogul.prospects import chance_to_sell, price_of, rounds_left, shown_part
from moguls.games.mogul2013.material import (
    BOX_OF,
    COMPANY_OF,
    CRASH,
    CRASH_PLACES,
    DECK_SIZE,
)
from moguls.games.mogul2013.state import State

# A chip is a fifth of a dollar at the end, but every round still to come is an auction that it
# may decide.
CHIP_AT_END: Final = 0.22
CHIP_PER_ROUND: Final = 0.06
# A share in front is a dollar at the end.
AT_END: Final = 1.0
# A card with the company's box colour lets one seat of the table sell: somebody, not surely me.
SALE_CHANCE: Final = 0.9
# By then others have sold too, and the price has fallen.
PRICE_KEPT: Final = 0.8


def chip_worth(s: State) -> float:
    """Return what one more chip in hand is worth now."""
    return CHIP_AT_END + CHIP_PER_ROUND * rounds_left(s, CRASH_PLACES)


def paying(s: State, company: int) -> float:
    """Return how many shares of a company will on average come up yet; each pays 1 a share."""
    count = 0
    for i in range(s.deck_at, DECK_SIZE):
        card = s.deck[i]
        count += card != CRASH and COMPANY_OF[card] == company
    return count * shown_part(s, CRASH_PLACES)


def options_on(s: State, colour: int) -> float:
    """Return how many sell options of a box colour will on average come up yet."""
    count = 0
    for i in range(s.deck_at, DECK_SIZE):
        card = s.deck[i]
        count += card != CRASH and BOX_OF[card] == colour
    return count * shown_part(s, CRASH_PLACES)


def share_worth(s: State, company: int, options: float) -> float:
    """Return what a share in front of a seat is worth: dividends, a sale, the dollar at the end.

    Args:
        s: the state.
        company: of the share.
        options: options of its colour that will come up yet.
    """
    chance = chance_to_sell(options, SALE_CHANCE)
    sale = price_of(s, company) * PRICE_KEPT * chance
    return paying(s, company) + sale + AT_END * (1 - chance)
