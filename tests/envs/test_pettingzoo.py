"""PettingZoo's own suite for every game, every number of seats, native and plain; and ours."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import moguls
import moguls.envs
from moguls.errors import IllegalMove, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterator

pytest.importorskip("pettingzoo", reason="go.py test --slow installs it")

pytestmark = [
    pytest.mark.slow,
    # What the suite remarks on each environment whose observations are dictionaries with masks.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
TABLES = [(name, seats) for name in moguls.games() for seats in moguls.game(name).seats]
CYCLES = {"native": 300, "plain": 40}


@pytest.mark.parametrize("engine", CYCLES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_suite_of_pettingzoo_passes(name: str, seats: int, engine: str) -> None:
    from pettingzoo.test import api_test, render_test, seed_test  # noqa: PLC0415  # an extra

    def made(render_mode: str | None = None) -> Any:
        return moguls.envs.aec(name, seats, engine=engine, render_mode=render_mode)

    api_test(made(), num_cycles=CYCLES[engine])
    seed_test(made, num_cycles=CYCLES[engine] // 10)
    render_test(made)


@pytest.mark.parametrize("observation", ["unit", "signed"])
def test_the_suite_passes_in_the_other_forms(observation: str) -> None:
    from pettingzoo.test import api_test  # noqa: PLC0415  # an extra

    options: dict[str, Any] = {"perfect_memory": True, "reward": "margin"}
    api_test(moguls.envs.aec("take-stock", 3, observation=observation, **options), num_cycles=100)


def steps(env: Any, seed: int) -> Iterator[tuple[str, Any, float, bool, dict[str, Any]]]:
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        yield agent, seen, reward, terminated or truncated, info
        legal = np.flatnonzero(info["action_mask"])
        env.step(None if terminated or truncated else int(rng.choice(legal)))


@pytest.mark.parametrize("reward", ["win", "margin", "rank", "zero_sum"])
def test_rewards_come_at_the_end_and_are_those_of_the_table(reward: str) -> None:
    env = moguls.envs.aec("mogul-2002", seats=3, reward=reward)
    env.reset(seed=5)
    got: dict[str, float] = {}
    for agent, _, given, done, _ in steps(env, 1):
        got[agent] = given
        assert done or given == 0
    assert [got[agent] for agent in env.possible_agents] == env.setting.returns(env.position)


def test_masks_stand_in_observation_and_info_and_only_whose_turn_it_is_may_act() -> None:
    env = moguls.envs.aec("mogul-2013", seats=4)
    env.reset(seed=2)
    for ply, (agent, seen, _, done, info) in enumerate(steps(env, 3)):
        legal = [] if done else env.position.choices()
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert (seen["action_mask"] == info["action_mask"]).all()
        others = [each for each in env.agents if each != agent]
        assert not any(env.observe(each)["action_mask"].any() for each in others[:2])
        if ply == 60:
            break


def test_an_illegal_action_raises_by_default_and_leaves_the_game_as_it_was() -> None:
    env = moguls.envs.aec("mogul-2002", seats=4)
    env.reset(seed=7)
    before = env.position.bytes
    with pytest.raises(IllegalMove, match="M02-L2"):
        env.step(1)
    assert env.position.bytes == before
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"])[0]))


def test_a_penalty_ends_the_game_for_all_and_falls_on_the_offender() -> None:
    env = moguls.envs.aec("mogul-2002", seats=3, illegal="penalty", penalty=-5.0)
    env.reset(seed=7)
    offender = env.agent_selection
    env.step(1)
    assert env.infos[offender]["illegal"] == 1
    got = {agent: (reward, done) for agent, _, reward, done, _ in steps(env, 0)}
    assert got == {a: (-5.0 if a == offender else 0.0, True) for a in env.possible_agents}


def test_a_drawn_action_is_told() -> None:
    env = moguls.envs.aec("mogul-2002", seats=3, illegal="draw")
    env.reset(seed=7)
    agent, legal = env.agent_selection, env.position.choices()
    env.step(1)
    assert env.infos[agent]["illegal"] == 1
    assert env.infos[agent]["played"] in legal


def test_the_state_has_what_every_agent_knows() -> None:
    env = moguls.envs.aec("take-stock", seats=4, observation="unit")
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    assert env.state().shape == (4 * env.setting.observer.size,)


def test_max_cycles_cuts_the_game_short() -> None:
    env = moguls.envs.aec("mogul-2002", seats=3, max_cycles=10)
    env.reset(seed=1)
    ended = [agent for agent, _, _, done, _ in steps(env, 2) if done]
    assert sorted(ended) == env.possible_agents
    assert not env.position.over


@pytest.mark.parametrize("name", moguls.games())
def test_copies_and_pickles_play_on_alike(name: str) -> None:
    env = moguls.envs.aec(name)
    env.reset(seed=4)
    for ply, _ in enumerate(steps(env, 5)):
        if ply == 25:
            break
    pickled = pickle.loads(pickle.dumps(env))  # noqa: S301  # our own
    twins = [copy.deepcopy(env), pickled]
    ends = []
    for each in (env, *twins):
        told = [(agent, reward) for agent, _, reward, _, _ in steps(each, 6)]
        last = each.position.bytes
        each.reset()
        ends.append((told, last, each.position.bytes))  # the next deal, too
    assert ends[0] == ends[1] == ends[2]


def test_a_seed_gives_the_same_games_and_another_seed_others() -> None:
    env = moguls.envs.aec("take-stock", seats=3)
    dealt = []
    for seed in (1, None, 1, None, 2):
        env.reset(seed=seed)
        dealt.append(env.position.bytes)
    assert dealt[:2] == dealt[2:4]
    assert len(set(dealt)) == 3


def test_what_is_asked_for_too_early_is_told() -> None:
    with pytest.raises(UsageError, match=r"call reset\(\) first"):
        moguls.envs.aec("moguli").last()
    with pytest.raises(UsageError, match=r"call reset\(\) first"):
        moguls.envs.aec("moguli").step(0)
