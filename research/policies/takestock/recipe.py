"""The games of Take Stock that its policy learns from."""

from typing import Final

from research.policies.recipe import Recipe
from research.policies.takestock import decision
from research.policies.takestock.leaning import PLACE
from research.policies.takestock.memory import LEANING, MOST, NUM_VALUES
from research.values.recipe import Lot

# A thought that does not lean towards the advice, of the own actions alone.
BOT: Final = "search:2000:own_moves_tree=1:prior_weight=0"
LOTS: Final = (
    Lot(4, 30, 40, 100, bot=BOT),
    Lot(4, 160, 41, 100, bot=BOT),
    Lot(2, 30, 42, 100, bot=BOT),
    Lot(3, 30, 43, 100, bot=BOT),
    Lot(5, 20, 44, 100, bot=BOT),
    Lot(6, 20, 45, 100, bot=BOT),
)
POLICY: Final = "research.policies.takestock.policy"
RECIPE: Final = Recipe(
    "take-stock", decision, LEANING, MOST, 300, 4, LOTS, 200, PLACE, POLICY, NUM_VALUES
)
