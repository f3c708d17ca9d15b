"""Learn what a table of Take Stock is worth after one's own action.

python -m research.foresight                        # what those in the package win by themselves
python -m research.foresight PLACE [GAMES [MORE]]   # a million with four seats, then 300,000 each
python -m research.foresight further PLACE [SEATS [GAMES [SEED]]]  # one learns on: 4, 500,000
python -m research.foresight gather FOLDER [SEATS [GAMES]]     # thoughts of the search: 4, 10,000
python -m research.foresight study FOLDER PLACE [SEATS [TIMES]]  # learn from them: 4, 4 times over
python -m research.foresight horizons [SEED [DEALS]]  # how many turns ahead it is worth to look
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from moguls.bots.takestock.value_network import NUM_WEIGHTS, SCALE, WEIGHTS, network_of
from moguls.games.takestock.material import MAX_SEATS, MIN_SEATS
from research.foresight import horizons, thoughts
from research.foresight.recipe import School, fresh

USUAL: Final = 4  # seats
TESTS: Final = 4000
RATE: Final = 0.002  # of learning from thoughts
FURTHER: Final = 500_000  # games
OTHER_GAMES: Final = 18  # their seed
PLACES: Final = {"further": 1, "gather": 1, "study": 2}  # how many files or folders they name


def main(arguments: list[str]) -> None:
    """Count what the package's networks win, or learn others."""
    if arguments and len(arguments) <= PLACES.get(arguments[0], 0):
        sys.exit(f"{' '.join(arguments)!r} names no place; the commands are:\n{__doc__}")
    if not arguments:
        for seats in range(MIN_SEATS, MAX_SEATS + 1):
            _tell(School(seats), seats, _network(seats))
    elif arguments[0] == "gather":
        seats, games = _numbers(arguments[2:], (USUAL, 10_000))
        thoughts.gather_lots(Path(arguments[1]), seats, games)
    elif arguments[0] == "study":
        seats, times = _numbers(arguments[3:], (USUAL, 4))
        study(Path(arguments[1]), Path(arguments[2]), seats, times)
    elif arguments[0] == "further":
        seats, games, seed = _numbers(arguments[2:], (USUAL, FURTHER, OTHER_GAMES))
        further(Path(arguments[1]), seats, games, seed)
    elif arguments[0] == "horizons":
        horizons.compare(*_numbers(arguments[1:], (horizons.SEED, horizons.DEALS)))
    else:
        learn(arguments)


def _numbers(texts: list[str], usual: tuple[int, ...]) -> list[int]:
    """Read numbers; those that are not given are the usual ones."""
    for text in texts:
        if not text.isdecimal():
            sys.exit(f"{text!r} is not a number; the commands are:\n{__doc__}")
    if len(texts) > len(usual):
        sys.exit(f"{' '.join(texts)!r}: {len(usual)} numbers at most; the commands are:\n{__doc__}")
    return [*map(int, texts), *usual[len(texts) :]]


def _network(seats: int) -> Any:
    """Return the weights in the package for so many seats."""
    return np.array(WEIGHTS)[network_of(seats) :][:NUM_WEIGHTS]


def _tell(school: School, seats: int, weights: Any) -> None:
    """Print which part of games a network wins by itself."""
    print(f"{seats} seats: {school.won(weights, TESTS):.3f} won", flush=True)


def learn(arguments: list[str]) -> None:
    """Learn with four seats; go on from there with each other number; write all weights."""
    place = Path(arguments[0])
    games, more = _numbers(arguments[1:], (1_000_000, 300_000))
    first = fresh()
    found = {USUAL: first}
    for seats in (USUAL, *(n for n in range(MIN_SEATS, MAX_SEATS + 1) if n != USUAL)):
        school, weights = School(seats), found.setdefault(seats, first.copy())
        school.learn(weights, games if seats == USUAL else more, is_new=seats == USUAL)
        _tell(school, seats, weights)
    _write(place, found)


def _write(place: Path, found: dict[int, Any]) -> None:
    """Write the networks of all numbers of seats."""
    whole = np.round(np.concatenate([found[n] for n in sorted(found)]) * SCALE)
    place.write_text(json.dumps(whole.astype(int).tolist(), separators=(",", ":")), "utf-8")


def further(place: Path, seats: int, games: int, seed: int) -> None:
    """Let one network of the package play on by itself and learn; write all of them."""
    school, found = School(seats), {n: _network(n) for n in range(MIN_SEATS, MAX_SEATS + 1)}
    found[seats] = found[seats].copy()
    school.learn(found[seats], games, is_new=False, seed=seed)
    _tell(school, seats, found[seats])
    _write(place, found)


def study(folder: Path, place: Path, seats: int, times: float) -> None:
    """Let one network of the package learn from thoughts; write all of them."""
    from research.foresight import pupil  # noqa: PLC0415  # all else here goes without JAX

    try:
        own = thoughts.read_lots(folder)
    except FileNotFoundError as why:
        sys.exit(str(why))
    weights = pupil.parted(_network(seats))
    print(f"{len(own.said)} actions, missed by {pupil.error(weights, own):.4f}", flush=True)
    weights = pupil.learn(weights, own, times, RATE)
    print(f"missed by {pupil.error(weights, own):.4f}", flush=True)
    found = {n: _network(n) for n in range(MIN_SEATS, MAX_SEATS + 1)}
    found[seats] = pupil.joined(weights)
    _tell(School(seats), seats, found[seats])
    _write(place, found)


if __name__ == "__main__":
    main(sys.argv[1:])
