"""Regret of short searches, for settings of the options of the search.

    python -m bench.regret [GAME [SIMS [POSITIONS [SETTING ...]]]]

At decisions of games of `steady` a long search that samples all actions about equally gives the
value of each action, in games won. The regret of a short search is the best value minus that of its
choice. All settings choose at the same decisions and are compared decision by decision; a match
would need thousands of games.
"""

import sys
from dataclasses import dataclass
from math import sqrt
from typing import Any

import moguls
from bench.dials import tried
from bench.notes import say, tell
from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from moguls.bots.search.ismcts import MAX_SEATS
from moguls.bots.searcher.searcher import Searcher
from moguls.core.play.playthrough import Playthrough
from moguls.kernel.state.layout import State

GAME, SIMS, POSITIONS, SEED, SEATS = "mogul-2002", 300, 100, 2002, 4
LONG, TRIES = "search:6000:prior_weight=0:exploration=30000", 4
APART = 7  # plies between two decisions of a game


@dataclass(frozen=True)
class Decision:
    """A decision, and what each action is worth."""

    state: State
    worth: dict[int, float]

    def regret(self, action: int) -> float:
        """Return by how much an action is worse than the best; one not weighed is the worst."""
        return max(self.worth.values()) - self.worth.get(action, min(self.worth.values()))


def decisions(searcher: Searcher, game: str, count: int, seats: int) -> list[Decision]:
    """Return decisions with two actions at least, from games of steady bots."""
    found: list[Decision] = []
    number = 0
    while len(found) < count:
        play = moguls.game(game).new(seats=seats, seed=SEED + number)
        number += 1
        while not play.over and len(found) < count:
            if play.ply % APART == number % APART and len(play.legal()) > 1:
                worth = weighed(searcher, play)
                if len(worth) > 1:
                    found.append(Decision(play.state.copy(), worth))
            play.step(searcher.think(play.state, BotConfig(), SEED, None))
    return found


def weighed(searcher: Searcher, play: Playthrough) -> dict[int, float]:
    """Return what each action is worth after a long thought."""
    searcher.think(play.state, config_of(LONG, policy_of(play.game.name)), SEED, None)
    children, visits, values = (
        searcher.ismcts_tree.children,
        searcher.ismcts_tree.visits,
        searcher.ismcts_tree.values,
    )
    worth = {}
    for action in play.legal().values():
        child = int(children[searcher.loops.edge_of(0, action, searcher.tree)])
        if child > 0:
            worth[action] = float(values[child * MAX_SEATS + (play.turn or 0)] / visits[child])
    return worth


def regrets(searcher: Searcher, found: list[Decision], name: str) -> list[float]:
    """Return a bot's regret at each decision, the mean of some tries."""
    config = config_of(name, searcher.policy)
    return [
        sum(each.regret(searcher.think(each.state, config, SEED + k, None)) for k in range(TRIES))
        / TRIES
        for each in found
    ]


def measure(game: str, sims: int, count: int, settings: list[str]) -> list[dict[str, Any]]:
    """Compare settings with none."""
    possible = moguls.game(game).seats
    searcher = Searcher(moguls.game(game).jit())
    found = decisions(searcher, game, count, min(SEATS, possible[-1]))
    plain = regrets(searcher, found, f"search:{sims}")
    say(f"{game}, search:{sims}: regret {100 * sum(plain) / count:.3f} % of a game")
    rows = []
    for setting in settings:
        own = regrets(searcher, found, f"search:{sims}:{setting}")
        less = [a - b for a, b in zip(plain, own, strict=True)]
        mean = sum(less) / count
        error = sqrt(sum((each - mean) ** 2 for each in less) / (count - 1) / count)
        say(
            f"    {setting}: {100 * mean:.3f} % less [{100 * (mean - 1.96 * error):.3f},"
            f" {100 * (mean + 1.96 * error):.3f}]"
        )
        rows.append({"setting": setting, "less": mean, "error": error})
    return rows


def main(arguments: list[str]) -> None:
    """Measure the settings that are named, or all."""
    game = arguments[0] if arguments else GAME
    sims = int(arguments[1]) if arguments[1:] else SIMS
    count = int(arguments[2]) if arguments[2:] else POSITIONS
    rows = measure(game, sims, count, arguments[3:] or tried(game))
    tell({"bench": "regret", "game": game, "sims": sims, "decisions": count, "settings": rows})


if __name__ == "__main__":
    main(sys.argv[1:])
