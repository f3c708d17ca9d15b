"""What a game brings along for its learned value, and the games that have one."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from moguls.bots.networks.value_network import MAX_SEATS, rows_at

if TYPE_CHECKING:
    from pathlib import Path
    from types import ModuleType

# The package of each game that has its RECIPE.
PACKAGES: Final = {
    "mogul-2002": "research.values.mogul2002",
    "mogul-2013": "research.values.mogul2013",
    "take-stock": "research.values.takestock",
}


@dataclass(frozen=True)
class Lot:
    """Games to be played at one kind of table.

    Attributes:
        seats: at the table.
        games: how many.
        seed: of all.
        loose: how many in a thousand decisions are any that is worth a thought.
        options: switches.
        bot: who plays on all seats.
    """

    seats: int
    games: int
    seed: int
    loose: int
    options: dict[str, str] = field(default_factory=dict)
    bot: str = "steady"


@dataclass(frozen=True)
class Recipe:
    """How a game's network is made.

    Attributes:
        game: its name.
        features: the module whose `features` describes a table as a round begins.
        sizes: of the network, for `moguls.bots.networks.value_network`.
        most: rounds of a game.
        lots: the games to be played.
        epochs: how often the network sees all tables.
        place: of the weights.
        policy: the module whose POLICY has bots that ask the network.
    """

    game: str
    features: ModuleType
    sizes: tuple[int, int, int, int]
    most: int
    lots: tuple[Lot, ...]
    epochs: int
    place: Path
    policy: str

    @property
    def rows(self) -> tuple[int, int]:
        """Where a table's description begins among the floats, and how many numbers it has."""
        begin = self.sizes[0] + MAX_SEATS
        return begin, rows_at(self.sizes) - begin + (MAX_SEATS + 1) * self.sizes[1]


def recipe_of(game: str) -> Recipe:
    """Return the recipe of a game."""
    found: Any = import_module(f"{PACKAGES[game]}.recipe")
    recipe: Recipe = found.RECIPE
    return recipe
