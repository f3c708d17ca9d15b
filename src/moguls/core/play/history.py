"""A game up to a moment, and the same moment with all drawn anew that one seat cannot know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules
    from moguls.core.rules import Deal, Steps


@dataclass(frozen=True)
class History:
    """A game from its deal up to a moment.

    Attributes:
        game: the game and its house rules.
        deal: every outcome of chance in the setup, in the format of records.
        steps: actions and outcomes of chance, in the format of records.
        states: the state after 0, 1, 2, … steps; read them, never write them.
    """

    game: ConfiguredRules
    deal: Deal
    steps: Steps
    states: list[Any]

    @property
    def options(self) -> dict[str, str]:
        """The switches that differ from their default."""
        return self.game.options

    def redeal(self, seat: int, rng: int) -> tuple[Deal, Steps]:
        """Return deal and steps of a game that a seat could not have told from this one so far.

        What it cannot know at the end has been drawn again (`redeal`); every move is the same.

        Args:
            seat: who sits down there.
            rng: where the random numbers begin, 64 bits.
        """
        rewrite = self.game.rules.codec.redeal_history
        return (self.deal, self.steps) if rewrite is None else rewrite(self, seat, rng)
