"""Moguli: exact counts of lines of play from small boards drawn as text."""

from typing import Any

import pytest

from moguls.core.perft import divide
from tests.games.moguli.positions import BOUND, FREE, HOMEWARDS, RACE, STUCK, lay

pytestmark = pytest.mark.usefixtures("engine")

# picture, further fields, the counts after 1, 2, … plies
CASES: list[tuple[str, dict[str, Any], list[int]]] = [
    (FREE, {}, [1 + 105 + 1, 423]),  # to end the turn, to rotate, to move
    (FREE, {"round": 500}, [107, 318, 22473]),
    (FREE, {"round": 500, "compulsory_move": "on"}, [105 - 7 + 1, 212, 22367]),
    (BOUND, {}, [105 - 6 + 1, 215]),  # six rotations would leave no freeing move
    (BOUND, {"round": 500}, [100, 215, 215]),
    (STUCK, {}, [1 + 105, 212]),
    (STUCK, {"stalled": 5}, [106, 107]),
    (FREE, {"stalled": 5}, [107, 423]),
    (FREE, {"stalled": 5, "stall": "unmoved"}, [107, 423 - 106 + 1]),  # to end the turn ends all
    (STUCK, {"stalled": 5, "stall": "unable_even_turning"}, [106, 212]),
    (STUCK, {"stalled": 5, "start_row_duty": "rotation"}, [4, 5, 5]),  # four rotations open a way
    (HOMEWARDS, {}, [106, 211]),
    (RACE, {"first": 1}, [107, 313]),
    (RACE, {"first": 0}, [107, 419]),
]


@pytest.mark.slow
@pytest.mark.rule("MOG-T1", "MOG-O1", "MOG-B2")
@pytest.mark.parametrize(("text", "more", "counts"), CASES)
def test_counts_from_small_boards(text: str, more: dict[str, Any], counts: list[int]) -> None:
    found = [sum(divide(lay(text, **more), depth).values()) for depth in range(1, len(counts) + 1)]

    assert found == counts
