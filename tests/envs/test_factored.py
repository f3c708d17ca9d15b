"""Actions in parts: each has its own, both ways; what is legal can be chosen part by part."""

import random

import numpy as np
import pytest

import moguls
import moguls.envs
from moguls.envs import factored
from moguls.errors import UsageError


@pytest.mark.parametrize("name", moguls.games())
def test_every_action_has_parts_of_its_own_and_is_told_by_its_features(name: str) -> None:
    parts, actions = factored(name), np.arange(moguls.game(name).rules.num_actions)
    decoded = parts.decode(actions)

    assert (decoded >= 0).all()
    assert (decoded < parts.sizes).all()
    assert (parts.encode(decoded) == actions).all()
    assert len(np.unique(parts.features, axis=0)) == len(actions)
    assert parts.features.min() == 0.0
    assert parts.features.max() == 1.0


@pytest.mark.parametrize(
    ("name", "text", "parts"),
    [
        ("take-stock", "raise oil 2", "raise, what card 33"),
        ("take-stock", "save oil 2, discard corn 12", "save, what card 33, cost card 10"),
        ("take-stock", "discard corn 3, play audit", "play, what event 15, cost card 1"),
        ("take-stock", "discard corn 3, draw two", "draw two, cost card 1"),
        (
            "take-stock",
            "insider take gems 2, discard corn 2",
            "insider take, what card 11, cost card 0",
        ),
        ("take-stock", "audit oil split", "audit, what stock 3, cost way 1"),
        ("take-stock", "option done", "option done"),
        ("mogul-2002", "sell 2", "sell, what shares 2"),
    ],
)
def test_parts_say_what_the_action_says(name: str, text: str, parts: str) -> None:
    action = moguls.game(name).rules.codec.actions[text]
    assert factored(name).text(action) == parts


@pytest.mark.parametrize("name", moguls.games())
def test_an_action_can_be_chosen_part_by_part(name: str) -> None:
    game, parts, rng = moguls.game(name), factored(name), random.Random(1)
    play = game.native().new(game.seats[0], 3)
    for _ in range(40):
        legal = play.choices()
        chosen: list[int] = []
        for _ in range(3):
            chosen.append(rng.choice(np.flatnonzero(parts.open(legal, *chosen)).tolist()))
        assert int(parts.encode(chosen)) in legal
        play.step(int(parts.encode(chosen)))
        if play.over:
            break


def test_features_of_a_bounded_list_are_zeros_where_it_ends() -> None:
    parts = factored("take-stock")
    listed = np.array([[5, 60, -1], [-1, -1, -1]], np.int16)
    out = np.ones((2, 3, parts.features.shape[1]), np.float32)

    assert parts.features_of(listed, out) is out
    assert (out[0, 1] == parts.features[60]).all()
    assert not out[0, 2].any()
    assert (parts.features_of(listed) == out).all()
    assert parts.decode(listed)[1].tolist() == [[-1] * 3] * 3


def test_what_does_not_exist_is_refused() -> None:
    parts = factored("mogul-2002")
    assert parts.encode([0, 3, 0]) == -1
    for wrong in ([0, 0], [0, 0, 99], [-1, 0, 0]):
        with pytest.raises(UsageError, match="below"):
            parts.encode(wrong)
    with pytest.raises(UsageError, match="0 to 13"):
        parts.decode([14])


def test_a_second_call_by_the_package_still_finds_the_function() -> None:
    for name in moguls.games():
        assert moguls.envs.factored(name).text(0)
