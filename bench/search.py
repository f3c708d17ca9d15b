"""Simulations a second of the tree search, native against plain, from the first decision.

python -m bench.search [GAME [ROUNDS]]
"""

import sys
from time import thread_time
from typing import Any

import moguls
from bench.notes import say, spread, tell
from moguls.bots.searcher.searcher import Searcher
from moguls.core.play.playthrough import Playthrough
from moguls.kernel.engines.base import Engine

GAME, ROUNDS, SIMS, PLAIN_SIMS, SEED = "mogul-2002", 15, 5_000, 60, 2002


class TimedSearch:
    """A search that is run again and again from one state."""

    def __init__(self, engine: Engine, play: Playthrough, sims: int) -> None:
        """Put the state at the root."""
        self.searcher, self.sims, self.seat = Searcher(engine), sims, int(play.turn or 0)
        self.searcher.put(play.state)
        self.run(1)

    def run(self, sims: int) -> list[int]:
        """Search; return how often each node was visited."""
        self.searcher.grow(self.seat, SEED, 0, self.searcher.begin(self.seat, sims))
        return [int(count) for count in self.searcher.ismcts_tree.visits[: sims + 1]]

    def speed(self) -> float:
        """Return simulations a second of CPU time."""
        begun = thread_time()
        done = self.run(self.sims)[0]  # fewer than asked for where no action could catch up
        return done / (thread_time() - begun)


def measure(name: str, seats: int, rounds: int) -> dict[str, Any]:
    """Let both take turns at one number of seats."""
    play = moguls.game(name).new(seats=seats, seed=SEED)
    while play.phase == "loan":
        play.move("decline")
    fast = TimedSearch(play.game.jit(), play, SIMS)
    slow = TimedSearch(play.game.plain(), play, PLAIN_SIMS)
    pairs = [(fast.speed(), slow.speed()) for _ in range(rounds)]
    return {
        "seats": seats,
        "same_tree": fast.run(PLAIN_SIMS) == slow.run(PLAIN_SIMS),
        "jit_per_second": spread((quick for quick, _ in pairs), 0),
        "plain_per_second": spread((plain for _, plain in pairs), 0),
        "ratio": spread((quick / plain for quick, plain in pairs), 1),
    }


def main(arguments: list[str]) -> None:
    """Measure the fewest seats, four, and the most."""
    name = arguments[0] if arguments else GAME
    rounds = int(arguments[1]) if arguments[1:] else ROUNDS
    possible = moguls.game(name).seats
    results = []
    for seats in sorted({possible[0], min(4, possible[-1]), possible[-1]}):
        say(f"{name}, {seats} seats: {rounds} rounds")
        results.append(measure(name, seats, rounds))
    tell({"bench": "search", "game": name, "results": results})


if __name__ == "__main__":
    main(sys.argv[1:])
