"""Games for the tests of bots: every game that bots know, at some point of play."""

import random
from collections.abc import Sequence
from functools import cache

import moguls
from moguls.bots.registry import MODULES
from moguls.bots.search.options import DEFAULTS
from moguls.bots.search.tree_fields import Scratch
from moguls.bots.searcher.searcher import Searcher
from moguls.core.play.game import Game
from moguls.core.play.playthrough import Playthrough
from tests.strategies import seats_of

GAMES = tuple(MODULES)
CHOICES = 512  # more than are worth a thought anywhere
# Searches with a tree whose table of edges is dense, sparse, and one of a game's own.
OPTIONS: dict[str, list[dict[str, str]]] = {
    "mogul-2002": [
        {},
        {"loan_timing": "on_own_turn", "loans_per_auction": "any", "open_chips": "on"},
        {"partial_sale": "off", "quick_start": "on", "score_floor": "on"},
    ],
    "mogul-2013": [
        {},
        {"deck": "b", "start_shares": "random", "score_floor": "on"},
        {"nothing": "without_shares"},
    ],
    "take-stock": [
        {},
        {"certificates": "four_steps", "kept_events": "stay", "crash_counts_start": "off"},
        {"rounds": "8", "kept_events": "stay"},
    ],
    "moguli": [
        {},
        {"new_start_row": "on", "cylinder": "on", "null_move": "on"},
        {"start_row_duty": "rotation", "stall": "unmoved"},
        {"start_row_duty": "rotation", "stall": "unable_even_turning"},
    ],
}


@cache
def native_searcher(name: str) -> Searcher:
    """Return what native bots of a game think with; switches lie in the state."""
    return Searcher(moguls.game(name).native_engine())


@cache
def plain_searcher(name: str) -> Searcher:
    return Searcher(moguls.game(name).plain())


def played(game: Game, seats: int, seed: int, plies: int) -> Playthrough:
    play = game.new(seats=seats, seed=seed)
    source = random.Random(seed)
    for _ in range(plies):
        play.step(source.choice(game.rules.legal_actions(play.state)))
        if play.over:
            play.undo()
            break
    return play


def some_game(name: str, seed: int, plies: int) -> Playthrough:
    """Return a game under some house rules with some number of seats, as the seed says."""
    options = OPTIONS[name][seed % len(OPTIONS[name])]
    game = moguls.game(name, **options)
    possible = seats_of(game)
    return played(game, possible[seed // 7 % len(possible)], seed, plies)


def workspace(values: list[float], options: Sequence[float] = DEFAULTS) -> Scratch:
    """Return a workspace of plain lists, with these floats of a policy and these options."""
    return Scratch(values, [float(each) for each in options], [0] * CHOICES)
