"""The games of Mogul (2013) that its network learns from."""

from typing import Final

from moguls.bots.mogul2013 import value_features
from moguls.bots.mogul2013.leaf_value import PLACE
from moguls.bots.mogul2013.workspace import SIZES
from moguls.games.mogul2013.facts import NUM_SHARES
from research.values.recipe import Lot, Recipe

LOTS: Final = (
    Lot(4, 40_000, 11, 30),
    Lot(4, 15_000, 12, 100),
    Lot(3, 15_000, 13, 50),
    Lot(5, 15_000, 14, 50),
    Lot(4, 5_000, 15, 50, {"deck": "b", "start_shares": "random", "score_floor": "on"}),
)
RECIPE: Final = Recipe(
    "mogul-2013", value_features, SIZES, NUM_SHARES, LOTS, 4, PLACE, "moguls.bots.mogul2013.policy"
)
