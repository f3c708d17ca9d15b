"""What lies where in the floats that are kept during one simulation."""

from typing import Final

from moguls.games.takestock.material import MAX_SEATS

# Behind what the package's own policy keeps: whether what the end is worth is known.
KNOWN: Final = 2

# The network: features of a seat and of the table, and hidden units.
NUM_FEATURES: Final = 6
NUM_GLOBALS: Final = 3
UNITS: Final = 16

# What each seat can expect; what is read, a row for each seat and one for the means behind them;
# and what the units add up, for all seats alike and for one.
SHARES: Final = 4
GLOBALS: Final = SHARES + MAX_SEATS
ROWS: Final = GLOBALS + NUM_GLOBALS
COMMON: Final = ROWS + (MAX_SEATS + 1) * NUM_FEATURES
SUMS: Final = COMMON + UNITS
MEMO: Final = SUMS + UNITS

# The weights: for each unit those of a seat's features, then likewise of the means and of the
# table's features; the units' biases; the weights of the outcome.
OF_MEANS: Final = UNITS * NUM_FEATURES
OF_TABLE: Final = OF_MEANS + UNITS * NUM_FEATURES
BIASES: Final = OF_TABLE + UNITS * NUM_GLOBALS
OUTCOME: Final = BIASES + UNITS
NUM_WEIGHTS: Final = OUTCOME + UNITS
