"""What lies where in the floats that are kept during one simulation."""

from typing import Final

from moguls.bots.between import DESCRIBED, END
from moguls.bots.network import MAX_SEATS, room_of, rows_at

NUM_FEATURES: Final = DESCRIBED
NUM_GLOBALS: Final = 6
SIZES: Final = (END, NUM_FEATURES, NUM_GLOBALS, 24)
SHARES: Final = SIZES[0]
GLOBALS: Final = SHARES + MAX_SEATS
ROWS: Final = rows_at(SIZES)
MEMO: Final = room_of(SIZES)
