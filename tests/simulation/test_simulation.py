"""A site of people, bots and devices runs for months, and nothing is lost, late or untrue."""

from __future__ import annotations

import pytest

from tests.simulation.simulation import simulate


def test_a_simulated_site_keeps_its_promises() -> None:
    report = simulate(seed=1, days=12, people=8, seconds=30)

    assert report.days > 1, "it has run"
    assert report.moves > 50
    assert report.looks > 50
    assert report.pushes["sent"] > 20


@pytest.mark.slow
def test_a_simulated_site_keeps_its_promises_for_months() -> None:
    report = simulate(seed=2, days=120, people=10, seconds=180)

    assert report.kills, "something went wrong"
    assert report.restarts
    assert report.timeouts


def test_the_same_seed_gives_the_same_site() -> None:
    first, second, other = (simulate(seed, days=2, people=4) for seed in (3, 3, 4))

    assert first._replace(seconds=0) == second._replace(seconds=0)
    assert first.digest != other.digest
