"""Generator of puzzles: clear mistakes in games of bots, `python -m tools.puzzles GAME`.

A mistake is chosen by one evaluation and confirmed by a second one with other chance, whose figures
are shown: the chosen one is too large on average, because it was chosen. Each game gives at most
three puzzles. The file is written again after each puzzle: a run can be stopped, and the next one
goes on with another game.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from typing import TYPE_CHECKING, Final

from moguls.bots.analysis.analyst import Analyst
from moguls.bots.bot import BuiltinPlayer
from moguls.games import registry
from moguls.review.make import decisions
from moguls.review.puzzles import Puzzle, PuzzleOption, path_of, puzzles_of, write
from moguls.review.weigh import Weighed, weigh

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough
    from moguls.review.make import Decision

SEATS: Final = {"mogul-2002": (3, 4, 5), "mogul-2013": (3, 4), "moguli": (2,), "take-stock": (2, 3)}
LEVELS: Final = ("beginner", "normal")
# Simulations of the first look, the choice and the confirmation.
SIMS: Final = (100, 500, 4000)
FIRST_GAIN: Final = 0.08  # in the first look, where small ones are mostly chance
GAIN: Final = 0.05  # a smaller one is not worth a puzzle
LEAST_CHOICES: Final = 3
SURE: Final = 2.0  # standard errors
MOST_A_GAME: Final = 3
SKIPPED: Final = 6  # first decisions of a game: nothing has happened yet


def main(words: list[str]) -> None:
    """Make puzzles of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--count", type=int, default=102)
    parser.add_argument("--seconds", type=float, default=360.0, help="at most so long")
    parser.add_argument("--seed", type=int, default=2026)
    arguments = parser.parse_args(words)
    game, begin = registry.game(arguments.game), time.monotonic()
    puzzles = list(puzzles_of(game.name))
    first = max([arguments.seed, *(it.seed for it in puzzles)])
    for puzzle in _puzzles(game, first):
        puzzles.append(puzzle)
        write(game.name, puzzles)
        spent = time.monotonic() - begin
        sys.stdout.write(f"{game.name}: {len(puzzles)} puzzles, {spent:.0f} s\n")
        sys.stdout.flush()
        if len(puzzles) >= arguments.count or spent > arguments.seconds:
            break
    sys.stdout.write(f"{path_of(game.name).stat().st_size} bytes\n")


def _puzzles(game: Game, seed: int) -> Iterator[Puzzle]:
    """Yield puzzles from one game after another, without an end."""
    analyst = Analyst(game.engine())
    while True:
        seed += 1
        source = random.Random(seed)  # reproducible
        play = _played(game, seed, source)
        candidates = [it for it in decisions(play)[SKIPPED:] if it.seat % len(LEVELS) == 0]
        source.shuffle(candidates)
        made = 0
        for decision in candidates:
            weighed = _confirmed(analyst, decision, seed)
            if weighed is not None:
                yield _puzzle(play, decision, weighed, seed)
                made += 1
            if made == MOST_A_GAME:
                break


def _played(game: Game, seed: int, source: random.Random) -> Playthrough:
    """Return a game of bots: weak ones, which make mistakes, at every other seat."""
    play = game.new(seats=source.choice(SEATS[game.name]), seed=seed)
    bots = [BuiltinPlayer(level, game, seed) for level in LEVELS]
    while not play.over:
        play.move(bots[(play.turn or 0) % len(LEVELS)].move(play))
    return play


def _confirmed(analyst: Analyst, decision: Decision, seed: int) -> Weighed | None:
    """Return the last evaluation of a clear mistake; None for another decision."""
    state, action = decision.state, decision.action
    look = analyst.analyse(state, seed * 7, SIMS[0], also=(action,))
    wins = [look.of(it).wins[look.seat] for it in (look.best, action)]
    if len(look.actions) < LEAST_CHOICES or wins[0] - wins[1] < FIRST_GAIN:
        return None
    for number, sims in enumerate(SIMS[1:], 1):
        weighed = weigh(analyst, state, action, seed * 7 + number, sims)
        gain = -weighed.cost[weighed.seat]
        if gain < GAIN or gain <= SURE * weighed.cost_error:
            return None
    return weighed


def _puzzle(play: Playthrough, decision: Decision, weighed: Weighed, seed: int) -> Puzzle:
    steps = (play.step_at(number) for number in range(1, decision.step))
    text = play.game.rules.to_text
    moves = [text(it.action) for it in steps if it is not None and it.action is not None]
    options = [
        PuzzleOption(text(it.action), round(it.win, 4), round(it.error, 4))
        for it in weighed.options
    ]
    return Puzzle(
        seats=play.seats,
        seed=seed,
        moves=moves,
        seat=weighed.seat,
        played=text(weighed.action),
        best=text(weighed.best),
        gain=round(-weighed.cost[weighed.seat], 4),
        error=round(weighed.cost_error, 4),
        sims=SIMS[-1],
        options=options,
    )


if __name__ == "__main__":
    main(sys.argv[1:])
