"""What lies where in the floats that are kept during one simulation."""

from typing import Final

from moguls.bots.network import MAX_SEATS, room_of, rows_at
from moguls.bots.policy import MEMO as ADVICE
from moguls.games.mogul2002.material import NUM_COMPANIES

# 0 until a simulation has begun; then steady keeps its round there.
BEGUN: Final = 0
# Behind what steady keeps: the place of the deck from which on a simulation is settled, and
# whether what its end is worth is known.
STOP: Final = ADVICE
KNOWN: Final = STOP + 1

# What is counted for each company: unseen shares that pay it and that let it be sold, what a
# share of it would bring now, and what one is worth.
PAYING: Final = KNOWN + 1
SELLING: Final = PAYING + NUM_COMPANIES
PRICE: Final = SELLING + NUM_COMPANIES
DIVIDENDS: Final = PRICE + NUM_COMPANIES
SALES: Final = DIVIDENDS + NUM_COMPANIES
# What is counted for each seat: points if the crash came now, and what it can hope for besides.
POINTS: Final = SALES + NUM_COMPANIES
HOPES: Final = POINTS + MAX_SEATS

NUM_FEATURES: Final = 18
NUM_GLOBALS: Final = 6
SIZES: Final = (HOPES + MAX_SEATS, NUM_FEATURES, NUM_GLOBALS, 24)
SHARES: Final = SIZES[0]
GLOBALS: Final = SHARES + MAX_SEATS
ROWS: Final = rows_at(SIZES)
MEMO: Final = room_of(SIZES)
