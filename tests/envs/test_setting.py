"""Common parts of all environments: options, illegal actions, missing packages, text pictures."""

from __future__ import annotations

import copy
import pickle
import re
import sys
from typing import TYPE_CHECKING

import numpy as np
import pytest

import moguls.envs
from moguls.envs import board
from moguls.envs.illegal import played
from moguls.envs.setting import Setting
from moguls.errors import IllegalMove, MogulsError, UsageError
from moguls.extras import command

if TYPE_CHECKING:
    from moguls.kernel.engines.position import Position

RNG = np.random.default_rng(1)


def begun(name: str, seats: int, seed: int, engine: str = "auto") -> Position:
    return Setting.of(name, seats, {"engine": engine}).played_by.begin(seats, seed)


def setting(**options: object) -> Setting:
    return Setting.of("mogul-2002", 4, options)


def test_options_of_the_environment_and_switches_of_the_game_go_together() -> None:
    made = setting(reward="rank", loan_timing="on_own_turn")
    assert (made.reward, made.game.options) == ("rank", {"loan_timing": "on_own_turn"})
    assert Setting.of("mogul-2002", None, {}).seats == 4


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"reward": "chips"}, "expected win, margin, rank, zero_sum"),
        ({"illegal": "shrug"}, "expected error, penalty, draw"),
        ({"engine": "cuda"}, "expected auto, native, plain"),
        ({"observation": "int8"}, "expected int16, unit, signed, playing"),
        ({"perfect_memory": "yes"}, "expected False, True"),
        ({"loans": 3}, "loans"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(
    options: dict[str, object], told: str
) -> None:
    with pytest.raises(UsageError, match=told):
        setting(**options)


def test_a_setting_travels() -> None:
    made = setting(reward="margin", illegal="penalty", penalty=-3.0, open_chips="on")
    assert copy.deepcopy(made) is made
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301  # our own


def test_a_penalty_widens_the_range_of_rewards() -> None:
    assert setting().reward_range == (0.0, 1.0)
    assert setting(illegal="penalty", penalty=-2.0).reward_range == (-2.0, 1.0)
    assert setting(illegal="draw", penalty=-2.0).reward_range == (0.0, 1.0)
    said = setting(illegal="penalty").metadata
    assert (said["illegal"], said["reward_range"]) == ("penalty", (-1.0, 1.0))
    assert said["illegal_means"].startswith("ends the game")


def test_an_illegal_action_costs_what_was_chosen() -> None:
    rules, position = moguls.game("mogul-2002").rules, begun("mogul-2002", 4, 7)
    legal = position.choices()
    assert played(rules, position, np.int64(legal[0]), legal, "error", RNG) == legal[0]
    with pytest.raises(IllegalMove, match=r"cannot bid: .*M02-L2"):
        played(rules, position, 1, legal, "error", RNG)
    with pytest.raises(
        UsageError, match="action 99 does not exist in mogul-2002; actions are 0 to 13"
    ):
        played(rules, position, 99, legal, "error", RNG)
    assert played(rules, position, 1, legal, "penalty", RNG) is None
    drawn = {played(rules, position, 1, legal, "draw", RNG) for _ in range(50)}
    assert drawn == set(legal)
    assert len(legal) > 1


def test_the_error_for_a_missing_package_says_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MogulsError, match=re.escape(command("pettingzoo"))) as caught:
        moguls.envs.aec("mogul-2002")
    assert isinstance(caught.value, ImportError)


@pytest.mark.parametrize("name", moguls.games())
def test_every_game_is_written_and_drawn_the_same_each_time(name: str) -> None:
    game = moguls.game(name)
    names = [f"player_{seat}" for seat in range(game.seats[0])]
    told = [
        board.text(game, begun(name, game.seats[0], 3, each), names) for each in ("native", "plain")
    ]
    assert told[0] == told[1]
    assert "player_0" in told[0]
    assert game.title in told[0]
    picture = board.picture(told[0])
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert (picture == board.picture(told[0])).all()
    assert picture.min() < 64 < picture.max()


def test_a_spectator_sees_no_hidden_card_and_a_seat_its_own() -> None:
    game, position = moguls.game("take-stock"), begun("take-stock", 3, 1)
    names = ["player_0", "player_1", "player_2"]
    assert "your hand" not in board.text(game, position, names)
    assert "your hand" in board.text(game, position, names, 1)


def test_lines_of_a_board_stay_apart_in_the_picture() -> None:
    lines = "━┃═║┄┆"
    assert len(set(lines.translate(board.NEAREST))) == 5  # both bars of a pair are one sign
    assert lines.translate(board.NEAREST).isascii()


def test_modes_of_render_are_known() -> None:
    game, position = moguls.game("moguli"), begun("moguli", 2, 1)
    with pytest.raises(UsageError, match="expected None, human, ansi, rgb_array"):
        board.checked("pygame")
    with pytest.raises(UsageError, match="render_mode=human or ansi"):
        board.shown(game, position, ["a", "b"], None)
