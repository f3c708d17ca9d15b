"""A refreshed observation row equals a fresh one; list, words and count agree on legal actions."""

from typing import Any

import numpy as np
import pytest

import moguls
from moguls.core.play.game import Game
from moguls.kernel.engines.base import Engine
from tests.laws import kept_rows

GAMES = pytest.mark.parametrize(
    "game", [moguls.game(name) for name in moguls.games()], ids=lambda game: game.name
)
FEW, MANY = 40, 100_000  # plies


def first_broken(engine: Engine, seats: int, plies: int, rows: Any, number: int = 0) -> int:
    """Play a game; return the first ply that breaks a law, or -1."""
    rules = engine.rules
    out, words = engine.integers(rules.max_choices), engine.integers(-(-rules.num_actions // 64))
    rest = (seats, number, plies, rows, out, words)
    found: int = engine.build(kept_rows).broken_at(engine.states(1), engine.options, *rest)
    return found


@GAMES
def test_plain_rules_keep_the_laws_with_all_numbers_of_seats(game: Game) -> None:
    engine = game.plain()
    for seats in game.seats:
        rows = engine.table(2, game.rules.size)
        assert first_broken(engine, seats, FEW, rows, seats) == -1


@pytest.mark.slow
@GAMES
def test_compiled_rules_keep_the_laws_in_whole_games(game: Game) -> None:
    engine = game.jit()
    for seats in game.seats:
        rows = np.zeros((2, game.rules.size), np.int16)
        for number in range(20):
            assert first_broken(engine, seats, MANY, rows, number) == -1
