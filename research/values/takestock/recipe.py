"""The games of Take Stock that its network learns from."""

from pathlib import Path
from typing import Final

from moguls.games.takestock.material import MAX_ROUNDS
from research.values.recipe import Lot, Recipe
from research.values.takestock import features
from research.values.takestock.memory import SIZES

HOUSE: Final = {"certificates": "four_steps", "crash_counts_start": "off"}
LOTS: Final = (
    Lot(4, 16_000, 11, 50),
    Lot(4, 6_000, 12, 200),
    Lot(2, 5_000, 13, 50),
    Lot(3, 6_000, 14, 50),
    Lot(5, 5_000, 15, 50),
    Lot(6, 4_000, 16, 50),
    Lot(4, 4_000, 17, 50, HOUSE),
    Lot(4, 2_000, 18, 50, {"rounds": "8", "kept_events": "stay"}),
    Lot(4, 2_000, 19, 50, {"rounds": "2"}),
)
RECIPE: Final = Recipe(
    "take-stock",
    features,
    SIZES,
    MAX_ROUNDS,
    LOTS,
    6,
    Path(__file__).with_name("values.json"),
    "research.values.takestock.policy",
)
