"""Shares, events and tokens as constant tables.

A share card is a number: stock * 11 + value - 2. The five 1s have none: they never leave their
columns. A set of shares is an int of 55 bits, eleven to a stock. An event is identified by its
kind; cards of one kind are alike. Rules: TKS-C1, TKS-C2, TKS-C3.
"""

from typing import Final

NUM_STOCKS: Final = 5
STOCKS: Final = ("corn", "gems", "chips", "oil", "movies")
COMPANIES: Final = {
    "corn": "Crispyflake Corn Cereal Co.",
    "gems": "Glittering Gems Ltd.",
    "chips": "Zeta-Chip Technology Ltd.",
    "oil": "Arctic Oil Drilling Co.",
    "movies": "Movie Madness Distributors",
}
LANE: Final = 11  # cards of a stock, the values 2 to 12
START: Final = 1  # the value that a column begins with
HIGHEST: Final = 12
NUM_CARDS: Final = NUM_STOCKS * LANE
STOCK_OF: Final = tuple(card // LANE for card in range(NUM_CARDS))
VALUE_OF: Final = tuple(card % LANE + 2 for card in range(NUM_CARDS))

HIGHEST_RAISE: Final = 4
CLOSING: Final = 11  # this value and higher ones close the market (TKS-A2)

# Shares on a certificate by value, 1 first; the second scale begins after the first.
THIRDS: Final = (0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
FOUR_STEPS: Final = (0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
SHARES_ON: Final = THIRDS + FOUR_STEPS

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
HAND: Final = (0, 0, 7, 6, 5, 4, 4)  # cards dealt to each, by number of seats
NUM_TOKENS: Final = 30
TOKENS_PER_SEAT: Final = 4
MAX_TAKES: Final = 3  # by an insider
MAX_ROUNDS: Final = 8
ROUNDS: Final = 4

# Kinds of events: one for each stock of the first three, SPLIT + stock and so on.
SPLIT, CRASH, INSIDER = 0, 5, 10
AUDIT, FREEZE, NO_CHANGE, BULL, BEAR = range(15, 20)
OPTIONS_UP, OPTIONS_DOWN, MARKET_CRASH, MARKET_CLOSED = range(20, 24)
NUM_KINDS: Final = 24
NUM_KEEPABLE: Final = 23  # all but market closed

COPIES: Final = (*(3,) * 5, *(1,) * 10, 4, 3, 2, *(1,) * 6)
EVENTS: Final = tuple(kind for kind in range(NUM_KINDS) for _ in range(COPIES[kind]))
NUM_EVENTS: Final = len(EVENTS)
UNDER_CLOSED: Final = 10  # events that lie under market closed in a new pile

KIND_NAMES: Final = (
    *(f"{name} {stock}" for name in ("split", "crash", "insider") for stock in STOCKS),
    *("audit", "freeze", "no-change", "bull", "bear"),
    *("options-up", "options-down", "market-crash", "market-closed"),
)
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}


def card_name(card: int) -> str:
    """Write a share card in the notation of records: stock and value. Rules: TKS-C1."""
    return f"{STOCKS[STOCK_OF[card]]} {VALUE_OF[card]}"


CARD_OF: Final = {card_name(card): card for card in range(NUM_CARDS)}
