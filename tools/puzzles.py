"""Generator of puzzles: clear mistakes in games of bots, `python -m tools.puzzles GAME`.

The file is written again after each puzzle: a run can be stopped, and the next one goes on with
another game.
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
from moguls.review.puzzles import Puzzle, path_of, puzzles_of, write
from moguls.review.puzzles.search import mistakes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from moguls.core.play.game import Game
    from moguls.core.play.playthrough import Playthrough
    from moguls.review.puzzles.search import ClearMistake

SEATS: Final = {"mogul-2002": (3, 4, 5), "mogul-2013": (3, 4), "moguli": (2,), "take-stock": (2, 3)}
LEVELS: Final = ("beginner", "normal")


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
        play = _played(game, seed, random.Random(seed))  # reproducible
        for mistake in mistakes(analyst, play, seed, range(0, play.seats, len(LEVELS))):
            yield _puzzle(play, mistake, seed)


def _played(game: Game, seed: int, source: random.Random) -> Playthrough:
    """Return a game of bots: weak ones, which make mistakes, at every other seat."""
    play = game.new(seats=source.choice(SEATS[game.name]), seed=seed)
    bots = [BuiltinPlayer(level, game, seed) for level in LEVELS]
    while not play.over:
        play.move(bots[(play.turn or 0) % len(LEVELS)].move(play))
    return play


def _puzzle(play: Playthrough, mistake: ClearMistake, seed: int) -> Puzzle:
    steps = (play.step_at(number) for number in range(1, mistake.step))
    text = play.game.rules.to_text
    moves = [text(it.action) for it in steps if it is not None and it.action is not None]
    return Puzzle(seats=play.seats, seed=seed, moves=moves, **vars(mistake.solution))


if __name__ == "__main__":
    main(sys.argv[1:])
