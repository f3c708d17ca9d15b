"""A match of searches, one with a learned value against a table without, and what each takes.

python -m research.values.match GAME BOT RIVAL [GAMES [SEATS [FOLDER]]]     # 400 4
python -m research.values.match mogul-2002 search:950:rollout_horizon=2 search:300
python -m research.values.match take-stock search:1000 search:1000:score_shaping=1000

A dial turns the network on: `ahead` in Mogul (2002), in Take Stock `soft`, see `learned` there. A
policy that is not in the package is known to this process alone, so all is played in it, on one
core. Before, both bots think at the same decisions in turns, for the CPU time that each takes. A
folder keeps the games: the same match goes on where it was.
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

import moguls
from moguls.arena import manifest_of, plan, run, summary_of
from moguls.bots import registry
from moguls.bots.config import BotConfig
from moguls.bots.levels import config_of
from moguls.bots.searcher.searcher import Searcher
from research.values.recipe import recipe_of

SEED: Final = 2006
DECISIONS: Final = 200
APART: Final = 11  # plies between two decisions of a game


def match(
    game: str, policy: str, bots: list[str], games: int, seats: int, folder: str
) -> dict[str, Any]:
    """Play a match; return what the first bot won, in fair shares, and what a decision takes."""
    registry.MODULES[game] = policy
    registry.policy_of.cache_clear()
    took = milliseconds(game, bots, seats)
    made = plan.match(moguls.game(game), bots, games, SEED, seats)
    manifest = manifest_of(moguls.game(game), made)
    with TemporaryDirectory() as unkept:
        played = run(manifest, Path(folder or unkept), 1)
    won = summary_of(manifest, played).bots[0].times_fair
    told = {"bots": bots, "milliseconds": took, "seats": seats, "games": len(played)}
    return {"game": game, **told, "times_fair": asdict(won)}


def milliseconds(game: str, bots: list[str], seats: int) -> list[float]:
    """Return the CPU time that a decision of each bot takes, at decisions of games of steady."""
    made = moguls.game(game)
    searcher = Searcher(made.jit())
    configs = [config_of(bot, searcher.policy) for bot in bots]
    totals = [0.0] * len(bots)
    count, number = -1, 0
    while count < DECISIONS:
        play = made.new(seats=seats, seed=SEED + number)
        number += 1
        while not play.over and count < DECISIONS:
            if play.ply % APART == number % APART and len(play.legal()) > 1:
                took = [_time_of(searcher, play.state, config, number) for config in configs]
                if count >= 0:  # the first thought compiles
                    totals = [total + time for total, time in zip(totals, took, strict=True)]
                count += 1
            play.step(searcher.think(play.state, BotConfig(), SEED, None))
    return [round(1000 * total / count, 3) for total in totals]


def _time_of(searcher: Searcher, state: Any, config: BotConfig, seed: int) -> float:
    """Return the CPU time of one thought, in seconds."""
    begun = process_time()
    searcher.think(state, config, seed, None)
    return process_time() - begun


def main(arguments: list[str], policy: str) -> None:
    """Play the match that is asked for, by a policy; print how it ended."""
    given = [*arguments, *("400", "4", "")[len(arguments) - 3 :]]
    told = match(given[0], policy, given[1:3], int(given[3]), int(given[4]), given[5])
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main(sys.argv[1:], recipe_of(sys.argv[1]).policy)
