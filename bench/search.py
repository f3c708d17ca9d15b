"""Simulations a second of the tree search, native against plain, from the first auction.

python -m bench.search [ROUNDS]
"""

import sys
from time import thread_time
from typing import Any

import moguls
from bench.notes import say, spread, tell
from moguls.bots.kit import Kit
from moguls.core.engine import Engine
from moguls.core.playthrough import Playthrough

ROUNDS, SIMS, PLAIN_SIMS, SEED = 15, 5_000, 60, 2002


class Searcher:
    """A search that is run again and again from one state."""

    def __init__(self, engine: Engine, play: Playthrough, sims: int) -> None:
        """Put the state at the root."""
        self.kit, self.sims, self.seat = Kit(engine), sims, int(play.turn or 0)
        self.kit.put(play.state)
        self.run(1)

    def run(self, sims: int) -> list[int]:
        """Search; return how often each node was visited."""
        self.kit.grow(self.seat, SEED, 0, self.kit.begin(self.seat, sims))
        return [int(count) for count in self.kit.tree[2][: sims + 1]]

    def speed(self) -> float:
        """Return simulations a second of CPU time."""
        begun = thread_time()
        self.run(self.sims)
        return self.sims / (thread_time() - begun)


def measure(seats: int, rounds: int) -> dict[str, Any]:
    """Let both take turns at one number of seats."""
    play = moguls.game("mogul-2002").new(seats=seats, seed=SEED)
    while play.phase == "loan":
        play.move("decline")
    fast = Searcher(play.game.compiled(), play, SIMS)
    slow = Searcher(play.game.plain(), play, PLAIN_SIMS)
    pairs = [(fast.speed(), slow.speed()) for _ in range(rounds)]
    return {
        "seats": seats,
        "same_tree": fast.run(PLAIN_SIMS) == slow.run(PLAIN_SIMS),
        "compiled_per_second": spread((quick for quick, _ in pairs), 0),
        "plain_per_second": spread((plain for _, plain in pairs), 0),
        "ratio": spread((quick / plain for quick, plain in pairs), 1),
    }


def main(rounds: int) -> None:
    """Measure 3, 4 and 6 seats."""
    results = []
    for seats in (3, 4, 6):
        say(f"{seats} seats: {rounds} rounds")
        results.append(measure(seats, rounds))
    tell({"bench": "search", "results": results})


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
