"""Training plan: game, seats, opponents, reward and number of decisions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from moguls.envs.rewards import reward_of
from moguls.errors import UsageError
from moguls.kernel.state.arguments import whole

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from moguls.core.play.game import Game

MOST_DECISIONS: Final = 10**12
SELF: Final = "self"  # the learner on all seats
SUFFIX: Final = ".npz"


@dataclass(frozen=True)
class TrainingPlan:
    """A training.

    Attributes:
        game: to learn, with its switches.
        seats: their number.
        out: the file of the policy (.npz); the checkpoint is in the same folder (.zip).
        decisions: of the learner in all, including earlier calls for the same file; rounded up to
            whole rollouts.
        opponents: bots of `moguls.vector`: one for all other seats, or one for each; "self": the
            learner plays all seats.
        reward: win, margin, rank or zero_sum (`moguls.envs.rewards`), at the end of a game. With
            wins alone a network learns nothing from opponents that it never beats.
        seed: of deals, bots and the network's first weights.
        tables: that are stepped together.
        tensorboard: folder of TensorBoard's logs, or None.
    """

    game: Game
    seats: int
    out: Path
    decisions: int = 1 << 20
    opponents: Sequence[str] = ("steady",)
    reward: str = "margin"
    seed: int = 1
    tables: int = 64
    tensorboard: Path | None = None

    def __post_init__(self) -> None:
        """Refuse invalid values.

        Raises:
            UsageError: with the valid values.
        """
        self.game.check_seats(self.seats)
        reward_of(self.reward)
        if not 1 <= whole(self.decisions, "decisions") <= MOST_DECISIONS:
            msg = f"invalid decisions={self.decisions}: expected 1 to {MOST_DECISIONS}"
            raise UsageError(msg)
        if SELF in self.opponents and len(self.opponents) > 1:
            msg = f"opponents {', '.join(self.opponents)}: {SELF} plays all seats, so name it alone"
            raise UsageError(msg)
        if self.out.suffix != SUFFIX or not self.out.parent.is_dir():
            msg = f"invalid file {self.out}: expected NAME{SUFFIX} in an existing folder"
            raise UsageError(msg)

    @property
    def is_self_play(self) -> bool:
        """Whether the learner plays all seats."""
        return SELF in self.opponents

    @property
    def against(self) -> str | list[str] | None:
        """The opponents for `moguls.vector`."""
        if self.is_self_play:
            return None
        return self.opponents[0] if len(self.opponents) == 1 else [*self.opponents]

    @property
    def checkpoint(self) -> Path:
        """The file from which training continues."""
        return self.out.with_suffix(".zip")
