"""Accuracy of the win chances of hints and reviews: predictions against results.

    python -m bench.calibration [GAME [GAMES [SIMS [BOT]]]]     # all games, 40, 400, search:60

Before every tenth decision of a bot's games an analysis estimates the win chance of the seat on
turn. The loss is its mean cross-entropy in nats, compared with that of the fair share. The stretch
is the power of the odds with the smallest loss: below 1, they were overconfident. Some decisions
are random, so that games differ where nothing is drawn.
"""

import random
import sys
from math import log
from statistics import fmean
from typing import Any, Final

import moguls
from bench.notes import say, tell
from moguls.bots.analysis.analyst import Analyst
from moguls.bots.levels import config_of
from moguls.core.play.game import Game
from moguls.games import registry

GAMES, SIMS, BOT, SEED, SEATS = 40, 400, "search:60", 2006, 4
APART = 10  # plies between two decisions of a game
LOOSE = 0.04  # of the decisions are any legal one
PARTS = 5
LEAST = 0.001  # no chance is told as less, or as more than what is missing to 1
STRETCHES: Final = [step / 50 for step in range(5, 151)]
Said = tuple[float, float]  # what was said of a seat, and its share of the win


def said(game: Game, seats: int, games: int, sims: int, bot: str) -> list[Said]:
    """Return what was said and what came, for decisions of games of a bot."""
    analyst, chance = Analyst(game.jit()), random.Random(SEED)
    config = config_of(bot, analyst.searcher.policy)
    found: list[Said] = []
    for number in range(games):
        play, told = game.new(seats=seats, seed=SEED + number), list[tuple[int, float]]()
        while not play.over:
            if play.ply % APART == number % APART and len(play.legal()) > 1:
                told.append(_told(analyst, play.state, sims))
            loose = chance.random() < LOOSE
            action = chance.choice(list(play.legal().values())) if loose else None
            seed = SEED + number + play.ply
            play.step(
                analyst.searcher.think(play.state, config, seed, None) if action is None else action
            )
        share = 1 / len(play.winners)
        found += [(win, share if seat in play.winners else 0.0) for seat, win in told]
    return found


def _told(analyst: Analyst, state: Any, sims: int) -> tuple[int, float]:
    """Return the seat on turn, and its chance if it plays what is found best."""
    found = analyst.analyse(state, SEED, sims)
    win = found.of(found.best).wins[found.seat]
    return found.seat, min(1 - LEAST, max(LEAST, win))


def loss(pairs: list[Said], stretch: float = 1.0) -> float:
    """Return the mean cross-entropy, with all odds raised to a power."""
    total = 0.0
    for win, came in pairs:
        chance = 1 / (1 + ((1 - win) / win) ** stretch)
        total -= came * log(chance) + (1 - came) * log(1 - chance)
    return total / len(pairs)


def measure(name: str, games: int, sims: int, bot: str) -> dict[str, Any]:
    """Compare what was said with what came, in one game."""
    game = moguls.game(name)
    seats = min(SEATS, game.seats[-1])
    pairs = sorted(said(game, seats, games, sims, bot))
    size = len(pairs) / PARTS
    parts = [pairs[round(k * size) : round((k + 1) * size)] for k in range(PARTS)]
    fifths = [
        {"said": fmean(win for win, _ in part), "came": fmean(came for _, came in part)}
        for part in parts
    ]
    row = {"game": name, "seats": seats, "games": games, "decisions": len(pairs), "bot": bot}
    row |= {"sims": sims, "loss": loss(pairs), "fifths": fifths}
    row["fair"] = loss([(1 / seats, came) for _, came in pairs])
    row["stretch"] = min(STRETCHES, key=lambda stretch: loss(pairs, stretch))
    say(f"{name}: loss {row['loss']:.3f} (fair share {row['fair']:.3f}), stretch {row['stretch']}")
    return row


def main(arguments: list[str]) -> None:
    """Measure the game that is named, or all."""
    games = int(arguments[1]) if arguments[1:] else GAMES
    sims = int(arguments[2]) if arguments[2:] else SIMS
    bot = arguments[3] if arguments[3:] else BOT
    rows = [measure(name, games, sims, bot) for name in arguments[:1] or registry.names()]
    tell({"bench": "calibration", "games": rows})


if __name__ == "__main__":
    main(sys.argv[1:])
