"""Gymnasium's own check for every game, and what a learner among bots is told."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import moguls
from moguls.envs.registration import IDS
from moguls.errors import IllegalMove, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

gymnasium = pytest.importorskip("gymnasium", reason="go.py test --slow installs it")

pytestmark = pytest.mark.slow


def made(name: str, **options: Any) -> Any:
    return gymnasium.make(IDS[name], **options).unwrapped


@pytest.mark.parametrize("illegal", [{}, {"illegal": "draw"}])
@pytest.mark.parametrize("name", moguls.games())
def test_the_check_of_gymnasium_passes(name: str, illegal: dict[str, str]) -> None:
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415  # an extra

    for options in ({"seat": 0, "engine": "plain"}, {"observation": "signed"}):
        check_env(made(name, **illegal, render_mode="ansi", **options))


def test_an_id_that_names_the_package_needs_no_import() -> None:
    program = (
        "import gymnasium; env = gymnasium.make('moguls.envs:Moguls/Mogul2002-v0', seats=3, seat=1)"
        "; print(env.reset(seed=1)[1]['seat'])"
    )
    command = [sys.executable, "-W", "error", "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("1\n", "")


def steps(env: Any, seed: int) -> Iterator[tuple[Any, float, bool, dict[str, Any]]]:
    rng = np.random.default_rng(seed)
    legal, done = env.action_masks(), False
    while not done:
        seen, reward, done, truncated, info = env.step(int(rng.choice(np.flatnonzero(legal))))
        assert not truncated
        legal = info["action_mask"]
        yield seen, reward, done, info


@pytest.mark.parametrize("name", moguls.games())
def test_a_game_pays_the_learner_at_its_end(name: str) -> None:
    env = made(name, reward="margin", opponents="random", engine="native")
    _, info = env.reset(seed=4)
    told = list(steps(env, 2))
    assert [reward for _, reward, done, _ in told if not done] == [0.0] * (len(told) - 1)
    assert told[-1][1] == env.setting.returns(env.position)[info["seat"]]
    assert all(env.observation_space.contains(seen) for seen, *_ in told)
    with pytest.raises(UsageError, match=r"call reset\(\) to begin another"):
        env.step(0)


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    fixed, free = made("mogul-2002", seats=3, seat=2), made("mogul-2002", seats=3)
    for env, seats in ((fixed, {2}), (free, {0, 1, 2})):
        sat = set()
        for seed in range(12):
            _, info = env.reset(seed=seed)
            assert env.position.turn == info["seat"]
            sat.add(info["seat"])
        assert sat == seats


def test_masks_are_those_of_the_table() -> None:
    env = made("mogul-2013", opponents="random")
    _, info = env.reset(seed=1)
    assert np.flatnonzero(info["action_mask"]).tolist() == env.position.choices()
    assert (env.action_masks() == info["action_mask"]).all()
    assert env.action_masks().dtype == bool


def test_an_illegal_action_costs_what_was_chosen() -> None:
    assert made("mogul-2002").setting.illegal == "penalty"
    env = made("mogul-2002", seats=4, seat=0, illegal="error")
    env.reset(seed=7)
    with pytest.raises(IllegalMove, match="cannot bid"):
        env.step(1)
    env = made("mogul-2002", seats=4, seat=0, illegal="penalty", penalty=-2.0)
    env.reset(seed=7)
    _, reward, terminated, _, info = env.step(1)
    assert (reward, terminated, info["illegal"], info["played"]) == (-2.0, True, 1, None)
    env = made("mogul-2002", seats=4, seat=0, illegal="draw")
    env.reset(seed=7)
    _, reward, terminated, _, info = env.step(1)
    assert (reward, terminated, info["illegal"]) == (0.0, False, 1)
    assert info["played"] in {2, 3}
    assert env.metadata["illegal"] == "draw"


def test_copies_and_pickles_play_on_alike() -> None:
    env = made("take-stock", seats=3, opponents="random")
    env.reset(seed=9)
    pickled = pickle.loads(pickle.dumps(env))  # noqa: S301  # our own
    ends = []
    for each in (env, copy.deepcopy(env), pickled):
        list(steps(each, 3))
        last = each.position.bytes
        each.reset()
        ends.append((last, each.position.bytes))
    assert ends[0] == ends[1] == ends[2]


def test_a_strong_bot_beats_a_learner_that_plays_at_random() -> None:
    env = made("mogul-2002", seats=3, opponents="steady")
    won = []
    for seed in range(30):
        env.reset(seed=seed)
        won.append(list(steps(env, seed))[-1][1])
    assert sum(won) / len(won) < 0.2  # a fair share is a third


def test_what_is_asked_for_too_early_is_told() -> None:
    with pytest.raises(UsageError, match=r"call reset\(\) first"):
        made("moguli").step(0)
    with pytest.raises(UsageError, match="seats are 0 to 2"):
        made("mogul-2002", seats=3, seat=3)


@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")  # it warns of the error, too
def test_environments_in_processes_report_the_rule_of_an_illegal_action() -> None:
    envs = gymnasium.vector.AsyncVectorEnv(
        [lambda: gymnasium.make(f"moguls.envs:{IDS['mogul-2002']}", seat=0, illegal="error")] * 2,
        context="spawn",
    )
    try:
        _, infos = envs.reset(seed=1)
        forbidden = np.flatnonzero(~infos["action_mask"][0].astype(bool))[:1]
        with pytest.raises(IllegalMove, match=r"\(M02-"):
            envs.step(np.repeat(forbidden, 2))
    finally:
        envs.close(terminate=True)
