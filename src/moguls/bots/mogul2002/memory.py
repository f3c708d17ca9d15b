"""What lies where in the floats that are kept during one simulation."""

from typing import Final

from moguls.bots.between import DESCRIBED, END
from moguls.bots.network import MAX_SEATS, room_of, rows_at
from moguls.games.mogul2002.actions import NUM_ACTIONS

NUM_FEATURES: Final = DESCRIBED
NUM_GLOBALS: Final = 6
SIZES: Final = (END, NUM_FEATURES, NUM_GLOBALS, 24)
SHARES: Final = SIZES[0]
GLOBALS: Final = SHARES + MAX_SEATS
ROWS: Final = rows_at(SIZES)

# What the learned policy keeps of a decision: what it reads, its hidden units, and how likely each
# candidate is best. Candidates are of so many kinds.
NUM_KINDS: Final = 8
NUM_READ: Final = 24
NUM_UNITS: Final = 8
READ: Final = room_of(SIZES)
UNITS: Final = READ + NUM_READ
LIKELY: Final = UNITS + NUM_UNITS
MEMO: Final = LIKELY + NUM_ACTIONS
