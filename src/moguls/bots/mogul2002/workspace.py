"""Layout of the floats that a policy of Mogul (2002) keeps during a simulation."""

from typing import Final

from moguls.bots.mogul.round_features import DESCRIBED, END
from moguls.bots.networks.policy_network import likely_at
from moguls.bots.networks.value_network import MAX_SEATS, room_of, rows_at
from moguls.games.mogul2002.actions import NUM_ACTIONS

NUM_FEATURES: Final = DESCRIBED
NUM_GLOBALS: Final = 6
SIZES: Final = (END, NUM_FEATURES, NUM_GLOBALS, 24)
SHARES: Final = SIZES[0]
GLOBALS: Final = SHARES + MAX_SEATS
ROWS: Final = rows_at(SIZES)

# Workspace of the learned policy for a decision (`moguls.bots.networks.policy_network`).
NUM_KINDS: Final = 8
READ: Final = room_of(SIZES)
LEANING: Final = (READ, 24, 8, NUM_KINDS)
LIKELY: Final = likely_at(LEANING)
NUM_VALUES: Final = LIKELY + NUM_ACTIONS
