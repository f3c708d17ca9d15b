"""What is trained: a game, its seats, the opponents, and for how long."""

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
class Plan:
    """A training.

    Attributes:
        game: that is learned, with its switches.
        seats: how many.
        out: the file of the policy (.npz); what training goes on from lies beside it (.zip).
        minutes: of processor time in all, those of earlier calls for the same file included.
        opponents: bots of `moguls.vector`: one for all other seats, or one for each.
        reward: win, margin, rank or zero_sum (`moguls.envs.rewards`), paid when a game ends. By its
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
        """Refuse what cannot be.

        Raises:
            UsageError: says what can.
        """
        self.game.check_seats(self.seats)
        reward_of(self.reward)
        if not 0 < self.minutes <= MOST_MINUTES:
            msg = f"minutes={self.minutes:g} is not possible: above 0 and up to {MOST_MINUTES:g}"
            raise UsageError(msg)
        if self.out.suffix != SUFFIX or not self.out.parent.is_dir():
            msg = f"{self.out}: name a file that ends with {SUFFIX}, in a folder that is there"
            raise UsageError(msg)

    @property
    def against(self) -> str | list[str]:
        """The opponents as `moguls.vector` takes them."""
        return self.opponents[0] if len(self.opponents) == 1 else [*self.opponents]

    @property
    def kept(self) -> Path:
        """The file that training goes on from."""
        return self.out.with_suffix(".zip")
