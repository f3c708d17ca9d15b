"""Learn what a table of Take Stock is worth after one's own action.

python -m research.foresight PLACE [GAMES [MORE]]   # a million with four seats, then 300,000 each
"""

import json
import sys
from pathlib import Path
from typing import Final

import numpy as np

from moguls.bots.takestock.insight import SCALE
from moguls.games.takestock.material import MAX_SEATS, MIN_SEATS
from research.foresight.recipe import School, fresh

USUAL: Final = 4  # seats
TESTS: Final = 4000


def main(arguments: list[str]) -> None:
    """Learn with four seats; go on from there with each other number; write all weights."""
    place = Path(arguments[0])
    games, more = [*map(int, arguments[1:]), *(1_000_000, 300_000)[len(arguments) - 1 :]]
    first = fresh()
    found = {USUAL: first}
    for seats in (USUAL, *(n for n in range(MIN_SEATS, MAX_SEATS + 1) if n != USUAL)):
        school, weights = School(seats), found.setdefault(seats, first.copy())
        school.learn(weights, games if seats == USUAL else more, is_new=seats == USUAL)
        print(f"{seats} seats: {school.won(weights, TESTS):.3f} won", flush=True)
    whole = np.round(np.concatenate([found[n] for n in sorted(found)]) * SCALE)
    place.write_text(json.dumps(whole.astype(int).tolist(), separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
