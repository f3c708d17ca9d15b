"""What the server would tell of each game, for the tests of the client's logic.

`python -m tests.words.views` prints it; `front/views.setup.ts` reads that.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

import moguls
from moguls.server.table.views import drawn

if TYPE_CHECKING:
    from moguls.core.playthrough import Playthrough

# A deal of each game in which the first seat has several things to do, prices to raise among them.
SEED = 1
GAMES = 8  # played at random for their events
EACH = 12  # events of a kind at most


def begun(name: str, seed: int, **options: str) -> Playthrough:
    """Return a game of three, or of as many as can play."""
    game = moguls.game(name, **options)
    return game.new(seats=max(game.seats[0], min(3, game.seats[-1])), seed=seed)


def view_of(name: str) -> dict[str, Any]:
    """Return what the seat on turn sees at the beginning of a game."""
    play = begun(name, SEED, first_player="0")
    return drawn(play.game.rules, play.view(play.turn))


def events_of(name: str) -> list[dict[str, Any]]:
    """Return events as seat 0 and as those who watch hear of them, some of each kind."""
    found, kinds = [], Counter[str]()
    for seed in range(GAMES):
        play, chance = begun(name, seed), random.Random(seed)
        while not play.over:
            play.move(chance.choice(list(play.legal())))
        for viewer in (0, None):
            for event in play.happened(viewer):
                kind = f"{event['type']} {event.get('seat') == 0} {len(event)}"
                kinds[kind] += 1
                if kinds[kind] <= EACH:
                    found.append(event)
    return found


if __name__ == "__main__":
    names = moguls.games()
    told = {
        "views": {name: view_of(name) for name in names},
        "events": {name: events_of(name) for name in names},
    }
    sys.stdout.write(json.dumps(told))
