"""How the tests of what both editions share lay a table of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import moguls
from tests import tables
from tests.games.mogul2013 import laid

if TYPE_CHECKING:
    from collections.abc import Callable

    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough


@dataclass(frozen=True)
class Edition:
    """One edition.

    Attributes:
        name: of the game.
        seats: how many can play at most.
        at_auction, at_choice, at_the_end: lay a table in an auction, where its winner chooses, and
            after the crash.
        runner_up_passes: the runner-up's move that changes least.
        crash_places: how many of the bottom cards can be the crash.
        share: a kind of card besides blue/brown.
        more: what else lies on a table.
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
        """The game at its defaults."""
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
        laid.at_auction,
        laid.at_option,
        laid.at_the_end,
        "nothing",
        crash_places=4,
        share="yellow/gray",
        more={"shares": [{"yellow": 2}, {}, {}], "depots": ["DEN", "", "CHI"]},
    ),
)
