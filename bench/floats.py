"""Cost of scaled observations, relative to int16: python -m bench.floats [ROUNDS].

256 tables with masks as bits and `copy=False`; both forms take turns, in slices of 30 steps, in CPU
time. `observe` is `Tables.observe` of one seat.
"""

from __future__ import annotations

import sys
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import moguls
import moguls.vector
from bench.notes import spread, tell

if TYPE_CHECKING:
    from collections.abc import Callable

TABLES: Final = 256
STEPS: Final = 30
ROUNDS: Final = 21
MOST_SEATS: Final = 4


def main(arguments: list[str]) -> None:
    """Measure all games."""
    rounds = int(arguments[0]) if arguments else ROUNDS
    tell({name: measured(name, rounds) for name in moguls.games()})


def measured(name: str, rounds: int) -> dict[str, Any]:
    """Return the ratios of neighbouring slices."""
    raw, scaled = (_tables(name, form) for form in ("int16", "unit"))
    rng = np.random.default_rng(1)
    steps, looks = [], []
    for _ in range(rounds):
        steps.append(_stepping(scaled, rng) / _stepping(raw, rng))
        looks.append(_spent(lambda: scaled.observe(0)) / _spent(lambda: raw.observe(0)))
    return {"step": spread(steps), "observe": spread(looks)}


def _tables(name: str, form: str) -> Any:
    seats = max(seats for seats in moguls.game(name).seats if seats <= MOST_SEATS)
    options: dict[str, Any] = {"mask": "bits", "autoreset": "SameStep", "copy": False}
    tables = moguls.vector.tables(name, seats, n=TABLES, observation=form, **options)
    tables.reset(seed=1)
    return tables


def _stepping(tables: Any, rng: np.random.Generator) -> float:
    spent = 0.0
    for _ in range(STEPS):
        actions = tables.sample(rng)
        start = process_time()
        tables.step(actions)
        spent += process_time() - start
    return spent


def _spent(call: Callable[[], object]) -> float:
    start = process_time()
    for _ in range(STEPS):
        call()
    return process_time() - start


if __name__ == "__main__":
    main(sys.argv[1:])
