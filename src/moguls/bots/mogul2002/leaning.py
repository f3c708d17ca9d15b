"""What a learned policy holds best: a policy's `weighs`, `weigh` and `likely`.

The dial `lean` turns it on. A small network with one hidden layer says what each kind of candidate
seems worth; how likely it is best is in the proportion of the same positive function as in
`moguls.bots.network`. docs/bots.md says how it was learned.

Weights are in this order: for each hidden unit those of what is read; the units' biases; for each
kind those of the units; the kinds' biases.
"""

import json
from math import sqrt
from pathlib import Path
from typing import Any, Final

from moguls.bots.dials import LEAN, dial
from moguls.bots.mogul2002.decision import describe, kind_of
from moguls.bots.mogul2002.memory import LIKELY, NUM_KINDS, NUM_READ, NUM_UNITS, READ, UNITS
from moguls.bots.network import SCALE, add
from moguls.core.bits import signed
from moguls.games.mogul2002.state import State

OUTLINED: Final = ("weigh",)

PLACE: Final = Path(__file__).with_name("leaning.json")
CACHE_KEY: Final = PLACE.read_bytes()  # compiled code has the weights in it
WEIGHTS: Final[tuple[int, ...]] = tuple(json.loads(CACHE_KEY))

BIASES: Final = NUM_UNITS * NUM_READ
KINDS: Final = BIASES + NUM_UNITS
KIND_BIASES: Final = KINDS + NUM_KINDS * NUM_UNITS
NUM_WEIGHTS: Final = KIND_BIASES + NUM_KINDS


def weighs(memo: list[float]) -> bool:
    """Say whether the dial is turned on."""
    return dial(memo, LEAN) > 0


def weigh(s: State, actions: Any, count: int, memo: list[float]) -> None:
    """Reckon for each of so many candidates how likely it is best."""
    describe(s, memo)
    for unit in range(NUM_UNITS):
        memo[UNITS + unit] = WEIGHTS[BIASES + unit] / SCALE
    add(UNITS, NUM_UNITS, READ, NUM_READ, 0, WEIGHTS, memo)
    total = 0.0
    for k in range(count):
        worth = _worth(kind_of(s, signed(actions[k])), memo)
        positive = worth + sqrt(1.0 + worth * worth)
        memo[LIKELY + k] = positive * positive
        total += positive * positive
    for k in range(count):
        memo[LIKELY + k] /= total


def likely(k: int, memo: list[float]) -> float:
    """Return how likely candidate number k is best."""
    return memo[LIKELY + k]


def _worth(kind: int, memo: list[float]) -> float:
    """Return what a kind of candidate seems worth, by the hidden units."""
    worth = 1.0 * WEIGHTS[KIND_BIASES + kind]
    for unit in range(NUM_UNITS):
        if memo[UNITS + unit] > 0.0:
            worth += WEIGHTS[KINDS + NUM_UNITS * kind + unit] * memo[UNITS + unit]
    return worth / SCALE
