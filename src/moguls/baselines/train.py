"""Training by number of decisions, which goes on where it was stopped."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import moguls.vector
from moguls.envs.extras import need
from moguls.envs.rewards import range_of
from moguls.errors import UsageError
from moguls.kernel.engines.scaling import scale_id
from moguls.kernel.rules.chance import stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.baselines.plan import TrainingPlan
    from moguls.bots.saved.network import About
    from moguls.vector.gymnasium_env import MogulsVectorEnv

OBSERVATION: Final = "signed"
KEEP_EVERY: Final = 60.0  # seconds of processor time
GAMES: Final = 1000  # of which the mean reward is told


@dataclass(frozen=True)
class Progress:
    """How far training is.

    Attributes:
        cpu_s: seconds of processor time, in all.
        steps: decisions of the learner, in all.
        reward: the learner's mean in the last `GAMES` games of this call, as the plan rewards;
            None before any, and in self-play.
    """

    cpu_s: float
    steps: int
    reward: float | None


def train(plan: TrainingPlan, tell: Callable[[Progress], None] = lambda _: None) -> Progress:
    """Train a policy and save it; the same call goes on from what was saved each minute.

    Args:
        plan: what is trained.
        tell: called each time that the policy is saved.

    Returns:
        How far it is.

    Raises:
        MissingExtra: stable-baselines3 is not installed; says what to type.
        NoNativeCode: there is neither a library nor a compiler.
        UsageError: the file holds another policy, or an opponent cannot be one.
    """
    need("sb3_contrib", "baselines")
    if plan.tensorboard is not None:
        need("tensorboard", "tensorboard")
    from moguls.baselines import ppo  # noqa: PLC0415  # it imports PyTorch

    before = _before(plan)
    if before is not None and before.steps >= plan.decisions:
        return before
    env = _tables(plan, before.steps if before else 0)
    try:
        tables = ppo.scaled(env, largest(plan))
        model = (
            ppo.new(tables, plan.seed, plan.tensorboard)
            if before is None
            else ppo.resumed(plan.checkpoint, tables, plan.tensorboard)
        )
        saver = _Saver(plan, model, tell, before.cpu_s if before else 0.0)
        ppo.learn(model, plan.decisions - (before.steps if before else 0), saver)
        return saver.keep()
    finally:
        env.close()


def largest(plan: TrainingPlan) -> float:
    """Return the largest reward, by which all are divided for the network."""
    return range_of(plan.reward, plan.game, plan.seats)[1]


def _tables(plan: TrainingPlan, steps: int) -> MogulsVectorEnv:
    """Return tables whose native code is there, so that no compiling is counted as training.

    Args:
        plan: what is trained.
        steps: that have been learned from; each time that training goes on it sees other games.
    """
    options: dict[str, object] = {"opponents": plan.against, "seed": stream(plan.seed, steps) >> 1}
    options |= {"observation": OBSERVATION, "reward": plan.reward, "autoreset": "SameStep"}
    options |= plan.game.options
    env = moguls.vector.make(plan.game.name, plan.seats, plan.tables, **options)
    env.reset()
    env.step(env.sample(np.random.default_rng(0)))
    return env


@dataclass
class _Saver:
    """Saves the policy each minute."""

    plan: TrainingPlan
    model: Any
    tell: Callable[[Progress], None]
    before: float
    start: float = field(init=False)
    last_save: float = field(init=False)
    games: deque[float] = field(default_factory=lambda: deque(maxlen=GAMES))

    def __post_init__(self) -> None:
        """Begin to count."""
        self.start = self.last_save = process_time()

    def __call__(self, local: dict[str, Any], _: object) -> bool:
        """Count the games of a step of all tables; return that training continues."""
        if not self.plan.is_self_play:
            self._count(local["rewards"][local["dones"]].tolist())
        if process_time() - self.last_save >= KEEP_EVERY:
            self.last_save = process_time()
            self.keep()
        return True

    def _count(self, rewards: list[float]) -> None:
        from moguls.baselines import ppo  # noqa: PLC0415  # it imports PyTorch

        self.games.extend(rewards)
        if rewards:
            ppo.record(self.model, "moguls/mean_reward", self._reward() or 0.0)

    def _spent(self) -> float:
        """Return the seconds of processor time in all."""
        return self.before + process_time() - self.start

    def _reward(self) -> float | None:
        return largest(self.plan) * sum(self.games) / len(self.games) if self.games else None

    def keep(self) -> Progress:
        """Save the policy and the checkpoint."""
        from moguls.baselines import ppo  # noqa: PLC0415  # it imports PyTorch

        now = Progress(self._spent(), int(self.model.num_timesteps), self._reward())
        ppo.keep(self.model, self.plan.checkpoint)
        ppo.network(self.model, _about(self.plan, now)).save(self.plan.out)
        self.tell(now)
        return now


def _about(plan: TrainingPlan, now: Progress) -> About:
    from moguls.bots.saved import network  # noqa: PLC0415  # it is slow to import

    trained: dict[str, str | float | list[str]] = {
        "algorithm": "MaskablePPO",
        "opponents": [*plan.opponents],
        "reward": plan.reward,
        "seed": plan.seed,
        "cpu_s": round(now.cpu_s, 1),
        "steps": now.steps,
    }
    return network.About(
        game=plan.game.name,
        seats=plan.seats,
        options=dict(plan.game.options),
        observation=OBSERVATION,
        perfect_memory=False,
        trained=trained,
        scale=scale_id(plan.game.rules.planes, OBSERVATION),
    )


def _before(plan: TrainingPlan) -> Progress | None:
    """Return the progress of an earlier call; None without one.

    Raises:
        UsageError: the files are of another training, or the checkpoint is missing.
    """
    from moguls.bots.saved.network import load  # noqa: PLC0415  # it imports NumPy

    if not plan.out.exists():
        return None
    there = load(plan.out).about
    new = _about(plan, Progress(0, 0, None))
    before, now = (_identity(about) for about in (there, new))
    differ = [name for name in now if before[name] != now[name]]
    if differ:
        name = differ[0]
        msg = f"{plan.out} is from another training run, with {name}={before[name]!r} instead of"
        msg += f" {now[name]!r}; name another file"
        raise UsageError(msg)
    if not plan.checkpoint.exists():
        msg = f"{plan.checkpoint} is missing, and training cannot continue without it; delete"
        msg += f" {plan.out} to begin again, or name another file"
        raise UsageError(msg)
    return Progress(_number(there.trained["cpu_s"]), int(_number(there.trained["steps"])), None)


def _identity(about: About) -> dict[str, object]:
    """Return the fields that a continued training must have in common."""
    trained = {name: about.trained.get(name) for name in ("opponents", "reward", "seed")}
    return {"game": about.game, "seats": about.seats, "options": about.options, **trained}


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
