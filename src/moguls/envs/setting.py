"""Setting of an environment: game, observation, reward, and treatment of illegal actions."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import moguls
from moguls.envs import rewards
from moguls.envs.board import MODES
from moguls.envs.illegal import WAYS, check_way
from moguls.envs.observations import Observer
from moguls.envs.positions import standing
from moguls.errors import UsageError
from moguls.kernel.state.arguments import whole

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from moguls.core.play.game import Game
    from moguls.kernel.engines.base import Engine
    from moguls.kernel.engines.position import Position

ENGINES: Final = ("auto", "native", "plain")


@dataclass(frozen=True)
class Setting:
    """What an environment is made with.

    Attributes:
        game: the game and its house rules.
        seats: how many; None takes 4, or the nearest that the game allows.
        reward: win, margin, rank or zero_sum (`envs.rewards`), given when the game ends.
        observation: int16, the planes as they are; unit or signed, float32 from 0 or -1 to 1.
        perfect_memory: observe all that a seat can know, not only what lies before it.
        illegal: error, penalty or draw (`envs.illegal`).
        penalty: what an illegal action is rewarded with under `penalty`.
        engine: auto, native or plain.
    """

    game: Game
    seats: int
    reward: str = "win"
    observation: str = "int16"
    perfect_memory: bool = False
    illegal: str = "error"
    penalty: float = -1.0
    engine: str = "auto"

    @classmethod
    def of(cls, name: str, seats: int | None, options: dict[str, Any]) -> Setting:
        """Return a setting by the game's name; options that it does not have are switches.

        Raises:
            UsageError: something is asked for that does not exist; says what does.
        """
        own = {field.name for field in fields(cls)} - {"game", "seats"}
        chosen = {key: value for key, value in options.items() if key in own}
        switches = {key: value for key, value in options.items() if key not in own}
        game = moguls.game(name, **switches)
        count = game.default_seats if seats is None else whole(seats, "seats")
        return cls(game, count, **chosen)

    def __post_init__(self) -> None:
        """Refuse what does not exist.

        Raises:
            UsageError: says what does.
        """
        self.game.check_seats(self.seats)
        rewards.reward_of(self.reward)
        check_way(self.illegal)
        if self.engine not in ENGINES:
            msg = f"engine={self.engine!r} is not possible; expected {', '.join(ENGINES)}"
            raise UsageError(msg)
        if not isinstance(self.perfect_memory, bool):
            msg = f"perfect_memory={self.perfect_memory!r} is not possible; expected False, True"
            raise UsageError(msg)
        if not _is_finite(self.penalty):
            msg = f"penalty={self.penalty!r} is not possible; expected a finite number"
            raise UsageError(msg)
        self.observer  # noqa: B018  # it refuses a form that does not exist

    def __deepcopy__(self, memo: dict[int, object]) -> Setting:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        chosen = {f.name: getattr(self, f.name) for f in fields(self)[2:]}
        return _setting, (self.game.rules.key, self.seats, {**self.game.options, **chosen})

    @cached_property
    def observer(self) -> Observer:
        """What writes observations."""
        return Observer(self.game, self.observation, perfect_memory=self.perfect_memory)

    @cached_property
    def reward_range(self) -> tuple[float, float]:
        """The least and the most that a seat can be rewarded with, penalties included."""
        low, high = rewards.range_of(self.reward, self.game, self.seats)
        if self.illegal != "penalty":
            return low, high
        return min(low, self.penalty), max(high, self.penalty)

    @property
    def metadata(self) -> dict[str, Any]:
        """What an environment says of itself."""
        return {
            "name": self.game.rules.key.replace("-", "_"),
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
            "reward": self.reward,
            "reward_range": self.reward_range,
            "illegal": self.illegal,
            "illegal_means": WAYS[self.illegal],
            "observation": self.observation,
            "perfect_memory": self.perfect_memory,
        }

    @property
    def num_actions(self) -> int:
        """How many actions there are, legal or not."""
        return self.game.rules.num_actions

    @cached_property
    def played_by(self) -> Engine:
        """What plays the game.

        Raises:
            NoNativeCode: native code is required, and there is none.
        """
        if self.engine == "plain":
            return self.game.plain()
        return self.game.native_engine() if self.engine == "native" else self.game.engine()

    def deal(self, rng: np.random.Generator) -> Position:
        """Deal a game by a number that the generator draws."""
        return self.played_by.begin(self.seats, int(rng.integers(1 << 63)))

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """Return 1 for each action that is legal."""
        mask = np.zeros(self.num_actions, np.int8)
        mask[legal] = 1
        return mask

    def returns(self, position: Position) -> list[float]:
        """Return the reward of each seat, as the game stands."""
        points, winners = standing(self.game.rules, position, self.seats)
        return rewards.reward_of(self.reward)(points, winners)


def _is_finite(number: object) -> bool:
    return type(number) in (int, float) and isfinite(number)  # type: ignore[arg-type]


def _setting(name: str, seats: int, options: dict[str, Any]) -> Setting:
    """Return a pickled setting."""
    return Setting.of(name, seats, options)
