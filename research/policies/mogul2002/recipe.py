"""The games of Mogul (2002) that its policy learns from."""

from typing import Final

from moguls.bots.mogul2002 import policy_features
from moguls.bots.mogul2002.policy_prior import PLACE
from moguls.bots.mogul2002.workspace import LEANING, NUM_VALUES
from moguls.games.mogul2002.actions import NUM_ACTIONS
from research.policies.recipe import Recipe
from research.values.recipe import Lot

# A thought that does not lean towards the advice.
BOT: Final = "search:2000:rollout_horizon=2:prior_weight=0"
LOTS: Final = (
    Lot(4, 50, 20, 100, bot=BOT),
    Lot(4, 250, 21, 100, bot=BOT),
    Lot(3, 60, 22, 100, bot=BOT),
    Lot(5, 50, 23, 100, bot=BOT),
    Lot(6, 40, 24, 100, bot=BOT),
)
RECIPE: Final = Recipe(
    "mogul-2002",
    policy_features,
    LEANING,
    NUM_ACTIONS,
    1_000,
    8,
    LOTS,
    60,
    PLACE,
    "moguls.bots.mogul2002.policy",
    NUM_VALUES,
)
