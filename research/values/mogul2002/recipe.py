"""The games of Mogul (2002) that its network learns from."""

from typing import Final

from moguls.bots.mogul2002 import value_features
from moguls.bots.mogul2002.leaf_value import PLACE
from moguls.bots.mogul2002.workspace import SIZES
from moguls.games.mogul2002.material import NUM_SHARES
from research.values.recipe import Lot, Recipe

LOTS: Final = (
    Lot(4, 40_000, 11, 30),
    Lot(4, 20_000, 12, 100),
    Lot(3, 10_000, 13, 50),
    Lot(5, 10_000, 14, 50),
    Lot(6, 10_000, 15, 50),
)
RECIPE: Final = Recipe(
    "mogul-2002", value_features, SIZES, NUM_SHARES, LOTS, 4, PLACE, "moguls.bots.mogul2002.policy"
)
