"""The games of Mogul (2013) that its policy learns from."""

from typing import Final

from moguls.bots.mogul2013 import policy_features
from moguls.bots.mogul2013.policy_prior import PLACE
from moguls.bots.mogul2013.pruned_actions import MOST
from moguls.bots.mogul2013.workspace import LEANING, NUM_VALUES
from research.policies.recipe import Recipe
from research.values.recipe import Lot

# A thought that does not lean towards the advice.
BOT: Final = "search:2000:rollout_horizon=2:prior_weight=0"
LOTS: Final = (
    Lot(4, 30, 30, 100, bot=BOT),
    Lot(4, 120, 31, 100, bot=BOT),
    Lot(3, 30, 32, 100, bot=BOT),
    Lot(5, 30, 33, 100, bot=BOT),
)
POLICY: Final = "moguls.bots.mogul2013.policy"
RECIPE: Final = Recipe(
    "mogul-2013", policy_features, LEANING, MOST, 300, 8, LOTS, 200, PLACE, POLICY, NUM_VALUES
)
