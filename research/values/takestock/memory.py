"""What lies where in the floats that are kept during one simulation."""

from typing import Final

from moguls.bots.networks.value_network import MAX_SEATS, room_of, rows_at
from moguls.bots.takestock.workspace import SEAT

# Behind what the package's own policy keeps: whether what the end is worth is known.
KNOWN: Final = SEAT + 1

NUM_FEATURES: Final = 6
NUM_GLOBALS: Final = 3
SIZES: Final = (4, NUM_FEATURES, NUM_GLOBALS, 16)  # as the network wants them
SHARES: Final = SIZES[0]
GLOBALS: Final = SHARES + MAX_SEATS
ROWS: Final = rows_at(SIZES)
NUM_VALUES: Final = room_of(SIZES)
