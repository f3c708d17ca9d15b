"""The whole recipe of a game's learned policy: games, training, and the file of weights.

python -m research.policies GAME [PLACE [PART]]  # PART of the games in a thousand, by default 1000
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

from research.policies.games import joined, play
from research.policies.losses import losses
from research.policies.recipe import Recipe, recipe_of
from research.policies.train import begin, expected, flat, train

SEED = 5
HELD = 10  # of so many decisions of each lot the first one is held back: those of whole games


def make(recipe: Recipe, *, native: bool = True) -> dict[str, Any]:
    """Play, learn, write the weights; return what was learned, and seconds of CPU time."""
    begun = process_time()
    lots = [play(recipe, lot, native=native) for lot in recipe.lots]
    held = joined([lot.part(slice(0, len(lot.read) // HELD)) for lot in lots])
    own = joined([lot.part(slice(len(lot.read) // HELD, None)) for lot in lots])
    played = process_time()
    weights = train(own, begin(SEED, recipe.sizes), recipe.epochs, SEED)
    recipe.place.write_text(json.dumps(flat(weights)) + "\n", "utf-8")
    seconds = {"games": played - begun, "training": process_time() - played}
    told = {"decisions": len(own.read), "held": len(held.read), "seconds": seconds}
    found = {"held": held, "trained": own}
    return told | {
        name: losses(part, expected(weights, part.read, part.kinds)) for name, part in found.items()
    }


def main(arguments: list[str]) -> None:
    """Follow a game's recipe, or a part of it."""
    recipe = recipe_of(arguments[0])
    part = int(arguments[2]) if arguments[2:] else 1000
    lots = tuple(replace(lot, games=max(2, lot.games * part // 1000)) for lot in recipe.lots)
    place = Path(arguments[1]) if arguments[1:] else recipe.place
    print(json.dumps(make(replace(recipe, lots=lots, place=place)), indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
