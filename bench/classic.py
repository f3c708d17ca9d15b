"""Simulations a second of the bot `classic`, and how many 4 seconds hold on this core.

It says also what part of a thought is left out because it could not change the choice.

python -m bench.classic [GAME [SEATS]]
"""

import sys
from time import thread_time
from typing import Any

import moguls
from bench.notes import say, tell
from moguls.bots.config import CAP_CLASSIC, BotConfig
from moguls.bots.searcher.baseline import Baseline
from moguls.bots.searcher.searcher import Searcher
from moguls.core.play.playthrough import Playthrough
from moguls.games import registry

SIMS, ROUNDS, SEED = 50_000, 4, 2002


def measure(name: str, seats: int) -> dict[str, Any]:
    """Think at some decisions of a game of steady bots, by CPU time."""
    play = moguls.game(name).new(seats=seats, seed=SEED)
    searcher = Searcher(play.game.jit())
    searcher.think(play.state, BotConfig(sims=10, classic=True), SEED, None)
    thoughts = [thought for _ in range(ROUNDS) if (thought := _thought(searcher, play))]
    speeds = [done / seconds for done, seconds in thoughts]
    mean = sum(speeds) / len(speeds)
    say(f"{name}, {seats} seats: {mean:.0f} simulations a second")
    return {
        "game": name,
        "seats": seats,
        "per_second": round(mean),
        "in_the_cap": round(mean * CAP_CLASSIC),
        "left_out": 1 - sum(done for done, _ in thoughts) / (SIMS * len(thoughts)),
        "at_each": [round(each) for each in speeds],
    }


def _thought(searcher: Searcher, play: Playthrough) -> tuple[int, float] | None:
    """Play on for a while, think; return simulations and seconds, None if there is no choice."""
    for _ in range(10):
        play.step(searcher.think(play.state, BotConfig(), SEED, None))
    while len(play.legal()) == 1 and not play.over:
        play.step(searcher.think(play.state, BotConfig(), SEED, None))
    if play.over:
        return None
    searcher.put(play.state)
    own = Baseline(searcher.engine)
    own.think(searcher.states, play.turn or 0, SIMS, SEED, 0.0)
    begun = thread_time()
    own.think(searcher.states, play.turn or 0, SIMS, SEED, None)
    return own.sims_run, thread_time() - begun


def main(arguments: list[str]) -> None:
    """Measure one game, or all."""
    results = []
    for name in arguments[:1] or registry.names():
        seats = int(arguments[1]) if arguments[1:] else min(4, moguls.game(name).seats[-1])
        results.append(measure(name, seats))
    tell({"bench": "classic", "sims": SIMS, "results": results})


if __name__ == "__main__":
    main(sys.argv[1:])
