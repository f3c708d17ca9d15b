"""Advantages in self-play: each seat has its own sequence of decisions."""

import numpy as np
import pytest

from moguls.baselines.advantages import Played, seat_advantages


def played(seat: int, paid: tuple[float, ...] = ()) -> Played:
    """Return a step of one table of three seats."""
    return Played(
        np.array([seat]), np.array([bool(paid)]), np.array([paid or (9, 9, 9)], np.float32)
    )


def of(values: list[float], steps: list[Played], last: list[float], decay: float) -> list[float]:
    rows = np.array(values, np.float32)[:, None]
    advantages = seat_advantages(rows, steps, np.array([last], np.float32), decay)
    return [round(float(value), 5) for value in advantages[:, 0]]


def test_every_seat_is_paid_whoever_ends_the_game() -> None:
    steps = [played(0), played(1), played(2, (1.0, -0.5, 0.25))]

    assert of([0, 0, 0], steps, [7, 7, 7], 1.0) == [1.0, -0.5, 0.25]
    assert of([0.5, 0.5, 0.5], steps, [7, 7, 7], 1.0) == [0.5, -1.0, -0.25]


def test_a_decision_is_valued_by_the_next_one_of_its_seat() -> None:
    steps = [played(0), played(1), played(0), played(1)]

    assert of([0.1, 0.2, 0.4, 0.8], steps, [0.5, 0.6, 0.7], 0.0) == [0.3, 0.6, 0.1, -0.2]
    assert of([0.1, 0.2, 0.4, 0.8], steps, [0.5, 0.6, 0.7], 1.0) == [0.4, 0.4, 0.1, -0.2]


def test_games_after_one_another_do_not_pay_for_each_other() -> None:
    steps = [played(0), played(1, (1, 2, 3)), played(1), played(0, (-1, -2, -3))]

    assert of([0, 0, 0, 0], steps, [7, 7, 7], 1.0) == [1, 2, -2, -1]


def test_a_single_seat_is_generalised_advantage_estimation() -> None:
    values, last, decay = [0.3, -0.1, 0.5], 0.2, 0.95
    steps = [played(0) for _ in values]
    advantages = of(values, steps, [last, 0, 0], decay)

    gains = [b - a for a, b in zip(values, [*values[1:], last], strict=True)]
    expected = [sum(g * decay**k for k, g in enumerate(gains[t:])) for t in range(3)]
    assert advantages == pytest.approx(expected, abs=1e-5)
