"""Search for puzzles: clear mistakes in finished games.

A mistake is chosen by one evaluation and confirmed by a second one with other chance, whose figures
are shown: the chosen one is too large on average, because it was chosen.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, NamedTuple

from moguls.review.make import decisions
from moguls.review.puzzles import PuzzleOption, Solution
from moguls.review.weigh import weigh

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from moguls.bots.analysis.analyst import Analyst
    from moguls.core.play.playthrough import Playthrough
    from moguls.review.make import Decision
    from moguls.review.weigh import Weighed

# Simulations of the first look, the choice and the confirmation.
SIMS: Final = (100, 500, 4000)
FIRST_GAIN: Final = 0.08  # in the first look, where small ones are mostly chance
GAIN: Final = 0.05  # a smaller one is not worth a puzzle
LEAST_CHOICES: Final = 3
SURE: Final = 2.0  # standard errors
MOST_A_GAME: Final = 3
SKIPPED: Final = 6  # first decisions of a game: nothing has happened yet


class ClearMistake(NamedTuple):
    """A clear mistake; `step`: the number of the decision among its steps, from 1."""

    step: int
    solution: Solution


def mistakes(
    analyst: Analyst, play: Playthrough, seed: int, seats: Sequence[int]
) -> Iterator[ClearMistake]:
    """Yield clear mistakes of some seats in a finished game, at most `MOST_A_GAME`.

    Args:
        analyst: of the game.
        play: the game, at its end.
        seed: the same seed gives the same mistakes.
        seats: whose decisions count.
    """
    candidates = [it for it in decisions(play)[SKIPPED:] if it.seat in seats]
    random.Random(seed).shuffle(candidates)
    number = 0
    for decision in candidates:
        weighed = _confirmed(analyst, decision, seed)
        if weighed is not None:
            yield ClearMistake(decision.step, _solution(play, weighed))
            number += 1
        if number == MOST_A_GAME:
            break


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


def _solution(play: Playthrough, weighed: Weighed) -> Solution:
    text = play.game.rules.to_text
    options = [
        PuzzleOption(text(it.action), round(it.win, 4), round(it.error, 4))
        for it in weighed.options
    ]
    return Solution(
        seat=weighed.seat,
        played=text(weighed.action),
        best=text(weighed.best),
        gain=round(-weighed.cost[weighed.seat], 4),
        error=round(weighed.cost_error, 4),
        sims=SIMS[-1],
        options=options,
    )
