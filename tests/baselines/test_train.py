"""Training goes on where it was stopped; the learner itself is another one here, without PyTorch.

That MaskablePPO learns is not tested: docs/baselines.md says what was tried by hand.
"""

import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import moguls
import moguls.baselines
from moguls.baselines import TrainingPlan, train
from moguls.bots.saved.network import load
from moguls.errors import UsageError
from tests.bots.policies import of_biases

module: Any = sys.modules["moguls.baselines.train"]


class Learner:
    """Counts steps."""

    def __init__(self, tables: str, steps: int) -> None:
        self.tables, self.num_timesteps = tables, steps
        self.records: list[tuple[str, float]] = []


class Clock:
    """Processor time: 5 seconds more each time that one looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 5
        return self.now


class Tables:
    """Vector tables that record their closing."""

    def __init__(self, steps: int) -> None:
        self.steps, self.closed = steps, False

    def close(self) -> None:
        self.closed = True


def learn(model: Learner, decisions: int, on_step: Callable[..., bool]) -> None:
    """Let games end with 0.25 and 0.75 of the largest reward, 100 decisions a step."""
    rewards, dones = np.array([0.25, 9.0, 0.75]), np.array([True, False, True])
    for _ in range(0, decisions, 100):
        model.num_timesteps += 100
        assert on_step({"rewards": rewards, "dones": dones}, {})


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Tables]:
    """Put a learner in the place of PyTorch's; return the tables that were made."""
    tables: list[Tables] = []
    fake: Any = ModuleType("moguls.baselines.ppo")
    fake.scaled = lambda env, largest: f"{env.steps} by {largest}"
    fake.new = lambda env, _seed, _logs: Learner(env, 0)
    fake.resumed = lambda path, env, _logs: Learner(env, int(path.read_text()))
    fake.record = lambda model, name, value: model.records.append((name, value))
    fake.learn, fake.network = learn, lambda _model, about: of_biases(about, {})
    fake.keep = lambda model, path: path.write_text(str(model.num_timesteps))
    monkeypatch.setitem(sys.modules, "moguls.baselines.ppo", fake)
    monkeypatch.setattr(moguls.baselines, "ppo", fake, raising=False)
    monkeypatch.setitem(sys.modules, "sb3_contrib", ModuleType("sb3_contrib"))
    monkeypatch.setattr(module, "process_time", Clock())

    def make(_plan: TrainingPlan, steps: int) -> Tables:
        tables.append(Tables(steps))
        return tables[-1]

    monkeypatch.setattr(module, "_tables", make)
    return tables


@pytest.fixture
def plan(tmp_path: Path) -> TrainingPlan:
    return TrainingPlan(
        moguls.game("mogul-2002"), 3, tmp_path / "p.npz", decisions=1500, reward="win"
    )


def test_it_saves_each_minute_and_ends_with_the_decisions(
    plan: TrainingPlan, made: list[Tables]
) -> None:
    told: list[Any] = []

    done = train(plan, told.append)

    assert done.steps == 1500
    assert len(told) > 1
    assert all(b.cpu_s - a.cpu_s >= 60 for a, b in pairwise(told[:-1]))
    assert done.reward == 0.5
    about = load(plan.out).about
    assert (about.game, about.seats, about.trained["steps"]) == ("mogul-2002", 3, done.steps)
    assert made[0].closed


def test_it_goes_on_from_what_was_saved_until_the_decisions_are_made(
    plan: TrainingPlan, made: list[Tables]
) -> None:
    first = train(plan)

    same = train(plan)
    more = train(replace(plan, decisions=4000))

    assert same.cpu_s == pytest.approx(first.cpu_s, abs=0.1)
    assert same.steps == first.steps
    assert more.steps == 4000
    assert more.cpu_s > first.cpu_s
    assert [tables.steps for tables in made] == [0, first.steps]


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"opponents": ("hard",)}, "with opponents=['steady'] instead of ['hard']"),
        ({"seats": 4}, "with seats=3 instead of 4"),
        ({"reward": "rank"}, "with reward='win' instead of 'rank'"),
        ({"game": moguls.game("moguli"), "seats": 2}, "with game='mogul-2002' instead of 'moguli'"),
    ],
)
@pytest.mark.usefixtures("made")
def test_the_file_of_another_training_is_left_alone(
    plan: TrainingPlan, changed: dict[str, Any], says: str
) -> None:
    train(plan)
    before = plan.out.read_bytes()

    with pytest.raises(UsageError) as refused:
        train(replace(plan, **changed))

    assert says in str(refused.value)
    assert plan.out.read_bytes() == before


@pytest.mark.usefixtures("made")
def test_it_says_that_what_it_goes_on_from_is_missing(plan: TrainingPlan) -> None:
    train(plan)
    plan.checkpoint.unlink()

    with pytest.raises(UsageError, match=r"p\.zip is missing"):
        train(replace(plan, decisions=4000))


@pytest.mark.usefixtures("made")
def test_self_play_names_itself_alone_and_has_no_mean_reward(plan: TrainingPlan) -> None:
    with pytest.raises(UsageError, match="opponents self, steady: self plays all seats"):
        replace(plan, opponents=("self", "steady"))
    own = replace(plan, opponents=("self",))
    assert own.against is None
    assert train(own).reward is None
    assert load(plan.out).about.trained["opponents"] == ["self"]


def test_without_tensorboard_it_says_what_to_install(
    plan: TrainingPlan, made: list[Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "tensorboard", None)
    with pytest.raises(UsageError, match=r"tensorboard is missing: .*\[tensorboard\]"):
        train(replace(plan, tensorboard=plan.out.parent / "logs"))
    assert made == []
    assert not plan.out.exists()
