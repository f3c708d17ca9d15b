"""The whole recipe of a game: games, training, and the file of weights.

python -m research.values GAME [PLACE [PART]]    # PART of the games in a thousand, 1000 by default
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

from research.values.games import joined, play
from research.values.recipe import Recipe, recipe_of
from research.values.train import begin, flat, train

SEED = 5


def make(recipe: Recipe, *, native: bool = True) -> dict[str, Any]:
    """Play, learn, write the weights; return what was learned, and seconds of CPU time."""
    begun = process_time()
    tables = joined([play(recipe, lot, native=native) for lot in recipe.lots])
    played = process_time()
    weights, losses = train(tables, begin(SEED, recipe.sizes), recipe.epochs, SEED)
    recipe.place.write_text(json.dumps(flat(weights)) + "\n", "utf-8")
    seconds = {"games": played - begun, "training": process_time() - played}
    return {"tables": len(tables.table), "losses": losses, "seconds": seconds}


def main(arguments: list[str]) -> None:
    """Follow a game's recipe, or a part of it."""
    recipe = recipe_of(arguments[0])
    part = int(arguments[2]) if arguments[2:] else 1000
    lots = tuple(replace(lot, games=max(2, lot.games * part // 1000)) for lot in recipe.lots)
    place = Path(arguments[1]) if arguments[1:] else recipe.place
    print(json.dumps(make(replace(recipe, lots=lots, place=place)), indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
