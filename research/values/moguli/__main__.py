"""The whole recipe: games, tables that fit them, and the file that the search reads.

python -m research.values.moguli [PLACE [PART]]     # PART of the games in a thousand, 1000
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any, Final

from research.values.moguli.fitting import EPOCHS, begin, fit, flat, losses
from research.values.moguli.games import Lot, play
from research.values.moguli.tables import present

LOTS: Final = (Lot(500, 101), Lot(500, 102), Lot(500, 103))
PLACE: Final = Path(__file__).with_name("values.json")
SEED: Final = 5


def make(
    lots: tuple[Lot, ...], place: Path, *, epochs: int = EPOCHS, native: bool = True
) -> dict[str, Any]:
    """Play, learn, write the tables; return what was learned, and seconds of CPU time."""
    begun = process_time()
    positions = play(lots, native=native)
    played = process_time()
    first = begin(present())
    weights = fit(positions, first, epochs, SEED)
    place.write_text(json.dumps(flat(weights)) + "\n", "utf-8")
    seconds = {"games": played - begun, "training": process_time() - played}
    told = {"present": losses(positions, first), "learned": losses(positions, weights)}
    return {"positions": len(positions.told), "losses": told, "seconds": seconds}


def main(arguments: list[str]) -> None:
    """Follow the recipe, or a part of it."""
    part = int(arguments[1]) if arguments[1:] else 1000
    lots = tuple(replace(lot, games=max(2, lot.games * part // 1000)) for lot in LOTS)
    print(json.dumps(make(lots, Path(arguments[0]) if arguments else PLACE), indent=2))


if __name__ == "__main__":
    main(sys.argv[1:])
