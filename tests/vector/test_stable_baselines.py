"""VecEnv interface of stable-baselines3, with a stand-in for its base class."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import pytest

import moguls.vector
from moguls.errors import UsageError
from moguls.vector.stable_baselines import wrapped

if TYPE_CHECKING:
    from moguls.vector.stepping import Tables

VERBS = ("reset", "step_async", "step_wait", "close", "get_attr", "set_attr", "env_method")


class Base(ABC):
    """As `stable_baselines3.common.vec_env.VecEnv` 2.x begins."""

    verbs: ClassVar[tuple[str, ...]] = (*VERBS, "env_is_wrapped")

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space = num_envs, observation_space
        self.action_space, self._seeds = action_space, [11]
        assert self.get_attr("render_mode") == [None] * num_envs

    @abstractmethod
    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute of each."""

    def _reset_seeds(self) -> None:
        self._seeds = [0]

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def tables(monkeypatch: pytest.MonkeyPatch) -> Tables:
    module = ModuleType("stable_baselines3.common.vec_env")
    module.VecEnv = Base  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    for name in ("stable_baselines3", "stable_baselines3.common"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    made: Any = moguls.vector.tables(
        "mogul-2002", 3, n=3, opponents="random", autoreset="SameStep", copy=False
    )
    made.single_observation_space = made.single_action_space = made.render_mode = None
    return made  # type: ignore[no-any-return]


def test_it_has_the_verbs_and_tells_ends_as_learners_ask(tables: Tables) -> None:
    env = wrapped(tables)  # type: ignore[arg-type]  # without Gymnasium
    assert all(hasattr(env, verb) for verb in Base.verbs)
    seen, ended = env.reset(), np.zeros(3, bool)
    assert tables.arrays.games.tolist() == [0, 1, 2]
    rng, ends = np.random.default_rng(1), 0
    while not ends:
        masks = np.stack(env.env_method("action_masks"))
        actions = tables.sample(rng)
        assert masks[np.arange(3), actions].all()
        kept, was = (seen, ended), (seen.copy(), ended.copy())
        seen, rewards, ended, told = env.step(actions)
        # Learners write down what they acted on after they have acted.
        assert all((a == b).all() for a, b in zip(kept, was, strict=True))
        ends += int(ended.sum())
        assert rewards.dtype == np.float32
        for i, each in enumerate(told):
            assert ("terminal_observation" in each) == ended[i]
    last = int(np.flatnonzero(ended)[0])
    assert (told[last]["terminal_observation"] != seen[last]).any()
    assert env.env_method("action_masks", indices=1)[0].tolist() == env.action_masks()[1].tolist()
    assert env.env_is_wrapped(object, [0, 2]) == [False, False]
    env.close()


def test_tables_of_another_make_are_refused() -> None:
    made: list[dict[str, Any]] = [{"opponents": "random"}, {"autoreset": "SameStep"}]
    for options in made:
        other: Any = moguls.vector.tables("mogul-2002", n=2, **options)
        with pytest.raises(UsageError, match="SameStep"):
            wrapped(other)


@pytest.mark.usefixtures("tables")
def test_in_self_play_all_seats_learn_and_the_tables_say_what_all_are_paid() -> None:
    both: Any = moguls.vector.tables("mogul-2002", 3, n=2, autoreset="SameStep", reward="rank")
    both.single_observation_space = both.single_action_space = both.render_mode = None
    env, rng, ended = wrapped(both, self_play=True), np.random.default_rng(1), np.zeros(2, bool)
    env.reset()
    while not ended.any():
        seats = env.infos["seat"].copy()
        env.step_async(both.sample(rng))
        _, rewards, ended, _ = env.step_wait()
    table = int(ended.argmax())
    paid = env.infos["returns"][table]
    assert paid.sum() == 1.5
    assert rewards[table] == paid[seats[table]]
