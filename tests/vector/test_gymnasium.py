"""The tables as a vector environment of Gymnasium: its spaces, its modes, its wrappers."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import moguls.vector

gymnasium = pytest.importorskip("gymnasium", reason="go.py test --slow installs it")

pytestmark = pytest.mark.slow


def made(name: str, **options: Any) -> Any:
    return moguls.vector.make(name, **{"n": 3, **options})


@pytest.mark.parametrize("form", ["int16", "unit", "signed", "playing"])
@pytest.mark.parametrize("name", moguls.games())
def test_what_is_told_lies_in_the_spaces(name: str, form: str) -> None:
    env = made(name, observation=form, perfect_memory=True)
    seen, infos = env.reset(seed=1)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    for step in range(60):
        assert seen in env.observation_space
        assert seen.dtype == env.observation_space.dtype
        actions = env.sample(np.random.default_rng(step))
        assert actions in env.action_space
        assert infos["action_mask"].shape == (3, env.single_action_space.n)
        seen, rewards, ended, cut, infos = env.step(actions)
        assert (rewards.dtype, ended.dtype, cut.dtype) == (float, bool, bool)
    env.close()
    assert env.closed


@pytest.mark.parametrize("mode", gymnasium.vector.AutoresetMode)
def test_the_mode_is_said_in_gymnasiums_own_words(mode: Any) -> None:
    assert made("moguli", autoreset=mode.value).metadata["autoreset_mode"] is mode


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_a_single_environment_in_gymnasiums_own_vector_ends_alike(mode: str) -> None:
    """At the end of a game each mode agrees with `SyncVectorEnv`."""
    modes = gymnasium.vector.AutoresetMode
    theirs = gymnasium.vector.SyncVectorEnv(
        [lambda: gymnasium.make("Moguls/Mogul2002-v0", seats=3, opponents="random", seat=0)],
        autoreset_mode=modes(mode),
    )
    ours = made("mogul-2002", seats=3, n=1, opponents="random", seat=0, autoreset=mode)
    for env in (theirs, ours):
        _, infos = env.reset(seed=3)
        ended, rng = np.array([False]), np.random.default_rng(0)
        while not ended[0]:
            legal = np.flatnonzero(infos["action_mask"][0])
            seen, _, ended, _, infos = env.step(np.array([rng.choice(legal)]))
        assert ("final_obs" in infos) == (mode == "SameStep")
        assert infos["action_mask"][0].any() == (mode == "SameStep")
        if mode == "NextStep":
            seen, rewards, ended, _, infos = env.step(np.array([0]))
            assert (rewards[0], ended[0]) == (0.0, False)
            assert infos["action_mask"][0].any()
        if mode == "Disabled":
            seen, infos = env.reset(options={"reset_mask": np.array([True])})
            assert infos["action_mask"][0].any()
        assert seen.shape == (1, 110)


def test_wrappers_of_gymnasium_go_around_it() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(made("moguli", opponents="random"))
    _, infos = env.reset(seed=2)
    ends = 0
    while ends < 3:
        actions = env.unwrapped.sample(np.random.default_rng(ends))
        _, _, ended, _, infos = env.step(actions)
        ends += int(ended.sum())
    assert "episode" in infos


def test_gymnasium_makes_it_by_its_id() -> None:
    code = (
        "import gymnasium, moguls.envs\n"
        "env = gymnasium.make_vec('Moguls/Mogul2002-v0', num_envs=5,"
        " vectorization_mode='vector_entry_point', seats=3, opponents='random')\n"
        "print(type(env.unwrapped).__name__, env.reset(seed=1)[0].shape)\n"
    )
    told = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert told == "MogulsVectorEnv (5, 110)\n"
