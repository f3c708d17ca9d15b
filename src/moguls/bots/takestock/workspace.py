"""Layout of the floats that the policy of Take Stock keeps during a simulation."""

from typing import Final

from moguls.games.takestock.material import MAX_SEATS, NUM_STOCKS

# That it has begun, in which round, and for which seat.
BEGUN, ROUND, SEAT = range(3)
# Turns of that seat since then, whether a learned value has been asked, and what it said: the
# share of the win that the seat can expect.
TURNS, KNOWN, VALUE = range(3, 6)

# What the value reads: so many numbers of each stock, then those of the table.
OF_STOCK: Final = 24
OF_TABLE: Final = 72
SEEN: Final = 6
TABLE: Final = SEEN + NUM_STOCKS * OF_STOCK
# Its hidden units: those of a stock, their sums over all stocks, and those of the table.
UNITS: Final = 32
MIXED: Final = 40
STOCK_UNITS: Final = TABLE + OF_TABLE
SUMS: Final = STOCK_UNITS + UNITS
MIX: Final = SUMS + UNITS
# The candidates of a decision.
ROOM: Final = MIX + MIXED
# The points of each seat.
POINTS: Final = ROOM + 64
NUM_VALUES: Final = POINTS + MAX_SEATS
