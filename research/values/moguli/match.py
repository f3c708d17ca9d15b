"""A match in Moguli, the learned evaluation against the package's own, and what a thought takes.

python -m research.values.moguli.match BOT RIVAL [GAMES]       # 400
python -m research.values.moguli.match search:150 search:150 400

The first bot has the learned tables; every deal is played from both sides. All is played in one
process, since the learned evaluation is known to it alone; before, both think at the same decisions
in turns, for the CPU time that each takes.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from time import process_time
from typing import Any, Final

import moguls
from moguls.arena.stats import Estimate, share_of
from moguls.bots.levels import config_of
from moguls.bots.moguli import evaluation
from moguls.bots.registry import bind
from moguls.bots.searcher.searcher import Searcher
from research.values.moguli import learned

SEED: Final = 2006
DECISIONS: Final = 200
APART: Final = 11  # plies between two decisions of a game
STAND_INS: Final = (
    (evaluation.forward, learned.forward),
    (evaluation.expected_gain, learned.expected_gain),
    (evaluation.balance, learned.balance),
)
TOLD: Final = 10  # deals after which the score so far is told


def learned_kit(engine: Any) -> Searcher:
    """Return what bots think with when they go by the learned evaluation."""
    searcher = Searcher(engine)
    searcher.loops = bind(engine, learned, named=STAND_INS)
    return searcher


def match(bots: list[str], games: int, tell: Callable[[Estimate], None]) -> dict[str, Any]:
    """Play a match; return the share of wins of the first bot, and what a decision takes."""
    engine = moguls.game("moguli").jit()
    searchers = [learned_kit(engine), Searcher(engine)]
    took = milliseconds(searchers, bots)
    deals: list[tuple[float, float]] = []
    while 2 * len(deals) < games:
        deals.append((_game(searchers, bots, len(deals), 0), _game(searchers, bots, len(deals), 1)))
        if len(deals) % TOLD == 0:
            tell(share_of(deals))
    share = asdict(share_of(deals))
    return {"bots": bots, "milliseconds": took, "games": 2 * len(deals), "share": share}


def _game(searchers: list[Searcher], bots: list[str], deal: int, side: int) -> float:
    """Play a game with the first bot on a side; return its share of the win."""
    play = moguls.game("moguli").new(seed=SEED + deal)
    configs = [config_of(bot, searchers[0].policy) for bot in bots]
    while not play.over:
        who = 0 if play.turn == side else 1
        play.step(searchers[who].think(play.state, configs[who], 1, None))
    return (side in play.winners) / len(play.winners)


def milliseconds(searchers: list[Searcher], bots: list[str]) -> list[float]:
    """Return the CPU time that a decision of each bot takes, in games of the second one."""
    configs = [config_of(bot, searchers[0].policy) for bot in bots]
    totals, count, number = [0.0, 0.0], -1, 0
    while count < DECISIONS:
        play = moguls.game("moguli").new(seed=SEED + number)
        number += 1
        while not play.over and count < DECISIONS:
            if play.ply % APART == number % APART:
                took = [
                    _time_of(*each, play.state) for each in zip(searchers, configs, strict=True)
                ]
                if count >= 0:  # the first thought compiles
                    totals = [total + time for total, time in zip(totals, took, strict=True)]
                count += 1
            play.step(searchers[1].think(play.state, config_of("search:15"), 1, None))
    return [round(1000 * total / DECISIONS, 3) for total in totals]


def _time_of(searcher: Searcher, config: Any, state: Any) -> float:
    """Return the CPU time of one thought, in seconds."""
    begun = process_time()
    searcher.think(state, config, 1, None)
    return process_time() - begun


def tell(share: Estimate) -> None:
    """Say how a match stands."""
    print(f"{share.mean:.3f} ({share.low:.3f} to {share.high:.3f})", file=sys.stderr)


if __name__ == "__main__":
    given = [*sys.argv[1:], "400"]
    print(json.dumps(match(given[:2], int(given[2]), tell), indent=2))
