"""The small network, and the weights that lie in the package."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moguls.bots import network
from moguls.bots.mogul2002 import learned
from moguls.bots.mogul2002.memory import SIZES

SMALL = (3, 2, 1, 4)  # three places before it, two features a seat, one of the table, four units
MOST_BYTES = 2_000_000


@given(
    seats=st.integers(2, network.MAX_SEATS),
    weights=st.lists(
        st.integers(-3 * network.SCALE, 3 * network.SCALE),
        min_size=network.num_weights(SMALL),
        max_size=network.num_weights(SMALL),
    ),
    numbers=st.lists(st.floats(-2, 2), min_size=13, max_size=13),
)
def test_each_seat_has_a_share_and_all_sum_to_one(
    seats: int, weights: list[int], numbers: list[float]
) -> None:
    memo = [7.0] * network.room_of(SMALL)
    first = SMALL[0] + network.MAX_SEATS
    memo[first : first + len(numbers)] = numbers
    network.evaluate(seats, weights, SMALL, memo)
    shares = memo[SMALL[0] : SMALL[0] + seats]
    assert min(shares) > 0
    assert sum(shares) == pytest.approx(1)
    assert memo[: SMALL[0]] == [7.0] * SMALL[0]


def test_seats_alike_have_equal_shares() -> None:
    memo = [0.5] * network.room_of(SIZES)
    network.evaluate(5, learned.WEIGHTS, SIZES, memo)
    assert memo[SIZES[0] : SIZES[0] + 5] == pytest.approx([0.2] * 5)


def test_the_weights_are_a_small_file_with_one_for_each_place() -> None:
    assert len(learned.PLACE.read_bytes()) <= MOST_BYTES
    assert len(learned.WEIGHTS) == network.num_weights(SIZES)
