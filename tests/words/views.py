"""Views of each game for the tests of the client's logic.

`python -m tests.words.views` prints them for `front/views.setup.ts`.
"""

import json
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import moguls
from moguls.core.play.playthrough import Playthrough
from moguls.server.table.views import drawn

# A deal of each game in which the first seat has several things to do, prices to raise among them.
SEED = 1
GAMES = 8  # played at random for their events
EACH = 12  # events of a kind at most
View = dict[str, Any]


def asking(view: View) -> str:
    return str(view["event"]["event"].split()[0] if view["event"] else view["phase"])


def can(view: View, verb: str) -> bool:
    return any(it["move"].startswith(verb) and it["legal"] for it in view["actions"])


# Moments later in a game, by what the first seat is asked then.
MOMENTS: dict[str, dict[str, Callable[[View], bool]]] = {
    "take-stock": {
        "choose": lambda view: asking(view) == "choose",
        "audit": lambda view: asking(view) == "audit" and can(view, "audit"),
        "freeze": lambda view: asking(view) == "freeze" and len(frozen_by(view)) > 1,
        "insider": lambda view: asking(view) == "insider" and can(view, "insider take"),
        "bear": lambda view: asking(view) == "bear" and len(view["hands"][0]) > 1,
        "options": lambda view: asking(view) == "options" and can(view, "option done"),
        "kept": lambda view: asking(view) == "turn" and view["kept_sizes"][0] > 0,
    },
    "mogul-2013": {
        "auction": lambda view: view["phase"] == "auction",
        "erect": lambda view: can(view, "erect "),
        "move": lambda view: can(view, "move "),
    },
}
MOST_GAMES = 50  # after which a moment is not there any more


def frozen_by(view: View) -> list[str]:
    open_now = [each for each in view["actions"] if each["legal"]]
    freezes = all(each.get("effect", {}).get("frozen") for each in open_now)
    return [each["move"] for each in open_now] if freezes else []


def new_game(name: str, seed: int, **options: str) -> Playthrough:
    game = moguls.game(name, **options)
    return game.new(seats=max(game.seats[0], min(3, game.seats[-1])), seed=seed)


def view_of(name: str) -> dict[str, Any]:
    play = new_game(name, SEED, first_player="0")
    return drawn(play.game.rules, play.view(play.turn))


def moments_of(name: str) -> dict[str, View]:
    """Return views of the first seat at the moments of interest in random games."""
    found: dict[str, View] = {}
    moments = MOMENTS.get(name, {})
    for seed in range(MOST_GAMES):
        play, chance = new_game(name, seed), random.Random(seed)
        while not play.over and len(found) < len(moments):
            if play.turn == 0:
                view = drawn(play.game.rules, play.view(0))
                found |= {key: view for key in moments.keys() - found if moments[key](view)}
            play.move(chance.choice(list(play.legal())))
    if missing := moments.keys() - found:
        msg = f"{MOST_GAMES} games of {name} at random never came to {sorted(missing)}"
        raise LookupError(msg)
    return found


def events_of(name: str) -> list[dict[str, Any]]:
    """Return some events of each kind, for seat 0 and for spectators."""
    found, kinds = [], Counter[str]()
    for seed in range(GAMES):
        play, chance = new_game(name, seed), random.Random(seed)
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
        "moments": {name: moments_of(name) for name in names},
        "events": {name: events_of(name) for name in names},
    }
    sys.stdout.write(json.dumps(told))
