"""Rewards of finished games, computed by hand."""

import pytest

import moguls
from moguls.envs import rewards
from moguls.errors import UsageError

POINTS, WINNERS = [7, 12, 12, 3], [2]  # seat 2 has more of what breaks the tie


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("win", [0.0, 0.0, 1.0, 0.0]),
        ("margin", [-5.0, 0.0, 0.0, -9.0]),
        ("rank", [1 / 3, 2 / 3, 1.0, 0.0]),
        ("zero_sum", [-1 / 3, -1 / 3, 1.0, -1 / 3]),
    ],
)
def test_each_way_rewards_as_it_says(name: str, worth: list[float]) -> None:
    assert rewards.reward_of(name)(POINTS, WINNERS) == worth


@pytest.mark.parametrize(
    ("name", "worth"),
    [
        ("win", [0.5, 0.0, 0.5]),
        ("margin", [0.0, -3.0, 0.0]),
        ("rank", [0.75, 0.0, 0.75]),
        ("zero_sum", [0.25, -0.5, 0.25]),
    ],
)
def test_a_shared_win_is_shared(name: str, worth: list[float]) -> None:
    assert rewards.reward_of(name)([5, 2, 5], [0, 2]) == worth


def test_the_best_of_all_leads_by_what_the_next_has_less() -> None:
    assert rewards.margin([30, 12, 20], [0]) == [10.0, -18.0, -10.0]


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("name", rewards.REWARDS)
def test_rewards_lie_in_their_range_and_sum_to_what_is_declared(name: str, seats: int) -> None:
    game = moguls.game("take-stock")
    low, high = rewards.range_of(name, game, seats)
    total = rewards.sum_of(name, seats)
    for points, winners in (([9, *[0] * (seats - 1)], [0]), ([4] * seats, list(range(seats)))):
        worth = rewards.reward_of(name)(points, winners)
        assert all(low <= each <= high for each in worth)
        assert total is None or sum(worth) == pytest.approx(total)
    assert (total is None) == (name == "margin" and seats > 2)


def test_ranges_are_as_wide_as_the_game() -> None:
    game = moguls.game("moguli")
    assert rewards.range_of("win", game, 2) == (0.0, 1.0)
    assert rewards.range_of("rank", game, 2) == (0.0, 1.0)
    assert rewards.range_of("zero_sum", game, 2) == (-1.0, 1.0)
    assert rewards.range_of("zero_sum", moguls.game("mogul-2002"), 5) == (-0.25, 1.0)
    score = next(plane for plane in game.rules.planes if plane.name == "score")
    assert rewards.range_of("margin", game, 2) == (-score.high, score.high)


def test_an_unknown_reward_is_told_what_there_is() -> None:
    with pytest.raises(UsageError, match="expected win, margin, rank, zero_sum"):
        rewards.reward_of("chips")


def test_who_has_won_stands_first_whatever_the_points() -> None:
    assert rewards.rank([5, 7, 7], [0]) == [1.0, 0.25, 0.25]
