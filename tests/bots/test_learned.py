"""The small network, and the weights that lie in the package."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moguls.bots.mogul import round_features
from moguls.bots.mogul2002 import leaf_value as learned2002
from moguls.bots.mogul2002 import workspace as memory2002
from moguls.bots.mogul2002.steady import CHIP
from moguls.bots.mogul2013 import leaf_value as learned2013
from moguls.bots.mogul2013 import workspace as memory2013
from moguls.bots.mogul2013.steady import NUM_VALUES as STEADY
from moguls.bots.networks import value_network
from moguls.games.mogul2002 import material as material2002
from moguls.games.mogul2013 import facts
from moguls.games.mogul2013 import material as material2013
from tests.bots.games import workspace

SMALL = (3, 2, 1, 8)  # three places before it, two features a seat, one of the table, eight units
MOST_BYTES = 2_000_000


@given(
    seats=st.integers(2, value_network.MAX_SEATS),
    weights=st.lists(
        st.integers(-300_000, 300_000),
        min_size=value_network.num_weights(SMALL),
        max_size=value_network.num_weights(SMALL),
    ),
    numbers=st.lists(st.floats(-2, 2), min_size=13, max_size=13),
)
def test_each_seat_has_a_share_and_all_sum_to_one(
    seats: int, weights: list[int], numbers: list[float]
) -> None:
    scratch = workspace([7.0] * value_network.room_of(SMALL))
    first = SMALL[0] + value_network.MAX_SEATS
    for k, number in enumerate(numbers, first):
        scratch.values[k] = number
    value_network.evaluate(seats, np.array(weights, float), SMALL, scratch)
    shares = scratch.values[SMALL[0] : SMALL[0] + seats]
    assert min(shares) > 0
    assert sum(shares) == pytest.approx(1)
    assert scratch.values[: SMALL[0]] == [7.0] * SMALL[0]


OWN = [
    (learned2002.WEIGHTS, learned2002.PLACE, memory2002.SIZES),
    (learned2013.WEIGHTS, learned2013.PLACE, memory2013.SIZES),
]


@pytest.mark.parametrize(("weights", "place", "sizes"), OWN)
def test_seats_alike_have_equal_shares(weights: Any, place: Path, sizes: tuple[int, ...]) -> None:
    scratch = workspace([0.5] * value_network.room_of(sizes))
    value_network.evaluate(5, weights, sizes, scratch)
    assert scratch.values[sizes[0] : sizes[0] + 5] == pytest.approx([0.2] * 5)
    assert len(set(weights)) > 1, f"no weights in {place}"


@pytest.mark.parametrize(("weights", "place", "sizes"), OWN)
def test_the_weights_are_a_small_file_with_one_for_each_place(
    weights: Any, place: Path, sizes: tuple[int, ...]
) -> None:
    assert len(place.read_bytes()) <= MOST_BYTES
    assert len(weights) == value_network.num_weights(sizes)


def test_what_is_said_of_both_mogul_games_is_so() -> None:
    chips = {material2002.CHIPS_PER_POINT, material2013.CHIPS_PER_DOLLAR}
    companies = {material2002.NUM_COMPANIES, facts.NUM_COMPANIES}
    assert (chips, companies) == ({round_features.CHIPS_PER_POINT}, {round_features.NUM_COMPANIES})


def test_what_steady_keeps_lies_before_what_is_kept_for_the_value() -> None:
    assert max(CHIP + 1, STEADY) <= round_features.STOP
