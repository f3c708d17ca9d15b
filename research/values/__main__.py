"""The whole recipe: games, training, and the file of weights.

python -m research.values [PLACE [PART]]    # PART of the games in a thousand, 1000 by default
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

from research.values.games import Lot, joined, play
from research.values.train import begin, flat, train

PLACE = "research/values/values.json"
EPOCHS, SEED = 6, 5
HOUSE = {"certificates": "four_steps", "crash_counts_start": "off"}
LOTS = (
    Lot(4, 16_000, 11, 50, {}),
    Lot(4, 6_000, 12, 200, {}),
    Lot(2, 5_000, 13, 50, {}),
    Lot(3, 6_000, 14, 50, {}),
    Lot(5, 5_000, 15, 50, {}),
    Lot(6, 4_000, 16, 50, {}),
    Lot(4, 4_000, 17, 50, HOUSE),
    Lot(4, 2_000, 18, 50, {"rounds": "8", "kept_events": "stay"}),
    Lot(4, 2_000, 19, 50, {"rounds": "2"}),
)


def make(lots: list[Lot], epochs: int, place: Path, *, native: bool = True) -> dict[str, Any]:
    """Play, learn, write the weights; return what was learned, and seconds of CPU time."""
    begun = process_time()
    tables = joined([play(lot, native=native) for lot in lots])
    played = process_time()
    weights, losses = train(tables, begin(SEED), epochs, SEED)
    place.write_text(json.dumps(flat(weights)) + "\n", "utf-8")
    seconds = {"games": played - begun, "training": process_time() - played}
    return {"tables": len(tables.table), "losses": losses, "seconds": seconds}


def main(arguments: list[str]) -> None:
    """Follow the recipe, or a part of it."""
    part = int(arguments[1]) if arguments[1:] else 1000
    lots = [replace(lot, games=max(2, lot.games * part // 1000)) for lot in LOTS]
    made = make(lots, EPOCHS, Path(arguments[0] if arguments else PLACE))
    print(json.dumps(made, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
