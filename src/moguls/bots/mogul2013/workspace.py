"""Layout of the floats that a policy of Mogul (2013) keeps during a simulation."""

from typing import Final

from moguls.bots.mogul.round_features import DESCRIBED, END, NUM_COMPANIES
from moguls.bots.mogul2013.pruned_actions import MOST
from moguls.bots.networks.policy_network import likely_at
from moguls.bots.networks.value_network import MAX_SEATS, room_of, rows_at

# What is counted for each company: what the next depot on its network is worth to a seat, and
# what the best one of those is that an option of its colour lets the seat put up.
NEXT: Final = END
BEST: Final = NEXT + NUM_COMPANIES
# Of each seat: what its depots in hand may bring.
SITES: Final = BEST + NUM_COMPANIES

NUM_FEATURES: Final = DESCRIBED + 8
NUM_GLOBALS: Final = 6
SIZES: Final = (SITES + MAX_SEATS, NUM_FEATURES, NUM_GLOBALS, 24)
SHARES: Final = SIZES[0]
GLOBALS: Final = SHARES + MAX_SEATS
ROWS: Final = rows_at(SIZES)

# Workspace of the learned policy for a decision (`moguls.bots.networks.policy_network`).
NUM_KINDS: Final = 12
READ: Final = room_of(SIZES)
LEANING: Final = (READ, 32, 8, NUM_KINDS)
LIKELY: Final = likely_at(LEANING)
NUM_VALUES: Final = LIKELY + MOST
