"""Simulations saved by early stopping, and how often it changes the choice.

    python -m bench.early [GAME [GAMES [SEATS [BOT]]]]

A seat of `expert`, or of BOT, plays against `hard`. It searches each decision three times: as
usual, without `early_stop`, and without it with another seed, whose tree evaluates the choices of
the first two and shows the variance between seeds. Not for Moguli, whose search has no options.
"""

import sys
from dataclasses import dataclass, field
from time import thread_time
from typing import Any

import moguls
from bench.notes import say, tell
from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of, in_full
from moguls.bots.search.sequential_halving import NEVER
from moguls.bots.searcher.searcher import Searcher
from moguls.core.play.playthrough import Playthrough

GAME, GAMES, SEATS, SEED, OTHER = "mogul-2002", 8, 4, 2002, 1_000_003
OWN, RIVAL = "expert", "hard"


@dataclass
class AnalysisRequest:
    """What one way to think has shown so far."""

    run: int = 0
    seconds: float = 0.0
    lost: float = 0.0
    otherwise: int = 0


@dataclass
class Found:
    """Three ways to think at the same decisions: early, whole, whole with another seed."""

    thoughts: int = 0
    ways: tuple[AnalysisRequest, AnalysisRequest, AnalysisRequest] = field(
        default_factory=lambda: (AnalysisRequest(), AnalysisRequest(), AnalysisRequest())
    )

    def told(self, sims: int) -> dict[str, Any]:
        """Return means, the whole thought with its own seed being the measure."""
        early, whole, other = self.ways
        return {
            "thoughts": self.thoughts,
            "part_run_early": early.run / (sims * self.thoughts),
            "part_run_whole": whole.run / (sims * self.thoughts),
            "time_early_to_whole": early.seconds / whole.seconds,
            "early_chooses_otherwise": early.otherwise / self.thoughts,
            "another_seed_chooses_otherwise": other.otherwise / self.thoughts,
            "worth_lost_early": early.lost / self.thoughts,
            "worth_lost_whole": whole.lost / self.thoughts,
        }


class Watched:
    """A game in which one seat thinks in three ways."""

    def __init__(self, name: str, bot: str) -> None:
        """Bind the loops."""
        self.searcher = Searcher(moguls.game(name).jit())
        self.config = config_of(bot, self.searcher.policy)
        self.rival = config_of(RIVAL, self.searcher.policy)
        self.found = Found()

    def play(self, play: Playthrough, seat: int) -> None:
        """Play a game to its end."""
        while not play.over:
            is_own = play.turn == seat and len(play.legal()) > 1
            play.step(self.compare(play) if is_own else self.think(play, self.rival, SEED))

    def think(self, play: Playthrough, config: BotConfig, seed: int) -> int:
        """Return what a bot chooses; its tree stays until the next thought."""
        return self.searcher.think(play.state, config, seed + play.ply, None)

    def compare(self, play: Playthrough) -> int:
        """Think in three ways; return the choice of the first."""
        whole = in_full(self.config)
        chosen = []
        self.searcher.arrays(whole.sims)
        for request, config, seed in zip(
            self.found.ways, (self.config, whole, whole), (SEED, SEED, OTHER), strict=True
        ):
            self.searcher.ismcts_tree.visits[0] = 0  # the endgame solver runs no simulation
            begun = thread_time()
            chosen.append(self.think(play, config, seed))
            request.seconds += thread_time() - begun
            request.run += int(self.searcher.ismcts_tree.visits[0])
        if self.searcher.ismcts_tree.visits[0]:
            self.found.thoughts += 1
            worths = [self.worth(action) for action in chosen]
            for request, action, worth in zip(self.found.ways, chosen, worths, strict=True):
                request.otherwise += action != chosen[1]
                request.lost += worths[2] - worth
        return chosen[0]

    def worth(self, action: int) -> float:
        """Return what the last tree holds an action to be worth; nothing if it was not tried."""
        searcher = self.searcher
        mean = float(searcher.loops.mean_of(searcher.states[0], action, searcher.tree))
        return 0.0 if mean == NEVER else mean


def main(arguments: list[str]) -> None:
    """Measure one game."""
    name = arguments[0] if arguments else GAME
    games = int(arguments[1]) if arguments[1:] else GAMES
    seats = int(arguments[2]) if arguments[2:] else SEATS
    watched = Watched(name, arguments[3] if arguments[3:] else OWN)
    for number in range(games):
        watched.play(moguls.game(name).new(seats=seats, seed=SEED + number), number % seats)
    told = watched.found.told(watched.config.sims)
    say(f"{name}, {seats} seats, {games} games")
    for what, number in told.items():
        say(f"    {what}: {number:.5f}")
    tell({"bench": "early", "game": name, "games": games, "seats": seats, **told})


if __name__ == "__main__":
    main(sys.argv[1:])
