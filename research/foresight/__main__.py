"""Learn what a table of Take Stock is worth after one's own action.

python -m research.foresight                        # what those in the package win by themselves
python -m research.foresight PLACE [GAMES [MORE]]   # a million with four seats, then 300,000 each
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from moguls.bots.takestock.insight import NUM_WEIGHTS, SCALE, WEIGHTS, network_of
from moguls.games.takestock.material import MAX_SEATS, MIN_SEATS
from research.foresight.recipe import School, fresh

USUAL: Final = 4  # seats
TESTS: Final = 4000


def main(arguments: list[str]) -> None:
    """Count what the package's networks win, or learn others."""
    if not arguments:
        for seats in range(MIN_SEATS, MAX_SEATS + 1):
            _tell(School(seats), seats, WEIGHTS[network_of(seats) :][:NUM_WEIGHTS])
        return
    learn(arguments)


def _tell(school: School, seats: int, weights: Any) -> None:
    """Print which part of games a network wins by itself."""
    print(f"{seats} seats: {school.won(weights, TESTS):.3f} won", flush=True)


def learn(arguments: list[str]) -> None:
    """Learn with four seats; go on from there with each other number; write all weights."""
    place = Path(arguments[0])
    games, more = [*map(int, arguments[1:]), *(1_000_000, 300_000)[len(arguments) - 1 :]]
    first = fresh()
    found = {USUAL: first}
    for seats in (USUAL, *(n for n in range(MIN_SEATS, MAX_SEATS + 1) if n != USUAL)):
        school, weights = School(seats), found.setdefault(seats, first.copy())
        school.learn(weights, games if seats == USUAL else more, is_new=seats == USUAL)
        _tell(school, seats, weights)
    whole = np.round(np.concatenate([found[n] for n in sorted(found)]) * SCALE)
    place.write_text(json.dumps(whole.astype(int).tolist(), separators=(",", ":")), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
