"""What a game brings along for its learned policy, and the games that have one."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

    from research.values.recipe import Lot

# The package of each game that has its RECIPE.
PACKAGES: Final = {
    "mogul-2002": "research.policies.mogul2002",
    "mogul-2013": "research.policies.mogul2013",
    "take-stock": "research.policies.takestock",
}


@dataclass(frozen=True)
class Recipe:
    """How a game's policy is made.

    Attributes:
        game: its name.
        features: the module whose `describe` describes a decision, and `kind_of` a candidate.
        sizes: of the network, for `moguls.bots.networks.policy_network`.
        width: how many candidates there can be.
        most: decisions of a game.
        apart: of how many decisions one is thought about.
        lots: the games to be played.
        epochs: how often the network sees all decisions.
        place: of the weights.
        policy: the module whose POLICY has bots that can lean to the network.
        num_values: floats that these keep.
    """

    game: str
    features: ModuleType
    sizes: tuple[int, int, int, int]
    width: int
    most: int
    apart: int
    lots: tuple[Lot, ...]
    epochs: int
    place: Path
    policy: str
    num_values: int

    @property
    def rows(self) -> tuple[int, int, int]:
        """Where a description begins, how many numbers it has, and how many candidates can be."""
        return self.sizes[0], self.sizes[1], self.width


def recipe_of(game: str) -> Recipe:
    """Return the recipe of a game."""
    found: Any = import_module(f"{PACKAGES[game]}.recipe")
    recipe: Recipe = found.RECIPE
    return recipe
