"""What a seat on turn sees at the beginning of each game, for the tests of the client's logic.

`python -m tests.words.views` prints it; `front/views.setup.ts` reads that.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import moguls
from moguls.server.views import drawn

# A deal of each game in which the first seat has several things to do, prices to raise among them.
SEED = 1


def views() -> dict[str, Any]:
    """Return a view of each game, of the seat on turn."""
    found = {}
    for name in moguls.games():
        game = moguls.game(name, first_player="0")
        play = game.new(seats=max(game.seats[0], min(3, game.seats[-1])), seed=SEED)
        found[name] = drawn(game.rules, play.view(play.turn))
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(views()))
