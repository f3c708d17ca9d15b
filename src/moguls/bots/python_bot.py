"""Python bots: the protocol `Bot`, and the `DecisionPoint` that it is given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from moguls.core.play.configured import ConfiguredRules
    from moguls.kernel.state.layout import State


@dataclass(frozen=True)
class DecisionPoint:
    """A decision of one seat, with all that the seat may know and nothing else.

    Attributes:
        game: name, house rules (`options`) and rules of the game.
        seats: the number of seats.
        seat: the seat on turn, from 0, clockwise.
        ply: the number of decisions before this one, of all seats.
        view: what the seat may know: `Playthrough.view(seat)`.
        legal: the legal moves, in the notation of records; never empty.
        events: the events since the bot's last decision in this game that the seat may know;
            at the first decision, all since the deal.
        seed: for random choices; the same at the same decision of a game with the same seed.
        state: the state of the game in which all that the seat cannot know is wiped.
    """

    game: ConfiguredRules
    seats: int
    seat: int
    ply: int
    view: dict[str, Any]
    legal: tuple[str, ...]
    events: list[dict[str, Any]]
    seed: int
    state: State


class Bot(Protocol):
    """A bot written in Python.

    An attribute `name` is optional; without it a bot is called like its class.
    """

    def choose(self, decision: DecisionPoint) -> str:
        """Return one of `decision.legal`."""
