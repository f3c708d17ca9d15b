"""Saved policies: what a network computes, which action is played, what a file is refused for."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import moguls
from moguls import bots
from moguls.bots.saved.network import FORMAT, Network, load
from moguls.errors import GameOver, UsageError
from moguls.kernel.engines.scaling import Scaling, scale_id
from tests.bots.games import GAMES, played
from tests.bots.policies import about, of_biases, of_chance, saved
from tests.strategies import seats_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from moguls.core.play.playthrough import Playthrough

MOGUL = moguls.game("mogul-2002")
HIDDEN = (np.array([[1, 2], [-1, 0.5]], np.float32), np.array([0.5, -1], np.float32))
LAST = (np.array([[1, 0], [0, -1], [2, 1]], np.float32), np.array([0, 1, -3], np.float32))


def of_name(name: str, seed: int | None = 1, game: str = "mogul-2002") -> bots.Player:
    return bots.make(name, moguls.game(game), seed)


@pytest.mark.parametrize(
    ("activation", "expected"),
    [  # sums 5.5 and -1: cut off to 5.5 and 0, or bent
        ("relu", [5.5, 1.0, 8.0]),
        ("tanh", [0.9999666, 1.7615942, -1.7616610]),
    ],
)
def test_the_layers_are_computed_as_by_hand(activation: str, expected: list[float]) -> None:
    network = Network(about(activation=activation), [HIDDEN, LAST])

    assert network.sizes == [2, 2, 3]
    assert network.logits(np.array([1, 2], np.int16)).tolist() == pytest.approx(expected)


def test_a_file_gives_back_what_was_saved(tmp_path: Path) -> None:
    network = of_chance(about(options={"quick_start": "on"}, trained={"cpu_s": 3.5}))
    saved(network, tmp_path)

    there = load(tmp_path / "p.npz")

    assert there.about == network.about
    assert all(
        (a == b).all()
        for was, new in zip(network.layers, there.layers, strict=True)
        for a, b in zip(was, new, strict=True)
    )
    assert [path.name for path in tmp_path.iterdir()] == ["p.npz"]


@pytest.mark.parametrize("name", GAMES)
def test_the_most_probable_legal_action_is_played_and_no_other(name: str, tmp_path: Path) -> None:
    game = moguls.game(name)
    play = played(game, seats_of(game)[0], seed=3, plies=9)
    legal = play.choices()
    wanted = legal[len(legal) // 2]
    forbidden = next(a for a in range(game.rules.num_actions) if a not in legal)
    policy = of_biases(about(name, play.seats), {wanted: 1.0, forbidden: 9.0})

    assert of_name(saved(policy, tmp_path), game=name).move(play) == game.rules.to_text(wanted)


def test_it_draws_by_the_probabilities_and_the_seed(tmp_path: Path) -> None:
    play = MOGUL.new(3, seed=1)
    first, second, *others = play.choices()
    biases = {first: np.log(3.0), **dict.fromkeys(others, -60.0)}  # 3 to 1
    name = saved(of_biases(about(), biases), tmp_path).replace("policy:", "policy@draw:")

    drawn = [of_name(name, seed).move(play) for seed in range(400)]

    text = MOGUL.rules.to_text
    assert set(drawn) == {text(first), text(second)}
    assert 270 < drawn.count(text(first)) < 330
    assert drawn[:50] == [of_name(name, seed).move(play) for seed in range(50)]


@pytest.mark.parametrize("way", ["policy:", "policy@draw:"])
@pytest.mark.parametrize("name", GAMES)
def test_it_plays_a_game_to_its_end_and_the_same_again_by_the_same_seed(
    name: str, way: str, tmp_path: Path
) -> None:
    game = moguls.game(name)
    seats = seats_of(game)[0]
    policy = saved(of_chance(about(name, seats)), tmp_path).replace("policy:", way)

    def moves(seed: int) -> list[str]:
        play, bot = game.new(seats, seed=5), of_name(policy, seed, name)
        while not play.over and play.ply < 300:
            play.move(bot.move(play))
        return [step["move"] for step in play.steps() if "move" in step]

    assert moves(1) == moves(1)
    assert (moves(1) == moves(2)) == (way == "policy:")


def test_it_observes_as_its_file_says(tmp_path: Path) -> None:
    play = played(MOGUL, 3, seed=2, plies=20)
    raw = play.observe(play.turn or 0, perfect_memory=True)
    network = of_chance(about(observation="unit", perfect_memory=True))
    legal = play.choices()
    scaling = Scaling(MOGUL.rules, "unit")
    shown = (raw - scaling.low) / (scaling.high.astype(float) - scaling.low)

    best = legal[int(network.logits(shown)[legal].argmax())]

    assert of_name(saved(network, tmp_path)).move(play) == MOGUL.rules.to_text(best)


def test_a_finished_game_and_another_table_are_refused(tmp_path: Path) -> None:
    bot = of_name(saved(of_biases(about(), {}), tmp_path))

    with pytest.raises(UsageError, match="was trained for 3 seats with no switches, not for 4"):
        bot.move(MOGUL.new(4, seed=1))
    with pytest.raises(UsageError, match="not for 3 seats with quick_start=on"):
        bot.move(moguls.game("mogul-2002", quick_start="on").new(3, seed=1))
    with pytest.raises(UsageError, match="was made for mogul-2002"):
        bot.move(moguls.game("take-stock").new(3, seed=1))
    with pytest.raises(GameOver, match="the game is over"):
        bot.move(finished())


def finished() -> Playthrough:
    play = MOGUL.new(3, seed=1)
    while not play.over:
        play.step(play.choices()[0])
    return play


def arrays(**changed: Any) -> bytes:
    policy = of_biases(about(), {})
    usual: dict[str, Any] = {"about": np.array(ABOUT), "weight_0": policy.layers[0][0]}
    usual |= {"bias_0": policy.layers[0][1], **changed}
    file = io.BytesIO()
    np.savez(file, **{name: array for name, array in usual.items() if array is not None})
    return file.getvalue()


def one_array() -> bytes:
    file = io.BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


ABOUT = '{"game":"mogul-2002","seats":3,"options":{},"observation":"signed","perfect_memory":false}'
BAD: dict[str, Callable[[], bytes]] = {
    "is not a saved policy, or is damaged": lambda: b"no file of NumPy's",
    "it contains one array and is not an .npz file": one_array,
    "is not a saved policy": lambda: arrays(about=None),
    "or is damaged: it contains Python objects": lambda: arrays(about=np.array([{}])),
    "missing required field `seats`": lambda: arrays(about=np.array('{"game":"moguli"}')),
    "unknown field `more`": lambda: arrays(about=np.array(ABOUT[:-1] + ',"more":1}')),
    f"its format is 9, and this program reads {FORMAT}": lambda: arrays(
        about=np.array(ABOUT[:-1] + ',"format":9}')
    ),
    "its activation is 'sine'; there is tanh, relu": lambda: arrays(
        about=np.array(ABOUT[:-1] + ',"activation":"sine"}')
    ),
    "expected weight_0, bias_0 and so on": lambda: arrays(weight_0=None),
    "do not fit the layers": lambda: arrays(bias_0=np.zeros(2, np.float32)),
    "layer 0 has numbers that are not finite": lambda: arrays(
        bias_0=np.full(MOGUL.rules.num_actions, np.nan, np.float32)
    ),
    "is a policy for moguli, but the game is mogul-2002": lambda: arrays(
        about=np.array(ABOUT.replace("mogul-2002", "moguli"))
    ),
    "uses the observation 'words'; expected one of int16": lambda: arrays(
        about=np.array(ABOUT.replace("signed", "words"))
    ),
    "observations with other ranges of mogul-2002's planes": lambda: arrays(
        about=np.array(ABOUT[:-1] + ',"scale":"0123456789abcdef"}')
    ),
    "made by another version": lambda: arrays(
        weight_0=np.zeros((2, 5), np.float32), bias_0=np.zeros(2, np.float32)
    ),
}


@pytest.mark.parametrize("says", BAD)
def test_a_file_that_cannot_be_played_is_refused_in_a_sentence(says: str, tmp_path: Path) -> None:
    path = tmp_path / "p.npz"
    path.write_bytes(BAD[says]())

    with pytest.raises(UsageError) as refused:
        of_name(f"policy:{path}")

    assert says in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "pickle" not in str(refused.value)


def test_a_changed_range_of_play_changes_the_scale_of_playing_alone(tmp_path: Path) -> None:
    planes = MOGUL.rules.planes
    changed = tuple(replace(plane, usual=(plane.low, plane.high + 1)) for plane in planes)

    assert scale_id(changed, "playing") != scale_id(planes, "playing")
    assert scale_id(changed, "signed") == scale_id(planes, "signed")
    named = about(scale=scale_id(planes, "signed"))
    assert of_name(saved(of_chance(named), tmp_path)).name.endswith("p.npz")


def test_a_file_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "p.npz"
    for size in (10, 200, len(arrays()) - 40):
        path.write_bytes(arrays()[:size])
        with pytest.raises(UsageError, match="is not a saved policy, or is damaged"):
            of_name(f"policy:{path}")


def test_a_file_that_is_not_there_or_not_named_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"cannot read the policy .*: No such file"):
        of_name(f"policy:{tmp_path / 'none.npz'}")
    for name in ("policy:", "policy: ", "policy@best:x.npz"):
        with pytest.raises(UsageError, match="expected policy:FILE"):
            of_name(name)


def test_a_name_that_no_bot_has_tells_of_policies() -> None:
    with pytest.raises(UsageError, match="program:COMMAND, policy:FILE"):
        of_name("polici:x")
