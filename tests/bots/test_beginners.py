"""Beginners play as a person who has had the first lessons: those of the coach's table do."""

from collections import Counter
from typing import Any

import pytest

import moguls
from moguls.bots.levels import config_of
from moguls.bots.registry import policy_of
from tests.bots.games import OPTIONS, compiled_searcher

GAMES = 12  # of each set of house rules
SHORT = 4  # with fewer chips a seat is short of them


def decisions(name: str, options: dict[str, str]) -> Counter[tuple[str, bool]]:
    """Count what three beginners do in some games, and with how many chips they do it."""
    searcher, config = compiled_searcher(name), config_of("beginner", policy_of(name))
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(GAMES):
        play = moguls.game(name, **options).new(3, seed=seed)
        while not play.over:
            state: Any = play.state
            chips, is_empty = state.chips[state.turn], state.bowl == 0
            move = play.game.rules.to_text(searcher.think(state, config, play.ply, None))
            kind = "leave nothing" if move == "leave" and is_empty else move
            seen[kind, chips < SHORT] += 1
            play.move(move)
    return seen


@pytest.mark.parametrize("name", ["mogul-2002", "mogul-2013"])
def test_beginners_borrow_and_leave_an_empty_bowl_only_when_short_of_chips(name: str) -> None:
    borrow = {"mogul-2002": "loan", "mogul-2013": "credit"}[name]
    seen = sum((decisions(name, options) for options in OPTIONS[name]), Counter())

    assert seen[borrow, False] == seen["leave nothing", False] == 0
    assert seen[borrow, True] > GAMES
    assert seen["leave nothing", True] > GAMES
