"""Arguments of environments that are not possible: each is refused in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import moguls
import moguls.envs
from moguls import vector
from moguls.envs.setting import Setting
from moguls.errors import UsageError
from moguls.vector.plan import VectorPlan

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize("penalty", ["x", float("nan"), float("inf"), None, True])
def test_a_penalty_is_a_finite_number(penalty: Any) -> None:
    with pytest.raises(UsageError, match=r"^penalty=.* is not possible; expected a finite number$"):
        Setting.of("moguli", None, {"illegal": "penalty", "penalty": penalty})


@pytest.mark.parametrize("copy", ["no", 1, None])
def test_copy_is_a_truth_value(copy: Any) -> None:
    with pytest.raises(UsageError, match=r"copy=.* is not possible; expected False, True"):
        vector.tables("moguli", n=2, copy=copy)


UNREADY: dict[str, Callable[[Any], object]] = {
    "step": lambda tables: tables.step([0, 0]),
    "sample": lambda tables: tables.sample(np.random.default_rng(1)),
    "action_masks": lambda tables: tables.action_masks(),
    "observe": lambda tables: tables.observe(0),
}


@pytest.mark.parametrize("call", UNREADY)
def test_nothing_is_read_before_a_game_has_begun(call: str) -> None:
    tables = vector.tables("moguli", n=2)
    with pytest.raises(UsageError, match=r"no game has begun: call reset\(\) first"):
        UNREADY[call](tables)
    tables.reset()
    UNREADY["observe"](tables)


def test_objects_have_short_representations() -> None:
    game = moguls.game("moguli")
    assert repr(vector.tables("moguli", n=2)) == "<Tables moguli, 2 tables>"
    assert repr(vector.batch(game, 3, 2, 1)) == "<Batch moguli, 3 tables of 2 seats>"


@pytest.mark.slow
@pytest.mark.parametrize("cycles", [0, -1, 1.5, "x", True])
def test_cycles_are_a_positive_number(cycles: Any) -> None:
    pytest.importorskip("pettingzoo", reason="go.py test --slow installs it")
    with pytest.raises(UsageError, match=r"^max_cycles"):
        moguls.envs.aec("moguli", max_cycles=cycles)


@pytest.mark.slow
def test_an_agent_environment_refuses_unknown_agents_and_seeds() -> None:
    pytest.importorskip("pettingzoo", reason="go.py test --slow installs it")
    env = moguls.envs.aec("moguli")
    for seed in (-1, [1, 2], 1.5):
        with pytest.raises(UsageError, match=r"^seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]  # as some callers do
    env.reset(seed=1)
    for call in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(UsageError, match=r"'player_9' does not exist; agents are player_0"):
            call("player_9")
    assert repr(env) == "<MogulsAEC moguli, 2 agents>"


@pytest.mark.slow
def test_a_vector_environment_takes_the_enum_of_gymnasium_and_refuses_lists_of_seeds() -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="go.py test --slow installs it")
    mode = gymnasium.vector.AutoresetMode.SAME_STEP
    env = vector.make("moguli", n=2, autoreset=mode)
    assert env.metadata["autoreset_mode"] is mode
    with pytest.raises(UsageError, match="seed: a list is not possible; expected one integer"):
        env.reset(seed=[1, 2])  # type: ignore[arg-type]  # Gymnasium's signature allows it


@pytest.mark.parametrize("threads", [1, 2])
def test_nothing_is_played_after_close(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(VectorPlan, "fewest", 1)
    tables = vector.tables("moguli", n=2, threads=threads)
    tables.reset()
    before = tables.arrays.states.tobytes()
    tables.close()
    reset: Callable[[Any], object] = lambda tables: tables.reset()  # noqa: E731  # like the others
    for call in (*UNREADY.values(), reset):
        with pytest.raises(UsageError, match="it is closed"):
            call(tables)
    assert tables.arrays.states.tobytes() == before
