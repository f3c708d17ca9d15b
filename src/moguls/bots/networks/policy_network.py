"""A small network: from what describes a decision to how likely each candidate is best.

One hidden layer says what each kind of candidate seems worth; how likely one is best is in the
proportion of the same positive function as in `moguls.bots.networks.value_network`. The option
`lean` turns it on. docs/bots.md says how it was learned.

Sizes are four numbers: where the description begins in the floats that a simulation keeps, how
many numbers it has, hidden units (a multiple of eight), kinds of candidates. Behind the description
lie the units, and behind these how likely each candidate is best.

Weights are in this order: for each number of the description those of all units; the units' biases;
for each kind those of the units; the kinds' biases.
"""

from collections.abc import Sequence
from math import sqrt

from moguls.bots.networks.value_network import SCALE
from moguls.bots.search.options import POLICY_PRIOR, option
from moguls.bots.search.tree_fields import Scratch
from moguls.kernel.loops.row_sums import ScaledMatrix, add_scaled_rows
from moguls.kernel.state.types import Weights


def units_at(sizes: Sequence[int]) -> int:
    """Return where the hidden units begin."""
    at: int = sizes[0] + sizes[1]
    return at


def likely_at(sizes: Sequence[int]) -> int:
    """Return where it lies how likely each candidate is best."""
    at: int = units_at(sizes) + sizes[2]
    return at


def num_weights(sizes: Sequence[int]) -> int:
    """Return how many weights there are."""
    count: int = sizes[2] * (sizes[1] + 1) + sizes[3] * (sizes[2] + 1)
    return count


def has_prior(scratch: Scratch) -> bool:
    """Say whether the option is turned on."""
    return option(scratch, POLICY_PRIOR) > 0


def find_units(weights: Weights, sizes: Sequence[int], scratch: Scratch) -> None:
    """Work out the hidden units from what describes the decision."""
    numbers, units = sizes[1], sizes[2]
    at = units_at(sizes)
    for unit in range(units):
        scratch.values[at + unit] = weights[units * numbers + unit] / SCALE
    matrix = ScaledMatrix(weights, 0, SCALE)
    add_scaled_rows(at, units, sizes[0], numbers, matrix, scratch.values)


def worth_of(kind: int, weights: Weights, sizes: Sequence[int], scratch: Scratch) -> float:
    """Return what a kind of candidate seems worth, by the hidden units."""
    units = sizes[2]
    at = units_at(sizes)
    kinds = units * (sizes[1] + 1)
    worth: float = 1.0 * weights[kinds + sizes[3] * units + kind]
    for unit in range(units):
        if scratch.values[at + unit] > 0.0:
            worth += weights[kinds + units * kind + unit] * scratch.values[at + unit]
    return worth / SCALE


def share_out(count: int, sizes: Sequence[int], scratch: Scratch) -> None:
    """Turn what so many candidates seem worth into how likely each is best."""
    at = likely_at(sizes)
    total = 0.0
    for k in range(count):
        worth = scratch.values[at + k]
        positive = worth + sqrt(1.0 + worth * worth)
        scratch.values[at + k] = positive * positive
        total += positive * positive
    for k in range(count):
        scratch.values[at + k] /= total
