"""Tables of both editions of Mogul for common tests."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import moguls
from moguls.core.play.game import Game
from moguls.core.play.playthrough import Playthrough
from tests import tables
from tests.games.mogul2013 import positions


@dataclass(frozen=True)
class Edition:
    """One edition.

    Attributes:
        name: name of the game.
        seats: greatest number of seats.
        at_auction, at_choice, at_the_end: make a table in an auction, at the winner's choice, and
            after the crash.
        runner_up_passes: the runner-up's move that changes least.
        crash_places: number of bottom cards among which the crash is.
        share: a kind of card besides blue/brown.
        more: further fields of a table.
    """

    name: str
    seats: int
    at_auction: Callable[..., Playthrough]
    at_choice: Callable[..., Playthrough]
    at_the_end: Callable[..., Playthrough]
    runner_up_passes: str
    crash_places: int
    share: str
    more: dict[str, Any]

    @property
    def game(self) -> Game:
        return moguls.game(self.name)


EDITIONS = (
    Edition(
        "mogul-2002",
        6,
        tables.at_auction,
        tables.at_actions,
        tables.at_the_end,
        "sell 0",
        crash_places=5,
        share="yellow/green",
        more={"shares": [{"yellow": 2}, {}, {"blue": 1}]},
    ),
    Edition(
        "mogul-2013",
        5,
        positions.at_auction,
        positions.at_option,
        positions.at_the_end,
        "nothing",
        crash_places=4,
        share="yellow/gray",
        more={"shares": [{"yellow": 2}, {}, {}], "depots": ["DEN", "", "CHI"]},
    ),
)
