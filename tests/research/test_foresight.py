"""Learned value of Take Stock: strength, gradient, and its recipe at a tiny size."""

import json
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from moguls.bots.takestock.value_network import (
    NUM_WEIGHTS,
    SCALE,
    WEIGHTS,
    chance,
    network_of,
    outcome,
)
from moguls.bots.takestock.workspace import MIXED, NUM_VALUES, SEEN, STOCK_UNITS, UNITS
from research.foresight import __main__ as recipe
from research.foresight import horizons
from research.foresight.gathering import ROW
from research.foresight.gradient import blame
from research.foresight.recipe import School, fresh
from research.foresight.thoughts import Gatherer, read_lots
from tests.bots.games import workspace

pytestmark = pytest.mark.slow

WHY = "training is optional: the extra moguls[train]"
# What the networks in the package win alone of 4,000 games, less five standard errors.
LEAST = {2: 0.936, 3: 0.697, 4: 0.464, 5: 0.321, 6: 0.255}


@pytest.mark.parametrize("seats", LEAST)
def test_the_networks_in_the_package_win_more_than_a_fair_share(seats: int) -> None:
    weights = np.array(WEIGHTS)[network_of(seats) :][:NUM_WEIGHTS]
    assert School(seats).won(weights, 1200) > LEAST[seats] - 0.03


def test_the_gradient_is_how_the_error_grows_with_each_weight() -> None:
    rng = np.random.default_rng(4)
    weights, scratch = rng.normal(0, 0.2, NUM_WEIGHTS), workspace([0.0] * NUM_VALUES)
    for k in range(SEEN, STOCK_UNITS):
        scratch.values[k] = float(rng.integers(0, 3)) / 2
    blamed, target = np.zeros(NUM_WEIGHTS), 0.2

    def loss() -> float:
        said = chance(outcome(weights, 0, scratch))
        return float(-target * np.log(said) - (1 - target) * np.log(1 - said))

    loss()
    blame(
        chance(outcome(weights, 0, scratch)) - target,
        weights,
        scratch,
        blamed,
        np.zeros(MIXED + 2 * UNITS),
    )
    for k in rng.choice(NUM_WEIGHTS, 150, replace=False):
        kept = weights[k]
        around = []
        for step in (1e-5, -1e-5):
            weights[k] = kept + step
            around.append(loss())
        weights[k] = kept
        assert blamed[k] == pytest.approx((around[0] - around[1]) / 2e-5, abs=1e-6), k


def test_learning_wins_more_games_than_the_network_that_knows_nothing() -> None:
    school, weights = School(4), fresh()
    before = school.won(weights, 400)
    school.learn(weights, 30_000, is_new=True)
    assert before < 0.15
    assert school.won(weights, 1000) > 0.18


def test_the_recipe_writes_networks_for_all_numbers_of_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(recipe, "TESTS", 8)
    recipe.main([str(tmp_path / "found.json"), "40", "20"])
    found = json.loads((tmp_path / "found.json").read_text("utf-8"))
    assert len(found) == len(WEIGHTS)
    assert capsys.readouterr().out.count("seats:") == 5


def test_a_network_of_the_package_learns_on_and_the_others_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(recipe, "TESTS", 8)
    found = []
    for seed in ("7", "7", "8"):
        recipe.main(["further", str(tmp_path / "found.json"), "3", "30", seed])
        found.append(np.array(json.loads((tmp_path / "found.json").read_text("utf-8"))) / SCALE)
    assert capsys.readouterr().out.count("3 seats:") == 3
    own = slice(network_of(3), network_of(4))
    assert (np.delete(found[0], own) == np.delete(WEIGHTS, own)).all()
    assert (found[0][own] != np.array(WEIGHTS)[own]).mean() > 0.2
    assert (found[0] == found[1]).all(), "the same games, the same weights"
    assert (found[0] != found[2]).any(), "other games"


@pytest.mark.parametrize("words", ["further", "gather", "study", "study thoughts"])
def test_a_command_without_a_place_is_told_with_the_commands(words: str) -> None:
    with pytest.raises(SystemExit, match=r"(?s)names no place; the commands are:\n.*study FOLDER"):
        recipe.main(words.split())


def test_without_a_place_it_counts_what_the_networks_in_the_package_win(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(recipe, "TESTS", 200)
    monkeypatch.setattr(recipe, "MAX_SEATS", 2)
    recipe.main([])
    said = capsys.readouterr().out
    assert said.startswith("2 seats: 0.9"), said
    assert said.count("seats:") == 1


def test_a_lot_of_thoughts_that_is_there_stays(tmp_path: Path) -> None:
    recipe.main(["gather", str(tmp_path), "4", "2"])
    kept = (tmp_path / "0.npz").stat().st_mtime_ns
    recipe.main(["gather", str(tmp_path), "4", "2"])
    assert (tmp_path / "0.npz").stat().st_mtime_ns == kept
    own = read_lots(tmp_path)
    assert len(own.seen) == len(own.said) > 200
    assert own.seen.shape[1] == ROW


def test_a_seat_that_gathers_writes_what_the_search_means() -> None:
    own, won = Gatherer(3).gather(0, 3)
    assert 0 <= won <= 1
    assert len(own.seen) == len(own.said) > 300
    assert own.said.min() >= -0.2
    assert own.said.max() <= 1.2
    scratch, held = workspace([0.0] * NUM_VALUES), []
    for seen in own.seen[::3]:
        for k, number in enumerate(seen, SEEN):
            scratch.values[k] = float(number)
        held.append(chance(outcome(WEIGHTS, network_of(3), scratch)))
    assert np.corrcoef(held, own.said[::3])[0, 1] > 0.8


def test_what_is_followed_is_what_may_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(horizons, "OFTEN", 500)
    found, won = horizons.Follower(tries=64, ends=4).follow(horizons.SEED, 1, sims=16)
    many = len(found.played)
    assert many > 5
    assert won in {0, 1 / 2, 1 / 3, 1 / 4, 1}
    assert found.said.shape == (many, 12, 1, horizons.TURNS)
    assert ((found.said >= 0) & (found.said <= 1)).all()
    followed = ~np.isnan(found.worth)
    assert followed[np.arange(many), found.played].all()
    assert (followed.sum(1) <= horizons.PROMISING + 1).all()
    assert (found.said[followed].std(-1) > 0).any(), "turns differ"
    assert (found.said[~followed] == 0).all()
    assert set(np.unique(found.worth[followed] * 12)) <= {k / 4 for k in range(49)}


@pytest.mark.parametrize(
    "words", ["horizons x", "horizons 1 2 3", "gather here four", "found.json -1"]
)
def test_an_invalid_number_is_answered_with_the_commands(words: str) -> None:
    with pytest.raises(
        SystemExit, match=r"(?s)the commands are:\n.*horizons \[SEED \[DEALS\]\]"
    ) as told:
        recipe.main(words.split())
    assert words.rsplit(maxsplit=1)[-1] in str(told.value)


def test_what_choosing_by_a_later_turn_gains_is_what_the_actions_are_worth() -> None:
    worth = np.array([[0.5, 0.25, np.nan], [0.25, 0.75, 0.5]])
    said = np.zeros((2, 3, 1, 2))
    said[0, :, 0] = [[0.5, 0.4], [0.3, 0.6], [0.9, 0.9]]  # the last one was not followed
    said[1, :, 0] = [[0.2, 0.1], [0.1, 0.2], [0.1, 0.1]]
    found = horizons.Followed(said, worth, np.array([0, 0]))
    assert horizons.gained(found, 0, 0).tolist() == [0, 0]
    assert horizons.gained(found, 0, 1).tolist() == [-0.25, 0.5]


def test_what_looking_ahead_gains_is_told_turn_by_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(horizons, "TRIES", (4, 8))
    monkeypatch.setattr(horizons, "Follower", partial(horizons.Follower, tries=8, ends=4))
    recipe.main(["horizons", "3", "1"])
    head, *turns = capsys.readouterr().out.splitlines()
    assert int(head.split()[0]) > 0
    assert [each.partition(",")[0] for each in turns] == [f"turn {k}" for k in range(1, 6)]
    assert all("4: " in each and ", 8: " in each and " ± " in each for each in turns)


def test_without_thoughts_it_says_how_they_are_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="foresight gather"):
        read_lots(tmp_path)
    pytest.importorskip("jax", reason=WHY)
    with pytest.raises(SystemExit, match="foresight gather"):
        recipe.main(["study", str(tmp_path), str(tmp_path / "found.json")])


def test_what_a_search_says_of_actions_is_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("jax", reason=WHY)
    monkeypatch.setattr(recipe, "TESTS", 8)
    folder, place = tmp_path / "thoughts", tmp_path / "found.json"
    recipe.main(["gather", str(folder), "4", "6"])
    recipe.main(["study", str(folder), str(place), "4", "20"])
    said = capsys.readouterr().out.splitlines()
    before, after = (float(line.split()[-1]) for line in said if "missed by" in line)
    assert after < before
    found = np.array(json.loads(place.read_text("utf-8"))) / SCALE
    own = slice(network_of(4), network_of(5))
    assert (np.delete(found, own) == np.delete(WEIGHTS, own)).all(), "others stay as they are"
    assert (found[own] != np.array(WEIGHTS)[own]).mean() > 0.5


def test_a_pupil_reads_as_the_network_in_the_package_does() -> None:
    pupil = pytest.importorskip(
        "research.foresight.pupil", reason=WHY, exc_type=ModuleNotFoundError
    )
    rng = np.random.default_rng(4)
    flat = rng.normal(0, 0.2, NUM_WEIGHTS)
    scratch = workspace([0.0] * NUM_VALUES)
    for k in range(SEEN, STOCK_UNITS):
        scratch.values[k] = float(rng.integers(0, 3)) / 2
    seen = np.array([scratch.values[SEEN:STOCK_UNITS]], np.float32)
    weights = pupil.parted(flat)
    assert pupil.joined(weights) == pytest.approx(flat, abs=1e-6)
    assert float(pupil.odds(weights, seen)[0]) == pytest.approx(outcome(flat, 0, scratch), rel=1e-4)
