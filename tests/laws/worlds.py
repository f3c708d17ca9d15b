"""Properties of every game for the laws; a registered game without an entry fails them."""

from tests.laws import world_mogul2002, world_mogul2013, world_moguli, world_takestock
from tests.laws.world import World

WORLDS: dict[str, World] = {
    "mogul-2002": world_mogul2002.WORLD,
    "mogul-2013": world_mogul2013.WORLD,
    "moguli": world_moguli.WORLD,
    "take-stock": world_takestock.WORLD,
}
