"""Training plan: game, seats, opponents, reward and time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moguls.envs.rewards import reward_of
from moguls.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from moguls.core.play.game import Game

MOST_MINUTES: Final = 10_000.0
SUFFIX: Final = ".npz"


@dataclass(frozen=True)
class TrainingPlan:
    """A training.

    Attributes:
        game: to learn, with its switches.
        seats: their number.
        out: the file of the policy (.npz); the checkpoint is in the same folder (.zip).
        minutes: of processor time in all, including earlier calls for the same file.
        opponents: bots of `moguls.vector`: one for all other seats, or one for each.
        reward: win, margin, rank or zero_sum (`moguls.envs.rewards`), at the end of a game. With
            wins alone a network learns nothing from opponents that it never beats.
        seed: of deals, bots and the network's first weights.
        tables: that are stepped together.
    """

    game: Game
    seats: int
    out: Path
    minutes: float = 20.0
    opponents: Sequence[str] = ("steady",)
    reward: str = "margin"
    seed: int = 1
    tables: int = 64

    def __post_init__(self) -> None:
        """Refuse invalid values.

        Raises:
            UsageError: with the valid values.
        """
        self.game.check_seats(self.seats)
        reward_of(self.reward)
        if not 0 < self.minutes <= MOST_MINUTES:
            msg = f"invalid minutes={self.minutes:g}: expected above 0 and up to {MOST_MINUTES:g}"
            raise UsageError(msg)
        if self.out.suffix != SUFFIX or not self.out.parent.is_dir():
            msg = f"invalid file {self.out}: expected NAME{SUFFIX} in an existing folder"
            raise UsageError(msg)

    @property
    def against(self) -> str | list[str]:
        """The opponents for `moguls.vector`."""
        return self.opponents[0] if len(self.opponents) == 1 else [*self.opponents]

    @property
    def checkpoint(self) -> Path:
        """The file from which training continues."""
        return self.out.with_suffix(".zip")
