"""The laws' knowledge of every game; one that is registered without an entry fails them."""

from __future__ import annotations

from tests.laws import world_mogul2002
from tests.laws.world import World

WORLDS: dict[str, World] = {
    "mogul-2002": world_mogul2002.WORLD,
}
