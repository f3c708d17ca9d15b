"""What lies where in the floats that are kept during one simulation."""

from typing import Final

from moguls.bots.networks.policy_network import likely_at
from moguls.bots.takestock.policy import POLICY
from moguls.games.takestock.actions import MAX_HAND
from moguls.games.takestock.material import NUM_KEEPABLE

# Candidates at most: to raise or save each card, to draw two events or keep one, to play each kind.
MOST: Final = 2 * MAX_HAND + 2 + NUM_KEEPABLE

# Behind what the package's own policy keeps, what `moguls.bots.networks.policy_network` wants: a
# candidate's kind is its family, and how it ranks there.
NUM_FAMILIES: Final = 14
NUM_RANKS: Final = 3
READ: Final = POLICY.num_values
LEANING: Final = (READ, 28, 8, NUM_FAMILIES * NUM_RANKS)
LIKELY: Final = likely_at(LEANING)
# Of each family the most that one of it promises.
BEST: Final = LIKELY + MOST
NUM_VALUES: Final = BEST + NUM_FAMILIES
